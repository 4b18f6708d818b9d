// Makes nouns.json and verbs.json; README.md tells how to run it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { wrap } from "./wrap.mjs";

const NOUNS = 13_400;
const VERBS = 6_500;
/** How many of the kept nouns make a class. */
const LEAST = 6;
const MOST = 40;
/** Of animals, bodies, dishes, plants and substances more are alike than of acts and thoughts. */
const MOST_OF_MATTER = 90;
const MATTER = new Set(["animal", "body", "food", "plant", "substance"]);
/** A second meaning is kept where it is that often meant for once the first is. */
const SECOND = 0.5;
/** WordNet's files of nouns, in the order of their numbers from 3 on. */
const FIELDS =
  "thing act animal artifact attribute body thought communication event feeling food group place motive object person phenomenon plant possession process quantity relation shape state substance time".split(
    " ",
  );
/** Animals, plants, wares and dishes have more names than texts speak of; roles and ideas fewer. */
const WEIGHTS = {
  animal: 0.4,
  artifact: 0.7,
  body: 0.6,
  thought: 1.5,
  food: 0.5,
  group: 1.5,
  object: 1.3,
  person: 1.5,
  plant: 0.4,
  process: 1.3,
};

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of WordNet's dictionary files.");
const lines = (name) => readFileSync(join(folder, name), "utf8").split("\n");

const synsets = new Map();
/** How often the definitions of WordNet use a word. */
const used = new Map();
for (const part of ["noun", "verb", "adj", "adv"]) {
  for (const line of lines(`data.${part}`)) {
    if (!/^\d/u.test(line)) continue;
    const [head, gloss = ""] = line.split(" | ");
    for (const word of gloss.toLowerCase().match(/[a-z]{2,}/gu) ?? [])
      used.set(word, (used.get(word) ?? 0) + 1);
    if (part !== "noun") continue;
    const fields = head.trim().split(" ");
    const count = Number.parseInt(fields[3], 16);
    const start = 4 + 2 * count;
    const pointers = Array.from({ length: Number(fields[start]) }, (_, index) => {
      const at = start + 1 + 4 * index;
      return { relation: fields[at], target: fields[at + 1] };
    });
    synsets.set(fields[0], {
      field: fieldOf(fields),
      name: fields[4].toLowerCase(),
      words: new Set(Array.from({ length: count }, (_, index) => fields[4 + 2 * index])),
      above: pointers.find(({ relation }) => relation === "@")?.target ?? null,
      isInstance: pointers.some(({ relation }) => relation === "@i"),
    });
  }
}

/** Of the topmost nouns, which are in no field, those that name one belong to it. */
function fieldOf([, file, , , name]) {
  const field = FIELDS[Number(file) - 3];
  return field === "thing" && FIELDS.includes(name) ? name : field;
}

/** How often a word is tagged as noun (1), verb (2), adjective (3 and 5) and adverb (4). */
const entries = new Map();
for (const line of lines("index.sense")) {
  const [key, id, rank, tagged] = line.trim().split(" ");
  const [lemma, code] = key.split("%");
  if (!code || !/^[a-z]{2,17}$/u.test(lemma)) continue;
  const entry = entries.get(lemma) ?? { senses: [], noun: 0, verb: 0, other: 0, isVerb: false };
  entries.set(lemma, entry);
  if (code[0] === "2") {
    entry.verb += Number(tagged);
    entry.isVerb = true;
  } else if (code[0] !== "1") entry.other += Number(tagged) + 1;
  else {
    const synset = synsets.get(id);
    // "turkey" is a bird, "china" is ware: a country is no common noun.
    if (!synset.words.has(lemma) || synset.isInstance) continue;
    entry.noun += Number(tagged);
    entry.senses.push({ id, rank: Number(rank), tagged: Number(tagged) });
  }
}
for (const { senses } of entries.values()) senses.sort((a, b) => a.rank - b.rank);

writeVerbs();
writeNouns();

