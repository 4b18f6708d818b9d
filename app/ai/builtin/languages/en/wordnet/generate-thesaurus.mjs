// Prints thesaurus.json; README.md tells how to run it. For each common word it keeps the words
// nearest in meaning, found by what they share: synsets, the synsets next to those, and the words
// of their definitions.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stemEnglish as stemOf } from "../stem-english";
import { words } from "../words";
import { wrap } from "./wrap.mjs";

const FAMILIES = 11_500;
const NEIGHBOURS = 18;
const LEAST = 0.05;
/** How much a relation says about likeness of meaning. */
const RELATION = {
  "@": 0.5,
  "~": 0.3,
  "+": 0.8,
  "&": 0.7,
  $: 0.7,
  ">": 0.4,
  "*": 0.4,
  "=": 0.5,
  "\\": 0.8,
  "%p": 0.35,
  "#p": 0.35,
  "%s": 0.3,
  "#s": 0.3,
  "%m": 0.3,
  "#m": 0.3,
  "^": 0.5,
  "!": 0.25,
};

const [folder] = process.argv.slice(2);
if (!folder) {
  throw new Error("Name the folder of WordNet's dictionary files.");
}
const common = words.stopWords;
const textOfSpan = (text) => text.toLowerCase().match(/[a-z]{2,}/gu) ?? [];

