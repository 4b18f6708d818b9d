import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  onPaper: () => "Auf Papier",
  sheetIntroduction: ({ most }) =>
    `Druck die heutige Wiederholung aus, bis zu ${most} Aufgaben, und beantworte sie mit dem Stift. Die Lösungen stehen auf einem eigenen Blatt. Danach trägst du hier ein, was du angekreuzt hast.`,
  printSheet: () => "Drucken",
  printByBrowser: () => "Druck diese Seite mit deinem Browser.",
  nothingToPrint: () => "Heute ist nichts fällig, also gibt es nichts zu drucken.",

  // Finding a sheet
  sheetCode: () => "Code eines Blatts",
  sheetCodeHint: () => "Er steht oben auf dem Blatt, zum Beispiel K7MF-2QXD.",
  openSheet: () => "Öffnen",
  anotherSheet: () => "Anderes Blatt eintragen",
  todaysSheet: () => "Heutiges Blatt",
  sheetNotFound: () =>
    "Ein Blatt mit diesem Code wurde nicht gefunden. Blätter bleiben 60 Tage gespeichert.",

  // Entering
  enterAnswers: () => "Was du angekreuzt hast",
  leftOut: () => "Nicht beantwortet",
  itemGone: () => "Inzwischen gelöscht.",
  enteredRight: ({ answer }) => `Eingetragen: ${answer}. Richtig.`,
  enteredWrong: ({ answer, right }) => `Eingetragen: ${answer}. Richtig ist ${right}.`,
  entered: ({ answer }) => `Eingetragen: ${answer}.`,
  saveSheet: () => "Antworten speichern",
  nothingTicked: () => "Wähle mindestens eine Antwort.",
  sheetNotSaved: () => "Die Antworten wurden nicht gespeichert",
  sheetSaved: ({ count }) =>
    plural(count, { one: "# Antwort gespeichert", other: "# Antworten gespeichert" }, "de"),
  sheetSavedBefore: () => "Diese Antworten waren schon gespeichert",

  // The printed sheet
  printedTitle: ({ day }) => `Wiederholung, ${day}`,
  printedCode: ({ code }) => `Code ${code}`,
  printedHow: () =>
    "Kreuz bei jeder Frage eine Antwort an und schreib die Antworten der Karten auf die Linie. Sieh dann bei den Lösungen nach.",
  printedAnswers: () => "Lösungen",
  printedEnter: ({ address }) =>
    `Kreuz an, wie schwer dir jede Karte fiel. Trag dann alles unter ${address} ein.`,
  nothingForSheet: () => "Es ist nichts fällig, also gibt es nichts zu drucken.",
} satisfies Catalogue<typeof import("../en/sheet")>;
