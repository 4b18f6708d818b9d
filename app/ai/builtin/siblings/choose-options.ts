import type { Difficulty } from "~/ai/ports";
import type { FactIndex } from "./fact-index";
import type { Inquiry, Option } from "./inquiry";
import { ARTICLE_SIGN, formOf } from "./same-kind";
import { areOneThing } from "./second-answer";

const WRONG = 3;
/** Three options do as well as four (Rodriguez 2005). */
const FEWEST_WRONG = 2;
/** The key may be so much longer or shorter than the wrong options are in the middle. */
const LENGTH_RATIO = 1.6;
/** Letters by which short options may differ in any case. */
const LENGTH_SLACK = 10;
/** So many of the nearest are looked through. */
const LOOKED_AT = 24;

/**
 * Two or three wrong options out of siblings, nearest first, or null. None may be told from the
 * others without knowing the matter.
 * @param used how often an option stood in other questions of the exercise
 */
export function chooseOptions(
  inquiry: Inquiry,
  siblings: readonly Option[],
  index: FactIndex,
  { difficulty, used }: { difficulty: Difficulty; used: (option: string) => number },
): Option[] | null {
  const { key, stem, given } = inquiry;
  const clues = cluesIn(key.text, stem, index);
  const fitting = siblings
    .filter((option) => fitsLength(option.text, key.text))
    // A wrong option that repeats the question while the key does not is no fair one.
    .filter((option) => [...cluesIn(option.text, stem, index)].every((stem) => clues.has(stem)))
    .slice(0, LOOKED_AT);
  const ordered = inOrder(fitting, key, difficulty, used);
  const chosen: Option[] = [];
  for (const option of ordered) {
    if (chosen.length === WRONG) break;
    if (chosen.some((other) => areOneThing(other.text, option.text, index))) continue;
    chosen.push(option);
  }
  if (chosen.length < FEWEST_WRONG) return null;
  return isFair(key, chosen, { clues, stem, given }, index) ? chosen : null;
}

/** Those that look like the key first; easy questions take the farther half. */
function inOrder(
  options: readonly Option[],
  key: Option,
  difficulty: Difficulty,
  used: (option: string) => number,
): Option[] {
  const form = formOf(key.text);
  const unlike = ({ text }: Option) => {
    const own = formOf(text);
    return form.filter((sign, at) => own[at] !== sign).length;
  };
  const rank = (at: number) => (difficulty === "easy" ? Math.max(0, 6 - at) * 0.3 : at * 0.3);
  return options
    .map((option, at) => ({
      option,
      cost: rank(at) + unlike(option) + used(option.text) * 0.2,
    }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ option }) => option);
}

/** Words that share so many of their pairs of letters look alike: "Medikamente", "medication". */
const LOOKS_ALIKE = 0.55;

/** A part of a word so long is recognized in it: "info" in "misinformation". */
const RECOGNIZED = 4;

/** Telling words of the question that the option repeats, whole or within a word. */
function cluesIn(option: string, stem: string, index: FactIndex): ReadonlySet<string> {
  const asked = index.stems(apart(stem));
  const isSeen = (one: string) =>
    asked.has(one) ||
    [...asked].some((other) => {
      const [short, long] = one.length < other.length ? [one, other] : [other, one];
      if (short.length < RECOGNIZED) return false;
      return long.includes(short) || sharedPairs(short, long) >= LOOKS_ALIKE;
    });
  const symbols = symbolsOf(stem);
  return new Set([
    ...[...index.stems(apart(option))].filter(isSeen),
    ...[...symbolsOf(option)].filter((symbol) => symbols.has(symbol)),
    ...initialsIn(option, asked),
    ...[...symbols].filter((symbol) => beginsWith(option, symbol)),
  ]);
}

/** Single capitals and figures: the "X" of "X-linked". */
function symbolsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/(?<![\p{L}\p{M}\p{N}])(?:\p{Lu}|\p{N}+)(?![\p{L}\p{M}\p{N}])/gu));
}

/** The word whose first letter a symbol of the question is: "power" for "P". */
function beginsWith(option: string, symbol: string): boolean {
  return /^\p{L}$/u.test(symbol) && option.toLowerCase().startsWith(symbol.toLowerCase());
}

const SYMBOL = 3;

/** The first letter of a symbol that stands for a word of the question: "Bt" for "births". */
function initialsIn(option: string, asked: ReadonlySet<string>): string[] {
  const initial = option.charAt(0).toLowerCase();
  const isSymbol = option.length <= SYMBOL && /^\p{L}/u.test(option);
  return isSymbol && [...asked].some((word) => word.startsWith(initial)) ? [`${initial}…`] : [];
}

/** Dice's coefficient of the pairs of neighbouring letters. */
function sharedPairs(a: string, b: string): number {
  const pairs = (word: string) =>
    new Set(Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)));
  const [one, other] = [pairs(a), pairs(b)];
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size);
}

/** "KeyError" as "Key Error". */
function apart(text: string): string {
  return text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
}

function fitsLength(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a.length, b.length] : [b.length, a.length];
  return long <= short * LENGTH_RATIO * 1.5 + LENGTH_SLACK;
}

function isFair(
  key: Option,
  wrong: readonly Option[],
  { clues, stem, given }: { clues: ReadonlySet<string>; stem: string; given: string },
  index: FactIndex,
): boolean {
  const lengths = wrong.map(({ text }) => text.length).sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const own = key.text.length;
  if (own > median * LENGTH_RATIO + LENGTH_SLACK || median > own * LENGTH_RATIO + LENGTH_SLACK)
    return false;
  // A word of the question in the key alone gives it away.
  const isShared = [...clues].every((clue) =>
    wrong.some(({ text }) => cluesIn(text, stem, index).has(clue)),
  );
  if (!isShared || sharesOwnCharacter(key, wrong, given)) return false;
  const form = formOf(key.text);
  return form.every((sign, at) => {
    const alike = wrong.filter(({ text }) => formOf(text)[at] === sign).length;
    return alike >= (at === ARTICLE_SIGN ? FEWEST_WRONG : 1);
  });
}

/** Each Chinese character has a meaning: 体温 is seen in 温度, unless another option shares one too. */
function sharesOwnCharacter(key: Option, wrong: readonly Option[], given: string): boolean {
  const signs = (text: string) => new Set(text.match(/\p{Script=Han}/gu));
  const asked = signs(given);
  const others = signs(wrong.map(({ text }) => text).join());
  return [...signs(key.text)].some((sign) => asked.has(sign) && !others.has(sign));
}
