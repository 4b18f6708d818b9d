import { plural } from "~/localization/plural";

// Why no deck was made
export const noContentTitle = () => "No content selected";
export const noContent = () => "Please select a file or enter a topic to generate flashcards.";
export const generationFailed = () => "Failed to generate flashcards. Please try again.";
export const notGeneratedTitle = () => "No flashcards were made";
export const tooLittle = ({ file }: { file: string }) =>
  `There isn't enough in “${file}” for flashcards. Try another file.`;
export const tooLittleInParts = ({ file }: { file: string }) =>
  `There isn't enough in these parts of “${file}” for flashcards. Try the whole document.`;
export const partsWithoutFile = () => "Send `parts` together with `fileId`.";
export const tooLittleAbout = ({ file, topic }: { file: string; topic: string }) =>
  `There isn't enough about “${topic}” in “${file}” for flashcards. Try another file or a wider topic.`;
export const countMissing = () => "Choose a number of cards from 5 to 100.";
export const countTooSmall = () => "Choose at least 5 cards.";
export const countTooLarge = () => "Choose at most 100 cards.";
export const countNotInSteps = () => "Choose a multiple of 5, such as 15 or 20.";

// A deck that was made
export const untitled = () => "Flashcards";
export const shorter = ({ made }: { made: number }) =>
  plural(made, {
    one: "There was only enough material for # good card, so the deck is smaller than you asked for.",
    other:
      "There was only enough material for # good cards, so the deck is smaller than you asked for.",
  });
