import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

/** `isMost`: there may be more. */
type Count = { count: number; isMost: boolean };

const questionsHeld = ({ count, isMost }: Count) =>
  isMost
    ? `${count} questões ou mais`
    : plural(count, { one: "# questão", other: "cerca de # questões" }, "pt");
const cardsHeld = ({ count, isMost }: Count) =>
  isMost
    ? `${count} flashcards ou mais`
    : plural(count, { one: "# flashcard", other: "cerca de # flashcards" }, "pt");

export default {
  // How much can be made from a document
  questionsHeld,
  cardsHeld,
  holdsQuestions: (held) => `O Fennec pode criar ${questionsHeld(held)} com este documento.`,
  holdsCards: (held) => `O Fennec pode criar ${cardsHeld(held)} com este documento.`,
  holdsOnlyCards: (held) =>
    `Com este documento, o Fennec não consegue criar questões de múltipla escolha, mas pode criar ${cardsHeld(held)}.`,
  holdsOnlyQuestions: (held) =>
    `Com este documento, o Fennec não consegue criar flashcards, mas pode criar ${questionsHeld(held)}.`,
  nothingToAsk: () => "O Fennec não encontrou nada para perguntar neste documento.",
  nothingForCards: () => "O Fennec não encontrou nada para criar flashcards neste documento.",

  // A pasted text, named like a file
  pastedTextName: () => "Texto colado",

  // Of a course
  courseWithoutDocuments: () => "Esta disciplina ainda não tem documentos.",
  courseWithoutText: () => "Os documentos desta disciplina não têm texto para ler.",
} satisfies Catalogue<typeof import("../en/item-counts")>;
