import { plural } from "~/localization/plural";

// The document's title
export const cardTitle = ({ position, deck }: { position: number; deck: string }) =>
  `Card ${position}, ${deck}`;

// A card
export const cardOf = ({ position, total }: { position: number; total: number }) =>
  `Card ${position} of ${total}`;
export const cardOfShuffled = ({ position, total }: { position: number; total: number }) =>
  `Card ${position} of ${total}, shuffled`;
export const doneLabel = () => "Cards done for now";
export const doneOf = ({ done, total }: { done: number; total: number }) =>
  `${done} of ${total} done for now`;
export const allDone = () => "All done for now. This round is extra practice.";
export const showQuestion = () => "Show Question";
export const showAnswer = () => "Show Answer";

// Navigation
export const neighbours = () => "Previous and next card";
export const previousCard = () => "Previous card";
export const previous = () => "Previous";
export const nextCard = () => "Next card";
export const next = () => "Next";
export const backToDeck = () => "Back";
export const shuffle = () => "Shuffle";
export const reset = () => "Reset";
export const cycleCompletedTitle = () => "Cycle completed";
export const cycleCompleted = ({ count }: { count: number }) =>
  plural(count, {
    one: "You've been through the only card. Here it is again.",
    other: "You've been through all # cards. Now you're back at the first.",
  });

// Rating
export const gradeMissing = () => "Choose how hard it was to remember.";
export const undo = () => "Undo";
export const undoLabel = () => "Undo the last rating";
export const undoneTitle = () => "Rating undone";
export const notRatedTitle = () => "Your rating was not saved";
export const notUndoneTitle = () => "That rating was not undone";
export const nothingChangedTitle = () => "Nothing was changed";
export const noAnswer = () => "Couldn't reach Fennec. Check your connection and try again.";

// The end of a session
export const sessionTitle = ({ deck }: { deck: string }) => `Session, ${deck}`;
export const sessionDone = () => "Done for now";
export const sessionSoFar = () => "Your session so far";
export const remembered = ({ remembered, total }: { remembered: number; total: number }) =>
  `${remembered} of ${total} remembered`;
export const studied = ({ cards, minutes }: { cards: string; minutes: number }) =>
  plural(minutes, {
    one: (number) => `${cards} in ${number} minute.`,
    other: (number) => `${cards} in ${number} minutes.`,
  });
export const nextReviewTomorrow = () => "Every card is scheduled. Next review: tomorrow.";
export const nextReview = ({ interval }: { interval: string }) =>
  `Every card is scheduled. Next review: in ${interval}.`;
export const moreWaiting = () => "More cards are waiting.";
export const backToTheDeck = () => "Back to the deck";
export const keepStudying = () => "Keep studying";
