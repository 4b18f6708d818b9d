import { NOUN_CLASSES } from "./nouns";

let table: ReadonlyMap<string, readonly string[]> | null = null;

/**
 * What a noun names a kind of, most special first, at the end its field: "kidney" is
 * "internal_organ", "organ", "body". The classes of its usual meaning come before those of another.
 * Plurals are read as their singular; empty where the table does not hold the noun.
 */
export function classesOfNoun(noun: string): readonly string[] {
  table ??= readTable();
  for (const form of singularsOf(noun.toLowerCase())) {
    const classes = table.get(form);
    if (classes) return classes;
  }
  return [];
}

/** WordNet's field of a noun's usual meaning: "act", "body", "person", "substance", …; null if unknown. */
export function fieldOfNoun(noun: string): string | null {
  return classesOfNoun(noun).find((name) => FIELDS.has(name)) ?? null;
}

const FIELDS: ReadonlySet<string> = new Set(
  "thing act animal artifact attribute body thought communication event feeling food group place motive object person phenomenon plant possession process quantity relation shape state substance time".split(
    " ",
  ),
);

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  "men:man women:woman children:child feet:foot teeth:tooth mice:mouse geese:goose lives:life wives:wife knives:knife halves:half leaves:leaf wolves:wolf shelves:shelf loaves:loaf thieves:thief selves:self criteria:criterion phenomena:phenomenon data:datum analyses:analysis hypotheses:hypothesis theses:thesis crises:crisis bases:basis axes:axis nuclei:nucleus radii:radius fungi:fungus stimuli:stimulus larvae:larva nebulae:nebula bacteria:bacterium media:medium strata:stratum algae:alga vertebrae:vertebra alveoli:alveolus mitochondria:mitochondrion people:person"
    .split(" ")
    .map((pair): [string, string] => {
      const [plural = "", singular = ""] = pair.split(":");
      return [plural, singular];
    }),
);

/** Does the noun stand for more than one? */
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

/** The noun itself, then what it may be the plural of. */
function singularsOf(word: string): string[] {
  const known = IRREGULAR.get(word);
  if (known) return [known, word];
  if (!/[^s]s$/u.test(word)) return [word];
  if (word.endsWith("ies")) return [word, `${word.slice(0, -3)}y`, word.slice(0, -1)];
  return word.endsWith("es")
    ? [word, word.slice(0, -1), word.slice(0, -2)]
    : [word, word.slice(0, -1)];
}

function readTable(): Map<string, readonly string[]> {
  const first = new Map<string, string[]>();
  const second = new Map<string, string[]>();
  for (const line of NOUN_CLASSES.trim().split("\n")) {
    const [path = "", nouns = ""] = line.split(": ");
    const classes = path.split("<");
    for (const entry of nouns.split(" ")) {
      if (entry.endsWith("*")) second.set(entry.slice(0, -1), classes);
      else first.set(entry, classes);
    }
  }
  for (const [noun, classes] of second) {
    const usual = first.get(noun) ?? [];
    first.set(noun, [...new Set([...usual, ...classes])]);
  }
  return first;
}
