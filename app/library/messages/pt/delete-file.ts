import type { Catalogue } from "~/localization/catalogue";

export default {
  deletePageTitle: () => "Excluir um arquivo",
  deleteTitle: () => "Excluir este arquivo?",
  deleteQuestion: ({ file }) =>
    `“${file}” será excluído para sempre. Esta ação não pode ser desfeita.`,
  deletedWithFile: () =>
    "O texto e o chat dele também são excluídos. Os quizzes, flashcards e simulados criados a partir dele continuam.",
  deleteFile: () => "Excluir",
  deletingFile: () => "Excluindo…",
  keepFile: () => "Cancelar",
  noFileToDelete: () => "Nenhum arquivo para excluir",
  fileDeletedTitle: () => "Arquivo excluído",
  fileDeleted: () => "O arquivo foi removido.",
  deletionFailedTitle: () => "Erro",
  deletionFailed: () => "Não foi possível excluir o arquivo. Tente de novo.",
} satisfies Catalogue<typeof import("../en/delete-file")>;
