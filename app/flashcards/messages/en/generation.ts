import { plural } from "~/localization/plural";

// Why no deck was made
export const noContentTitle = () => "No content selected";
export const noContent = () => "Please select a file or enter a topic to generate flashcards.";
export const generationFailed = () => "Failed to generate flashcards. Please try again.";
export const notGeneratedTitle = () => "No flashcards were made";
export const tooLittle = ({ name }: { name: string }) =>
  `There isn't enough in “${name}” for flashcards. Try another file.`;
export const tooLittleInCourse = ({ name }: { name: string }) =>
  `There isn't enough in “${name}” for flashcards. Add more documents to the course.`;
export const tooLittleInParts = ({ name }: { name: string }) =>
  `There isn't enough in these parts of “${name}” for flashcards. Try the whole document.`;
export const tooLittleAbout = ({ name, topic }: { name: string; topic: string }) =>
  `There isn't enough about “${topic}” in “${name}” for flashcards. Try another file or a wider topic.`;
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
