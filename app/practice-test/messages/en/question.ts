import { plural } from "~/localization/plural";

// The document's title
export const testTitle = () => "Practice test";
export const questionTitle = ({ number, test }: { number: number; test: string }) =>
  `Question ${number}, ${test}`;

// Answering
export const progress = () => "Progress in the test";
export const next = () => "Next Question";
export const finish = () => "Finish Test";
export const notSavedTitle = () => "Your answer was not saved";
export const sendAgain = () =>
  "Couldn't reach Fennec. Check your connection and submit your answer again.";

// Cancelling
export const cancelTitle = () => "Cancel a practice test";
export const areYouSure = () => "Are you sure?";
export const cancelWithoutAnswers = <T>({ title }: { title: T }) =>
  ["This ends the test on “", title, "”. Its questions will be deleted."] as const;
export const cancelWithAnswers = <T>({ title, count }: { title: T; count: number }) =>
  [
    "This ends the test on “",
    title,
    plural(count, {
      one: "”. Its questions and your answer will be deleted.",
      other: "”. Its questions and your # answers will be deleted.",
    }),
  ] as const;
export const cancel = () => "Cancel Test";
export const cancelling = () => "Cancelling...";
export const keepGoing = () => "Keep going";
export const notCancelledTitle = () => "The test was not cancelled";
export const nothingToCancelTitle = () => "No test to cancel";
export const cancelledTitle = () => "Test cancelled";
export const cancelled = () => "Its questions and answers were deleted.";
