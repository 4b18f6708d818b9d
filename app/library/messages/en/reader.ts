import { plural } from "~/localization/plural";

// The document's title and facts
export const docsTitle = () => "Docs";
export const pageCount = ({ count }: { count: number }) =>
  plural(count, { one: "# page", other: "# pages" });
export const wordCount = ({ count }: { count: number }) =>
  plural(count, { one: "# word", other: "# words" });
export const fileFacts = ({ facts }: { facts: string[] }) =>
  new Intl.ListFormat("en", { type: "unit" }).format(facts);
export const setExamDate = () => "Set exam date";
export const studyGuide = () => "Study guide";
export const concepts = () => "Concepts";
export const openOriginal = () => "Open the original";
export const originalOf = ({ file }: { file: string }) => `The original of ${file}`;

// The text
export const nothingToRead = () => "No readable text";
export const originalKept = () =>
  "Fennec couldn't read any text in this file. Your original is still here. Try uploading a clearer copy.";
export const textComing = () => "Fennec is reading the text. It will appear here when it's ready.";
export const contents = () => "Contents";
export const speakerNotes = () => "Speaker notes:";
export const table = () => "Table";
export const selectForCard = () => "Select words to make a flashcard.";
export const writeCard = () => "Write a flashcard";
export const cardFromWords = () => "Make a flashcard";
export const backToCitation = () => "Back to where you were";

// Pages
export const pages = () => "Pages";
export const page = ({ page }: { page: number }) => `Page ${page}`;
export const pageRange = ({ first, last }: { first: number; last: number }) =>
  `Pages ${first} to ${last}`;
export const previousPage = () => "Previous page";
export const nextPage = () => "Next page";

// Find in the document
export const findInDocument = () => "Find in this document";
export const find = () => "Find";
export const noMatches = <T>({ words }: { words: T }) => ["No matches for “", words, "”"] as const;
export const matchOf = ({ current, count }: { current: number; count: number }) =>
  plural(count, {
    one: (number) => `${current} of ${number} match`,
    other: (number) => `${current} of ${number} matches`,
  });
export const previousMatch = () => "Previous match";
export const nextMatch = () => "Next match";
export const endSearch = () => "Close search";
