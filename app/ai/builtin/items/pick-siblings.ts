import type { Definition } from "../concepts/find-definitions";
import { isKnownNoun } from "../concepts/noun-classes/noun-kinds";
import { relatedStems } from "../concepts/synonyms";
import { finiteVerb } from "../language/english-verbs";
import type { Language } from "../language/language";
import { contentStems } from "../language/words";
import { alterationsOf, bothOf } from "./alter-statement";
import { termGroup } from "./ask-for-definition";
import type { DistractorPool, DistractorRequest } from "./distractors";
import { isAbsolute } from "./lint-question";
import type { QuestionSeed } from "./question-draft";
import type { Random } from "./random";
import {
  COUSIN,
  echoes,
  genusOf,
  holdsEcho,
  isNaming,
  isStudy,
  kinship,
  likenessOfTerms,
  meanSame,
  SIBLING,
} from "./siblings";
import { versionsOfMeaning } from "./versions-of-meaning";

interface Relative extends Definition {
  text: string;
  kin: number;
  /** How much else speaks for it, from 0, where nothing is of its kind. */
  nearness: number;
  /** Is it one thing where the other is one, and several where it is several? */
  agrees: boolean;
}

/** How much sooner such a word is chosen. */
const OPAQUE = 0.8;

/** Somebody beside a thing. */
const STRANGE = -0.55;

/** Among so few terms any may be meant. */
const FEW = 4;

/** What could be meant by the same words, seen from afar. */
const AKIN = 0.2;

/** What is at least a thing of the same sort. */
const ALIKE = 0.35;

/** Of "macroeconomics" its brothers must be as long within these bounds. */
const SHORTEST = 0.4;
const LONGEST = 2.4;

/**
 * Wrong options for a term or its meaning: other terms of its kind, at least two that could be taken
 * for it, or, where any will do, the nearest. A meaning that has none stands beside itself, made
 * false in up to two places.
 */
export function pickSiblings(
  { seed, used, nearness = "same matter" }: DistractorRequest,
  pool: DistractorPool,
  random: Random,
): string[] | null {
  const { defined } = seed;
  if (!defined) return null;
  const { language } = pool;
  const isTerm = seed.kind === "term";
  const echoing = echoes(defined.term, defined.meaning, language);
  const isAnyKin = nearness === "near by" || nearness === "any";
  // Among words that only the text explains nobody can tell by themselves which is meant.
  const saysNothing = isTerm && isAnyKin && isOpaque(defined.term, language);
  const relatives = (
    isTerm ? [...explained(seed, pool), ...named(seed, pool)] : explained(seed, pool, isAnyKin)
  )
    .map((one) => ({
      ...one,
      worth:
        Math.min(one.kin, 2.6) +
        (isAnyKin ? one.nearness : 0) -
        Math.min(used?.get(one.text) ?? 0, 3) * 0.35 +
        (saysNothing && isOpaque(one.term, language) ? OPAQUE : 0) +
        random() * 0.2,
    }))
    .sort((a, b) => b.worth - a.worth);
  const chosen: Relative[] = [];
  for (const one of relatives) {
    if (chosen.length === 3) break;
    if (chosen.some((other) => !areApart(other.term, one.term, language))) continue;
    if (!isTerm && standsOut(one, chosen, defined, language)) continue;
    const least = isAnyKin ? 0 : chosen.length < 2 ? SIBLING : COUSIN;
    if (one.kin >= least) chosen.push(one);
  }
  const holdsAll = ({ text }: Relative) => echoing.every((echo) => holdsEcho(text, echo));
  // A word of the term that stands in its meaning alone would show it.
  const echoed = isAnyKin && !isTerm && chosen.length === 3 && !chosen.some(holdsAll);
  const holder = echoed
    ? relatives.find(
        (one) =>
          holdsAll(one) &&
          chosen.slice(0, 2).every((other) => areApart(other.term, one.term, language)),
      )
    : undefined;
  if (holder) chosen[2] = holder;
  const leastEchoed = isAnyKin && !isTerm ? 1 : 2;
  const isFair = (some: readonly Relative[]) =>
    echoing.every((echo) => some.filter(({ text }) => holdsEcho(text, echo)).length >= leastEchoed);
  const strangers = chosen.filter(({ kin }) => kin < STRANGE).length;
  const isHidden = saysNothing && chosen.filter(({ term }) => isOpaque(term, language)).length >= 2;
  // What a meaning calls its term shows which of the terms of a chapter it can be; a term shows less.
  const isTold =
    (isStudy(defined) && !chosen.some((one) => isStudy(one))) ||
    (isTerm
      ? !isHidden &&
        (!chosen.some(({ kin }) => kin >= SIBLING) ||
          (nearness !== "any" &&
            relatives.length > FEW &&
            chosen.filter(({ kin }) => kin >= AKIN).length < 2))
      : strangers > 1 ||
        (nearness === "near by" &&
          chosen.filter(({ kin, agrees }) => kin >= ALIKE && agrees).length < 2));
  if (chosen.length === 3 && !isTold && isFair(chosen)) return chosen.map(({ text }) => text);
  if (echoing.length > 0) {
    const alike = relatives.filter(holdsAll);
    const fair: Relative[] = [];
    for (const one of [...alike, ...chosen])
      if (fair.length < 3 && fair.every((other) => areApart(other.term, one.term, language)))
        fair.push(one);
    if (fair.length === 3 && isFair(fair) && fair.filter(({ kin }) => kin >= SIBLING).length >= 2)
      return fair.map(({ text }) => text);
  }
  if (isTerm) return null;
  const versions = falseVersions(seed.key, defined, pool);
  if (versions.length === 3) return [...versions];
  const [version, second] = versions;
  if (isAnyKin && version && second && chosen[0]) return [version, second, chosen[0].text];
  const [brother] = relatives.filter(({ kin }) => kin >= SIBLING);
  if (!version || !brother) return null;
  const other = chosen.find(({ term }) => areApart(term, brother.term, language));
  const options = other ? [version, brother.text, other.text] : [];
  const isEchoed = echoing.some(
    (echo) => options.filter((text) => holdsEcho(text, echo)).length < 2,
  );
  return options.length === 3 && !isEchoed ? options : null;
}

