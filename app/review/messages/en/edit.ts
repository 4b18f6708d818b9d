import { formatNumber } from "~/localization/format-number";

// Changing a card or question
export const editTitle = () => "Edit an item";
export const editItem = () => "Edit";
export const editQuestion = () => "Edit the question";
export const editCard = () => "Edit the card";
export const questionText = () => "Question";
export const optionTexts = () => "Options, with the right one marked";
export const optionsHint = () => "An empty option is left out.";
export const explanationText = () => "Explanation";
export const cardFront = () => "Front";
export const cardBack = () => "Back";
export const saveItem = () => "Save";
export const savingItem = () => "Saving...";
export const cancelEdit = () => "Cancel";
export const editedTitle = () => "Saved";
export const sourceDropped = () => "Its quote does not say this, so it was removed.";
export const notEditedTitle = () => "It was not saved";
export const questionMissing = () => "Write the question.";
export const tooFewOptions = () => "Write at least two options.";
export const optionsAlike = () => "Two options are the same.";
export const rightMissing = () => "Mark the option that is right.";
export const sideMissing = () => "Write something here.";
export const nothingToChange = () => "Say what to change.";
export const optionText = ({ letter }: { letter: string }) => `Option ${letter}`;
export const optionIsRight = ({ letter }: { letter: string }) => `Option ${letter} is right`;
export const textTooLong = ({ limit }: { limit: number }) =>
  `Keep it under ${formatNumber(limit)} characters.`;
