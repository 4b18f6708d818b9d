import { plural } from "~/localization/plural";

/** `isMost`: there may be more. */
type Count = { count: number; isMost: boolean };

// How much can be made from a document
export const questionsHeld = ({ count, isMost }: Count) =>
  isMost
    ? `${count} questions or more`
    : plural(count, { one: "# question", other: "about # questions" });
export const cardsHeld = ({ count, isMost }: Count) =>
  isMost ? `${count} cards or more` : plural(count, { one: "# card", other: "about # cards" });
export const holdsQuestions = (held: Count) =>
  `Fennec can make ${questionsHeld(held)} from this document.`;
export const holdsCards = (held: Count) => `Fennec can make ${cardsHeld(held)} from this document.`;
export const holdsOnlyCards = (held: Count) =>
  `Fennec can't make multiple-choice questions from this document, but it can make ${cardsHeld(held)}.`;
export const holdsOnlyQuestions = (held: Count) =>
  `Fennec can't make cards from this document, but it can make ${questionsHeld(held)}.`;
export const nothingToAsk = () => "Fennec found nothing to ask about in this document.";
export const nothingForCards = () => "Fennec found nothing to make cards from in this document.";

// A pasted text, named like a file
export const pastedTextName = () => "Pasted text";

// Of a course
export const courseWithoutDocuments = () => "This course has no documents yet.";
export const courseWithoutText = () => "The documents in this course have no readable text.";
