import { plural } from "~/localization/plural";

// The document's title
export const sessionTitle = () => "Review session";

// An item
export const leftToday = ({ count }: { count: number }) =>
  plural(count, { one: "# left today", other: "# left today" });
export const fromWork = ({ title }: { title: string }) => `From ${title}`;
export const howSure = () => "How sure are you?";
export const sure = () => "Sure";
export const notSure = () => "Not sure";
export const correct = () => "Correct!";
export const notQuite = () => "Not quite";
export const comesBackIn = ({ interval }: { interval: string }) => `Comes back in ${interval}.`;
export const next = () => "Next";
export const endSession = () => "End for now";

// A card
export const yourAnswer = () => "Your answer";
export const typeFirst = () => "Optional: type it before you look.";
export const showAnswer = () => "Show answer";
export const wordsFound = () => "Words that are also in your answer are marked.";
export const judgeParts = () => "Which parts did you have?";
export const saveParts = () => "Save by parts";
export const typedTooLong = () => "Keep your answer under 2,000 characters.";

// Rating
export const undo = () => "Undo";
export const undoneTitle = () => "Answer undone";
export const notUndoneTitle = () => "That answer was not undone";
export const notSavedTitle = () => "Your answer was not saved";
export const optionMissing = () => "Choose an option.";
export const gradeMissing = () => "Choose how hard it was to remember.";
export const answerMissing = () => "A question needs `selected`, a card `rating` or `parts`.";
export const fileAndCourse = () => "Send `fileId` or `courseId`, not both.";
export const itemNotFound = () => "We couldn't find that item. It may have been deleted.";

// An item that is wrong
export const isWrong = () => "This is wrong";
export const whatIsWrong = () => "What is wrong with it?";
export const wrongHint = () =>
  "Fennec won't ask this again anywhere. Those who run this site can read what you write.";
export const setAside = () => "Take it out";
export const setAsideTitle = () => "Taken out";
export const setAsideMessage = () => "You won't be asked this again.";
export const notSetAsideTitle = () => "It was not taken out";
export const reasonMissing = () => "Say in a few words what is wrong.";
export const reasonTooLong = () => "Keep it under 500 characters.";

// The end
export const sessionDone = () => "Done for today";
export const answeredToday = ({ correct, total }: { correct: number; total: number }) =>
  plural(total, {
    one: `${correct} of # answer right today.`,
    other: `${correct} of # answers right today.`,
  });
export const learnedNew = ({ count }: { count: number }) =>
  plural(count, { one: "# new item learned.", other: "# new items learned." });
export const toTheCourse = () => "Back to the course";
export const toTheConcepts = () => "Back to the concepts";
export const toTheDay = () => "Back to today";
