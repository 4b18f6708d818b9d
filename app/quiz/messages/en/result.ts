import { plural } from "~/localization/plural";

// The document's title
export const resultTitle = ({ percentage, quiz }: { percentage: number; quiz: string }) =>
  `${percentage}%, ${quiz}`;

// The score
export const retryHeading = () => "Your mistakes again";
export const correctInSeconds = (result: { correct: number; total: number; seconds: number }) =>
  plural(result.seconds, {
    one: `${result.correct} of ${result.total} correct in # second`,
    other: `${result.correct} of ${result.total} correct in # seconds`,
  });
export const correctInMinutes = (result: { correct: number; total: number; time: string }) =>
  `${result.correct} of ${result.total} correct in ${result.time} minutes`;
export const difficultyEasy = () => "Difficulty: easy";
export const difficultyMedium = () => "Difficulty: medium";
export const difficultyHard = () => "Difficulty: hard";
export const retryMistakes = ({ count }: { count: number }) =>
  plural(count, { one: "Retry # mistake", other: "Retry # mistakes" });
export const anotherQuiz = () => "New Quiz";

// The review
export const review = () => "Review";
export const answeredCorrectly = () => "Correct";
export const answeredWrongly = () => "Not correct";
export const numberedQuestion = ({ number, question }: { number: number; question: string }) =>
  `${number}. ${question}`;
export const yourAnswer = <T>({ answer }: { answer: T }) => ["Your answer: ", answer] as const;
export const correctAnswer = <T>({ answer }: { answer: T }) =>
  ["Correct answer: ", answer] as const;
export const saidElsewhere = () => "It stands elsewhere in the text.";
export const saidOfIt = () => "The text says of it:";
export const lookAgain = () => "Look at this question again";

// Retrying
export const notFinished = () => "Answer every question of this quiz first.";
export const nothingWrong = () => "Every answer was right. There is nothing to retry.";
export const nothingToRetryTitle = () => "There is nothing to retry";
export const notRetriedTitle = () => "The questions were not asked again";
export const noAnswer = () => "Fennec did not answer. Please try again.";
