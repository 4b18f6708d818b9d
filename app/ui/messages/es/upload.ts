import type { Catalogue } from "~/localization/catalogue";

export default {
  // Choosing files
  processingFile: () => "Procesando el archivo…",
  tapToUploadFile: () => "Toca para subir un archivo",
  tapToUploadFiles: () => "Toca para subir materiales",
  dropFile: () => "Suelta un archivo o haz clic para elegirlo",
  dropFiles: () => "Suelta archivos o haz clic para elegirlos",
  fileChosen: () => "Archivo elegido.",
  filesChosen: () => "Archivos elegidos. Pulsa Subir.",
  fileHint: ({ formats, size }) => `${listed(formats)}. Hasta ${size}.`,
  filesHint: ({ formats, size, count }) =>
    `${listed(formats)}. Hasta ${size} por archivo y ${count} a la vez.`,
  uploadMaterials: () => "Subir materiales de estudio",

  // Files that cannot be uploaded
  invalidFileTypeTitle: () => "Tipo de archivo no válido",
  fileTooLargeTitle: () => "Archivo demasiado grande",
  fileTooLarge: ({ file, size }) =>
    `“${file}” supera los ${size}. Reduce su tamaño o divídelo en partes.`,
  tooManyFilesTitle: () => "Demasiados archivos",
  tooManyFiles: ({ count }) => `Puedes subir hasta ${count} archivos a la vez.`,
  filesTooLargeTitle: () => "Archivos demasiado grandes",
  filesTooLarge: ({ size }) => `Juntos, estos archivos superan los ${size}. Sube menos a la vez.`,

  // Uploads that failed
  uploadFailedTitle: () => "No se pudo subir",
  uploadFailed: () => "No se pudieron subir los archivos. Inténtalo de nuevo.",
  uploadRefused: ({ status, reason }) => `No se pudo subir: ${status} ${reason}`.trim(),

  // Progress
  shrinkingPhotos: () => "Reduciendo tus fotos antes de subirlas.",
  readingUpload: () => "Subido. Fennec está leyendo el texto.",
  cancelUpload: () => "Cancelar",
  filesBeingUploaded: () => "Archivos que se están subiendo",
  percentSent: ({ percent }) => `${percent}\u00a0%`,
  fileSent: () => "Subido",
} satisfies Catalogue<typeof import("../en/upload")>;

const listed = (formats: readonly string[]) =>
  new Intl.ListFormat("es", { type: "unit" }).format(formats);
