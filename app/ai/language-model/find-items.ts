/** How often a reply is gone through at most: one of opened brackets would be for each of them. */
const maxPasses = 10;
const maxTextLength = 200_000;

/**
 * The items of a list in JSON, wherever it stands in a text, and as many as are whole where the
 * text breaks off.
 * @returns null where there is no JSON
 */
export function findItems(reply: string): unknown[] | null {
  const text = reply.slice(0, maxTextLength);
  const found: unknown[] = [];
  let listed = false;
  let read = 0;
  for (let at = nextOpening(text, 0); at >= 0 && read < maxPasses * text.length; ) {
    const end = endOf(text, at);
    read += (end > at ? end : text.length) - at;
    const value = end > at ? parse(text.slice(at, end)) : undefined;
    if (value === undefined) {
      at = nextOpening(text, at + 1);
      continue;
    }
    const list = listIn(value);
    listed ||= list !== null;
    found.push(...(list ?? (Array.isArray(value) ? [] : [value])));
    at = nextOpening(text, end);
  }
  return found.length > 0 || listed ? found : null;
}

function nextOpening(text: string, from: number): number {
  const at = text.slice(from).search(/[[{]/);
  return at < 0 ? -1 : from + at;
}

/** After the bracket that closes the one at `start`; -1 where none does. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign === "\\") at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

function parse(json: string): object | undefined {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The list that a value is, or that it holds; a list of numbers is a citation in prose. */
function listIn(value: object): unknown[] | null {
  if (Array.isArray(value)) return value.every(isObject) ? value : null;
  if ("items" in value && Array.isArray(value.items)) return value.items;
  const lists = Object.values(value).filter(
    (inner): inner is unknown[] => Array.isArray(inner) && inner.every(isObject),
  );
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
