/**
 * A path for the log: what fills a place of its route, an id, a secret or anything that was typed,
 * gives way to the name of the place.
 */
export function pathPattern(url: string, params: Record<string, string | undefined>): string {
  const places = new Map<string, string>();
  for (const [name, value] of Object.entries(params)) {
    for (const part of value?.split("/") ?? []) places.set(part, `:${name}`);
  }
  return new URL(url).pathname
    .split("/")
    .map((part) => places.get(decoded(part)) ?? part)
    .join("/");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
