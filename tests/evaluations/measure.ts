import type { DraftCard, DraftQuestion, Passage } from "~/ai/ports";
import { flatten, holds, standsVerbatim } from "./match-words";
import type { StudyDocument } from "./study-document";
import { asksToUnderstand } from "./understanding";
import { type Answered, asked, type Written } from "./write-items";

/** Fractions as parts and wholes, so that documents can be added up. */
export type Measures = Record<Measure, { part: number; whole: number }>;

export type Measure =
  | keyof ReturnType<typeof measureItems>
  | keyof ReturnType<typeof measureAnswers>;

export function measure(document: StudyDocument, written: Written): Measures {
  return { ...measureItems(document, written), ...measureAnswers(written.answers) };
}

export function addUp(all: readonly Measures[]): Measures {
  const [first, ...others] = all;
  if (!first) throw new Error("Nothing was measured.");
  const sum = structuredClone(first);
  for (const one of others) {
    for (const key of Object.keys(sum) as Measure[]) {
      sum[key].part += one[key].part;
      sum[key].whole += one[key].whole;
    }
  }
  return sum;
}

function measureItems({ matters }: StudyDocument, { quiz, cards, test, passages }: Written) {
  const text = textOf(passages);
  const questions = [...quiz, ...test];
  const options = questions.flatMap(({ options, optionSources }) =>
    options.map((option, at) => ({ option: flatten(option), source: optionSources?.[at] ?? null })),
  );
  const quotes = [
    ...[...questions, ...cards].map(({ source }) => source?.quote ?? ""),
    ...options.flatMap(({ source }) => (source ? [source.quote] : [])),
  ].map(flatten);
  const inQuiz = matters.map(({ quote }) => quiz.some((one) => tellsQuestion(one, quote)));
  const inTest = matters.map(({ quote }) => test.some((one) => tellsQuestion(one, quote)));
  const onCard = matters.map(({ quote }) => cards.some((one) => tellsCard(one, quote)));
  const wanted = Math.min(asked.cards, matters.length);
  return {
    covered: share(matters, (_, at) => inQuiz[at] || inTest[at] || onCard[at]),
    cards: { part: Math.min(cards.length, wanted), whole: wanted },
    // Unknown without a list of important facts.
    questions: {
      part: matters.length > 0 ? questions.length : 0,
      whole: matters.length > 0 ? asked.quiz + asked.test : 0,
    },
    understanding: share(questions, ({ question }) => asksToUnderstand(question)),
    factsShared: share(
      matters.filter((_, at) => inQuiz[at] || inTest[at]),
      ({ quote }) => [quiz, test].every((set) => set.some((one) => tellsQuestion(one, quote))),
    ),
    repeated: share(test, (one) => quiz.some((other) => asksTheSame(one, other))),
    verbatim: share(options, ({ option }) => standsVerbatim(option, text)),
    quoted: share(options, ({ source }) => source !== null && text.includes(flatten(source.quote))),
    ofOneKind: share(questions, (one) => isOfOneKind(one.options)),
    quotes: share(quotes, (quote) => quote !== "" && text.includes(quote) && quote.length <= 300),
    duplicates: {
      part:
        duplicates(quiz, asksTheSame) +
        duplicates(test, asksTheSame) +
        duplicates(cards, saysTheSame),
      whole: questions.length + cards.length,
    },
  };
}

function measureAnswers(answers: readonly Answered[]) {
  const answerable = answers.filter(({ expected }) => expected !== null);
  const located = answerable.filter(({ expected }) => expected && expected.length > 0);
  const unanswerable = answers.filter(({ expected }) => expected === null);
  const quotedWithin = (count: number) => share(located, (answer) => placeOfAnswer(answer) < count);
  return {
    first: quotedWithin(1),
    amongThree: quotedWithin(3),
    wronglyDeclined: share(answerable, ({ declined }) => declined),
    declined: share(unanswerable, ({ declined }) => declined),
  };
}

/** Index of the first quote that answers; infinite if none does or the reply declines. */
export function placeOfAnswer({ declined, citations, expected }: Answered): number {
  const place = citations.findIndex(({ quote }) => expected?.some((one) => holds(quote, one)));
  return declined || place < 0 ? Number.POSITIVE_INFINITY : place;
}

