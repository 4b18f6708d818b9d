import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The learner's files
  noFiles: () => "Tu n’as encore importé aucun fichier",
  uploadFirst: () => "Importer ton premier fichier",
  uploadMore: () => "Importer d’autres fichiers",
  fileCount: ({ count, size }) =>
    plural(
      count,
      {
        one: (number) => `${number} fichier, ${size}`,
        other: (number) => `${number} fichiers, ${size}`,
      },
      "fr",
    ),
  open: () => "Ouvrir",
  deleteFile: () => "Supprimer",

  // Deleting a file
  deleteTitle: () => "Supprimer un fichier",
  areYouSure: () => "Supprimer ce fichier\u00a0?",
  deleteWarning: ({ file }) =>
    `« ${file} » sera définitivement supprimé. Cette action est irréversible.`,
  deletedWithFile: () =>
    "Son texte et sa conversation seront supprimés aussi. Les quiz, les flashcards et les tests blancs qui en sont tirés sont conservés.",
  deleting: () => "Suppression…",
  cancel: () => "Annuler",
  nothingToDelete: () => "Aucun fichier à supprimer",
  deleteFailedTitle: () => "Fichier non supprimé",
  deletedTitle: () => "Fichier supprimé",
  deleted: () => "Le fichier a bien été supprimé",
} satisfies Catalogue<typeof import("../en/files")>;
