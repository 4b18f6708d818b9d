import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

/** `isMost`: there may be more. */
type Count = { count: number; isMost: boolean };

const questionsHeld = ({ count, isMost }: Count) =>
  isMost
    ? `${count} questions ou plus`
    : plural(count, { one: "# question", other: "environ # questions" }, "fr");
const cardsHeld = ({ count, isMost }: Count) =>
  isMost
    ? `${count} cartes ou plus`
    : plural(count, { one: "# carte", other: "environ # cartes" }, "fr");

export default {
  // How much can be made from a document
  questionsHeld,
  cardsHeld,
  holdsQuestions: (held) => `Fennec peut créer ${questionsHeld(held)} à partir de ce document.`,
  holdsCards: (held) => `Fennec peut créer ${cardsHeld(held)} à partir de ce document.`,
  holdsOnlyCards: (held) =>
    `Fennec ne peut pas créer de questions à choix multiple à partir de ce document, mais il peut créer ${cardsHeld(held)}.`,
  holdsOnlyQuestions: (held) =>
    `Fennec ne peut pas créer de cartes à partir de ce document, mais il peut créer ${questionsHeld(held)}.`,
  nothingToAsk: () => "Fennec n’a trouvé aucune question à poser sur ce document.",
  nothingForCards: () => "Fennec n’a rien trouvé dans ce document pour créer des cartes.",

  // A pasted text, named like a file
  pastedTextName: () => "Texte collé",

  // Of a course
  courseWithoutDocuments: () => "Cette matière n’a pas encore de documents.",
  courseWithoutText: () => "Les documents de cette matière n’ont pas de texte à lire.",
} satisfies Catalogue<typeof import("../en/item-counts")>;
