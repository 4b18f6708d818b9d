export const cardNotFound = () => "Fennec couldn't find that card. It may have been deleted.";

// Editing a card
export const edit = () => "Edit";
export const stopEditing = () => "Stop editing";
export const cardNumber = ({ number }: { number: number }) => `card ${number}`;
export const front = () => "Front";
export const back = () => "Back";
export const save = () => "Save card";
export const saving = () => "Saving...";
export const notChangedTitle = () => "That card was not changed";
export const frontMissing = () => "Write something on the front.";
export const frontTooLong = () => "Keep the front under 1,000 characters.";
export const backMissing = () => "Write something on the back.";
export const backTooLong = () => "Keep the back under 1,000 characters.";

// Writing a card from a document
export const writeCardTitle = () => "Write a flashcard";
export const writeCardHint = () => "It goes to “My cards” and comes up in your reviews.";
export const documentWords = () => "Words from the document";
export const documentWordsHint = () => "Saved with the card, along with the page number.";
export const cardQuestion = () => "Front: what to ask";
export const cardAnswer = () => "Back: the answer";
export const cardAnswerHint = () => "If you leave it empty, the words above are the answer.";
export const wordsTooLong = () => "Choose fewer than 1,000 characters.";

// The course of a card
export const cardCourseTitle = () => "Move a card to a course";
export const cardCourseHint = () =>
  "It moves to the course's “My cards” and keeps its review dates. An exam of the course may bring it up sooner.";
export const changeCourse = () => "Change course";
export const moveCard = () => "Move Card";
export const moving = () => "Moving...";
export const movedTitle = () => "Card moved";
export const notMovedTitle = () => "That card was not moved";
export const cardOfDocument = () =>
  "This card comes from a document, so it is in that document's courses.";

// Deleting a card
export const removeTitle = () => "Delete a card";
export const removeCard = () => "Delete card";
export const areYouSure = () => "Are you sure?";
export const removeWarning = <T>({ front }: { front: T }) =>
  ["This will permanently delete the card “", front, "”. This action cannot be undone."] as const;
export const remove = () => "Delete";
export const removing = () => "Deleting...";
export const cancel = () => "Cancel";
export const notRemovedTitle = () => "That card was not deleted";
export const nothingToRemoveTitle = () => "No card to delete";
export const removedTitle = () => "Card deleted";
