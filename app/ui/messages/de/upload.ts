import type { Catalogue } from "~/localization/catalogue";

export default {
  // Choosing files
  processingFile: () => "Datei wird verarbeitet\u00a0…",
  tapToUploadFile: () => "Tippen, um eine Datei hochzuladen",
  tapToUploadFiles: () => "Tippen, um Material hochzuladen",
  dropFile: () => "Datei hierher ziehen oder klicken",
  dropFiles: () => "Dateien hierher ziehen oder klicken",
  fileChosen: () => "Datei ausgewählt.",
  filesChosen: () => "Dateien ausgewählt. Jetzt „Hochladen“ drücken.",
  fileHint: ({ formats, size }) => `${listed(formats)}. Bis ${size}.`,
  filesHint: ({ formats, size, count }) =>
    `${listed(formats)}. Je bis ${size}, ${count} auf einmal.`,
  uploadMaterials: () => "Lernmaterial hochladen",

  // Files that cannot be uploaded
  invalidFileTypeTitle: () => "Dateityp nicht unterstützt",
  fileTooLargeTitle: () => "Datei zu groß",
  fileTooLarge: ({ file, size }) =>
    `„${file}“ ist größer als ${size}. Verkleinere die Datei oder teile sie auf.`,
  tooManyFilesTitle: () => "Zu viele Dateien",
  tooManyFiles: ({ count }) => `Lade höchstens ${count} Dateien auf einmal hoch.`,
  filesTooLargeTitle: () => "Dateien zu groß",
  filesTooLarge: ({ size }) =>
    `Zusammen sind diese Dateien größer als ${size}. Lade weniger auf einmal hoch.`,

  // Uploads that failed
  uploadFailedTitle: () => "Hochladen fehlgeschlagen",
  uploadFailed: () => "Die Dateien konnten nicht hochgeladen werden. Versuch es noch mal.",
  uploadRefused: ({ status, reason }) => `Hochladen fehlgeschlagen: ${status} ${reason}`.trim(),

  // Progress
  shrinkingPhotos: () => "Deine Fotos werden vor dem Hochladen verkleinert.",
  readingUpload: () => "Hochgeladen. Fennec liest jetzt den Text.",
  cancelUpload: () => "Abbrechen",
  filesBeingUploaded: () => "Dateien, die hochgeladen werden",
  percentSent: ({ percent }) => `${percent}\u00a0%`,
  fileSent: () => "Hochgeladen",
} satisfies Catalogue<typeof import("../en/upload")>;

const listed = (formats: readonly string[]) =>
  new Intl.ListFormat("de", { type: "unit" }).format(formats);
