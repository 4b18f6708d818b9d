// The document's title
export const questionTitle = ({ number, quiz }: { number: number; quiz: string }) =>
  `Question ${number}, ${quiz}`;

// Answering
export const progress = () => "Progress in the quiz";
export const explanation = () => "Explanation";
export const correct = () => "Correct";
export const notQuite = () => "Not quite";
export const notSavedTitle = () => "Your answer was not saved";
export const chooseAgain = () => "Couldn't reach Fennec. Check your connection and choose again.";
export const allAnswered = ({ correct, total }: { correct: number; total: number }) =>
  `Every question is answered: ${correct} of ${total} correct.`;

// Navigation
export const neighbours = () => "Previous and next question";
export const previous = () => "Previous";
export const next = () => "Next";
export const seeResult = () => "See your result";
export const questions = () => "Questions";
export const currentQuestion = ({ number }: { number: number }) => `Question ${number}, current`;
export const rightQuestion = ({ number }: { number: number }) =>
  `Question ${number}, answered, correct`;
export const wrongQuestion = ({ number }: { number: number }) =>
  `Question ${number}, answered, incorrect`;
export const openQuestion = ({ number }: { number: number }) => `Question ${number}, not answered`;
