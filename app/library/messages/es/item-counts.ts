import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

/** `isMost`: there may be more. */
type Count = { count: number; isMost: boolean };

const questionsHeld = ({ count, isMost }: Count) =>
  isMost
    ? `${count} preguntas o más`
    : plural(count, { one: "# pregunta", other: "unas # preguntas" }, "es");
const cardsHeld = ({ count, isMost }: Count) =>
  isMost
    ? `${count} tarjetas o más`
    : plural(count, { one: "# tarjeta", other: "unas # tarjetas" }, "es");

export default {
  // How much can be made from a document
  questionsHeld,
  cardsHeld,
  holdsQuestions: (held) => `Fennec puede crear ${questionsHeld(held)} con este documento.`,
  holdsCards: (held) => `Fennec puede crear ${cardsHeld(held)} con este documento.`,
  holdsOnlyCards: (held) =>
    `Con este documento, Fennec no puede crear preguntas de opción múltiple, pero sí ${cardsHeld(held)}.`,
  holdsOnlyQuestions: (held) =>
    `Con este documento, Fennec no puede crear tarjetas, pero sí ${questionsHeld(held)}.`,
  nothingToAsk: () => "Fennec no encontró nada que preguntar en este documento.",
  nothingForCards: () => "Fennec no encontró nada para crear tarjetas en este documento.",

  // A pasted text, named like a file
  pastedTextName: () => "Texto pegado",

  // Of a course
  courseWithoutDocuments: () => "Este curso aún no tiene documentos.",
  courseWithoutText: () => "Los documentos de este curso no tienen texto legible.",
} satisfies Catalogue<typeof import("../en/item-counts")>;
