import { formatListNumber } from "~/library/extraction/list-number";
import { readAttribute, XmlReader } from "~/library/extraction/xml-reader";
import type { ZipArchive } from "~/library/extraction/zip-archive";
import { readLevel } from "./level";

interface ListLevel {
  format: string;
  /** "%1.%2)": each place holds the number of that level. */
  pattern: string;
  start: number;
}

interface ListInstance {
  abstractId: string;
  /** The number with which the instance restarts, by level. */
  starts: Map<number, number>;
}

/** "Appendix %1.%2)": every item of the list repeats it. */
const LONGEST_PATTERN = 100;

/** What a list puts before an item: a number, a bullet (null), or nothing. */
export type ItemMark = { mark: string; label: string } | null | "none";

/** Counts the items of a document's lists ([ECMA-376] 17.9), as they are asked for in order. */
export class ListNumbering {
  readonly #levels: ReadonlyMap<string, ReadonlyMap<number, ListLevel>>;
  readonly #lists: ReadonlyMap<string, ListInstance>;
  /** Numbers reached, by the list's definition: instances of one definition share a count. */
  readonly #counts = new Map<string, number[]>();
  readonly #begun = new Set<string>();

  constructor(
    levels: ReadonlyMap<string, ReadonlyMap<number, ListLevel>>,
    lists: ReadonlyMap<string, ListInstance>,
  ) {
    this.#levels = levels;
    this.#lists = lists;
  }

  /** The mark of the next item. @param level from 0 */
  next(listId: string, level: number): ItemMark {
    const list = this.#lists.get(listId);
    const levels = list && this.#levels.get(list.abstractId);
    const own = levels?.get(level);
    if (!list || !levels || !own) return null;
    const counts = this.#counts.get(list.abstractId) ?? [];
    this.#counts.set(list.abstractId, counts);
    if (!this.#begun.has(listId)) {
      this.#begun.add(listId);
      for (const [at, start] of list.starts) counts[at] = start - 1;
    }
    counts[level] = (counts[level] ?? own.start - 1) + 1;
    counts.length = level + 1;
    if (own.format === "bullet") return own.pattern.trim() === "" ? "none" : null;
    const mark = own.pattern.replace(/%(\d)/g, (_, place: string) => {
      const at = Number(place) - 1;
      const shown = levels.get(at) ?? own;
      return formatListNumber(counts[at] ?? shown.start, shown.format);
    });
    const label = mark.replace(/^[\s([]+|[\s.):\]]+$/g, "");
    return label === "" ? "none" : { mark: mark.trim(), label };
  }
}

/** Reads what the lists of a document look like. */
export function readNumbering(archive: ZipArchive, path: string): ListNumbering {
  const levels = new Map<string, Map<number, ListLevel>>();
  const lists = new Map<string, ListInstance>();
  let definition: Map<number, ListLevel> | null = null;
  let list: ListInstance | null = null;
  let level: ListLevel | null = null;
  let overridden: number | null = null;
  const reader = new XmlReader({
    open(name, attributes) {
      const value = readAttribute(attributes, "w:val") ?? "";
      if (name === "w:abstractNum") {
        definition = new Map();
        levels.set(readAttribute(attributes, "w:abstractNumId") ?? "", definition);
      } else if (name === "w:num") {
        list = { abstractId: "", starts: new Map() };
        lists.set(readAttribute(attributes, "w:numId") ?? "", list);
      } else if (name === "w:abstractNumId" && list) list.abstractId = value;
      else if (name === "w:lvlOverride") overridden = readLevel(attributes, "w:ilvl");
      else if (name === "w:startOverride" && list && overridden !== null) {
        list.starts.set(overridden, Number(value));
      } else if (name === "w:lvl" && definition) {
        level = { format: "decimal", pattern: "", start: 1 };
        const depth = readLevel(attributes, "w:ilvl");
        if (depth !== null) definition.set(depth, level);
      } else if (level && name === "w:numFmt") level.format = value;
      else if (level && name === "w:lvlText") level.pattern = value.slice(0, LONGEST_PATTERN);
      else if (level && name === "w:start") level.start = Number(value);
    },
    close(name) {
      if (name === "w:abstractNum") definition = null;
      else if (name === "w:num") list = null;
      else if (name === "w:lvl") level = null;
    },
  });
  archive.readText(path, (text) => reader.write(text));
  return new ListNumbering(levels, lists);
}
