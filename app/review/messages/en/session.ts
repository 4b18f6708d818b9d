import { plural } from "~/localization/plural";

// The document's title
export const sessionTitle = () => "Review session";

// An item
export const leftToday = ({ count, again = 0 }: { count: number; again?: number }) => {
  const left = plural(count, { other: "# left today" });
  if (again === 0) return left;
  return again === count ? `${left}, again` : `${left}, ${again} of them again`;
};
export const fromWork = ({ title }: { title: string }) => `From ${title}`;
export const correct = () => "Correct!";
export const notQuite = () => "Not quite";
export const comesBackTomorrow = () => "Comes back tomorrow.";
export const comesBackIn = ({ interval }: { interval: string }) => `Comes back in ${interval}.`;
export const next = () => "Next";
export const endSession = () => "End for now";

// A card
export const yourAnswer = () => "Your answer";
export const typeFirst = () => "Optional: type it before you look.";
export const showAnswer = () => "Show answer";
export const wordsFound = () => "Words from your answer are highlighted.";
export const judgeParts = () => "Which parts did you get right?";
export const saveParts = () => "Save selected parts";
export const typedTooLong = () => "Keep your answer under 2,000 characters.";

// Rating
export const undo = () => "Undo";
export const undoneTitle = () => "Answer undone";
export const notUndoneTitle = () => "That answer was not undone";
export const notSavedTitle = () => "Your answer was not saved";
export const optionMissing = () => "Choose an option.";
export const gradeMissing = () => "Choose how hard it was to remember.";
export const answerMissing = () => "A question needs `selected`, a card `rating` or `parts`.";
export const itemNotFound = () => "Fennec couldn't find that item. It may have been deleted.";

// The end
export const sessionDone = () => "Done for today";
export const sessionPaused = () => "Done for now";
export const leftForToday = ({ count }: { count: number }) =>
  plural(count, { one: "# is left for today.", other: "# are left for today." });
export const studiedToday = () => "What you studied today";
export const rightOf = ({ correct, total }: { correct: number; total: number }) =>
  `${correct} of ${total} right`;
export const newOnes = ({ count }: { count: number }) =>
  plural(count, { one: "# new", other: "# new" });
export const courseDone = () => "This course is done for today";
export const partsDone = () => "These parts are done for today";
export const answeredToday = ({ correct, total }: { correct: number; total: number }) =>
  plural(total, {
    one: (number) => `${correct} of ${number} answer right today.`,
    other: (number) => `${correct} of ${number} answers right today.`,
  });
export const learnedNew = ({ count }: { count: number }) =>
  plural(count, { one: "# new item started.", other: "# new items started." });
export const toTheCourse = () => "Back to the course";
export const toTheConcepts = () => "Back to the concepts";
export const toTheDay = () => "Back to today";
