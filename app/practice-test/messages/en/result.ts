// The document's title
export const resultTitle = ({ percentage, test }: { percentage: number; test: string }) =>
  `${percentage}%, ${test}`;

// The score
export const complete = () => "Test Complete";
export const scored = ({ correct, total }: { correct: number; total: number }) =>
  `You scored ${correct} out of ${total} questions`;
export const startNew = () => "Start New Practice Test";
export const takeAgain = () => "Take this test again";
export const toDashboard = () => "Return to Dashboard";

// The review
export const review = () => "Review";
export const numberedQuestion = ({ number, question }: { number: number; question: string }) =>
  `${number}. ${question}`;
export const explanation = () => "Explanation";

// Taking it again
export const notFinished = () => "Answer every question in this test first.";
export const allReported = () =>
  "You reported every question in this test as wrong. There is nothing left to retry.";
export const notBegunTitle = () => "The test could not be restarted";
export const noAnswer = () => "Couldn't reach Fennec. Check your connection and try again.";
