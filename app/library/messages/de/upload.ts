import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The form
  dropToUpload: () => "Loslassen, um hochzuladen",
  fileNotUploaded: ({ file }) => `Nicht hochgeladen: ${file}`,
  filesNotUploaded: ({ count }) => `${count} Dateien nicht hochgeladen`,
  tryUploadAgain: () => "Noch mal versuchen",
  upload: () => "Hochladen",

  // Its page and its results
  uploadPageTitle: () => "Hochladen",
  uploadHeading: () => "Lernmaterial hochladen",
  nothingUploaded: () => "Es wurde nichts hochgeladen",
  filesUploadedTitle: () => "Hochgeladen",
  filesUploaded: ({ count }) =>
    plural(count, { one: "# Datei ist da.", other: "# Dateien sind da." }, "de"),
  chatStartedTitle: () => "Chat gestartet",
  chatStarted: ({ file }) => `Chat zu ${file} gestartet`,

  // Pages of the web, and pasted texts
  addPageTitle: () => "Webseite oder Text hinzufügen",
  addMore: () => "Webseite oder Text hinzufügen",
  webPage: () => "Webseite",
  address: () => "Adresse",
  addressHint: () =>
    "Fennec liest den Haupttext der Seite. Die Adresse eines PDFs oder eines anderen Dokuments geht auch.",
  addPage: () => "Seite hinzufügen",
  addingPage: () => "Seite wird gelesen\u00a0…",
  pastedText: () => "Eingefügter Text",
  textName: () => "Name (optional)",
  textToPaste: () => "Text",
  addText: () => "Text hinzufügen",
  addingText: () => "Text wird gelesen\u00a0…",
  notAddedTitle: () => "Es wurde nichts hinzugefügt",
  addedTitle: () => "Dokument hinzugefügt",
  noAnswer: () => "Fennec ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch mal.",
  sourceOf: ({ site }) => `Von ${site}`,
  addressMissing: () => "Gib die Adresse einer Seite ein.",
  addressMalformed: () => "Das sieht nicht nach der Adresse einer Seite aus.",
  addressForbidden: () =>
    "Fennec öffnet nur Seiten im öffentlichen Web. Kopiere den Text und füg ihn stattdessen ein.",
  addressUnreachable: () =>
    "Fennec konnte diese Seite nicht öffnen. Prüfe die Adresse, oder kopiere den Text und füg ihn stattdessen ein.",
  addressUnreadable: () =>
    "Fennec kann nicht lesen, was unter dieser Adresse liegt. Lade es herunter und lade eine Kopie in einem anderen Format hoch.",
  addressTooLarge: () => "Was unter dieser Adresse liegt, ist zu groß für Fennec.",
  textMissing: () => "Füg zuerst einen Text ein oder schreib einen.",
  textTooLong: ({ count }) =>
    plural(count, { other: "Der Text darf höchstens # Zeichen haben." }, "de"),
} satisfies Catalogue<typeof import("../en/upload")>;
