import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "Lernzettel",
  titleOf: ({ name }) => `Lernzettel, ${name}`,

  // Heading
  heading: ({ name }) => `Lernzettel: ${name}`,
  openCourse: () => "Kurs öffnen",
  readText: () => "Text lesen",
  print: () => "Drucken",
  introduction: () =>
    "Das Wichtigste aus dem Dokument, in seinen eigenen Worten und nach Art sortiert.",
  introductionToCourse: () =>
    "Das Wichtigste aus den Dokumenten dieses Kurses, in ihren eigenen Worten und nach Art sortiert.",
  linksBack: () => "Jeder Eintrag führt zu seiner Stelle im Text.",

  // Parts
  parts: () => "Teile des Lernzettels",
  terms: () => "Wichtige Begriffe",
  people: () => "Personen",
  causes: () => "Ursachen und Folgen",
  differences: () => "Unterschiede",
  dates: () => "Jahreszahlen und Daten",
  steps: () => "Schritte",
  lists: () => "Aufzählungen",
  formulas: () => "Formeln",
  questions: () => "Fragen und Antworten",
  tables: () => "Tabellen",
  table: () => "Tabelle",
  page: ({ page }) => `Seite ${page}`,
  pageOf: ({ page, document }) => `${document}, Seite ${page}`,
  showInText: () => "Im Text zeigen",

  // Without a guide
  reading: () => "Fennec liest den Text noch. Der Lernzettel erscheint hier, sobald er fertig ist.",
  noGuideTitle: () => "Kein Lernzettel zu diesem Dokument",
  noGuideForCourse: () => "Kein Lernzettel zu diesem Kurs",
  noText: () =>
    "Fennec konnte in diesem Dokument keinen Text lesen. Versuch es mit einer besser lesbaren Kopie.",
  noDocuments: () => "Der Kurs hat noch keine Dokumente. Füg ihm welche hinzu.",
  noTextInCourse: () =>
    "Fennec konnte in den Dokumenten dieses Kurses keinen Text lesen. Versuch es mit besser lesbaren Kopien.",
  nothingFoundInCourse: () =>
    "Fennec hat in den Dokumenten dieses Kurses keine Begriffe, Ursachen, Daten oder Aufzählungen gefunden. Du kannst sie trotzdem lesen und Fragen dazu stellen.",
  nothingFound: () =>
    "Fennec hat in diesem Dokument keine Begriffe, Ursachen, Daten oder Aufzählungen gefunden. Du kannst es trotzdem lesen und Fragen dazu stellen.",

  // Requests
  scopeMissing: () => "Sende `fileId` oder `courseId`.",
} satisfies Catalogue<typeof import("./en")>;