/** The meaning made false: in two places and in both, or where that cannot be in one each. */
function falseVersions(
  key: string,
  { term }: Definition,
  { known, language }: DistractorPool,
): string[] {
  const versions = versionsOfMeaning(key, term, language);
  if (versions.length === 3 || language !== "en") return versions;
  const own = contentStems(term, language);
  const holdsOwn = (text: string) => contentStems(text, language).some((one) => own.includes(one));
  // Whose plan it was, who has heard of it knows.
  const people = [...known.values()].filter(({ kind }) => kind === "person");
  const isPerson = (at: number) => people.some(({ text }) => key.startsWith(text, at));
  const changes = alterationsOf(key, { names: known, whole: key, language, isLax: true }).filter(
    ({ sort, at }) =>
      sort !== "denial" &&
      !holdsOwn(key.slice(at, at + 12)) &&
      !isPerson(at) &&
      !PART_OF_WHOLE.test(key.slice(at)),
  );
  const pairs = changes.flatMap((one, at) =>
    changes.slice(at + 1).map((other) => [one, other] as const),
  );
  for (const [one, other] of pairs) {
    const both = one.at === other.at ? null : bothOf(key, one, other);
    if (both) return [one.text, other.text, both];
  }
  return [...new Set([...versions, ...changes.map(({ text }) => text)])].slice(0, 2);
}

/** What began beside how long it lasted, and one side of a land of which all is told. */
const PART_OF_WHOLE = /^(?:began|begun|ended|north|south|east|west|exterior|interior)/u;

