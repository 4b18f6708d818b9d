import type { Catalogue } from "~/localization/catalogue";

export default {
  deletePageTitle: () => "Supprimer un fichier",
  deleteTitle: () => "Supprimer ce fichier\u00a0?",
  deleteQuestion: ({ file }) =>
    `« ${file} » sera définitivement supprimé. Cette action est irréversible.`,
  deletedWithFile: () =>
    "Son texte et sa conversation seront supprimés aussi. Les quiz, les flashcards et les tests blancs qui en sont tirés sont conservés.",
  deleteFile: () => "Supprimer",
  deletingFile: () => "Suppression…",
  keepFile: () => "Annuler",
  noFileToDelete: () => "Aucun fichier à supprimer",
  fileDeletedTitle: () => "Fichier supprimé",
  fileDeleted: () => "Le fichier a été retiré.",
  deletionFailedTitle: () => "Erreur",
  deletionFailed: () => "Impossible de supprimer le fichier. Réessaie.",
} satisfies Catalogue<typeof import("../en/delete-file")>;
