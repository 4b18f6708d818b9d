import { plural } from "~/localization/plural";

// Choosing how many
export const countMissing = () => "Choose a number of questions from 1 to 100.";
export const countNotWhole = () => "Choose a whole number of questions.";
export const countTooSmall = () => "Choose at least 1 question.";
export const countTooLarge = () => "Choose at most 100 questions.";

// A question
export const questionOf = ({ number, total }: { number: number; total: number }) =>
  `Question ${number} of ${total}`;
export const options = () => "Options";
export const optionLetter = ({ letter }: { letter: string }) => `${letter}: `;
export const chosenCorrect = () => "Your answer, correct";
export const chosenWrong = () => "Your answer, incorrect";
export const correctOption = () => "Correct answer";

// Answering
export const howSure = () => "How sure are you?";
export const sure = () => "Sure";
export const notSure = () => "Not sure";
export const optionMissing = () => "Choose an option.";
export const optionUnknown = () => "Choose one of the options.";
export const questionNotFound = () =>
  "Fennec couldn't find that question. It may have been deleted.";

// What the text says about the options
export const youChose = <T>({ option }: { option: T }) => ["You chose “", option, "”."] as const;
export const saidBelow = () => "The passage below covers this option too.";
export const saidElsewhere = () => "This option comes from another part of the text.";
export const saidOfIt = () => "Here is what the text says about it:";
export const rightAnswer = <T>({ option }: { option: T }) =>
  ["The right answer is “", option, "”."] as const;
export const otherOptions = () => "What the text says about the other options";
export const optionList = <T>({ options }: { options: T[] }) =>
  options.flatMap((option, index) => [index > 0 ? ", “" : "“", option, "”"]);

// Earlier work
export const questionCount = ({ count }: { count: number }) =>
  plural(count, { one: "# question", other: "# questions" });
