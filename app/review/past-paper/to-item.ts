import { asksSomething } from "./asks-something";
import { type PaperCard, type PaperProblem, type PaperQuestion, paperLimits } from "./past-paper";
import { answerWithin, lettersIn } from "./read-answer";

/** A question as far as it was read. */
export interface Draft {
  line: number;
  number: number | null;
  question: string;
  options: { letter: string; text: string; marked: boolean }[];
  /** Whether they stand on the line of the question: then they may be parts of an open one. */
  isInline: boolean;
  /** What was said after "Answer:", or after a question that had ended. */
  answer: string | null;
  isAnswerNamed: boolean;
}

type Item = PaperQuestion | PaperCard | PaperProblem;

/** @param listed what the list at the end says of it */
export function toItem(draft: Draft, listed: string | null): Item {
  if (draft.question === "") return "no_question";
  const named = (draft.isAnswerNamed ? draft.answer : null) || listed;
  const within = named ? null : answerWithin(draft.question);
  const question = within?.question ?? draft.question;
  const guessed = asksSomething(question) ? draft.answer : null;
  const answer = (named || within?.answer || guessed)?.replace(/\*\*/g, "").trim() ?? null;
  if (draft.options.length > 0) {
    const asked = toQuestion({ ...draft, question }, answer);
    if (!draft.isInline || asked !== "unknown_option") return asked;
    if (answer && lettersIn(answer).length > 0) return asked;
  }
  if (!answer || /^[（(]?略[）)]?[。.]?$/.test(answer)) return "no_answer";
  return toCard(draft, question, answer);
}

/** Options are part of its front. */
function toCard(
  { line, options }: Draft,
  question: string,
  answer: string,
): PaperCard | "too_long" {
  const listed = options.map(({ letter, text }) => `\n${letter}) ${text}`);
  const front = question + listed.join("");
  const tooLong = [front, answer].some((text) => text.length > paperLimits.textLength);
  return tooLong ? "too_long" : { kind: "card", line, front, back: answer };
}

/** Where several options are right, a card, whose back names them. */
function toQuestion(draft: Draft, answer: string | null): Item {
  const { line, question, options } = draft;
  const texts = options.map(({ text }) => text);
  const { min, max } = paperLimits.options;
  if (texts.length < min || texts.some((text) => text === "")) return "few_options";
  if (texts.length > max) return "many_options";
  if (new Set(texts).size < texts.length) return "same_options";
  if ([question, ...texts].some((text) => text.length > paperLimits.textLength)) return "too_long";
  const right = rightOptions(options, answer);
  if (typeof right === "string") return right;
  const [correctAnswer = 0] = right;
  if (right.length === 1)
    return { kind: "question", line, question, options: texts, correctAnswer };
  const named = options.filter((_, place) => right.includes(place));
  const card = toCard(
    draft,
    question,
    named.map(({ letter, text }) => `${letter}) ${text}`).join("\n"),
  );
  return typeof card === "string" ? card : { ...card, several: true };
}

/** The options that an answer names by their letters or words, or that are marked. */
function rightOptions(options: Draft["options"], answer: string | null): number[] | PaperProblem {
  if (answer) {
    const said = options.findIndex(({ text }) => isSame(text, answer));
    if (said >= 0) return [said];
    const letters = lettersIn(answer);
    const named = letters.map((letter) => options.findIndex((option) => option.letter === letter));
    return named.length > 0 && !named.includes(-1) ? named : "unknown_option";
  }
  const marked = options.flatMap((option, index) => (option.marked ? [index] : []));
  // Stars before all of them are those of a list.
  return marked.length > 0 && marked.length < options.length ? marked : "no_answer";
}

/** Whether an answer is an option in words; an explanation may follow on the next line. */
function isSame(option: string, answer: string): boolean {
  return [answer, answer.split("\n", 1)[0] ?? ""].some((said) => fold(said) === fold(option));
}

const fold = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s.]+/g, " ")
    .trim();