/** The facts that no item is about. */
export function missedFacts({ matters }: StudyDocument, { quiz, cards, test }: Written): string[] {
  return matters
    .map(({ quote }) => quote)
    .filter((quote) => ![...quiz, ...test].some((one) => tellsQuestion(one, quote)))
    .filter((quote) => !cards.some((one) => tellsCard(one, quote)));
}

/** The hand-listed facts that the document does not contain verbatim. */
export function misquoted({ matters, ask }: StudyDocument, passages: readonly Passage[]): string[] {
  const text = textOf(passages);
  const answers = ask.flatMap(({ answer_quote = "", more_quotes = [] }) => [
    answer_quote,
    ...more_quotes,
  ]);
  const quotes = [...matters.map(({ quote }) => quote), ...answers.filter(Boolean)];
  return quotes.filter((quote) => !text.includes(flatten(quote)));
}

/** An item is about a fact if its text or quote contains the words of the fact's quote. */
function tellsQuestion({ question, options, correctAnswer, source }: DraftQuestion, fact: string) {
  return holds(`${question} ${options[correctAnswer]}`, fact) || holds(source?.quote ?? "", fact);
}

function tellsCard({ front, back, source }: DraftCard, fact: string): boolean {
  return holds(`${front} ${back}`, fact) || holds(source?.quote ?? "", fact);
}

/**
 * The same stem; or the same quote and either each asks for what the other tells, or both ask for one
 * thing in much the same words. Two cells of a row are two facts.
 */
function asksTheSame(one: DraftQuestion, other: DraftQuestion): boolean {
  const [stem, otherStem] = [flatten(one.question), flatten(other.question)];
  if (stem === otherStem) return true;
  if (one.source?.quote !== other.source?.quote) return false;
  const [key, otherKey] = [keyOf(one), keyOf(other)];
  if (key === otherKey) return areNearlyTheSame(quotedIn(stem), quotedIn(otherStem));
  return stem.includes(otherKey) && otherStem.includes(key);
}

function areNearlyTheSame(one: string, other: string): boolean {
  return holds(one, other) || holds(other, one);
}

/** The part of a stem that quotes the document; the whole stem if it quotes nothing. */
function quotedIn(stem: string): string {
  const quotes = stem.match(/[“«„「"][^“”»「」"]*[”»“」"]/gu);
  return quotes?.join(" ") ?? stem;
}

function keyOf({ options, correctAnswer }: DraftQuestion): string {
  return flatten(options[correctAnswer] ?? "");
}

function saysTheSame(one: DraftCard, other: DraftCard): boolean {
  const [front, back] = [flatten(one.front), flatten(one.back)];
  const sameBack = back === flatten(other.back) && one.source?.quote === other.source?.quote;
  return front === flatten(other.front) || sameBack;
}

function duplicates<T>(items: readonly T[], same: (one: T, other: T) => boolean): number {
  return items.filter((one, at) => items.slice(0, at).some((other) => same(one, other))).length;
}

/** Whether all options are figures, or formulas, and no sentence is among names. */
export function isOfOneKind(options: readonly string[]): boolean {
  const kinds = new Set(options.map(kindOf));
  const lengths = options.map((option) => option.length).sort((a, b) => a - b);
  const [shortest = 0] = lengths;
  const longest = lengths.at(-1) ?? 0;
  return kinds.size === 1 && (longest <= 40 || longest <= shortest * 6);
}

function kindOf(option: string): "figure" | "formula" | "words" {
  if (/[=∝+^/½²³√·]/u.test(option) && !/\p{L}{5}/u.test(option)) return "formula";
  return /^(?:\p{L}{2,6} ){0,2}[\p{P}\p{S}]*\d/u.test(option) ? "figure" : "words";
}

/** The text of the passages, including headings. */
function textOf(passages: readonly Passage[]): string {
  const pieces = passages.flatMap(({ heading, text, blocks }) => {
    const headings = blocks.filter(({ kind }) => kind === "heading").map((block) => block.text);
    return [...new Set([heading ?? "", ...headings]), text];
  });
  return flatten(pieces.join(" "));
}

function share<T>(all: readonly T[], isPart: (one: T, at: number) => boolean | undefined) {
  return { part: all.filter(isPart).length, whole: all.length };
}
