import type { Difficulty } from "~/ai/ports";
import { type FoundName, isWorldPart, titleOf } from "../concepts/find-names";
import { formatLike, inSameForm } from "../concepts/find-quantities";
import {
  classOfName,
  classOfNoun,
  headOf,
  isWiderPhrase,
  likenessOfPhrases,
} from "../concepts/noun-class";
import { relatedStems } from "../concepts/synonyms";
import type { Language } from "../language/language";
import { stopWords } from "../language/stop-words";
import { contentStems } from "../language/words";
import { leansOnOthers } from "../reading/leaning-words";
import { alterationsOf, bothOf, isPlain } from "./alter-statement";
import { hasBond, standsBeforeTime } from "./clause-bonds";
import { denyPredicate } from "./deny-predicate";
import { type Exchange, exchangesOf } from "./exchange-fact";
import { withJoint } from "./joint";
import { type NounSlots, nounSlotsOf } from "./noun-slots";
import { pickSiblings } from "./pick-siblings";
import type { QuestionSeed, Rival } from "./question-draft";
import { type Random, shuffle } from "./random";

/** Everything that wrong options are taken from. */
export interface DistractorPool {
  seeds: readonly QuestionSeed[];
  /** Names by kind, commonest first. */
  names: ReadonlyMap<string, readonly string[]>;
  /** The same by how they are written. */
  known: ReadonlyMap<string, FoundName>;
  /** Terms that the text uses often without saying what they mean. */
  terms: readonly string[];
  /** What the document states in sentences that stand alone. */
  statements: readonly { text: string; ordinal: number; heading: string | null }[];
  /** The stems of every sentence: what is said of what. */
  sentences: readonly ReadonlySet<string>[];
  language: Language;
}

/** "own": nothing but the key’s own clause, also where another clause rests on what is changed. */
export type Nearness = "same matter" | "near by" | "own" | "any";

export interface DistractorRequest {
  seed: QuestionSeed;
  difficulty: Difficulty;
  /** How many numeric options should stand below the key, 0 to 3. */
  below: number;
  /** Prefer at least one option longer than the key. */
  hideLength: boolean;
  /** How near to the question a clause must be: where little is left, less, and at last not at all. */
  nearness?: Nearness;
  /** How often an option has been shown in this quiz. */
  used?: ReadonlyMap<string, number>;
}

/** Three wrong options of the key's own kind, or null where the material has none. */
export function pickDistractors(
  request: DistractorRequest,
  pool: DistractorPool,
  random: Random,
): string[] | null {
  const { seed } = request;
  if (seed.kind === "year" || seed.kind === "number") return pickNumbers(request, pool, random);
  if (seed.defined) return pickSiblings(request, pool, random);
  if (seed.dated) return pickEvents(request, random);
  if (seed.wrong) return shuffle(seed.wrong, random).slice(0, 3);
  if (seed.rivals) return pickStatements(request, seed.rivals(), pool.language, random);
  return pickWords(request, pool, random);
}

/** Events near in time are the harder to tell apart; they are given nearest first. */
function pickEvents(
  { seed: { key, wrong = [] }, difficulty, hideLength }: DistractorRequest,
  random: Random,
): string[] | null {
  const ordered = difficulty === "easy" ? wrong.toReversed() : wrong;
  const longer = hideLength && ordered.find((one) => one.length > key.length);
  const chosen = [...new Set([...(longer ? [longer] : []), ...ordered])].slice(0, 3);
  return chosen.length === 3 ? shuffle(chosen, random) : null;
}

/** Wrong options from the same pages are the more tempting ones. */
const NEARNESS: Record<Difficulty, number> = { easy: -0.2, medium: 0.9, hard: 1.8 };

