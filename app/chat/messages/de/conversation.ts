import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  pageTitle: () => "KI-Chat",
  allMaterials: () => "Gesamtes Material",
  aboutEverything: () => "Stell Fragen zu allem, was du hochgeladen hast",
  fileDetails: ({ size, type }) => `${size}, ${type}`,
  courseDetails: ({ count }) =>
    count === 0
      ? "keine Dokumente"
      : plural(count, { one: "# Dokument", other: "# Dokumente" }, "de"),
  openCourse: () => "Kurs öffnen",
  newChat: () => "Neuer Chat",
  deleteFile: () => "Datei löschen",
  deletedFile: () => "Gelöschte Datei",

  // The question before a file is deleted
  deleteTitle: () => "Bist du sicher?",
  deleteQuestion: ({ file }) =>
    `„${file}“ wird endgültig gelöscht. Das lässt sich nicht rückgängig machen.`,
  deleteConsequences: () =>
    "Auch der Text und der Chat dazu werden gelöscht. Quizze, Karteikarten und Übungstests daraus bleiben erhalten.",
  confirmDelete: () => "Löschen",
  deleting: () => "Wird gelöscht\u00a0…",

  // A conversation that has not begun
  startHeading: () => "Was möchtest du verstehen?",
  unreadableHeading: () => "In dieser Datei steht kein Text, zu dem du fragen kannst",
  emptyCourseHeading: () => "Zu diesem Kurs kannst du noch nichts fragen",
  addDocuments: () => "Dokumente hinzufügen",
  summariseCourse: () => "Fass diesen Kurs zusammen",
  summarise: () => "Fass dieses Dokument zusammen",
  keyIdeas: () => "Was sind die Hauptpunkte?",
  importantTerm: () => "Erklär mir den wichtigsten Begriff",
  welcomeToDocument: ({ name }) =>
    `Hallo ${name}. Frag mich alles, was du zu diesem Dokument wissen willst. Jede Antwort zeigt dir, woher sie stammt.`,
  welcomeToLibrary: ({ name }) =>
    `Hallo ${name}. Frag mich alles, was du zu deinem Material wissen willst. Jede Antwort zeigt dir, woher sie stammt.`,
  welcomeWhileReading: ({ name }) =>
    `Hallo ${name}. Ich lese dieses Dokument noch. Du kannst schon deine erste Frage stellen, und ich antworte, sobald ich es gelesen habe.`,
  welcomeToUnreadable: ({ name }) =>
    `Hallo ${name}. Ich konnte in dieser Datei keinen Text lesen und kann deshalb keine Fragen dazu beantworten. Versuch es mit einer besser lesbaren Kopie.`,
  welcomeToCourse: ({ name }) =>
    `Hallo ${name}. Frag mich alles, was du zu den Dokumenten dieses Kurses wissen willst. Jede Antwort zeigt dir, aus welchem sie stammt.`,
  welcomeToCourseInReading: ({ name }) =>
    `Hallo ${name}. Ich lese die Dokumente dieses Kurses noch. Du kannst schon deine erste Frage stellen, und ich antworte, sobald ich eines gelesen habe.`,
  welcomeToUnreadableCourse: ({ name }) =>
    `Hallo ${name}. Ich konnte in den Dokumenten dieses Kurses keinen Text lesen und kann deshalb keine Fragen dazu beantworten. Versuch es mit besser lesbaren Kopien.`,
  welcomeToEmptyCourse: ({ name }) =>
    `Hallo ${name}. Dieser Kurs hat noch keine Dokumente. Füg welche hinzu und frag mich dann dazu.`,
  welcomeWithoutMaterial: ({ name }) =>
    `Hallo ${name}. Lade etwas hoch, was du gerade lernst, und frag mich dann dazu.`,

  // The composer
  yourMessage: () => "Deine Nachricht",
  askAboutDocument: () => "Frage zu diesem Dokument",
  askAboutCourse: () => "Frage zu diesem Kurs",
  askAboutMaterials: () => "Frage zu deinem Material",
  nothingToAsk: () => "Kein Text für Fragen",
  send: () => "Senden",
  stop: () => "Stopp",
  messageRequired: () => "Schreib zuerst eine Nachricht.",
  messageTooLong: () => "Diese Nachricht ist zu lang. Möglich sind bis zu 8.000 Zeichen.",
  messagesTooLong: () =>
    "Die früheren Nachrichten sind zu lang. Möglich sind zusammen bis zu 100.000 Zeichen.",
  messagesNoJson: () => "Die Nachrichten sind kein gültiges JSON.",

  // The plan's limit
  messagesLeft: ({ remaining, limit }) => `Heute noch ${remaining} von ${limit} Nachrichten`,
  messagesLeftUntil: ({ remaining, limit, time }) => [
    `Heute noch ${remaining} von ${limit} Nachrichten. Neue ab `,
    time,
    ".",
  ],
  limitReached: () => "Für heute sind deine Nachrichten aufgebraucht",
  limitReachedUntil: ({ link, price, time }) => [
    "Ab ",
    time,
    " kannst du wieder Nachrichten senden. ",
    link("Premium"),
    " hat kein Tageslimit und kostet ",
    price("."),
  ],

  // Replies
  youSaid: () => "Deine Nachricht",
  fennecSaid: () => "Fennec antwortet",
  announceReply: ({ reply }) => `Fennec antwortet: ${reply}`,
  searching: () => "Dein Material wird durchsucht",
  sources: () => "Quellen",
  sourceNumber: ({ number }) => `Quelle ${number}`,
  page: ({ page }) => `Seite ${page}`,
  copyReply: ({ hidden }) => [hidden("Antwort "), "Kopieren"],
  replyCopied: ({ hidden }) => [hidden("Antwort "), "Kopiert"],
  noReply: () => "Keine Antwort",
  replyFailed: () => "Es kam keine Antwort. Versuch es noch mal.",
  failureHeading: ({ title }) => `${title}.`,
  offline: () => "Du bist anscheinend offline",
  upgradeTitle: () => "Zu Premium wechseln",
  tryAgain: () => "Noch mal versuchen",
  stoppedBeforeReply: () => "Die Antwort wurde gestoppt, bevor sie begann.",
  resetBeforeReply: () => "Der Chat wurde geleert, bevor die Antwort fertig war.",
  deletedBeforeReply: () =>
    "Das Dokument oder der Kurs wurde gelöscht, bevor die Antwort fertig war.",
  replyNotFound: () => "Diese Antwort wurde nicht gefunden. Vielleicht wurde sie gelöscht.",
  noTextToRead: () =>
    "Fennec konnte in dieser Datei keinen Text lesen. Versuch es mit einer besser lesbaren Kopie.",
  noTextInCourse: () =>
    "Fennec konnte in den Dokumenten dieses Kurses keinen Text lesen. Versuch es mit besser lesbaren Kopien.",

  // Resetting and exporting a conversation
  resetDone: () => "Chat geleert",
  resetFailed: () => "Der Chat konnte nicht geleert werden. Versuch es noch mal.",
  conversationKept: () => "Fennec ist nicht erreichbar. Dein Chat ist noch da.",
  exportDone: () => "Notizen exportiert",
  exportFailed: () => "Export fehlgeschlagen",
  exportFailedAdvice: () => "Deine Notizen konnten nicht exportiert werden. Versuch es noch mal.",
  notesHeading: ({ product, day }) => `${product}-Notizen, ${day}`,
  notesSpeaker: ({ speaker }) => `${speaker}:`,
  notesAttempt: ({ speaker, attempt }) => `${speaker}, aus dem Gedächtnis:\n${attempt}`,
  notesSource: ({ number, quote }) => `[${number}] „${quote}“`,
  notesSourceOnPage: ({ number, page, quote }) => `[${number}] Seite ${page}: „${quote}“`,
} satisfies Catalogue<typeof import("../en/conversation")>;
