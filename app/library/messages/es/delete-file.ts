import type { Catalogue } from "~/localization/catalogue";

export default {
  deletePageTitle: () => "Eliminar un archivo",
  deleteTitle: () => "¿Eliminar este archivo?",
  deleteQuestion: ({ file }) =>
    `“${file}” se eliminará para siempre. Esta acción no se puede deshacer.`,
  deletedWithFile: () =>
    "También se eliminan su texto y su chat. Los cuestionarios, las tarjetas y los exámenes de práctica creados a partir de él se conservan.",
  deleteFile: () => "Eliminar",
  deletingFile: () => "Eliminando…",
  keepFile: () => "Cancelar",
  noFileToDelete: () => "No hay archivo que eliminar",
  fileDeletedTitle: () => "Archivo eliminado",
  fileDeleted: () => "El archivo se eliminó correctamente.",
  deletionFailedTitle: () => "Error",
  deletionFailed: () => "No se pudo eliminar el archivo. Inténtalo de nuevo.",
} satisfies Catalogue<typeof import("../en/delete-file")>;