function pickWords(
  request: DistractorRequest,
  pool: DistractorPool,
  random: Random,
): string[] | null {
  const { seed, difficulty, hideLength } = request;
  const { language } = pool;
  const asked = new Set(contentStems(`${seed.question} ${seed.sentence.text}`, language));
  const isOfNouns = isCommonNoun(seed, language);
  const isOfNames = OF_NAMES.test(seed.group);
  const fitting = shuffle(candidatesFor(seed, pool), random).filter(
    (candidate) =>
      mayStandBeside(candidate, seed, asked, language) &&
      (!seed.fitting || seed.fitting.has(candidate.text)) &&
      (!(isOfNouns || /^(?:name|organisation):/u.test(seed.group)) ||
        candidate.isFalse ||
        alikeness(candidate.text, seed.key, pool) > 0) &&
      isOfRank(candidate.text, seed),
  );
  const isThought = THOUGHTS.has(seed.kind);
  const farthest = isThought || /^(?:thing|predicate):/u.test(seed.group) ? 12 : 30;
  const near = (candidate: Candidate) => {
    const ratio = candidate.text.length / seed.key.length;
    // Of names it matters more whose story it is than how long they are.
    const form = isOfNames ? 0.4 : 1;
    const lengthGap = Math.abs(Math.log(ratio)) * form;
    const apart = isOfNames
      ? nearestMention(candidate.text, seed, pool)
      : apartOf(candidate.ordinal, seed);
    const words = Math.abs(candidate.text.split(" ").length - seed.key.split(" ").length) * form;
    const shown = Math.min(request.used?.get(withJoint(candidate.text, seed)) ?? 0, 3);
    return (
      lengthGap * 1.2 +
      Math.min(words * 0.4, farthest === 12 ? 1.2 : Number.POSITIVE_INFINITY) +
      Math.min(apart / farthest, 1) * NEARNESS[difficulty] +
      shown * 0.4 +
      // Who is named in passing is no rival for whom the text is about.
      (isOfNames && (pool.known.get(candidate.text)?.count ?? 2) < 2 ? 0.5 : 0) +
      // What a text explains is a better rival than two words that often stand together in it.
      (candidate.isUnexplained ? 1.2 : 0) +
      (isOfNouns || /^(?:name|organisation):/u.test(seed.group)
        ? (2 - alikeness(candidate.text, seed.key, pool)) * 0.4
        : 0) +
      (seed.fitting ? (2 - (seed.fitting.get(candidate.text) ?? 0)) * 1.5 : 0) +
      unlikeness(candidate.group, seed.group) +
      (seed.kind === "deed" && isPassing(candidate.about, pool) ? 0.9 : 0) -
      (candidate.isFalse ? 0.6 : 0)
    );
  };
  const byGap = fitting
    .map((candidate) => ({ candidate, gap: near(candidate) }))
    .sort((a, b) => a.gap - b.gap);
  const ranked = byGap.map(({ candidate }) => candidate);
  if (isThought) {
    // What a clause speaks of takes long to find out: only of those that fit by their form.
    const likely = byGap
      .slice(0, MOST_COMPARED)
      .map(({ candidate, gap }) => ({
        candidate,
        gap: gap + strangeness(candidate, seed, asked, pool),
      }))
      .sort((a, b) => a.gap - b.gap)
      .map(({ candidate }) => candidate);
    const thoughts = pickThoughts(likely, seed, asked, pool, request.nearness ?? "same matter");
    return thoughts && shuffle(thoughts, random);
  }
  if (seed.kind === "deed") return pickPredicates(ranked, request, asked, pool, random);
  const chosen: string[] = [];
  const take = ({ text, isFalse = false }: Pick<Candidate, "text" | "isFalse">) => {
    // What has been shown twice is known to be wrong.
    if (isFalse && (request.used?.get(text) ?? 0) >= 2) return;
    if (chosen.length === 3) return;
    const differ = isName(seed) ? areApart : areDistinct;
    if (chosen.some((other) => !differ(other, text, language))) return;
    // "Чума" and "Последняя вспышка чумы": one thing said twice.
    if (language !== "en" && seed.kind === "subject" && sharesWord(text, chosen)) return;
    const isTrue = () => doesAsMuch(text, seed, pool) || isAlsoTrue(text, seed, asked, pool);
    if (isFalse || !isTrue()) chosen.push(text);
  };
  if (hideLength) {
    const longer = ranked.find(
      ({ text }) => text.length > seed.key.length && text.length < seed.key.length * 1.8 + 8,
    );
    if (longer) take(longer);
  }
  for (const candidate of ranked) take(candidate);
  if (chosen.length < 3) return null;
  // "The Andean language called what?": what nothing calls a language is none.
  const called = /(\p{Ll}{3,}) (?:called|named|known as) what\?$/u.exec(seed.question)?.[1];
  if (called && chosen.filter((text) => areToldTogether(text, called, pool)).length < 2)
    return null;
  // Of an army, an act and a conference hardly two could have done the same.
  if (
    /^(?:name|organisation):/u.test(seed.group) &&
    !chosen.some((text) => headOf(text) === headOf(seed.key))
  )
    return null;
  // "President Wilson" among names without a title.
  const title = titleOf(seed.key);
  if (title && !chosen.some((text) => titleOf(text) === title)) return null;
  // Who and what belong to another story are told by that.
  if (
    isOfNames &&
    language === "en" &&
    pool.sentences.length > SHORT &&
    chosen.filter((text) => nearestMention(text, seed, pool) <= FAR).length < 2
  )
    return null;
  // A thing of another kind, or from where the text speaks of something else, is no temptation.
  if (!isOfNouns && !/^(?:predicate|name|organisation):/u.test(seed.group)) return chosen;
  const isNamed = seed.kind === "named" || /^(?:name|organisation):/u.test(seed.group);
  const close = ranked.filter(
    (candidate) =>
      chosen.includes(candidate.text) &&
      (candidate.isFalse ||
        ((isNamed || isNear(candidate, seed, pool)) &&
          alikeness(candidate.text, seed.key, pool) === 2)),
  );
  return close.length >= 2 ? chosen : null;
}

function areToldTogether(name: string, noun: string, { statements }: DistractorPool): boolean {
  return statements.some(
    ({ text }) => text.includes(name) && text.toLowerCase().includes(noun.slice(0, -1)),
  );
}

const OF_NAMES = /^(?:person|place|people)(?::|$)/u;

/** Passages to the nearest statement that names it. */
function nearestMention(name: string, seed: QuestionSeed, { statements }: DistractorPool): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { text, ordinal } of statements)
    if (apartOf(ordinal, seed) < nearest && text.includes(name)) nearest = apartOf(ordinal, seed);
  return nearest;
}

/** Is a thing asked for that has no name of its own? */
function isCommonNoun({ kind, group }: QuestionSeed, language: Language): boolean {
  if (/^(?:thing|actor):/u.test(group)) return true;
  return language === "en" && kind === "named" && group !== "name";
}

/** Where whole parts of the world are asked for, no town is; and no president among thinkers. */
function isOfRank(text: string, { key, group }: QuestionSeed): boolean {
  if (/^place(?::|$)/u.test(group))
    return isWorldPart(text) === isWorldPart(key) && !/(?:Natives|Indians|Peoples)$/u.test(text);
  return !/^person(?::|$)/u.test(group) || titleOf(text) === "" || titleOf(key) !== "";
}

function sharesWord(text: string, others: readonly string[]): boolean {
  // Words of a few letters change in their last one alone.
  const roots = (phrase: string) =>
    phrase.toLowerCase().match(/(?<!\p{L})\p{L}{3,}(?=\p{L}(?!\p{L}))/gu) ?? [];
  const own = new Set(roots(text));
  return others.some((other) => roots(other).some((root) => own.has(root)));
}