const synsets = new Map();
const frequency = new Map();
for (const part of ["noun", "verb", "adj", "adv"]) {
  for (const line of readFileSync(join(folder, `data.${part}`), "utf8").split("\n")) {
    if (!/^\d/u.test(line)) continue;
    const [head, gloss = ""] = line.split(" | ");
    const fields = head.trim().split(" ");
    const kind = fields[2] === "s" ? "a" : fields[2];
    const count = Number.parseInt(fields[3], 16);
    const words = Array.from({ length: count }, (_, index) =>
      fields[4 + 2 * index].replace(/\(.*\)$/u, ""),
    );
    const start = 4 + 2 * count;
    const pointers = Array.from({ length: Number(fields[start]) }, (_, index) => {
      const at = start + 1 + 4 * index;
      return { relation: fields[at], target: `${fields[at + 2]}${fields[at + 1]}` };
    });
    for (const word of textOfSpan(gloss)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
    const definition = gloss.split(/;\s*"/u)[0].replace(/\(.*?\)/gu, "");
    synsets.set(`${kind}${fields[0]}`, {
      words,
      pointers,
      definition: new Set(
        textOfSpan(definition)
          .filter((word) => !common.has(word))
          .map(stemOf),
      ),
    });
  }
}

const KINDS = { 1: "n", 2: "v", 3: "a", 4: "r", 5: "a" };
const senses = new Map();
for (const line of readFileSync(join(folder, "index.sense"), "utf8").split("\n")) {
  const [key, offset, rank, tagged] = line.trim().split(" ");
  const [lemma, code] = key.split("%");
  if (!code || !/^[a-z]{3,}$/u.test(lemma) || common.has(lemma)) continue;
  const synset = `${KINDS[code[0]]}${offset}`;
  if (!synsets.has(synset)) continue;
  frequency.set(lemma, (frequency.get(lemma) ?? 0) + Number(tagged));
  const list = senses.get(lemma) ?? [];
  list.push({ synset, weight: (Number(tagged) + 1) / Number(rank) ** 0.7 });
  senses.set(lemma, list);
}

const families = new Map();
for (const [lemma, list] of senses) {
  const base = stemOf(lemma);
  const family = families.get(base) ?? { base, word: lemma, total: 0, best: -1, lemmas: [] };
  const seen = frequency.get(lemma) ?? 0;
  family.total += seen;
  if (seen > family.best) Object.assign(family, { best: seen, word: lemma });
  family.lemmas.push({ lemma, list, seen });
  families.set(base, family);
}
const kept = [...families.values()].sort((a, b) => b.total - a.total).slice(0, FAMILIES);

const holders = new Map();
const vectors = kept.map((family) => {
  const vector = new Map([[`w:${family.base}`, 1]]);
  const add = (feature, weight) => vector.set(feature, (vector.get(feature) ?? 0) + weight);
  const all = family.lemmas.flatMap(({ list, seen }) =>
    list.map(({ synset, weight }) => ({ synset, weight: weight * Math.sqrt(seen + 1) })),
  );
  const sum = all.reduce((total, { weight }) => total + Math.sqrt(weight), 0);
  for (const { synset, weight } of all) {
    const share = Math.sqrt(weight) / sum;
    const { pointers, definition, words } = synsets.get(synset);
    add(synset, share * 2);
    for (const word of words)
      if (!word.includes("_")) add(`w:${stemOf(word.toLowerCase())}`, share);
    for (const word of definition) add(`w:${word}`, (share * 1.6) / Math.sqrt(definition.size));
    const children = pointers.filter(({ relation }) => relation === "~").length;
    for (const { relation, target } of pointers) {
      const likeness = RELATION[relation];
      if (!likeness || !synsets.has(target)) continue;
      const weightOf = relation === "~" ? likeness / Math.sqrt(children) : likeness;
      add(target, share * 2 * weightOf);
      if (relation !== "~" && relation !== "@")
        for (const word of synsets.get(target).words)
          if (!word.includes("_")) add(`w:${stemOf(word.toLowerCase())}`, share * 0.7 * weightOf);
    }
  }
  for (const feature of vector.keys()) holders.set(feature, (holders.get(feature) ?? 0) + 1);
  return vector;
});
const inverted = new Map();
for (const [index, vector] of vectors.entries()) {
  let square = 0;
  for (const [feature, weight] of vector) {
    const told = weight * Math.log(kept.length / holders.get(feature));
    vector.set(feature, told);
    square += told * told;
  }
  const length = Math.sqrt(square);
  for (const [feature, weight] of vector) {
    vector.set(feature, weight / length);
    const list = inverted.get(feature) ?? [];
    list.push([index, weight / length]);
    inverted.set(feature, list);
  }
}

// Three signs hold a neighbour: its number and how near it is, in steps.
const SIGNS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  .filter((sign) => !"\"\\`$'".includes(sign))
  .join("");
const STEPS = 60;
const encode = (number) =>
  [
    Math.floor(number / SIGNS.length ** 2),
    Math.floor(number / SIGNS.length) % SIGNS.length,
    number % SIGNS.length,
  ]
    .map((digit) => SIGNS[digit])
    .join("");
const lists = vectors.map((vector, index) => {
  const likeness = new Map();
  for (const [feature, weight] of vector) {
    const list = inverted.get(feature);
    if (list.length > 2_500) continue;
    for (const [other, value] of list)
      likeness.set(other, (likeness.get(other) ?? 0) + weight * value);
  }
  likeness.delete(index);
  return [...likeness]
    .filter(([, value]) => value >= LEAST)
    .sort((a, b) => b[1] - a[1])
    .slice(0, NEIGHBOURS);
});
// Nearness is mutual: a pair stands once, with the rarer of its words.
const pairs = kept.map(() => new Map());
for (const [index, list] of lists.entries())
  for (const [other, value] of list)
    pairs[Math.max(index, other)].set(Math.min(index, other), value);
const neighbours = pairs.map((others) =>
  [...others]
    .map(([other, value]) => [other, Math.min(STEPS - 1, Math.round(value * STEPS))])
    .sort((a, b) => b[1] - a[1])
    .map(([other, nearness]) => encode(other * STEPS + nearness))
    .join(""),
);
process.stdout.write(
  JSON.stringify({
    signs: SIGNS,
    steps: STEPS,
    most: NEIGHBOURS,
    words: wrap(kept.map(({ word }) => word)),
    neighbours: wrap(neighbours),
  }),
);
