import { plural } from "~/localization/plural";

// Why no deck was made
export const noContentTitle = () => "No content selected";
export const noContent = () => "Please select a file or enter a topic to generate flashcards.";
export const generationFailed = () => "Failed to generate flashcards. Please try again.";
export const notGeneratedTitle = () => "No flashcards were made";
export const tooLittle = ({ file }: { file: string }) =>
  `“${file}” does not hold enough to make cards. Try another file.`;
export const tooLittleAbout = ({ file, topic }: { file: string; topic: string }) =>
  `“${file}” does not hold enough to make cards about “${topic}”. Try another file or a wider topic.`;
export const countMissing = () => "Choose a number of cards from 5 to 100.";
export const countTooSmall = () => "Choose at least 5 cards.";
export const countTooLarge = () => "Choose at most 100 cards.";
export const countNotInSteps = () => "Choose a number of cards in steps of 5.";

// A deck that was made
export const untitled = () => "Flashcards";
export const shorter = ({ made }: { made: number }) =>
  plural(made, {
    one: "This material holds # good card, so the deck is smaller than you asked for.",
    other: "This material holds # good cards, so the deck is smaller than you asked for.",
  });