/** Is what is told of near enough for it to be told of the other? */
function isNear(
  { text, ordinal, heading, from }: Candidate,
  seed: QuestionSeed,
  { sentences, statements, language }: DistractorPool,
): boolean {
  if (sentences.length <= SHORT) return true;
  if (from !== null && apartOf(ordinal, seed) <= CLOSE) return true;
  if (from !== null && heading && heading === seed.sentence.passage.heading) return true;
  const stems = contentStems(text, language);
  return statements.some(
    (one) =>
      apartOf(one.ordinal, seed) <= 1 &&
      stems.every((stem) => contentStems(one.text, language).includes(stem)),
  );
}

/**
 * How far one thing may be taken for the other: 2 where both are of one kind, 1 where they are of
 * one field and the text treats them alike, else 0. Without a table of nouns any may.
 */
function alikeness(a: string, b: string, { language, statements }: DistractorPool): number {
  if (language !== "en") return 2;
  const kind = classOfNoun(a);
  const isNamed = kind === "name" && kind === classOfNoun(b);
  if (isNamed || (HOLDS_NAME.test(a) && HOLDS_NAME.test(b) && classOfName(a) !== "other"))
    return classOfName(a) === classOfName(b) ? 2 : 0;
  if (isWiderPhrase(a, b) || isWiderPhrase(b, a)) return 0;
  const likeness = likenessOfPhrases(a, b);
  if (likeness === "kind") return 2;
  if (likeness === "other" || (!likeness && kind !== classOfNoun(b))) return 0;
  return slotsOf(statements).shared(headOf(a), headOf(b)) > 0 ? 1 : 0;
}

/** "The Wilson administration" stands beside "The U.S. Army". */
const HOLDS_NAME = /^the \p{Lu}|^The \p{Lu}/u;

function slotsOf(statements: DistractorPool["statements"]): NounSlots {
  const before = knownSlots.get(statements);
  if (before) return before;
  const slots = nounSlotsOf(statements.map(({ text }) => text));
  knownSlots.set(statements, slots);
  return slots;
}

const knownSlots = new WeakMap<DistractorPool["statements"], NounSlots>();

/**
 * What is told of a thing, turned into what is not: by a fact exchanged and by a denial. What is
 * told of another thing nearby stands beside it.
 */
function pickPredicates(
  ranked: readonly Candidate[],
  { seed, used, nearness }: DistractorRequest,
  asked: ReadonlySet<string>,
  pool: DistractorPool,
  random: Random,
): string[] | null {
  const { language } = pool;
  const own = contrariesOf(seed, pool).filter((text) => (used?.get(text) ?? 0) < 2);
  if (own.length === 3) return shuffle(own, random);
  // What is told of another thing seldom could be told of this one.
  if (nearness !== "any") return null;
  const others: Candidate[] = [];
  const passing: string[] = [];
  for (const candidate of ranked) {
    const { text, isFalse = false } = candidate;
    if (others.length === 3) break;
    if (isFalse && (used?.get(text) ?? 0) >= 2) continue;
    if (others.some((other) => !areDistinct(other.text, text, language))) continue;
    if (!isFalse && isAlsoTrue(text, seed, asked, pool)) continue;
    if (isFalse || couldBeSaid(candidate, seed, pool)) others.push(candidate);
    else if (numberOf(candidate.group) === numberOf(seed.group)) passing.push(text);
  }
  const [first] = others;
  if (own.length === 1 && first) {
    // Two pairs, so that neither gives itself away.
    // What is false already would be true again.
    const contrary = first.isFalse ? null : denyPredicate(first.text, language);
    const second = contrary ?? others[1]?.text ?? passing[0];
    return second ? shuffle([...own, first.text, second], random) : null;
  }
  return others.length === 3 ? others.map(({ text }) => text) : null;
}

/**
 * What is told of the thing, made false: by two facts exchanged and by both, else by one, else by a
 * denial. A word turned round and its denial would say the same, and a definition denied says nothing.
 */
function contrariesOf(
  seed: QuestionSeed,
  { known, language, sentences }: DistractorPool,
): string[] {
  const isWide = sentences.length <= SHORT;
  const changes = exchangesOf(seed.key, known, seed.sentence.text, language, isWide);
  const places = changes.filter(
    ({ at }, index) => changes.findIndex((one) => one.at === at) === index,
  );
  if (isWide && places.length >= 3) return places.slice(0, 3).map(({ text }) => text);
  const [first] = changes;
  // "Refused to recognize A": of B, whom the text tells of as well, the contrary may be true.
  const isOfBoth = (a: Exchange, b: Exchange) =>
    (a.sort === "name") !== (b.sort === "name") && !isPlain(a.sort === "name" ? b : a);
  const second =
    first &&
    changes.find((one) => one.sort !== first.sort && one.at !== first.at && !isOfBoth(one, first));
  const both = first && second ? bothOf(seed.key, first, second) : null;
  if (first && second && both) return [first.text, second.text, both];
  const changed = seed.falsified ?? first?.text ?? withOtherYear(seed.key);
  if (changed && changed !== seed.key) return [changed];
  if (/^(?:is|are|was|were) (?:an?|the|one|part|those)\b/iu.test(seed.key)) return [];
  const denied = denyPredicate(seed.key, language);
  return denied ? [denied] : [];
}

/** The same a few years off; null where no year, or more than one, is told. */
function withOtherYear(predicate: string): string | null {
  const years = [...predicate.matchAll(/(?<![\p{N},.–-])(?:1[4-9]|20)\d\d(?![\p{N},.–-])/gu)];
  const [year] = years;
  if (!year || years.length > 1) return null;
  const value = Number(year[0]);
  const other = value + (value % 3 === 0 ? -5 : value % 3 === 1 ? -8 : -3);
  return predicate.replace(year[0], String(other));
}

