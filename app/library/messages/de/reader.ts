import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title and facts
  docsTitle: () => "Lesen",
  pageCount: ({ count }) => plural(count, { one: "# Seite", other: "# Seiten" }, "de"),
  wordCount: ({ count }) => plural(count, { one: "# Wort", other: "# Wörter" }, "de"),
  fileFacts: ({ facts }) => facts.join(", "),
  setExamDate: () => "Prüfungstermin",
  studyGuide: () => "Lernzettel",
  concepts: () => "Wissensstand",
  openOriginal: () => "Original öffnen",
  originalOf: ({ file }) => `Original von ${file}`,

  // The text
  nothingToRead: () => "Kein lesbarer Text",
  originalKept: () =>
    "Fennec konnte in dieser Datei keinen Text lesen. Dein Original ist noch da. Versuch es mit einer besser lesbaren Kopie.",
  textComing: () => "Fennec liest den Text noch. Er erscheint hier, sobald er fertig ist.",
  contents: () => "Inhalt",
  speakerNotes: () => "Vortragsnotizen:",
  table: () => "Tabelle",
  selectForCard: () => "Markiere Wörter, um eine Karteikarte daraus zu machen.",
  writeCard: () => "Karteikarte schreiben",
  cardFromWords: () => "Karteikarte erstellen",
  backToCitation: () => "Zurück zur letzten Stelle",

  // Pages
  pages: () => "Seiten",
  page: ({ page }) => `Seite ${page}`,
  pageRange: ({ first, last }) => `Seiten ${first} bis ${last}`,
  previousPage: () => "Vorige Seite",
  nextPage: () => "Nächste Seite",

  // Find in the document
  findInDocument: () => "Im Dokument suchen",
  find: () => "Suchen",
  noMatches: ({ words }) => ["Keine Treffer für „", words, "“"],
  matchOf: ({ current, count }) =>
    plural(count, { other: (number) => `Treffer ${current} von ${number}` }, "de"),
  previousMatch: () => "Voriger Treffer",
  nextMatch: () => "Nächster Treffer",
  endSearch: () => "Suche schließen",
} satisfies Catalogue<typeof import("../en/reader")>;
