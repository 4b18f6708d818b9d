import nounClasses from "../wordnet/nouns.json";
import irregularPlurals from "./irregular-plurals.json";

let table: ReadonlyMap<string, readonly string[]> | null = null;

/**
 * The classes (hypernyms) of a noun, most specific first and its WordNet field last: "kidney" is
 * "internal_organ", "organ", "body". Classes of the usual sense come first. Plurals are looked up
 * by their singular; empty if unknown.
 */
export function classesOfNoun(noun: string): readonly string[] {
  table ??= readTable();
  for (const form of singularsOf(noun.toLowerCase())) {
    const classes = table.get(form);
    if (classes) return classes;
  }
  return [];
}

/**
 * The WordNet field (lexicographer file) of a noun's usual sense: "act", "body", "person",
 * "substance", …; null if unknown.
 */
export function fieldOfNoun(noun: string): string | null {
  return classesOfNoun(noun).find((name) => FIELDS.has(name)) ?? null;
}

const FIELDS: ReadonlySet<string> = new Set(Object.keys(nounClasses));

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  irregularPlurals.map((pair): [string, string] => {
    const [plural = "", singular = ""] = pair.split(" ");
    return [plural, singular];
  }),
);

/** Whether the noun is a plural. */
export function isPluralNoun(noun: string): boolean {
  const lower = noun.toLowerCase();
  if (IRREGULAR.has(lower) || /(?:bacteria|chondria|zoa|[^d]mata|idia|redia)$/u.test(lower))
    return true;
  return (
    /[^s'’ui]s$/u.test(lower) &&
    !/^(?:lens|gas|physics|mathematics|economics|politics|ethics|genetics|mechanics|statistics|dynamics|news|diabetes|series|species|always|perhaps|chaos|cosmos|atlas|canvas|bias|alias|ethos|pathos|logos)$|(?:itis|osis|asis|ysis|esis|[tm]ics)$/u.test(
      lower,
    )
  );
}

/** The noun and its possible singulars. */
function singularsOf(word: string): string[] {
  const known = IRREGULAR.get(word);
  if (known) return [known, word];
  if (!/[^s]s$/u.test(word)) return [word];
  if (word.endsWith("ies")) return [word, `${word.slice(0, -3)}y`, word.slice(0, -1)];
  return word.endsWith("es")
    ? [word, word.slice(0, -1), word.slice(0, -2)]
    : [word, word.slice(0, -1)];
}

/** The nouns of a class, or the nouns and subclasses; a star marks a second sense. */
type NounClass = string[] | { readonly [name: string]: NounClass };

function readTable(): Map<string, readonly string[]> {
  const usual = new Map<string, readonly string[]>();
  const second = new Map<string, readonly string[]>();
  const read = (held: NounClass, classes: readonly string[]) => {
    if (Array.isArray(held)) {
      for (const noun of held.join(" ").split(" ")) {
        if (noun.endsWith("*")) second.set(noun.slice(0, -1), classes);
        else usual.set(noun, classes);
      }
      return;
    }
    for (const [name, below] of Object.entries(held))
      read(below, name === "nouns" ? classes : [name, ...classes]);
  };
  read(nounClasses, []);
  for (const [noun, classes] of second)
    usual.set(noun, [...new Set([...(usual.get(noun) ?? []), ...classes])]);
  return usual;
}