/** Told nearby, of a thing of the same kind and number. */
function couldBeSaid(candidate: Candidate, seed: QuestionSeed, pool: DistractorPool): boolean {
  const form = (group = "") => group.split(":").slice(2, 4).join(" ");
  if (form(candidate.group) !== form(seed.group) && pool.language === "en") return false;
  const { about = "", ordinal, heading, text } = candidate;
  // "Increased by a third" beside "Increased by a fifth a year": it may well be true too.
  const verb = /^\p{L}+/u.exec(text)?.[0];
  const measures = /^\p{L}+ (?:by|to|from|at|about|nearly|almost|an average) /u;
  if (verb && seed.key.startsWith(`${verb} `) && measures.test(text)) return false;
  const isHere =
    apartOf(ordinal, seed) <= FAR ||
    (!!heading && heading === seed.sentence.passage.heading) ||
    pool.sentences.length <= SHORT;
  if (!isHere) return false;
  return alikeness(about, seed.about ?? "", pool) > 0;
}

function numberOf(group = ""): string | undefined {
  return group.split(":")[3];
}

/** Passages beyond which a text speaks of something else. */
const FAR = 8;

/** Sentences on the same subject, each with one fact exchanged: the nearest of about that length. */
function pickStatements(
  { seed, hideLength, used }: DistractorRequest,
  rivals: readonly Rival[],
  language: Language,
  random: Random,
): string[] | null {
  const { passage } = seed.sentence;
  const length = seed.key.length;
  const ranked = rivals
    .map(({ sentence, falsified, isDenied }) => {
      const text = falsified[Math.floor(random() * Math.min(falsified.length, 3))] ?? "";
      const isOwn = sentence.text === seed.sentence.text;
      const isSeen = isDenied || DENIES.test(text);
      const isNear = !!passage.heading && sentence.passage.heading === passage.heading;
      const gap =
        Math.abs(Math.log(text.length / length)) * 1.2 +
        (isNear ? 0 : Math.min(apartOf(sentence.passage.ordinal, seed) / 12, 1) * 0.9) +
        Math.min(used?.get(text) ?? 0, 3) * 0.5 +
        (isSeen ? 1 : 0) +
        (isOwn ? 2 : 0) +
        random() * 0.1;
      return { text, gap, isDenied: isSeen, isOwn };
    })
    .filter(({ text }) => text.length < length * 2 && text.length > length * 0.5)
    .sort((a, b) => a.gap - b.gap);
  // What has been shown so often is known to be wrong; a few lines have no more to show.
  const most = rivals.length < 12 && seed.group !== "agrees" ? 3 : 2;
  const chosen: string[] = [];
  let denied = 0;
  const take = ({ text, isDenied, isOwn }: (typeof ranked)[number]) => {
    // Two must be false by a fact of theirs: a "not" alone is soon seen through.
    if (isDenied && denied === 1) return;
    const isApart = [...chosen, ...(isOwn ? [] : [seed.key])].every((other) =>
      areDistinct(other, text, language),
    );
    if (chosen.length === 3 || !isApart || (used?.get(text) ?? 0) >= most) return;
    chosen.push(text);
    if (isDenied) denied += 1;
  };
  const longer = hideLength && ranked.find(({ text, isOwn }) => !isOwn && text.length > length);
  if (longer) take(longer);
  for (const one of ranked) take(one);
  return chosen.length === 3 ? shuffle(chosen, random) : null;
}

/** Three statements that deny something beside one that does not show which is the right one. */
const DENIES = /\b(?:not|never|no|none|nothing|rarely|hardly|seldom|cannot)\b/iu;

/** Is what is told about spoken of only in passing? */
function isPassing(about: string | undefined, { sentences, language }: DistractorPool): boolean {
  if (!about) return false;
  const known = countsOf(sentences);
  return contentStems(about, language).every((stem) => (known.get(stem) ?? 0) < 3);
}

/** In how many sentences each stem stands. */
function countsOf(sentences: DistractorPool["sentences"]): ReadonlyMap<string, number> {
  const before = spokenOf.get(sentences);
  if (before) return before;
  const counts = new Map<string, number>();
  for (const stems of sentences)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  spokenOf.set(sentences, counts);
  return counts;
}

const spokenOf = new WeakMap<DistractorPool["sentences"], Map<string, number>>();

/** What is asked for is a whole clause: that it is of the same kind does not yet make it tempting. */
const THOUGHTS: ReadonlySet<string> = new Set(["reason", "sequel", "argument"]);

const MOST_COMPARED = 150;

/** More than this, and what a clause speaks of gives away that it belongs elsewhere. */
const STRANGE = 0.9;

/** How plainly a clause belongs elsewhere: by whom it speaks of, and of what. */
function strangeness(
  { text, ordinal, heading }: Candidate,
  seed: QuestionSeed,
  asked: ReadonlySet<string>,
  { sentences, language }: DistractorPool,
): number {
  const shared = contentStems(text, language).filter((one) => asked.has(one)).length;
  const own = personOf(text);
  // A pronoun that means nothing in the question shows at once.
  const wanted = personOf(seed.key);
  const misfit = own === wanted ? 0 : own === "" ? (wanted === "self" ? 0.4 : 0.2) : 0.9;
  // "if then he will gaze …": a step in an order of its own.
  const isStep = /^then\b/u.test(text) && !/^then\b/u.test(seed.key);
  // "there are several options": fits anywhere, and says nothing.
  const isEmpty = /^there (?:is|are|was|were)\b/u.test(text) && !/^there\b/u.test(seed.key);
  const isFar =
    sentences.length > SHORT &&
    apartOf(ordinal, seed) > CLOSE &&
    (!heading || heading !== seed.sentence.passage.heading);
  // One word that both hold may be chance, from where the text speaks of something else.
  const unrelated = isFar ? (shared < 2 ? STRANGE : 0) : shared < 1 ? 0.6 : 0;
  return misfit + unrelated + (isStep ? 0.9 : 0) + (isEmpty ? 0.5 : 0);
}

/** Passages within which a text still speaks of the same, also without a heading. */
const CLOSE = 3;
/** A text of so few sentences speaks of one thing. */
const SHORT = 120;

