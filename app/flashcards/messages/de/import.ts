import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  importTitle: () => "Karten importieren",
  importHint: () =>
    "Aus Anki, Quizlet oder einer Tabelle. Aus einer Datei oder einem eingefügten Text wird ein neuer Stapel.",
  importPastPaper: () => "Hast du eine Altklausur mit Lösungen?",
  importFile: () => "Oder wähle eine Datei",
  importFileHint: () =>
    "Ein Anki-Paket (.apkg), .csv oder .tsv, bis 25\u00a0MB. Bilder, Töne und Schlagwörter werden weggelassen.",
  importText: () => "Karten einfügen",
  importTextHint: () =>
    "Eine Karte pro Zeile: die Vorderseite, dann Tabulator, Komma, Semikolon oder Gedankenstrich, dann die Rückseite.",
  importButton: () => "Karten importieren",
  importing: () => "Wird importiert\u00a0…",
  importLink: () => "Karten importieren",

  // Why nothing was imported
  notImportedTitle: () => "Es wurden keine Karten importiert",
  nothingToImport: () => "Wähle eine Datei oder füg Karten ein.",
  importWrongType: () => "Wähle eine Datei mit .apkg, .csv oder .tsv.",
  importTooLarge: () => "Diese Datei ist größer als 25\u00a0MB.",
  importTextTooLong: () => "Dieser Text ist zu lang. Importiere ihn als .csv-Datei.",
  importOneFile: () => "Importiere immer nur eine Datei.",
  importIncomplete: () => "Das Hochladen war unvollständig. Versuch es noch mal.",
  importUnreadable: () =>
    "Darin waren keine Karten zu erkennen. Prüfe, ob es ein Anki-Paket ist oder in jeder Zeile eine Karte steht.",
  importUnfinished: () =>
    "Fennec konnte diese Datei nicht zu Ende lesen. Versuch es noch mal oder importiere sie in Teilen.",
  importBusy: () =>
    "Fennec liest gerade andere Dateien. Importiere deine in einer Minute noch mal.",
  importTooMany: () =>
    "Das ist mehr, als ein Stapel fasst: 10.000 Karten und 8\u00a0Millionen Zeichen. Importiere es in Teilen.",

  // What became no card
  skippedNoSeparator: () => "Zwischen Vorder- und Rückseite fehlt ein Trennzeichen.",
  skippedNoNote: () => "Die Notiz dazu fehlt.",
  skippedNoFront: () => "Die Vorderseite ist leer.",
  skippedNoBack: () => "Die Rückseite ist leer.",
  skippedFrontTooLong: () => "Die Vorderseite hat mehr als 1.000 Zeichen.",
  skippedBackTooLong: () => "Die Rückseite hat mehr als 1.000 Zeichen.",

  // What was imported
  importedDeck: () => "Importierte Karten",
  importedTitle: ({ count }) =>
    plural(count, { one: "# Karte importiert", other: "# Karten importiert" }, "de"),
  nothingNewTitle: () => "Keine neuen Karten",
  importedExisting: ({ count }) =>
    plural(
      count,
      {
        one: "# Karte war schon da. Ihr Text und dein Lernstand bleiben.",
        other: "# Karten waren schon da. Ihre Texte und dein Lernstand bleiben.",
      },
      "de",
    ),
  importedDecks: ({ count }) =>
    `Das Paket hatte ${count} Stapel; hier sind sie zu einem zusammengefasst.`,
  importedTags: () => "Schlagwörter wurden weggelassen.",
  importedMedia: ({ count }) =>
    plural(
      count,
      {
        one: "# Bild oder Ton wurde weggelassen.",
        other: "# Bilder und Töne wurden weggelassen.",
      },
      "de",
    ),
  importedSuspended: ({ count }) =>
    plural(
      count,
      {
        one: "# Karte war in Anki ausgesetzt; hier kommt sie dran wie die anderen.",
        other: "# Karten waren in Anki ausgesetzt; hier kommen sie dran wie die anderen.",
      },
      "de",
    ),
  importedSkipped: ({ count, line, reason }) =>
    plural(
      count,
      {
        one: (number) => `${number} Karte wurde übersprungen. Zeile ${line}: ${reason}`,
        other: (number) =>
          `${number} Karten wurden übersprungen. Die erste, Zeile ${line}: ${reason}`,
      },
      "de",
    ),

  // A card of the learner's own
  addCard: () => "Karte hinzufügen",
  addCardButton: () => "Karte hinzufügen",
  adding: () => "Wird hinzugefügt\u00a0…",
  addedTitle: () => "Karte hinzugefügt",
  notAddedTitle: () => "Die Karte wurde nicht hinzugefügt",
  myCards: () => "Meine Karten",
  myCardsOf: ({ course }) => `Meine Karten: ${course}`,
  deckAndCourse: () =>
    "Eine Karte kommt in einen Stapel oder in einen Kurs. Gib nur eines davon an.",
  deckFull: () => "Dieser Stapel ist voll: Er fasst 10.000 Karten.",
  nothingToChange: () => "Gib eine neue Vorderseite, eine neue Rückseite oder einen Kurs an.",
  quoteMissing: () => "Gib das Zitat an, auf dem die Karte beruht.",
  quoteNotFound: () =>
    "Diese Wörter stehen nicht im Dokument oder nicht auf dieser Seite. Kopiere sie ganz genau.",
  quoteTooLong: () => "Das Zitat darf höchstens 2.000 Zeichen haben.",
} satisfies Catalogue<typeof import("../en/import")>;
