import { formatNumber } from "~/localization/format-number";

// Changing a card or question
export const editTitle = () => "Edit an item";
export const editItem = () => "Edit";
export const editQuestion = () => "Edit the question";
export const editCard = () => "Edit the card";
export const questionText = () => "Question";
export const optionTexts = () => "Options, with the right one marked";
export const optionsHint = () => "Empty options are left out.";
export const explanationText = () => "Explanation";
export const cardFront = () => "Front";
export const cardBack = () => "Back";
export const saveItem = () => "Save";
export const savingItem = () => "Saving...";
export const cancelEdit = () => "Cancel";
export const editedTitle = () => "Saved";
export const sourceDropped = () => "The quote was removed because it doesn't say this.";
export const notEditedTitle = () => "Your changes were not saved";
export const questionMissing = () => "Write the question.";
export const tooFewOptions = () => "Write at least two options.";
export const optionsAlike = () => "Two options are the same.";
export const rightMissing = () => "Mark the option that is right.";
export const sideMissing = () => "Enter some text.";
export const nothingToChange = () => "Send at least one field to change.";
export const optionText = ({ letter }: { letter: string }) => `Option ${letter}`;
export const optionIsRight = ({ letter }: { letter: string }) => `Option ${letter} is right`;
export const textTooLong = ({ limit }: { limit: number }) =>
  `Keep it under ${formatNumber(limit)} characters.`;
