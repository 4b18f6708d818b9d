import type { Difficulty } from "~/ai/ports";
import { mayCorefer } from "./also-correct";
import type { FactIndex } from "./fact-index";
import type { Option, QuestionCandidate } from "./question-candidate";
import { ARTICLE_FEATURE, surfaceFeatures } from "./same-kind";

const MAX_DISTRACTORS = 3;
/** Three options test as well as four (Rodriguez 2005). */
const MIN_DISTRACTORS = 2;
/** The largest ratio between the length of the key and the median length of the distractors. */
const MAX_LENGTH_RATIO = 1.6;
/** Characters by which lengths may differ in any case. */
const LENGTH_SLACK = 10;
/** The nearest distractors that are considered. */
const MAX_CONSIDERED = 24;

/**
 * Chooses two or three distractors, nearest first; null if there are too few, or if a surface
 * feature reveals the key.
 * @param timesUsed how often an option appears in other questions of the exercise
 */
export function chooseDistractors(
  candidate: QuestionCandidate,
  distractors: readonly Option[],
  index: FactIndex,
  { difficulty, timesUsed }: { difficulty: Difficulty; timesUsed: (option: string) => number },
): Option[] | null {
  const { key, stem, given } = candidate;
  const clues = cluesIn(key.text, stem, index);
  const suitable = distractors
    .filter((option) => fitsLength(option.text, key.text))
    // A distractor that repeats a word of the stem while the key does not would stand out.
    .filter((option) => [...cluesIn(option.text, stem, index)].every((stem) => clues.has(stem)))
    .slice(0, MAX_CONSIDERED);
  const ordered = orderByDifficulty(suitable, key, difficulty, timesUsed);
  const chosen: Option[] = [];
  for (const option of ordered) {
    if (chosen.length === MAX_DISTRACTORS) break;
    if (chosen.some((other) => mayCorefer(other.text, option.text, index))) continue;
    chosen.push(option);
  }
  if (chosen.length < MIN_DISTRACTORS) return null;
  return isUncued(key, chosen, { clues, stem, given }, index) ? chosen : null;
}

/** Sorts by similarity in form to the key; easy questions take the farther half first. */
function orderByDifficulty(
  options: readonly Option[],
  key: Option,
  difficulty: Difficulty,
  timesUsed: (option: string) => number,
): Option[] {
  const form = surfaceFeatures(key.text);
  const differences = ({ text }: Option) => {
    const own = surfaceFeatures(text);
    return form.filter((character, at) => own[at] !== character).length;
  };
  const rank = (at: number) => (difficulty === "easy" ? Math.max(0, 6 - at) * 0.3 : at * 0.3);
  return options
    .map((option, at) => ({
      option,
      cost: rank(at) + differences(option) + timesUsed(option.text) * 0.2,
    }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ option }) => option);
}

/** The bigram similarity, 0 to 1, of words that look related: "Medikamente", "medication". */
const SIMILAR_SPELLING = 0.55;

/**
 * The shortest substring, in letters, by which a word is recognised: "info" in "misinformation".
 */
const MIN_SHARED_SUBSTRING = 4;

/** Words of the stem that the option repeats, wholly or within a word. */
function cluesIn(option: string, stem: string, index: FactIndex): ReadonlySet<string> {
  const asked = index.stems(splitCamelCase(stem));
  const repeatsStem = (one: string) =>
    asked.has(one) ||
    [...asked].some((other) => {
      const [short, long] = one.length < other.length ? [one, other] : [other, one];
      if (short.length < MIN_SHARED_SUBSTRING) return false;
      return long.includes(short) || bigramSimilarity(short, long) >= SIMILAR_SPELLING;
    });
  const symbols = symbolsOf(stem);
  return new Set([
    ...[...index.stems(splitCamelCase(option))].filter(repeatsStem),
    ...[...symbolsOf(option)].filter((symbol) => symbols.has(symbol)),
    ...initialsIn(option, asked),
    ...[...symbols].filter((symbol) => beginsWith(option, symbol)),
  ]);
}

/** Single capitals and numbers: the "X" of "X-linked". */
function symbolsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/(?<![\p{L}\p{M}\p{N}])(?:\p{Lu}|\p{N}+)(?![\p{L}\p{M}\p{N}])/gu));
}

/** Whether the option begins with a symbol of the stem: "power" for "P". */
function beginsWith(option: string, symbol: string): boolean {
  return /^\p{L}$/u.test(symbol) && option.toLowerCase().startsWith(symbol.toLowerCase());
}

const MAX_SYMBOL_LENGTH = 3;

/** The initial of a short option that stands for a word of the stem: "Bt" for "births". */
function initialsIn(option: string, asked: ReadonlySet<string>): string[] {
  const initial = option.charAt(0).toLowerCase();
  const isSymbol = option.length <= MAX_SYMBOL_LENGTH && /^\p{L}/u.test(option);
  return isSymbol && [...asked].some((word) => word.startsWith(initial)) ? [`${initial}…`] : [];
}

/** Dice coefficient of the letter bigrams, 0 to 1. */
function bigramSimilarity(a: string, b: string): number {
  const pairs = (word: string) =>
    new Set(Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)));
  const [one, other] = [pairs(a), pairs(b)];
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size);
}

/** Splits camel case: "KeyError" → "Key Error". */
function splitCamelCase(text: string): string {
  return text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
}

function fitsLength(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a.length, b.length] : [b.length, a.length];
  return long <= short * MAX_LENGTH_RATIO * 1.5 + LENGTH_SLACK;
}

function isUncued(
  key: Option,
  wrong: readonly Option[],
  { clues, stem, given }: { clues: ReadonlySet<string>; stem: string; given: string },
  index: FactIndex,
): boolean {
  const lengths = wrong.map(({ text }) => text.length).sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const own = key.text.length;
  if (
    own > median * MAX_LENGTH_RATIO + LENGTH_SLACK ||
    median > own * MAX_LENGTH_RATIO + LENGTH_SLACK
  )
    return false;
  // A word that only the key repeats would reveal it.
  const isShared = [...clues].every((clue) =>
    wrong.some(({ text }) => cluesIn(text, stem, index).has(clue)),
  );
  if (!isShared || sharesHanCharacter(key, wrong, given)) return false;
  const form = surfaceFeatures(key.text);
  return form.every((character, at) => {
    const alike = wrong.filter(({ text }) => surfaceFeatures(text)[at] === character).length;
    return alike >= (at === ARTICLE_FEATURE ? MIN_DISTRACTORS : 1);
  });
}

/** Whether only the key shares a Han character with the stem: 体温 is recognised in 温度. */
function sharesHanCharacter(key: Option, wrong: readonly Option[], given: string): boolean {
  const characters = (text: string) => new Set(text.match(/\p{Script=Han}/gu));
  const asked = characters(given);
  const others = characters(wrong.map(({ text }) => text).join());
  return [...characters(key.text)].some(
    (character) => asked.has(character) && !others.has(character),
  );
}
