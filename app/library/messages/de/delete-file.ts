import type { Catalogue } from "~/localization/catalogue";

export default {
  deletePageTitle: () => "Datei löschen",
  deleteTitle: () => "Bist du sicher?",
  deleteQuestion: ({ file }) =>
    `„${file}“ wird endgültig gelöscht. Das lässt sich nicht rückgängig machen.`,
  deletedWithFile: () =>
    "Auch der Text und der Chat dazu werden gelöscht. Quizze, Karteikarten und Übungstests daraus bleiben erhalten.",
  deleteFile: () => "Löschen",
  deletingFile: () => "Wird gelöscht\u00a0…",
  keepFile: () => "Abbrechen",
  noFileToDelete: () => "Keine Datei zu löschen",
  fileDeletedTitle: () => "Datei gelöscht",
  fileDeleted: () => "Sie ist nicht mehr in deinem Material.",
  deletionFailedTitle: () => "Fehler",
  deletionFailed: () => "Die Datei konnte nicht gelöscht werden. Versuch es noch mal.",
} satisfies Catalogue<typeof import("../en/delete-file")>;