/** What else the document explains. */
function explained(
  seed: QuestionSeed,
  { seeds, language }: DistractorPool,
  isAnyNumber = false,
): Relative[] {
  const { defined } = seed;
  if (!defined) return [];
  const group = termGroup(defined.term, language);
  const isAlike = ({ term }: Definition) => termGroup(term, language) === group;
  const found = new Map<string, Relative>();
  for (const one of seeds) {
    const { kind, defined: other } = one;
    if (kind !== "definition" || !other || !(isAnyNumber || isAlike(other))) continue;
    if (!areApart(other.term, defined.term, language) || meanSame(defined, other, language))
      continue;
    if (areSynonyms(other.term, defined.term, language)) continue;
    // "Macro" beside "macroscopic domain": a short form of it.
    const [short = "", long = ""] = [other.term, defined.term]
      .map((term) => term.toLowerCase())
      .sort((a, b) => a.length - b.length);
    if (long.startsWith(short)) continue;
    // "Claims that power rests …" beside what a thing is.
    if (seed.kind !== "term" && opensWithVerb(other) !== opensWithVerb(defined)) continue;
    if (seed.kind !== "term" && isNaming(other.meaning) !== isNaming(defined.meaning)) continue;
    // "As they have always been done": beside others such a word shows.
    if (seed.kind !== "term" && isAbsolute(other.meaning) && !isAbsolute(defined.meaning)) continue;
    // Nothing is explained by itself.
    if (seed.kind !== "term" && says(other.meaning, defined.term, language)) continue;
    const text = capitalised(seed.kind === "term" ? other.term : other.meaning);
    const ratio = text.length / seed.key.length;
    if (seed.kind !== "term" && (ratio < SHORTEST || ratio > LONGEST)) continue;
    if (seed.kind === "term" && Math.abs(text.length - seed.key.length) > 22) continue;
    if (!found.has(other.term.toLowerCase()))
      found.set(other.term.toLowerCase(), {
        ...other,
        text,
        kin: kinship(defined, other, language),
        nearness: nearnessOf(one, seed) - (isAlike(other) ? 0 : 0.2),
        agrees: isAlike(other),
      });
  }
  return [...found.values()];
}

/** Passages within which a term is taught beside another. */
const BESIDE = 12;

/** Are both taught side by side, and both names or both none? Then either may be taken for the other. */
function nearnessOf(a: QuestionSeed, b: QuestionSeed): number {
  const place = ({ home, sentence }: QuestionSeed) => home ?? sentence.passage.id;
  const isName = ({ defined }: QuestionSeed) => /^\p{Lu}/u.test(defined?.term ?? "");
  const apart = Math.min(Math.abs(place(a) - place(b)) / BESIDE, 1);
  return (1 - apart) * 0.3 + (isName(a) === isName(b) ? 0.2 : 0);
}

/** Terms that share a word with the key, though the text does not explain them. */
function named(seed: QuestionSeed, { terms, language }: DistractorPool): Relative[] {
  const { defined } = seed;
  if (!defined?.term.includes(" ")) return [];
  const told = new Set(contentStems(defined.meaning, language));
  const own = contentStems(defined.term, language);
  return terms.flatMap((term): Relative[] => {
    if (termGroup(term, language) !== termGroup(defined.term, language)) return [];
    const stems = contentStems(term, language);
    // What the meaning speaks of may well be another name for it.
    if (stems.some((one) => told.has(one) && !own.includes(one))) return [];
    if (stems.at(-1) !== own.at(-1) || !areApart(term, defined.term, language)) return [];
    return [
      {
        text: capitalised(term),
        term,
        meaning: "",
        kin: likenessOfTerms(term, defined.term, language) + 0.1,
        nearness: 0,
        agrees: true,
      },
    ];
  });
}

/** Has each a word that the other has not? */
function areApart(a: string, b: string, language: Language): boolean {
  const first = new Set(contentStems(a, language));
  const second = new Set(contentStems(b, language));
  return [...first].some((one) => !second.has(one)) && [...second].some((one) => !first.has(one));
}

/** Two goods beside an influence: what the two share shows that it is neither. */
function standsOut(
  one: Relative,
  chosen: readonly Relative[],
  own: Definition,
  language: Language,
): boolean {
  const genus = genusOf(one.meaning, language);
  const ownGenus = genusOf(own.meaning, language);
  return (
    !genus.some((noun) => ownGenus.includes(noun)) &&
    chosen.some(({ meaning }) => genusOf(meaning, language).some((noun) => genus.includes(noun)))
  );
}

/** "Quipu", "Reconquista": a word that only the text explains. */
function isOpaque(term: string, language: Language): boolean {
  return language === "en" && !term.includes(" ") && !isKnownNoun(term);
}

function opensWithVerb({ meaning }: Definition): boolean {
  return finiteVerb(/^\p{Ll}+(?= )/u.exec(meaning)?.[0] ?? "")?.form === "singular";
}

function says(meaning: string, term: string, language: Language): boolean {
  const said = new Set(contentStems(meaning, language));
  return contentStems(term, language).every((stem) => said.has(stem));
}

function areSynonyms(a: string, b: string, language: Language): boolean {
  const first = contentStems(a, language);
  const second = contentStems(b, language);
  return (
    first.length === second.length &&
    first.every(
      (one, at) => one === second[at] || relatedStems(one, language).includes(second[at] ?? ""),
    )
  );
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
