import { plural } from "~/localization/plural";

// The document's title
export const deckTitle = ({ deck }: { deck: string }) => `${deck}, flashcards`;
export const deckNotFound = () => "Fennec couldn't find that deck. It may have been deleted.";

// Its cards
export const cards = ({ count }: { count: number }) =>
  plural(count, { one: "# card", other: "# cards" });
export const doneForNow = () => "Done for now";
export const due = ({ count }: { count: number }) => `${count} due`;
export const cardsNoneDue = ({ count }: { count: number }) =>
  plural(count, { one: "# card, none due now", other: "# cards, none due now" });
export const cardsDue = ({ count, due }: { count: number; due: number }) =>
  plural(count, {
    one: (number) => `${number} card, ${due} due`,
    other: (number) => `${number} cards, ${due} due`,
  });
export const cardList = () => "Cards";
export const noCards = () => "No cards are left";
export const noCardsHint = () =>
  "You deleted every card. To make new ones, choose Modify Settings.";

// What can be done with it
export const startStudying = () => "Start Studying";
export const modifySettings = () => "Modify Settings";
export const exportForAnki = () => "Export for Anki";
export const exportCsv = () => "Export CSV";
export const exportMarkdown = () => "Export Markdown";
export const exportGift = () => "Export GIFT";
export const exportQti = () => "Export QTI 2.1";

// The pages of a long deck
export const cardPages = () => "More cards";
export const previousCards = () => "Previous cards";
export const nextCards = () => "Next cards";
export const exportFailedTitle = () => "Export Failed";
export const exportFailed = () => "Could not export your cards. Please try again.";

// Its name
export const renameOrDelete = () => "Rename or delete";
export const deckName = () => "Name of the deck";
export const saveName = () => "Save name";
export const renamedTitle = () => "Deck renamed";
export const notRenamedTitle = () => "The deck was not renamed";
export const nameMissing = () => "Give the deck a name.";
export const nameTooLong = () => "Keep the name under 200 characters.";
