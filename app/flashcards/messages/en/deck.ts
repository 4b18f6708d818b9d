import { plural } from "~/localization/plural";

// The document's title
export const deckTitle = ({ deck }: { deck: string }) => `${deck}, flashcards`;
export const deckNotFound = () => "That deck is not here. It may have been deleted.";

// Its cards
export const cards = ({ count }: { count: number }) =>
  plural(count, { one: "# card", other: "# cards" });
export const doneForNow = () => "Done for now";
export const due = ({ count }: { count: number }) => `${count} due`;
export const cardsNoneDue = ({ count }: { count: number }) =>
  plural(count, { one: "# card, none due now", other: "# cards, none due now" });
export const cardsDue = ({ count, due }: { count: number; due: number }) =>
  plural(count, { one: `# card, ${due} due`, other: `# cards, ${due} due` });
export const cardList = () => "Cards";
export const noCards = () => "No cards are left";
export const noCardsHint = () => "You removed them all. Modify the settings to make new ones.";

// What can be done with it
export const startStudying = () => "Start Studying";
export const modifySettings = () => "Modify Settings";
export const exportForAnki = () => "Export for Anki";
export const exportCsv = () => "Export CSV";
export const exportFailedTitle = () => "Export Failed";
export const exportFailed = () => "Could not export your cards. Please try again.";
