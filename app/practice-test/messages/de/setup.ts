import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title, and the heading of all pages
  title: () => "Übungstests",

  // The form
  newTest: () => "Neuer Übungstest",
  noAnswersShown: () =>
    "Welche Antworten richtig waren und warum, siehst du, wenn du den Test abgeschlossen hast.",
  count: () => "Anzahl der Fragen",
  countRange: () => "1 bis 100.",
  countRangeFree: ({ limit }) => `1 bis 100. Im kostenlosen Tarif bis zu ${limit} pro Test.`,
  generate: () => "Übungstest erstellen",
  generating: () => "Dein Übungstest wird erstellt",
  takesSeconds: () => "Das dauert meist 15 bis 30 Sekunden.",

  // File or text
  sources: () => "Woher dein Material kommt",
  uploadTab: () => "Datei hochladen",
  pasteTab: () => "Text einfügen",
  makeFrom: () => "Grundlage",
  yourText: () => "Dein Text",
  textHint: () => "Bis zu 200.000 Zeichen. Den Text selbst speichert Fennec nicht.",
  textPlaceholder: () => "Füg ein Kapitel, einen Artikel oder deine Notizen ein.",
  fileOrTextTitle: () => "Datei oder Text?",
  noFileTitle: () => "Keine Datei gewählt",
  noTextTitle: () => "Kein Text",

  // The learner's files
  yourFiles: () => "Deine Dateien",
  courseAndFiles: () => "Der Kurs oder eine deiner Dateien",
  courseOf: ({ count }) =>
    count === 0
      ? "Kurs, keine Dokumente"
      : plural(count, { one: "Kurs, # Dokument", other: "Kurs, # Dokumente" }, "de"),
  stillReading: () => "Text wird gelesen",
  noText: () => "Kein Text für Fragen",
  pages: ({ count }) => plural(count, { one: "# Seite", other: "# Seiten" }, "de"),
  words: ({ count }) => plural(count, { one: "# Wort", other: "# Wörter" }, "de"),
  nothingToAsk: () => "keine Fragen möglich",
  facts: ({ facts }) => facts.join(", "),

  // Uploading
  tryAgain: () => "Noch mal versuchen",
  upload: () => "Hochladen",
  uploadedTitle: () => "Datei hochgeladen",
  uploaded: ({ file }) => `Aus ${file} kannst du jetzt einen Übungstest erstellen`,
  uploadedInReading: ({ file }) =>
    `Fennec liest ${file} noch. Sobald das fertig ist, kannst du die Datei wählen.`,
  wrongTypeTitle: () => "Dateityp nicht unterstützt",
  uploadFailedTitle: () => "Hochladen fehlgeschlagen",

  // Earlier tests
  earlier: () => "Frühere Übungstests",
} satisfies Catalogue<typeof import("../en/setup")>;
