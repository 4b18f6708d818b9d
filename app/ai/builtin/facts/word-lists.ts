import { detectLanguage } from "~/ai/text/detect-language";
import { descend, type Section } from "./document-tree";
import { readEntry } from "./entry";
import { averageWords } from "./table-cells";
import { areSymbols } from "./translations";

/** The fewest entries of a list; they must be half of the section. */
const minEntries = 3;
/** The most words of a translation. */
const maxWords = 3;

/**
 * The kind of an entry list: terms with meanings, words ("durch = through"), or words in two
 * languages.
 */
type EntryList = "terms" | "words" | "translations";

const known = new WeakMap<Section, EntryList | null>();

/** The kind of list that a section's entries form; null if none. */
export function entryListOf(section: Section): EntryList | null {
  const read = known.get(section);
  if (read !== undefined) return read;
  const list = readEntryList(section);
  known.set(section, list);
  return list;
}

/** Whether the section lists words with their translations. */
export function isWordList(section: Section): boolean {
  const list = entryListOf(section);
  return list === "words" || list === "translations";
}

function readEntryList({ nodes }: Section): EntryList | null {
  const all = [...descend(nodes)];
  const entries = all.flatMap(({ text }) => readEntry(text) ?? []);
  const byMark = Map.groupBy(entries, ({ separator }) => separator);
  const [list = []] = [...byMark.values()].sort((a, b) => b.length - a.length);
  if (list.length < minEntries || list.length * 2 < all.length) return null;
  const meanings = list.map(({ meaning }) => meaning);
  if (averageWords(meanings) > maxWords) return "terms";
  if ([meanings, list.map(({ term }) => term)].some(areSymbols)) return "words";
  const terms = list.map(({ term }) => term).join("\n");
  const [one, other] = [terms, meanings.join("\n")].map((text) => detectLanguage(text));
  const areTwo = one && other && one !== other;
  return areTwo || isLatin(terms) !== isLatin(meanings.join("\n")) ? "translations" : "words";
}

/** Different scripts show two languages. */
function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 > letters.length;
}
