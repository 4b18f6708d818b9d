import { plural } from "~/localization/plural";

// The document's title
export const resultTitle = ({ percentage, quiz }: { percentage: number; quiz: string }) =>
  `${percentage}%, ${quiz}`;

// The score
export const retryHeading = () => "Retry of missed questions";
export const correctInSeconds = (result: { correct: number; total: number; seconds: number }) =>
  plural(result.seconds, {
    one: (number) => `${result.correct} of ${result.total} correct in ${number} second`,
    other: (number) => `${result.correct} of ${result.total} correct in ${number} seconds`,
  });
export const correctInMinutes = (result: { correct: number; total: number; time: string }) =>
  `${result.correct} of ${result.total} correct in ${result.time} minutes`;
export const difficultyEasy = () => "Difficulty: easy";
export const difficultyMedium = () => "Difficulty: medium";
export const difficultyHard = () => "Difficulty: hard";
export const retryMissed = ({ count }: { count: number }) =>
  plural(count, { one: "Retry # missed question", other: "Retry # missed questions" });
export const anotherQuiz = () => "New Quiz";

// The review
export const review = () => "Review";
export const answeredCorrectly = () => "Correct";
export const answeredWrongly = () => "Incorrect";
export const reported = () => "Reported";
export const numberedQuestion = ({ number, question }: { number: number; question: string }) =>
  `${number}. ${question}`;
export const yourAnswer = <T>({ answer }: { answer: T }) => ["Your answer: ", answer] as const;
export const correctAnswer = <T>({ answer }: { answer: T }) =>
  ["Correct answer: ", answer] as const;
export const saidElsewhere = () => "This option comes from another part of the text.";
export const saidOfIt = () => "Here is what the text says about it:";
export const lookAgain = () => "Look at this question again";

// Retrying
export const notFinished = () => "Answer every question in this quiz first.";
export const nothingWrong = () => "Every answer was right. There is nothing to retry.";
export const nothingToRetryTitle = () => "There is nothing to retry";
export const notRetriedTitle = () => "The retry could not be started";
export const noAnswer = () => "Couldn't reach Fennec. Check your connection and try again.";
