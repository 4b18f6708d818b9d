/** A path for the log, with parameter names instead of values, which may be ids, secrets or input. */
export function pathPattern(url: string, params: Record<string, string | undefined>): string {
  const places = new Map<string, string>();
  for (const [name, value] of Object.entries(params)) {
    for (const piece of value?.split("/") ?? []) if (piece) places.set(piece, `:${name}`);
  }
  return new URL(url).pathname
    .split("/")
    .map((part) => {
      // A value may contain slashes, encoded as "%2F".
      const pieces = decoded(part).split("/");
      return pieces.map((piece) => places.get(piece)).find((place) => place !== undefined) ?? part;
    })
    .join("/");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
