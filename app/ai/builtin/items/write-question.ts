import type { Difficulty, DraftQuestion } from "~/ai/ports";
import { type Flaw, lintQuestion } from "~/ai/text/lint-question";
import { chooseDistractors } from "../distractors/choose-distractors";
import { findDistractors } from "../distractors/find-distractors";
import type { Option, QuestionCandidate } from "../distractors/question-candidate";
import type { Fact } from "../facts/fact";
import {
  capitalized,
  nestQuoteMarks,
  type QuestionFormat,
  type WritingContext,
} from "../formats/format";

/** The longest stem and option, in characters. */
const MAX_STEM_LENGTH = 320;
const MAX_OPTION_LENGTH = 200;

export interface WrittenQuestion {
  fact: Fact;
  format: QuestionFormat;
  candidate: QuestionCandidate;
  draft: DraftQuestion;
}

/**
 * Writes the question that a format makes of a fact; null if there are too few distractors or it
 * has flaws.
 */
export function writeQuestion(
  fact: Fact,
  format: QuestionFormat,
  context: WritingContext,
  setting: { difficulty: Difficulty; timesUsed: (option: string) => number; keyPosition: number },
): WrittenQuestion | null {
  const asking = format.ask(fact, context);
  if (!asking || asking.candidate.stem.length > MAX_STEM_LENGTH) return null;
  const { candidate, source } = asking;
  if (candidate.key.text === "" || candidate.key.text.length > MAX_OPTION_LENGTH) return null;
  const distractors = findDistractors(candidate, source, context.index);
  const wrong = chooseDistractors(candidate, distractors, context.index, setting);
  if (!wrong) return null;
  const options = orderOptions(candidate.key, wrong, setting.keyPosition);
  const texts = options.map(({ text }) => text);
  const isFormula = candidate.key.type.kind === "formula";
  const draft: DraftQuestion = {
    question: candidate.stem,
    options: isFormula ? texts : matchCase(texts),
    correctAnswer: options.indexOf(candidate.key),
    explanation: explain(fact, context),
    source: candidate.key.source,
    optionSources: options.map((option) => option.source),
  };
  const flaws = lintQuestion(draft, candidate.key.source.quote).filter(
    (flaw) => !(isFormula ? TOLERATED_IN_FORMULAS : TOLERATED_FLAWS).has(flaw),
  );
  return flaws.length > 0 ? null : { fact, format, candidate, draft };
}

/** Three options are accepted. */
const TOLERATED_FLAWS: ReadonlySet<Flaw> = new Set(["option count"]);
/** Flaws that only matter for words, not for formulas. */
const TOLERATED_IN_FORMULAS: ReadonlySet<Flaw> = new Set([
  ...TOLERATED_FLAWS,
  "uneven lengths",
  "uneven articles",
  "uneven capitals",
  "stray mark",
  "numbers out of order",
]);

/** Sorts dates and numbers by value; otherwise puts the key at `position`. */
function orderOptions(key: Option, wrong: readonly Option[], position: number): Option[] {
  const options = [...wrong];
  options.splice(position % (wrong.length + 1), 0, key);
  const values = options.map(({ text, type }) => valueOfFigure(text, type.kind));
  if (values.some((value) => value === null)) return options;
  return options
    .map((option, at) => ({ option, value: values[at] ?? 0 }))
    .sort((a, b) => a.value - b.value)
    .map(({ option }) => option);
}

function valueOfFigure(text: string, kind: string): number | null {
  if (kind !== "date" && kind !== "quantity") return null;
  const figures = text
    .replace(/(?<=\p{Nd})[.,](?=\p{Nd}{3}(?!\p{Nd}))/gu, "")
    .match(/\p{Nd}+(?:[.,]\p{Nd}+)?/gu);
  // For "3 January 1868", the year.
  const figure = figures?.find((one) => kind === "date" && one.length >= 3) ?? figures?.[0];
  return figure === undefined ? null : Number(figure.replace(",", "."));
}

/** Capitalizes all options if one starts with a capital. */
function matchCase(options: readonly string[]): string[] {
  return options.some((option) => /^\p{Lu}/u.test(option))
    ? options.map(capitalized)
    : [...options];
}

function explain(fact: Fact, { phrases }: WritingContext): string {
  const { page, quote } = fact.source;
  const heading = fact.headings.at(-1);
  const where =
    page !== null
      ? phrases.onPage(page)
      : heading === undefined
        ? phrases.inText
        : phrases.underHeading(nestQuoteMarks(heading, phrases));
  const [open, close] = phrases.quoteMarks;
  return `${where} ${open}${nestQuoteMarks(quote, phrases)}${close}`;
}
