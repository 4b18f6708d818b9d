/**
 * A path for the log: what fills a place of its route, an id, a secret or anything that was typed,
 * gives way to the name of the place.
 */
export function pathPattern(url: string, params: Record<string, string | undefined>): string {
  const places = new Map<string, string>();
  for (const [name, value] of Object.entries(params)) {
    for (const piece of value?.split("/") ?? []) if (piece) places.set(piece, `:${name}`);
  }
  return new URL(url).pathname
    .split("/")
    .map((part) => {
      // One part of the path may fill a place with several, where their slashes are written "%2F".
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
