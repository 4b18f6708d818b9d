import { memoizeDerived } from "~/ai/material/memoize-derived";
import type { DocumentMaterial } from "~/ai/ports";
import type { MaterialReader, RemoteMaterial } from "./remote-material";

/** How many values stay in memory. That of a large book takes a few megabytes. */
const mostKept = 12;

const kept = new Map<string, unknown>();

/** Material that is read from another worker by RPC. */
export function createMaterialClient({
  documents,
  textKey,
  reader,
}: RemoteMaterial): DocumentMaterial {
  const material: DocumentMaterial = {
    documents,
    textKey,
    search: (query, limit) => reader.search(query, limit, null),
    read: (limit, spread) => reader.read(limit, spread, null),
    derive: (name, work) => derive(reader, textKey, name, work),
    outline: () => reader.outline(),
    within: (part) => ({
      ...material,
      textKey: undefined,
      search: (query, limit) => reader.search(query, limit, part),
      read: (limit, spread) => reader.read(limit, spread, part),
      derive: memoizeDerived(),
    }),
    wordsLike: (word) => reader.wordsLike(word),
  };
  return material;
}

/** From this worker's memory if the text has a key; otherwise as the caller stores it. */
async function derive<T>(
  reader: MaterialReader,
  textKey: string | undefined,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (textKey === undefined) return reader.derive(name, work);
  const key = JSON.stringify([textKey, name]);
  // Each name always has values of one type.
  const value = kept.has(key) ? (kept.get(key) as T) : await reader.derive(name, work);
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return value;
}