function apartOf(ordinal: number, seed: QuestionSeed): number {
  return Math.abs(ordinal - seed.sentence.passage.ordinal);
}

/** The person of a pronoun that a clause begins with. */
function personOf(clause: string): string {
  const first = /^[\p{L}]+[’']?/u.exec(clause)?.[0].toLowerCase() ?? "";
  return PERSONS.get(first) ?? "";
}

const PERSONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    self: "i we you one je j’ j' nous on ich wir man yo nosotros eu nós io noi я мы 我 我们",
    he: "he his she her il elle son sa er él ella ele ela lui lei он она ему ей его",
    it: "it its this that ce cela c’ c' es dies esto isto это оно هذا ذلك",
    they: "they their these those ils elles leurs leur sie ihre ellos ellas eles elas essi они им их هم",
  }).flatMap(([person, words]) => words.split(" ").map((word) => [word, person] as const)),
);

/** Does a clause speak of what the question speaks of? Of what the text always speaks of tells little. */
function isRelated(
  candidate: Candidate,
  seed: QuestionSeed,
  { sentences, language }: DistractorPool,
  nearness: Nearness,
): boolean {
  if (personOf(candidate.text) !== "" && personOf(candidate.text) !== personOf(seed.key))
    return false;
  const counts = countsOf(sentences);
  const shown = new Set(contentStems(`${seed.excerpt ?? ""} ${seed.key}`, language));
  const weight = (stem: string) => {
    const share = (counts.get(stem) ?? 0) / Math.max(sentences.length, SHORT);
    return share > 0.1 ? (nearness === "same matter" ? 0 : 0.5) : share > 0.05 ? 0.5 : 1;
  };
  const shared = [...new Set(contentStems(candidate.text, language))].filter((one) =>
    shown.has(one),
  );
  const sum = shared.reduce((total, one) => total + weight(one), 0);
  const apart = apartOf(candidate.ordinal, seed);
  if (nearness !== "same matter" && (apart <= 1 || (sum >= 0.5 && apart <= CLOSE * 2))) return true;
  return sum >= 1.5 || (sum >= 1 && apart <= CLOSE * 2) || (sum >= 0.5 && apart <= 1);
}

/**
 * What the key could have said instead, and clauses on the same matter made false: nothing of it
 * gives away that it belongs elsewhere, and none can be true as well. What the text says is never
 * among them: it might be a second end, or a second reason.
 */
function pickThoughts(
  ranked: readonly Candidate[],
  seed: QuestionSeed,
  asked: ReadonlySet<string>,
  pool: DistractorPool,
  nearness: Nearness,
): string[] | null {
  const { language, known } = pool;
  const isVerbLast = seed.group.includes("verb-last");
  const isLax = nearness === "own" || nearness === "any";
  const isWide = pool.sentences.length <= SHORT;
  const alter = (text: string, whole: string) =>
    alterationsOf(text, { names: known, whole, language, isVerbLast, isLax, isWide });
  // What the question shows is a ground, a condition or a contrast: only a plain fact may differ.
  const shown = seed.excerpt ?? seed.question;
  const isBound =
    !isLax &&
    (seed.kind !== "sequel" ||
      hasBond(shown, language) ||
      !standsBeforeTime(shown, shown.length, language));
  const own = alter(seed.key, `${seed.question} ${seed.sentence.text}`).filter(
    (one) => !isBound || isPlain(one),
  );
  const pairs = own.flatMap((a, at) =>
    own.slice(at + 1).flatMap((b) => bothOf(seed.key, a, b) ?? []),
  );
  const [first, second, third] = [...own.map(({ text }) => text), ...pairs];
  if (first && second && third) return [first, second, third];
  // Of one change alone, what else is wrong comes from elsewhere, and shows it.
  if (!first || /^(?:same matter|own)$/u.test(nearness) || (!second && !isLax)) return null;
  const chosen = second ? [first, second] : [first];
  const stems = new Set(contentStems(`${seed.excerpt ?? ""} ${seed.key}`, language));
  for (const candidate of ranked.slice(0, 20)) {
    const { text } = candidate;
    // What a clause leans on, or what another section speaks of, shows that it is no end of this.
    if (language !== "en" && (leansOnOthers(text, language) || isOfOtherSection(candidate, seed)))
      continue;
    if (!isRelated(candidate, seed, pool, nearness) || isAlsoTrue(text, seed, asked, pool))
      continue;
    if (!contentStems(text, language).some((one) => stems.has(one))) continue;
    const contrary = alter(text, text).find(({ sort }) => isLax || sort !== "denial")?.text;
    if (contrary && chosen.every((one) => areDistinct(one, contrary, language) || one === first))
      chosen.push(contrary);
    if (chosen.length === 3) return chosen;
  }
  return null;
}

function isOfOtherSection({ heading, from }: Candidate, { sentence }: QuestionSeed): boolean {
  const own = sentence.passage.heading;
  return from !== null && !!heading && !!own && heading !== own;
}

/** Another tense or number shows a little; a substance among persons shows at once. */
function unlikeness(group: string | undefined, wanted: string): number {
  if (!group || group === wanted) return 0;
  return group.endsWith(":name") === wanted.endsWith(":name") ? 0.5 : 1.2;
}

interface Candidate {
  text: string;
  /** Of another tense or number it stands further back. */
  group?: string;
  ordinal: number;
  heading?: string | null;
  /** The sentence it comes from, where it is more than a name. */
  from: string | null;
  about?: string;
  /** The text often says it, but never what it means. */
  isUnexplained?: boolean;
  /** One fact was exchanged: it cannot be true, however near it is to what the text says. */
  isFalse?: boolean;
}

