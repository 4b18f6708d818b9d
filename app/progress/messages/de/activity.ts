import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Chats
  noChats: () => "Noch keine Chats",
  noChatsHint: () => "Stell eine Frage zu einem Dokument, dann erscheint dein Chat hier.",
  startChat: () => "Chat starten",
  allMaterials: () => "Gesamtes Material",
  messages: ({ count }) => plural(count, { one: "# Nachricht", other: "# Nachrichten" }, "de"),

  // Quizzes and other work
  noWork: () => "Noch keine Quizze, Karteikarten oder Tests",
  noWorkHint: () => "Sobald du welche erstellst, erscheinen sie hier mit deinem Ergebnis.",
  makeQuiz: () => "Quiz erstellen",

  // The weakest parts
  weakest: () => "Was du am wenigsten kannst",
  weakestHint: () =>
    "Nach deiner letzten Antwort auf jede Frage und Karte. Öffne einen Abschnitt, um ihn zu üben.",
  pageInFile: ({ file, page }) => [file, ` · Seite ${page}`],
  rightOf: ({ right, answers }) => `${right} von ${answers} richtig`,

  // Lists
  latestShown: ({ count }) =>
    plural(count, { one: "Nur der neueste Eintrag.", other: "Die # neuesten Einträge." }, "de"),
} satisfies Catalogue<typeof import("../en/activity")>;
