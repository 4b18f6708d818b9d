/** The most passes over a reply; otherwise nested brackets would take quadratic time. */
const maxPasses = 10;
const maxTextLength = 200_000;

/**
 * Finds the items of a JSON list in a text; of a truncated list, the complete ones.
 * @returns null if there is no JSON
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

/** The index after the closing bracket of the one at `start`; -1 if it is not closed. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character === "\\") at += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") {
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

/** The list that a value is or contains; a list of numbers is a citation in prose. */
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