function candidatesFor(seed: QuestionSeed, pool: DistractorPool): Candidate[] {
  const candidates: Candidate[] = pool.seeds
    .filter(
      (other) =>
        other !== seed && sharesPool(other.kind, seed.kind) && sharesGroup(other.group, seed.group),
    )
    .map((other) => ({
      text:
        /^(?:term|reason)$/u.test(seed.kind) && !seed.joint
          ? capitalised(other.key)
          : uncapitalised(other, seed),
      // What a list of terms explains belongs to all of the text.
      ordinal:
        other.home === undefined
          ? other.sentence.passage.ordinal
          : seed.sentence.passage.ordinal + LISTED,
      heading: other.sentence.passage.heading,
      from: other.sentence.text,
      group: other.group,
      ...(other.about === undefined ? {} : { about: other.about }),
    }));
  if (seed.kind === "deed") candidates.push(...falsifiedOf(seed, pool));
  if (/^(?:(?:reason|clause):plain|step)(?::|$)/u.test(seed.group))
    candidates.push(...statedInFull(seed, pool));
  if (seed.group === "reason:because") candidates.push(...statedElsewhere(pool));
  if (seed.kind === "term" || (seed.kind === "named" && seed.group !== "name")) {
    const isPlural = seed.group === "terms";
    for (const term of pool.terms) {
      if (/[^s]s$/u.test(term) !== isPlural) continue;
      const text = seed.kind === "term" ? capitalised(term) : term;
      const ordinal = seed.sentence.passage.ordinal + 20;
      candidates.push({ text, ordinal, from: null, isUnexplained: true });
    }
  }
  // What the text takes the trouble to define is a thing of its subject too.
  if (
    pool.language === "en" &&
    seed.kind === "subject" &&
    /^thing:/u.test(seed.group) &&
    !/^The /u.test(seed.key)
  ) {
    const wanted = /^thing:plural/u.test(seed.group) ? "terms" : "term";
    const defined = pool.seeds.filter(({ kind, group }) => kind === "term" && group === wanted);
    for (const { key, home, sentence } of defined)
      candidates.push({
        text: key,
        ordinal: sentence.passage.ordinal,
        heading: sentence.passage.heading,
        from: home === undefined ? sentence.text : null,
      });
  }
  const nameKind =
    seed.kind === "name"
      ? seed.group
      : seed.kind === "subject"
        ? (seed.group.split(":")[0] ?? "")
        : "";
  // "The Nile" and "the Maya" need their article, a bare name must not have one.
  if (/^The /u.test(seed.key) || /plural|^name/u.test(seed.group)) return candidates;
  const known = new Set(candidates.map(({ text }) => text));
  for (const text of pool.names.get(nameKind) ?? []) {
    if (known.has(text)) continue;
    // Who took a picture or wrote a book is in no statement.
    const told = pool.statements.filter((one) => one.text.includes(text));
    const [nearest] = told
      .map(({ ordinal }) => ordinal)
      .sort((a, b) => apartOf(a, seed) - apartOf(b, seed));
    if (nearest !== undefined) candidates.push({ text, ordinal: nearest, from: null });
  }
  return candidates;
}

/** Passages for which a listed term counts as away. */
const LISTED = 5;

