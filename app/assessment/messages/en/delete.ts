// Deleting a deck, quiz, test, card or question
export const deleteDeck = () => "Delete this deck";
export const deleteQuiz = () => "Delete this quiz";
export const deleteTest = () => "Delete this test";
export const deleteCard = () => "Delete this card";
export const deleteQuestion = () => "Delete this question";
export const progressGoes = () => "Your progress on it is deleted too.";
export const cardsGo = () =>
  "Its cards are removed from Review too, along with your progress on them.";
export const keptQuestionsStay = () => "Questions that you keep for review stay there.";
export const deleteWork = () => "Delete";
export const deletingWork = () => "Deleting...";
export const cancelDeletion = () => "Cancel";
export const deletedTitle = () => "Deleted";
export const notDeletedTitle = () => "It was not deleted";
export const nothingToDeleteTitle = () => "Nothing to delete";
export const deleteWarning = <T>({ title }: { title: T }) =>
  ["This will permanently delete “", title, "”. This action cannot be undone."] as const;
