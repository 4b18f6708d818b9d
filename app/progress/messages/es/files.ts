import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The learner's files
  noFiles: () => "Aún no has subido archivos",
  uploadFirst: () => "Subir tu primer archivo",
  uploadMore: () => "Subir más",
  fileCount: ({ count, size }) =>
    plural(
      count,
      {
        one: (number) => `${number} archivo, ${size}`,
        other: (number) => `${number} archivos, ${size}`,
      },
      "es",
    ),
  open: () => "Abrir",
  deleteFile: () => "Eliminar",

  // Deleting a file
  deleteTitle: () => "Eliminar un archivo",
  areYouSure: () => "¿Eliminar este archivo?",
  deleteWarning: ({ file }) =>
    `“${file}” se eliminará para siempre. Esta acción no se puede deshacer.`,
  deletedWithFile: () =>
    "También se eliminan su texto y su chat. Los cuestionarios, las tarjetas y los exámenes de práctica creados a partir de él se conservan.",
  deleting: () => "Eliminando…",
  cancel: () => "Cancelar",
  nothingToDelete: () => "No hay archivo que eliminar",
  deleteFailedTitle: () => "No se pudo eliminar el archivo",
  deletedTitle: () => "Archivo eliminado",
  deleted: () => "El archivo se eliminó correctamente",
} satisfies Catalogue<typeof import("../en/files")>;
