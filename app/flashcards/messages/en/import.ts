import { plural } from "~/localization/plural";

// The page
export const importTitle = () => "Import cards";
export const importHint = () =>
  "From Anki, Quizlet or a spreadsheet. A file or pasted text becomes a new deck.";
export const importPastPaper = () => "Have a past paper with answers?";
export const importFile = () => "Or choose a file";
export const importFileHint = () =>
  "An Anki package (.apkg), .csv or .tsv, up to 25 MB. Pictures, sounds and tags are left out.";
export const importText = () => "Paste cards";
export const importTextHint = () =>
  "One card per line: the front, then a tab, comma, semicolon or dash, then the back.";
export const importButton = () => "Import Cards";
export const importing = () => "Importing...";
export const importLink = () => "Import Cards";

// Why nothing was imported
export const notImportedTitle = () => "No cards were imported";
export const nothingToImport = () => "Choose a file or paste some cards.";
export const importWrongType = () => "Choose an .apkg, .csv or .tsv file.";
export const importTooLarge = () => "That file is larger than 25 MB.";
export const importTextTooLong = () => "That text is too long. Import it as a .csv file instead.";
export const importOneFile = () => "Import one file at a time.";
export const importIncomplete = () => "The upload was incomplete. Please try again.";
export const importUnreadable = () =>
  "Fennec couldn't read any cards in that. Check that it is an Anki package, or one card a line.";
export const importUnfinished = () =>
  "Fennec couldn't finish reading that file. Try again, or import it in parts.";
export const importBusy = () =>
  "Fennec is busy reading other files. Please import yours again in a minute.";
export const importTooMany = () =>
  "A deck holds up to 10,000 cards and 8 million characters. Import it in parts.";

// What became no card
export const skippedNoSeparator = () => "There is no separator between a front and a back.";
export const skippedNoNote = () => "Its note is missing.";
export const skippedNoFront = () => "The front is empty.";
export const skippedNoBack = () => "The back is empty.";
export const skippedFrontTooLong = () => "The front is longer than 1,000 characters.";
export const skippedBackTooLong = () => "The back is longer than 1,000 characters.";

// What was imported
export const importedDeck = () => "Imported cards";
export const importedTitle = ({ count }: { count: number }) =>
  plural(count, { one: "# card imported", other: "# cards imported" });
export const nothingNewTitle = () => "No new cards";
export const importedExisting = ({ count }: { count: number }) =>
  plural(count, {
    one: "# card was there already. It keeps its text and your progress.",
    other: "# cards were there already. They keep their texts and your progress.",
  });
export const importedDecks = ({ count }: { count: number }) =>
  `The package had ${count} decks; here they are one.`;
export const importedTags = () => "Tags were left out.";
export const importedMedia = ({ count }: { count: number }) =>
  plural(count, {
    one: "# picture or sound was left out.",
    other: "# pictures and sounds were left out.",
  });
export const importedSuspended = ({ count }: { count: number }) =>
  plural(count, {
    one: "# card was suspended in Anki; here it comes up like the others.",
    other: "# cards were suspended in Anki; here they come up like the others.",
  });
export const importedSkipped = ({
  count,
  line,
  reason,
}: {
  count: number;
  line: number;
  reason: string;
}) =>
  plural(count, {
    one: (number) => `${number} card was skipped. Line ${line}: ${reason}`,
    other: (number) => `${number} cards were skipped. The first, line ${line}: ${reason}`,
  });

// A card of the learner's own
export const addCard = () => "Add a card";
export const addCardButton = () => "Add Card";
export const adding = () => "Adding...";
export const addedTitle = () => "Card added";
export const notAddedTitle = () => "That card was not added";
export const myCards = () => "My cards";
export const myCardsOf = ({ course }: { course: string }) => `My cards: ${course}`;
export const deckAndCourse = () => "A card goes to a deck or to a course. Send only one of them.";
export const deckFull = () => "This deck is full: it holds 10,000 cards.";
export const nothingToChange = () => "Give a new front, back or course.";
export const quoteMissing = () => "Give the quote that the card is based on.";
export const quoteNotFound = () =>
  "These words are not in the document, or not on that page. Copy them exactly.";
export const quoteTooLong = () => "Keep the quote under 2,000 characters.";
