export const cardNotFound = () => "That card is not here. It may have been deleted.";

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

// Removing a card
export const removeTitle = () => "Remove a card";
export const removeCard = () => "Remove card";
export const areYouSure = () => "Are you sure?";
export const removeWarning = <T>({ front }: { front: T }) =>
  ["This will permanently remove the card “", front, "”. This action cannot be undone."] as const;
export const remove = () => "Remove";
export const removing = () => "Removing...";
export const cancel = () => "Cancel";
export const notRemovedTitle = () => "That card was not removed";
export const nothingToRemoveTitle = () => "No card to remove";
export const removedTitle = () => "Card removed";
