import { CLASSES, NOUNS, SIGNS } from "./english-noun-classes";

/**
 * How alike is what two nouns name: "kind" where a narrow class holds both ("monarchy" and
 * "democracy"), "field" where at least both are acts, persons, substances …, else "other".
 */
export type NounLikeness = "kind" | "field" | "other";

/** WordNet's fields of nouns, in the order of their numbers from 3 on. */
const FIELDS =
  "thing act animal artifact attribute body thought communication event feeling food group place motive object person phenomenon plant possession process quantity relation shape state substance time".split(
    " ",
  );

interface NounClass {
  wider: number | null;
  field: string;
  isOfOneKind: boolean;
}

interface Sense {
  /** The class and the wider ones that hold it, narrowest first. */
  classes: readonly number[];
  field: string;
  isOfOneKind: boolean;
  /** Does the noun name its class, as "disease" does? */
  namesClass: boolean;
}

let table: ReadonlyMap<string, readonly Sense[]> | null = null;

/** The fields of a noun’s one or two usual senses, the usual one first; none of an unknown one. */
export function fieldsOf(noun: string): string[] {
  return sensesOf(noun).map(({ field }) => field);
}

/** Does the table hold the noun, or what it is the plural of? */
export function isKnownNoun(noun: string): boolean {
  return sensesOf(noun).length > 0;
}

/** Null where the table does not hold both nouns. Plurals are read as their singular. */
export function likenessOfNouns(a: string, b: string): NounLikeness | null {
  const first = sensesOf(a);
  const second = sensesOf(b);
  if (first.length === 0 || second.length === 0) return null;
  const some = (holds: (one: Sense, other: Sense) => boolean) =>
    first.some((one) => second.some((other) => holds(one, other)));
  if (some((one, other) => one.isOfOneKind && other.isOfOneKind && shareClass(one, other)))
    return "kind";
  return some((one, other) => one.field === other.field) ? "field" : "other";
}

/** Is what the second noun names a kind of what the first does: "disease" and "plague"? */
export function isWiderNoun(a: string, b: string): boolean {
  return sensesOf(a).some(
    ({ classes: [own], namesClass }) =>
      namesClass &&
      own !== undefined &&
      sensesOf(b).some(
        (other) => other.classes.includes(own) && !(other.namesClass && other.classes[0] === own),
      ),
  );
}

function shareClass(one: Sense, other: Sense): boolean {
  return one.classes.at(-1) === other.classes.at(-1);
}

function sensesOf(noun: string): readonly Sense[] {
  table ??= readTable();
  const word = noun.toLowerCase();
  for (const form of singularsOf(word)) {
    const senses = table.get(form);
    if (senses) return senses;
  }
  return [];
}

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  "men man women woman children child feet foot teeth tooth mice mouse geese goose lives life wives wife knives knife halves half leaves leaf wolves wolf shelves shelf loaves loaf thieves thief selves self criteria criterion phenomena phenomenon data datum analyses analysis hypotheses hypothesis theses thesis crises crisis bases basis axes axis nuclei nucleus radii radius fungi fungus stimuli stimulus larvae larva nebulae nebula bacteria bacterium media medium strata stratum"
    .split(" ")
    .flatMap((form, at, all): [string, string][] =>
      at % 2 === 0 ? [[form, all[at + 1] ?? form]] : [],
    ),
);

/** The noun itself, then what it may be the plural of. */
function singularsOf(word: string): string[] {
  const known = IRREGULAR.get(word);
  if (known) return [known, word];
  if (!/[^s]s$/u.test(word)) return [word, word.replace(/m[ae]n$/u, "man")];
  if (word.endsWith("ies")) return [word, `${word.slice(0, -3)}y`, word.slice(0, -1)];
  return word.endsWith("es")
    ? [word, word.slice(0, -1), word.slice(0, -2)]
    : [word, word.slice(0, -1)];
}

function readTable(): Map<string, readonly Sense[]> {
  const values = new Map([...SIGNS].map((sign, index) => [sign, index]));
  const digit = (text: string, at: number) => values.get(text.charAt(at)) ?? 0;
  const number = (text: string, at: number) => digit(text, at) * SIGNS.length + digit(text, at + 1);
  const classes: NounClass[] = [];
  for (let at = 0; at < CLASSES.length; at += 4) {
    const wider = number(CLASSES, at);
    classes.push({
      wider: wider === 0 ? null : wider - 1,
      field: FIELDS[digit(CLASSES, at + 2) - 3] ?? "",
      isOfOneKind: CLASSES.charAt(at + 3) === "+",
    });
  }
  const senses = new Map<number, Sense>();
  const senseOf = (code: number): Sense => {
    const known = senses.get(code);
    if (known) return known;
    const path: number[] = [];
    const own = code >> 1;
    for (let at: number | null = own; at !== null; at = classes[at]?.wider ?? null) path.push(at);
    const { field = "", isOfOneKind = false } = classes[own] ?? {};
    const sense = { classes: path, field, isOfOneKind, namesClass: code % 2 === 1 };
    senses.set(code, sense);
    return sense;
  };
  const nouns = new Map<string, readonly Sense[]>();
  const isLetter = (at: number) => {
    const code = NOUNS.charCodeAt(at);
    return code >= 97 && code <= 122;
  };
  let before = "";
  for (let at = 0; at < NOUNS.length; ) {
    let end = at + 1;
    while (isLetter(end)) end += 1;
    const noun = before.slice(0, digit(NOUNS, at)) + NOUNS.slice(at + 1, end);
    const first = senseOf(number(NOUNS, end));
    at = end + 2;
    // A letter after the next sign: that sign begins the next noun.
    if (at < NOUNS.length && !isLetter(at + 1)) {
      nouns.set(noun, [first, senseOf(number(NOUNS, at))]);
      at += 2;
    } else nouns.set(noun, [first]);
    before = noun;
  }
  return nouns;
}
