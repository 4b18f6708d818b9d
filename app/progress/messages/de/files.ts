import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The learner's files
  noFiles: () => "Du hast noch keine Dateien hochgeladen",
  uploadFirst: () => "Erste Datei hochladen",
  uploadMore: () => "Mehr hochladen",
  fileCount: ({ count, size }) =>
    plural(
      count,
      {
        one: (number) => `${number} Datei, ${size}`,
        other: (number) => `${number} Dateien, ${size}`,
      },
      "de",
    ),
  open: () => "Öffnen",
  deleteFile: () => "Löschen",

  // Deleting a file
  deleteTitle: () => "Datei löschen",
  areYouSure: () => "Bist du sicher?",
  deleteWarning: ({ file }) =>
    `„${file}“ wird endgültig gelöscht. Das lässt sich nicht rückgängig machen.`,
  deletedWithFile: () =>
    "Auch der Text und der Chat dazu werden gelöscht. Quizze, Karteikarten und Übungstests daraus bleiben erhalten.",
  deleting: () => "Wird gelöscht\u00a0…",
  cancel: () => "Abbrechen",
  nothingToDelete: () => "Keine Datei zu löschen",
  deleteFailedTitle: () => "Die Datei konnte nicht gelöscht werden",
  deletedTitle: () => "Datei gelöscht",
  deleted: () => "Sie ist nicht mehr in deinem Material",
} satisfies Catalogue<typeof import("../en/files")>;
