import { countTokens } from "~/ai/text/tokenize";
import type { AnalyzedQuestion, QuestionTerm } from "./analyze-question";
import { stemsOf } from "./stems";
import type { Unit } from "./units";

const WHOLE_YEAR = /^(?:1\d|20)\d\d$/u;
const YEAR = /\b(?:1\d{3}|20\d{2})\b/u;
/** A number, except one that is part of a name: "(see Figure 1.9)", "on Apollo 11". */
const COUNT = /(?<![^.!?\s]\s?\(?\p{Lu}\p{L}+\.? |\p{N}[.,]?)\p{N}+(?:[.,]\p{N}+)*/gu;
const CAPITAL =
  /(?<=[\p{L}\p{N},;:’'"“«()—–-] ?)(?<![.!?] ?)\p{Lu}[\p{L}\p{M}]+|\p{Lu}[\p{L}\p{M}]+(?= \p{Lu})/gu;
const NAME = /(?<=[\p{Ll},;]\s)\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ (?:de |of |von |van )?\p{Lu}\p{Ll}+/u;
/** "the Crusades (1095–1291)": the noun phrase before a bracketed year. */
const DATED =
  /(?<![\p{L}\p{M}’'-])((?:[\p{L}\p{M}’'-]+\s){0,3}[\p{L}\p{M}’'-]+)\s*\([^()]{0,20}\d{3,4}[^()]{0,30}\)/gu;

/** The score for containing the expected answer type, about -0.2 to 0.3. */
export function answerTypeBonus(text: string, question: AnalyzedQuestion): number {
  const { reason, place } = question.pack.chat.answers;
  const newNumber = containsNewNumber(text, question);
  const measure = measureOf(question);
  if (measure) return measure.test(text) && containsNumber(text, question) ? 0.2 : -0.2;
  switch (question.expects) {
    case "number":
      return containsCount(text, question) ? 0.12 : -0.2;
    case "time":
      if (isMatchedGroup(DATED, text, question)) return 0.3;
      if (mentionsTime(text, question) && (newNumber || !/\p{N}/u.test(text))) return 0.15;
      return newNumber ? 0 : -0.2;
    case "person":
      return NAME.test(text) ? 0.08 : -0.12;
    case "place":
      return place?.test(text) ? 0.08 : -0.05;
    case "reason":
      return reason?.test(text) ? 0.14 : 0;
    default:
      return 0;
  }
}

/** Whether the text contains the expected answer type; true if the question expects none. */
export function matchesAnswerType(text: string, question: AnalyzedQuestion): boolean {
  const { season } = question.pack.chat.answers;
  const measure = measureOf(question);
  if (measure) return measure.test(text);
  switch (question.expects) {
    case "number":
      return containsCount(text, question);
    case "time":
      return (
        mentionsTime(text, question) ||
        containsNewNumber(text, question) ||
        (season?.test(text) ?? false)
      );
    case "person":
      return containsNewName(text, question.text);
    default:
      return true;
  }
}

/** The same for an elliptical question: "Why?" is answered by a reason only. */
export function matchesEllipticalAnswerType(text: string, question: AnalyzedQuestion): boolean {
  const { reason, place } = question.pack.chat.answers;
  if (question.expects === "reason") return reason?.test(text) ?? true;
  if (question.expects === "place") return place?.test(text) ?? true;
  return matchesAnswerType(text, question);
}

/** The measure that a question asks for, and the numbers in it. */
interface QuestionNumbers {
  measure: RegExp | null;
  numbers: ReadonlySet<string>;
}

/** Cached because each question is compared with many units. */
const questionNumbers = new WeakMap<AnalyzedQuestion, QuestionNumbers>();

function numbersOf(question: AnalyzedQuestion): QuestionNumbers {
  const known = questionNumbers.get(question) ?? {
    measure: readMeasure(question),
    numbers: new Set(question.text.match(/\p{N}+/gu) ?? []),
  };
  questionNumbers.set(question, known);
  return known;
}

function measureOf(question: AnalyzedQuestion): RegExp | null {
  return numbersOf(question).measure;
}

/** "How does a bee show how far it is?" asks for no distance. */
function readMeasure({ text, expects, pack }: AnalyzedQuestion): RegExp | null {
  if (expects !== "number" && expects !== "any" && expects !== "time") return null;
  return pack.chat.answers.measures.find(({ question }) => question.test(text))?.answer ?? null;
}

function mentionsTime(text: string, { pack }: AnalyzedQuestion): boolean {
  return YEAR.test(text) || (pack.chat.answers.time?.test(text) ?? false);
}

function containsNumber(text: string, question: AnalyzedQuestion): boolean {
  const { numberWord } = question.pack.chat.answers;
  return containsNewNumber(text, question) || (numberWord?.test(text) ?? false);
}

/** Whether the text contains a count; years and numbers in names are none. */
function containsCount(text: string, question: AnalyzedQuestion): boolean {
  const { numbers } = numbersOf(question);
  const counts = (text.match(COUNT) ?? []).filter(
    (one) => !numbers.has(one) && !WHOLE_YEAR.test(one),
  );
  return counts.length > 0 || (question.pack.chat.answers.numberWord?.test(text) ?? false);
}

/** Whether the text contains a number that the question does not. */
function containsNewNumber(text: string, question: AnalyzedQuestion): boolean {
  const { numbers } = numbersOf(question);
  return (text.match(/\p{N}+/gu) ?? []).some((number) => !numbers.has(number));
}

/**
 * Whether the text contains a name that the question does not; the capital of a first word is no
 * evidence.
 */
function containsNewName(text: string, question: string): boolean {
  const asked = new Set((question.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase()));
  return [...text.matchAll(CAPITAL)].some(([word]) => !asked.has(word.toLowerCase()));
}

/** The score for a sentence that defines the term, 0 to 0.35. */
export function definitionBonus(text: string, question: AnalyzedQuestion): number {
  const { apposition, definition, attributiveComplement, nominalComplement } =
    question.pack.chat.answers;
  if (apposition && isMatchedGroup(apposition, text, question)) return 0.25;
  const match = definition?.exec(text);
  if (!match) return 0;
  const before = new Set(stemsOf(definiendumOf(text, match), question.pack.words));
  const terms = question.terms.filter(({ stem }) => before.has(stem));
  if (terms.length === 0) return 0.02;
  const extra = before.size - terms.length;
  // "How would you define a theory in economics?": the sentence need not repeat the field.
  const isSubject =
    terms.length === question.terms.length || (extra === 0 && coverMost(terms, question));
  const after = text.slice(match.index + match[0].length);
  const kind = attributiveComplement?.test(after)
    ? -0.08
    : nominalComplement?.test(after)
      ? 0.05
      : 0;
  return (isSubject ? 0.3 + kind : 0.1) - Math.min(extra, 6) * 0.03;
}

/** The definiendum: the words before the defining verb or sign. */
function definiendumOf(text: string, { index, 0: found }: RegExpExecArray): string {
  return text.slice(0, index) + (index === 0 ? found : "");
}

/** Whether the terms carry more than half of the question's weight. */
function coverMost(terms: readonly QuestionTerm[], question: AnalyzedQuestion): boolean {
  const weigh = (list: readonly QuestionTerm[]) =>
    list.reduce((sum, { weight }) => sum + weight, 0);
  return weigh(terms) > weigh(question.terms) / 2;
}

/** Whether the group of the pattern contains all question terms. */
function isMatchedGroup(pattern: RegExp, text: string, question: AnalyzedQuestion): boolean {
  const asked = question.terms.filter((term) => !term.isContext);
  return [...text.matchAll(pattern)].some(([, words = ""]) => {
    const before = new Set(stemsOf(words, question.pack.words));
    return asked.length > 0 && asked.every((term) => before.has(term.stem));
  });
}

/** A penalty for captions, fragments and very short or long units. */
export function sentencePenalty({ text, block }: Unit, { pack }: AnalyzedQuestion): number {
  const words = countTokens(text);
  let penalty = 0;
  if (words < 5) penalty -= 0.25;
  if (words > 45) penalty -= 0.05;
  if (pack.chat.answers.caption?.test(text)) penalty -= 0.2;
  // An unfinished sentence or a label is no answer; list items and rows may be fragments.
  const isSentence = block.kind === "paragraph" || block.kind === "footnote";
  if (isSentence && !/[.!?…:;。！？।]["”’»)\]\d]*$/u.test(text)) penalty -= 0.15;
  if (/[:：]$/u.test(text)) penalty -= 0.2;
  return penalty;
}
