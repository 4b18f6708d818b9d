import type { Difficulty, DraftQuestion } from "~/ai/ports";
import { type Flaw, lintQuestion } from "~/ai/text/lint-question";
import type { Fact } from "../facts/fact";
import { capitalized, inner, type QuestionFormat, type WritingContext } from "../formats/format";
import { chooseOptions } from "../siblings/choose-options";
import type { Inquiry, Option } from "../siblings/inquiry";
import { siblingsOf } from "../siblings/siblings";

/** A stem or an option of more characters is no question but a text. */
const LONGEST_STEM = 320;
const LONGEST_OPTION = 200;

export interface WrittenQuestion {
  fact: Fact;
  format: QuestionFormat;
  inquiry: Inquiry;
  draft: DraftQuestion;
}

/** The question that a format makes of a fact, or null where the document does not hold enough. */
export function writeQuestion(
  fact: Fact,
  format: QuestionFormat,
  context: WritingContext,
  setting: { difficulty: Difficulty; used: (option: string) => number; keyPlace: number },
): WrittenQuestion | null {
  const asking = format.ask(fact, context);
  if (!asking || asking.inquiry.stem.length > LONGEST_STEM) return null;
  const { inquiry, source } = asking;
  if (inquiry.key.text === "" || inquiry.key.text.length > LONGEST_OPTION) return null;
  const siblings = siblingsOf(inquiry, source, context.index);
  const wrong = chooseOptions(inquiry, siblings, context.index, setting);
  if (!wrong) return null;
  const options = arrange(inquiry.key, wrong, setting.keyPlace);
  const texts = options.map(({ text }) => text);
  const isFormula = inquiry.key.type.kind === "formula";
  const draft: DraftQuestion = {
    question: inquiry.stem,
    options: isFormula ? texts : alikeInCase(texts),
    correctAnswer: options.indexOf(inquiry.key),
    explanation: explain(fact, context),
    source: inquiry.key.source,
    optionSources: options.map((option) => option.source),
  };
  const flaws = lintQuestion(draft, inquiry.key.source.quote).filter(
    (flaw) => !(isFormula ? OF_WORDS : ALLOWED).has(flaw),
  );
  return flaws.length > 0 ? null : { fact, format, inquiry, draft };
}

/** Three options are enough. */
const ALLOWED: ReadonlySet<Flaw> = new Set(["option count"]);
/** What would be a flaw of words is none of formulas. */
const OF_WORDS: ReadonlySet<Flaw> = new Set([
  ...ALLOWED,
  "uneven lengths",
  "uneven articles",
  "uneven capitals",
  "stray mark",
  "numbers out of order",
]);

/** Dates and figures in their order, anything else with the key at its place. */
function arrange(key: Option, wrong: readonly Option[], place: number): Option[] {
  const options = [...wrong];
  options.splice(place % (wrong.length + 1), 0, key);
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
  // Of "3 January 1868" the year decides.
  const figure = figures?.find((one) => kind === "date" && one.length >= 3) ?? figures?.[0];
  return figure === undefined ? null : Number(figure.replace(",", "."));
}

/** Where some options start with a capital, all do. */
function alikeInCase(options: readonly string[]): string[] {
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
        : phrases.underHeading(inner(heading, phrases));
  const [open, close] = phrases.quoteMarks;
  return `${where} ${open}${inner(quote, phrases)}${close}`;
}
