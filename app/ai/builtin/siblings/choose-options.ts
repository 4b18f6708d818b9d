import type { Difficulty } from "~/ai/ports";
import type { FactIndex } from "./fact-index";
import type { Inquiry, Option } from "./inquiry";
import { formOf } from "./same-kind";
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
  const { key, stem } = inquiry;
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
  return isFair(key, chosen, clues, index) ? chosen : null;
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

/** A part of a word so long is recognized in it: "info" in "misinformation". */
const RECOGNIZED = 4;

/** Telling words of the question that the option repeats, whole or within a word. */
function cluesIn(option: string, stem: string, index: FactIndex): ReadonlySet<string> {
  const asked = index.stems(apart(stem));
  const isSeen = (one: string) =>
    asked.has(one) ||
    [...asked].some((other) => {
      const [short, long] = one.length < other.length ? [one, other] : [other, one];
      return short.length >= RECOGNIZED && long.includes(short);
    });
  return new Set([...index.stems(apart(option))].filter(isSeen));
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
  clues: ReadonlySet<string>,
  index: FactIndex,
): boolean {
  const lengths = wrong.map(({ text }) => text.length).sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const own = key.text.length;
  if (own > median * LENGTH_RATIO + LENGTH_SLACK || median > own * LENGTH_RATIO + LENGTH_SLACK)
    return false;
  // A word of the question in the key alone gives it away.
  const isShared = [...clues].every((stem) =>
    wrong.some(({ text }) => index.stems(apart(text)).has(stem)),
  );
  if (!isShared) return false;
  const form = formOf(key.text);
  return form.every((sign, at) => wrong.some(({ text }) => formOf(text)[at] === sign));
}
