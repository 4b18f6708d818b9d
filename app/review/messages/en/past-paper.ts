import { plural } from "~/localization/plural";
import type { PaperProblem } from "../../past-paper/past-paper";

// The page
export const pastPaper = () => "Past paper";
export const pastPaperHint = () =>
  "Turn a past exam into review items. Multiple-choice questions stay questions; the rest become flashcards. You'll see a preview before anything is kept.";
export const paperText = () => "Paste questions and answers";
export const paperTextHint = () =>
  "Number the questions and letter the options. Give each answer after its question, mark the correct option, or list all answers at the end.";
export const paperFile = () => "Or choose a file";
export const paperFileHint = ({ formats }: { formats: readonly string[] }) =>
  `${new Intl.ListFormat("en", { type: "disjunction" }).format(formats)}, up to 25 MB.`;
export const checkPaper = () => "Preview Questions";
export const checkingPaper = () => "Reading...";

// What was recognised
export const paperItems = ({ questions, cards }: { questions: number; cards: number }) =>
  `${plural(questions, { one: "# question with options", other: "# questions with options" })}, ${plural(cards, { one: "# card", other: "# cards" })}`;
export const notKeptYet = ({ items }: { items: string }) => `${items}. Nothing is kept yet.`;
export const recognised = () => "Recognised";
export const paperLine = ({ line }: { line: number }) => `Line ${line}`;
export const severalRight = () => "Several options are right, so it becomes a card.";
export const leftOutQuestions = ({ count }: { count: number }) =>
  plural(count, { one: "# question is left out", other: "# questions are left out" });
export const paperOption = <T>({ letter, option }: { letter: string; option: T }) =>
  [`${letter}. `, option] as const;
export const rightPaperOption = <T>({ letter, option }: { letter: string; option: T }) =>
  [`${letter}. `, option, " (right)"] as const;
export const skippedLine = ({ line, problem }: { line: number; problem: string }) =>
  `Line ${line}: ${problem}`;
export const linesWithoutQuestion = ({ from, to }: { from: number; to: number }) =>
  `Lines ${from} to ${to}: They don't belong to a question.`;
export const skippedLines = ({ count }: { count: number }) =>
  plural(count, { one: "# line was skipped", other: "# lines were skipped" });
export const keepPaper = ({ count }: { count: number }) =>
  plural(count, { one: "Keep # Item for Review", other: "Keep # Items for Review" });
export const keepingPaper = () => "Keeping...";
export const paperTitle = () => "Name";
export const changePaper = () => "Change the text";

// What became of it
export const paperKept = ({ count }: { count: number }) =>
  plural(count, { one: "# item is in your review", other: "# items are in your review" });
export const paperNotRead = () => "The past paper wasn't read";
export const paperMissing = () => "Choose a file or paste some questions and answers.";
export const paperWrongType = ({ formats }: { formats: readonly string[] }) =>
  `Choose a ${new Intl.ListFormat("en", { type: "disjunction" }).format(formats)} file.`;
export const paperTooLarge = () => "That file is larger than 25 MB.";
export const paperTooLong = () =>
  "That text is longer than 500,000 characters, or has more than 1,000 questions. Split it and add the parts one at a time.";
export const paperOneFile = () => "Use one file at a time.";
export const paperIncomplete = () => "The upload was incomplete. Please try again.";
export const paperUnreadable = () =>
  "Fennec couldn't read any text in that file. Scans aren't supported here. Type or paste the questions instead.";
export const paperBusy = () =>
  "Fennec is busy reading other files. Please try yours again in a minute.";
export const noPaperItems = () =>
  "No question with an answer was found. Each question needs a number or “Q:”, and an answer.";

// Why a line became nothing
export const paperProblem = (problem: PaperProblem): string => {
  switch (problem) {
    case "no_answer":
      return "No answer was found.";
    case "unknown_option":
      return "The answer doesn't match any option.";
    case "few_options":
      return "It has fewer than two options, or an empty one.";
    case "many_options":
      return "It has more than six options.";
    case "same_options":
      return "Two of its options are the same.";
    case "too_long":
      return "It is longer than 1,000 characters.";
    case "no_question":
      return "It doesn't belong to a question.";
    case "repeated":
      return "Duplicate.";
  }
};
