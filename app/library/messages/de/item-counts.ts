import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

/** `isMost`: there may be more. */
type Count = { count: number; isMost: boolean };

const questionsHeld = ({ count, isMost }: Count) =>
  isMost
    ? `${count} oder mehr Fragen`
    : plural(count, { one: "# Frage", other: "etwa # Fragen" }, "de");
const cardsHeld = ({ count, isMost }: Count) =>
  isMost
    ? `${count} oder mehr Karten`
    : plural(count, { one: "# Karte", other: "etwa # Karten" }, "de");

export default {
  // How much can be made from a document
  questionsHeld,
  cardsHeld,
  holdsQuestions: (held) => `Fennec kann aus diesem Dokument ${questionsHeld(held)} erstellen.`,
  holdsCards: (held) => `Fennec kann aus diesem Dokument ${cardsHeld(held)} erstellen.`,
  holdsOnlyCards: (held) =>
    `Fennec kann aus diesem Dokument keine Multiple-Choice-Fragen erstellen, aber ${cardsHeld(held)}.`,
  holdsOnlyQuestions: (held) =>
    `Fennec kann aus diesem Dokument keine Karten erstellen, aber ${questionsHeld(held)}.`,
  nothingToAsk: () => "Fennec hat in diesem Dokument nichts gefunden, wonach es fragen könnte.",
  nothingForCards: () =>
    "Fennec hat in diesem Dokument nichts gefunden, woraus es Karten erstellen könnte.",

  // A pasted text, named like a file
  pastedTextName: () => "Eingefügter Text",

  // Of a course
  courseWithoutDocuments: () => "Dieser Kurs hat noch keine Dokumente.",
  courseWithoutText: () => "Die Dokumente dieses Kurses enthalten keinen lesbaren Text.",
} satisfies Catalogue<typeof import("../en/item-counts")>;