function writeVerbs() {
  const weightOf = ([lemma, { verb, noun, other }]) =>
    verb * 2 + ((used.get(lemma) ?? 0) * (verb + 1)) / (verb + noun + other + 1);
  const kept = [...entries]
    .filter(([lemma, { isVerb, verb }]) => isVerb && (verb > 0 || (used.get(lemma) ?? 0) > 0))
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, VERBS);
  const list = (holds) =>
    wrap(
      kept
        .filter(([, entry]) => holds(entry))
        .map(([lemma]) => lemma)
        .sort(),
    );
  const isOnlyVerb = ({ senses, other }) => senses.length === 0 && other === 0;
  const isFirstVerb = ({ verb, noun, other }) => verb * 2 >= noun + other;
  writeData("verbs.json", {
    onlyVerbs: list(isOnlyVerb),
    mostlyVerbs: list((entry) => !isOnlyVerb(entry) && isFirstVerb(entry)),
    rarelyVerbs: list((entry) => !isOnlyVerb(entry) && !isFirstVerb(entry) && entry.verb > 0),
  });
}

function writeNouns() {
  const nouns = new Map(
    [...entries].filter(([lemma, { senses }]) => senses.length > 0 && lemma.length > 2),
  );
  const weightOf = ({ senses, noun, verb, other }, lemma) => {
    const share = (noun + 3) / (noun + verb + other + (verb + other > 0 ? 5 : 3));
    const weight = WEIGHTS[synsets.get(senses[0].id).field] ?? 1;
    return (noun * 2 + (used.get(lemma) ?? 0) * share) * weight;
  };
  /** "papers" is read as more than one paper, "goods" has a meaning of its own. */
  const isPlural = (lemma) =>
    /[^s]s$/u.test(lemma) &&
    nouns.get(lemma).senses[0].tagged < 3 &&
    [
      lemma.replace(/ies$/u, "y"),
      lemma.replace(/ves$/u, "f"),
      lemma.replace(/es$/u, ""),
      lemma.slice(0, -1),
    ].some((other) => other !== lemma && nouns.has(other));
  const kept = [...nouns]
    .filter(([lemma]) => !isPlural(lemma))
    .map(([lemma, entry]) => ({ lemma, weight: weightOf(entry, lemma) }))
    .sort((a, b) => b.weight - a.weight || (a.lemma < b.lemma ? -1 : 1))
    .slice(0, NOUNS)
    .map(({ lemma }) => lemma)
    .sort();
  const usualSenses = (lemma) => {
    const [first, second] = nouns.get(lemma).senses;
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
  const isNarrow = (id) => {
    const size = under.get(id)?.size ?? 0;
    return size >= LEAST && size <= (MATTER.has(synsets.get(id).field) ? MOST_OF_MATTER : MOST);
  };
  const tree = {};
  const taken = new Map();
  const nameOf = (id) => {
    const { name } = synsets.get(id);
    const ids = taken.get(name) ?? [];
    taken.set(name, ids);
    if (!ids.includes(id)) ids.push(id);
    const at = ids.indexOf(id);
    return at === 0 ? name : `${name}-${at + 1}`;
  };
  for (const lemma of kept)
    for (const [order, id] of usualSenses(lemma).entries()) {
      // The nearest narrow heading with the narrow ones above it; else the field alone.
      const path = upFrom(id);
      const nearest = path.findIndex(
        (one, at) => isNarrow(one) && (at === 0 || under.get(one).size >= LEAST),
      );
      const narrow = nearest < 0 ? [] : path.slice(nearest);
      const end = narrow.findIndex((one) => !isNarrow(one));
      const classes = (end < 0 ? narrow : narrow.slice(0, end)).map(nameOf);
      const branch = [synsets.get(id).field, ...classes.reverse()].reduce((above, name) => {
        above[name] ??= {};
        return above[name];
      }, tree);
      branch.nouns ??= [];
      branch.nouns.push(order === 0 ? lemma : `${lemma}*`);
    }
  writeData("nouns.json", inOrder(tree));
}

/** Classes by name, the nouns of each first; a class that holds nothing else is its nouns. */
function inOrder({ nouns, ...classes }) {
  const own = nouns && wrap(nouns);
  const names = Object.keys(classes).sort();
  if (names.length === 0) return own;
  return {
    ...(own && { nouns: own }),
    ...Object.fromEntries(names.map((name) => [name, inOrder(classes[name])])),
  };
}

function writeData(name, data) {
  writeFileSync(new URL(name, import.meta.url), JSON.stringify(data));
}
