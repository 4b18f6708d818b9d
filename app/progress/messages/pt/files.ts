import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The learner's files
  noFiles: () => "Você ainda não enviou nenhum arquivo",
  uploadFirst: () => "Enviar primeiro arquivo",
  uploadMore: () => "Enviar mais",
  fileCount: ({ count, size }) =>
    plural(
      count,
      {
        one: (number) => `${number} arquivo, ${size}`,
        other: (number) => `${number} arquivos, ${size}`,
      },
      "pt",
    ),
  open: () => "Abrir",
  deleteFile: () => "Excluir",

  // Deleting a file
  deleteTitle: () => "Excluir um arquivo",
  areYouSure: () => "Excluir este arquivo?",
  deleteWarning: ({ file }) =>
    `“${file}” será excluído para sempre. Esta ação não pode ser desfeita.`,
  deletedWithFile: () =>
    "O texto e o chat dele também são excluídos. Os quizzes, flashcards e simulados criados a partir dele continuam.",
  deleting: () => "Excluindo…",
  cancel: () => "Cancelar",
  nothingToDelete: () => "Nenhum arquivo para excluir",
  deleteFailedTitle: () => "Não foi possível excluir o arquivo",
  deletedTitle: () => "Arquivo excluído",
  deleted: () => "O arquivo foi excluído.",
} satisfies Catalogue<typeof import("../en/files")>;
