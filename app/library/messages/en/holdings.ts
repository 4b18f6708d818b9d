import { plural } from "~/localization/plural";

/** `isMost`: there may be more. */
type Count = { count: number; isMost: boolean };

// How much a document holds
export const questionsHeld = ({ count, isMost }: Count) =>
  isMost
    ? `${count} questions or more`
    : plural(count, { one: "# question", other: "about # questions" });
export const cardsHeld = ({ count, isMost }: Count) =>
  isMost ? `${count} cards or more` : plural(count, { one: "# card", other: "about # cards" });
export const holdsQuestions = (held: Count) => `This document holds ${questionsHeld(held)}.`;
export const holdsCards = (held: Count) => `This document holds ${cardsHeld(held)}.`;
export const holdsOnlyCards = (held: Count) =>
  `Fennec finds no multiple-choice questions in this document, but ${cardsHeld(held)}.`;
export const holdsOnlyQuestions = (held: Count) =>
  `Fennec finds no cards in this document, but ${questionsHeld(held)}.`;
export const nothingToAsk = () => "Fennec finds nothing to ask about in this document.";
export const nothingForCards = () => "Fennec finds nothing to make cards of in this document.";

// A pasted text, named like a file
export const pastedTextName = () => "Pasted text";
