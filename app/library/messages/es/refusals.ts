import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // A request without files, or with too many
  chooseFile: () => "Elige al menos un archivo.",
  fileTooLarge: ({ size }) =>
    `Uno de tus archivos supera los ${size}. Reduce su tamaño o divídelo en partes.`,
  batchTooLarge: ({ size }) => `Juntos, estos archivos superan los ${size}. Sube menos a la vez.`,
  tooManyFiles: ({ count }) => `Puedes subir hasta ${count} archivos a la vez.`,
  uploadIncomplete: () => "La subida se interrumpió. Vuelve a subir tus archivos.",

  // Files whose text cannot be extracted
  emptyFile: ({ file }) => `“${file}” está vacío. Elige otro archivo.`,
  encryptedFile: ({ file }) =>
    `“${file}” está protegido con contraseña. Guarda una copia sin ella y súbela.`,
  damagedFile: ({ file }) =>
    `“${file}” está dañado y no se puede abrir. Expórtalo o descárgalo otra vez y sube la copia nueva.`,
  fileWithoutText: ({ file }) =>
    `“${file}” no contiene texto, solo imágenes o formas. Sube una versión cuyo texto se pueda seleccionar.`,
  unfinishedFile: ({ file }) =>
    `Fennec no pudo terminar de leer “${file}”. Inténtalo de nuevo, o divídelo en partes y súbelas.`,
  oversizedFile: ({ file }) =>
    `“${file}” tiene más contenido del que Fennec puede leer de una vez. Divídelo en partes y súbelas.`,
  readerBusy: () => "Fennec está leyendo otros archivos. Vuelve a subir los tuyos en un minuto.",

  // Pasted texts
  textReaderBusy: () => "Fennec está leyendo otros textos. Inténtalo de nuevo en un minuto.",
  unfinishedText: () => "Fennec no pudo terminar de leer ese texto. Inténtalo de nuevo o acórtalo.",

  // Files of earlier uploads
  fileNotFound: () => "No encontramos ese archivo. Puede que se haya eliminado.",
  stillReading: ({ count }) =>
    plural(
      count,
      {
        one: "Fennec todavía está leyendo este archivo. Inténtalo de nuevo en un momento.",
        other: "Fennec todavía está leyendo estos archivos. Inténtalo de nuevo en un momento.",
      },
      "es",
    ),
  fileAndCourse: () => "Envía `fileId` o `courseId`, no ambos.",
  partsWithoutFile: () =>
    "Envía `parts` junto con `fileId`; con `courseId`, cada parte necesita su propio `fileId`.",
  topicTooLong: ({ count }) => `El tema puede tener como máximo ${count} caracteres.`,
} satisfies Catalogue<typeof import("../en/refusals")>;