/** A described term and a named one are both terms; what follows a statement might be its reason. */
function sharesPool(a: string, b: string): boolean {
  const isTerm = (kind: string) => kind === "term" || kind === "named";
  return a === b || (isTerm(a) && isTerm(b)) || (a === "sequel" && b === "reason");
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A described term has a capital of its own making; inside a sentence it must lose it. */
function uncapitalised(other: QuestionSeed, seed: QuestionSeed): string {
  if (seed.kind !== "named" || other.kind !== "term") return other.key;
  return `${other.key.charAt(0).toLowerCase()}${other.key.slice(1)}`;
}

/** What the text says of the same thing elsewhere, with one fact exchanged. */
function falsifiedOf(seed: QuestionSeed, pool: DistractorPool): Candidate[] {
  return pool.seeds.flatMap((other): Candidate[] =>
    other.falsified &&
    other !== seed &&
    other.about === seed.about &&
    sharesGroup(other.group, seed.group)
      ? [
          {
            text: other.falsified,
            ordinal: seed.sentence.passage.ordinal,
            from: null,
            isFalse: true,
          },
        ]
      : [],
  );
}

/** Other facts of the document, put as if they were reasons. */
function statedElsewhere(pool: DistractorPool): Candidate[] {
  return pool.seeds
    .filter(({ kind }) => kind === "deed")
    .map(({ key, about = "", sentence }) => ({
      text: `Because ${about} ${key.charAt(0).toLowerCase()}${key.slice(1)}`,
      ordinal: sentence.passage.ordinal + 10,
      from: sentence.text,
    }));
}

/** Other statements of the document: each could be the reason of something, or follow from it. */
function statedInFull(seed: QuestionSeed, { statements, language }: DistractorPool): Candidate[] {
  const isReason = seed.kind !== "sequel";
  return statements.flatMap(({ text, ordinal, heading }): Candidate[] => {
    const bare = text.replace(/[.。।]$/u, "");
    const first = bare.split(" ")[0]?.toLowerCase() ?? "";
    // In the middle of a sentence a name would lose its capital.
    if (!isReason && !stopWords(language).has(first)) return [];
    if (/[;:«»“”"()]|^\p{Lu}\p{Ll}+en wir | zu erörtern$/u.test(bare)) return [];
    if (isSubordinate(first)) return [];
    return [
      {
        text: isReason ? bare : `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`,
        ordinal: ordinal + 2,
        heading,
        from: text,
      },
    ];
  });
}

/** A clause of its own before the statement would make two of them. */
function isSubordinate(first: string): boolean {
  return /^(?:if|when|although|though|while|because|since|as|before|after|once|unless|until|si|cuando|aunque|como|quand|lorsqu|lorsque|comme|se|quando|если|когда|хотя|поскольку)$/u.test(
    first,
  );
}

/** Can `a` stand among the options of a question of group `b`? */
function sharesGroup(a: string, b: string): boolean {
  if (a === b) return true;
  if (/^(?:clause|reason|step):/u.test(b)) return formOf(a) === formOf(b);
  if (/^(?:predicate|thing):/u.test(a) && a.split(":")[0] === b.split(":")[0])
    return agree(a.split(":")[1] ?? "", b.split(":")[1] ?? "");
  // "The surface of the Moon" and "volcanic activity": lint sees to it that no article stands out.
  if (/^thing:singular:/u.test(a) && /^thing:singular:/u.test(b)) return true;
  if (!a.startsWith("deed:") || !b.startsWith("deed:")) return false;
  const [, kind, tense, number, form] = a.split(":");
  const [, ownKind, ownTense, ownNumber] = b.split(":");
  if (tense !== ownTense) return kind === ownKind && number === ownNumber;
  return kind === ownKind && (number === ownNumber || form === "any");
}

/** "clause:verb-last:noun" and "reason:verb-last" are both clauses with the verb at their end. */
function formOf(group: string): string {
  const [kind = "", order = ""] = group.split(":");
  return kind === "step" ? kind : order;
}

/** "L’eau" shows its number but not its gender, so it may stand beside either. */
function agree(a: string, b: string): boolean {
  return a.at(-1) === b.at(-1) && (a.length === 1 || b.length === 1);
}

const LONG_KINDS: ReadonlySet<string> = new Set([
  "definition",
  "reason",
  "sequel",
  "argument",
  "deed",
  "statement",
]);

/** Wrong beyond doubt: not in the sentence, no part or twin of the key, not said of the same thing. */
function mayStandBeside(
  { text, from, about }: Candidate,
  seed: QuestionSeed,
  asked: ReadonlySet<string>,
  language: Language,
): boolean {
  const isLong = LONG_KINDS.has(seed.kind);
  const ratio = text.length / seed.key.length;
  if (isLong ? ratio > 2 || ratio < 0.5 : Math.abs(text.length - seed.key.length) > 22)
    return false;
  if (!(isName(seed) ? areApart : areDistinct)(text, seed.key, language)) return false;
  const own = contentStems(text, language);
  if (own.length === 0) return false;
  // "Market economy" beside "command economy": the word that both hold tells nothing.
  const told = isName(seed) ? new Set(contentStems(seed.key, language)) : NONE;
  const shared = own.filter((one) => asked.has(one) && !told.has(one)).length;
  // Another clause of a text that always speaks of the same is still the end of another sentence.
  const most = seed.excerpt ? 0.55 : 0.4;
  if (isLong ? shared > own.length * most : shared > 0) return false;
  // Explained twice, a term has two right answers.
  if (seed.kind === "definition" && seed.about && about && !areApart(about, seed.about, language))
    return false;
  if (seed.about && about && seed.kind !== "definition") {
    const subject = new Set(contentStems(seed.about, language));
    if (contentStems(about, language).some((one) => subject.has(one))) return false;
    if (own.some((one) => subject.has(one))) return false;
  }
  if (!isLong && areSynonyms(own, contentStems(seed.key, language), language)) return false;
  if (!from || isLong) return true;
  const other = new Set(contentStems(from, language));
  const common = [...other].filter((one) => asked.has(one)).length;
  // "A form of government where …": what is explained alike is not yet the same.
  return common < Math.min(other.size, asked.size) * (isName(seed) ? 0.75 : 0.4);
}

/** "Companies" beside "businesses" is a second right answer. */
function areSynonyms(a: readonly string[], b: readonly string[], language: Language): boolean {
  return (
    a.length === b.length && a.every((one, at) => relatedStems(one, language).includes(b[at] ?? ""))
  );
}

/** "Nations must decide whether …" beside "Which of these must decide whether …?" */
function doesAsMuch(text: string, { kind, question }: QuestionSeed, pool: DistractorPool): boolean {
  const verb = /^(?:Which (?:of these|people|place)|Who|What) (\p{L}+ \p{L}+)/u.exec(question)?.[1];
  if (kind !== "subject" || !verb || pool.language !== "en") return false;
  const told = `${text} ${verb} `.toLowerCase();
  return pool.statements.some((one) => one.text.toLowerCase().includes(told));
}

/** Does any sentence of the document say of the wrong option what the question asks for? */
function isAlsoTrue(
  text: string,
  seed: QuestionSeed,
  asked: ReadonlySet<string>,
  { sentences, language }: DistractorPool,
): boolean {
  const option = contentStems(text, language);
  const subject = seed.about ? contentStems(seed.about, language) : option;
  const said = seed.about ? option : [...asked];
  return sentences.some(
    (sentence) =>
      subject.every((one) => sentence.has(one)) &&
      said.filter((one) => sentence.has(one)).length >=
        Math.max(2, said.length * (seed.about ? 0.6 : 0.4)),
  );
}

const NONE: ReadonlySet<string> = new Set();

function isName({ kind }: QuestionSeed): boolean {
  return kind === "term" || kind === "named";
}

/** Has each a word that the other has not? */
function areApart(a: string, b: string, language: Language): boolean {
  const first = new Set(contentStems(a, language));
  const second = new Set(contentStems(b, language));
  return [...first].some((one) => !second.has(one)) && [...second].some((one) => !first.has(one));
}

function areDistinct(a: string, b: string, language: Language): boolean {
  const first = new Set(contentStems(a, language));
  const second = contentStems(b, language);
  const shared = second.filter((one) => first.has(one)).length;
  return shared === 0 || shared < Math.min(first.size, second.length) * 0.5;
}

/** Numbers of the same form: real ones of the document first, then made ones at a fair distance. */
function pickNumbers(
  request: DistractorRequest,
  pool: DistractorPool,
  random: Random,
): string[] | null {
  const { seed, difficulty, below } = request;
  const value = seed.value;
  if (value === undefined) return null;
  const isYear = seed.kind === "year";
  const isOfAge = !isYear && isAge(seed);
  const bareNumber = bareNumberOf(seed);
  const fitsOrder = isYear ? orderOf(seed) : () => true;
  const fair = pool.seeds
    .filter((other) => other.kind === seed.kind && (isYear || other.group === seed.group))
    .map((other) => other.value ?? Number.NaN)
    .filter((other) => isFair(value, other, isYear, difficulty));
  // The years of what happened around it are the more tempting ones.
  const real = isYear
    ? [...new Set(fair)]
        .sort((a, b) => Math.abs(a - value) - Math.abs(b - value))
        .slice(0, NEAREST_YEARS)
    : // What else lasted or weighed so much is no age.
      isOfAge
      ? []
      : fair;
  const isPercent = seed.group === "number:percent" && value <= 100;
  const made = isYear
    ? madeYears(value, difficulty, random)
    : isOfAge
      ? [2, -2, 4, -4, 6, -6].map((step) => value + step).filter((age) => age > 5)
      : madeNumbers(value, bareNumber, difficulty, random, isPercent);
  const endsAlike = inSameForm(value, pool.language);
  const taken = new Set([seed.key]);
  const used: number[] = [value];
  const take = (wanted: number, isOnSide: (other: number) => boolean) => {
    const chosen: string[] = [];
    for (const other of [...shuffle([...new Set(real)], random), ...made]) {
      if (chosen.length === wanted) break;
      const { before = "", after = "" } = seed.affix ?? {};
      const text = `${before}${formatLike(other, bareNumber)}${after}`;
      const isApart = used.every((one) =>
        isYear || isOfAge
          ? Math.abs(one - other) >= 2
          : Math.abs(one - other) >= Math.abs(one) * 0.1,
      );
      if ((isPercent && other >= 100) || !fitsOrder(other) || !endsAlike(other)) continue;
      if (!isOnSide(other) || taken.has(text) || !isApart || seed.sentence.text.includes(text))
        continue;
      if (
        !isYear &&
        (other <= 0 || text.replace(/\D/gu, "").length > bareNumber.replace(/\D/gu, "").length + 1)
      )
        continue;
      taken.add(text);
      used.push(other);
      chosen.push(text);
    }
    return chosen;
  };
  const lower = take(below, (other) => other < value);
  const upper = take(3 - lower.length, (other) => other > value);
  const chosen = [
    ...lower,
    ...upper,
    ...take(3 - lower.length - upper.length, (other) => other < value),
  ];
  return chosen.length === 3 ? chosen : null;
}

const NEAREST_YEARS = 4;

/** Half or double of an age would be no age for it. */
function isAge({ group, value = 0, question }: QuestionSeed): boolean {
  if (value >= 100) return false;
  return (
    /^number:(?:岁|歳)$/u.test(group) ||
    /\b(?:years old|at the age of|aged)\b|岁|歳|(?<!\p{L})(?:(?:ему|ей|им) (?:было|исполнилось)|в возрасте|a la edad de|años de edad|à l[’']âge de|âgée?s? de|im Alter von|Jahre alt|com a idade de|all[’']età di|(?:في|عن) (?:سن|عمر))(?!\p{L})/iu.test(
      question,
    )
  );
}

/** "Worse than in 2005", "at last in 1349": another year of the sentence shows on which side the right one lies. */
function orderOf({ value = 0, sentence, key }: QuestionSeed): (year: number) => boolean {
  const others = [...sentence.text.matchAll(/(?<![\p{Nd}.,])\p{Nd}{3,4}(?![\p{Nd},]|\.\p{Nd})/gu)]
    .filter(([year]) => year !== key)
    .map(([year]) => Number(year));
  return (year) => others.every((other) => other === year || year > other === value > other);
}

function bareNumberOf({ key, affix }: QuestionSeed): string {
  return affix ? key.slice(affix.before.length, key.length - affix.after.length) : key;
}

function isFair(value: number, other: number, isYear: boolean, difficulty: Difficulty): boolean {
  if (!Number.isFinite(other) || other === value) return false;
  if (isYear) {
    const gap = Math.abs(value - other);
    return (
      other < 2030 &&
      gap >= 2 &&
      gap <= (difficulty === "hard" ? 25 : difficulty === "easy" ? 120 : value >= 1900 ? 20 : 40)
    );
  }
  const ratio = other / value;
  return ratio > 0.2 && ratio < 5 && (ratio < 0.9 || ratio > 1.1);
}

function madeYears(value: number, difficulty: Difficulty, random: Random): number[] {
  const step = difficulty === "hard" ? 4 : difficulty === "easy" ? 25 : 7;
  const gaps = [1, 2, 3, 4, 5].map((factor) => Math.round(step * factor * (0.8 + random() * 0.4)));
  // A year yet to come is no option.
  return gaps.flatMap((gap) => [value - gap, value + gap]).filter((year) => year < 2026);
}

function madeNumbers(
  value: number,
  written: string,
  difficulty: Difficulty,
  random: Random,
  isPercent: boolean,
): number[] {
  const spread =
    difficulty === "hard" ? [0.75, 1.25, 0.6, 1.5, 0.85, 1.7] : [0.5, 2, 0.7, 1.5, 0.3, 3];
  return spread
    .map((factor) => roundLike(value * factor * (0.97 + random() * 0.06), written))
    .filter((made) => !(isPercent && made > 100));
}

/** 9,000 is a round number: what stands beside it must be as round. */
function roundLike(value: number, written: string): number {
  const decimals = /[.,](\d{1,2}|\d{4,})$/u.exec(written)?.[1]?.length ?? 0;
  if (decimals > 0) return Number(value.toFixed(decimals));
  const zeros = /0*$/u.exec(written.replace(/\D/gu, ""))?.[0].length ?? 0;
  let unit = 10 ** zeros;
  while (unit > 1 && value < unit * 1.5) unit /= 10;
  return Math.max(1, Math.round(value / unit) * unit);
}
