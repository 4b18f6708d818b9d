import type { Catalogue } from "~/localization/catalogue";

const listed = (formats: readonly string[]) =>
  new Intl.ListFormat("fr", { type: "unit" }).format(formats);

export default {
  // Choosing files
  processingFile: () => "Traitement du fichier…",
  tapToUploadFile: () => "Appuie pour importer un fichier",
  tapToUploadFiles: () => "Appuie pour importer tes cours",
  dropFile: () => "Dépose un fichier, ou clique pour choisir",
  dropFiles: () => "Dépose des fichiers, ou clique pour choisir",
  fileChosen: () => "Fichier choisi.",
  filesChosen: () => "Fichiers choisis. Appuie sur Importer.",
  fileHint: ({ formats, size }) => `${listed(formats)}. Jusqu’à ${size}.`,
  filesHint: ({ formats, size, count }) =>
    `${listed(formats)}. Jusqu’à ${size} par fichier, ${count} à la fois.`,
  uploadMaterials: () => "Importer des cours",

  // Files that cannot be uploaded
  invalidFileTypeTitle: () => "Type de fichier non pris en charge",
  fileTooLargeTitle: () => "Fichier trop lourd",
  fileTooLarge: ({ file, size }) => `« ${file} » dépasse ${size}. Allège-le ou divise-le.`,
  tooManyFilesTitle: () => "Trop de fichiers",
  tooManyFiles: ({ count }) => `Importe au plus ${count} fichiers à la fois.`,
  filesTooLargeTitle: () => "Fichiers trop lourds",
  filesTooLarge: ({ size }) =>
    `Ensemble, ces fichiers dépassent ${size}. Importes-en moins à la fois.`,

  // Uploads that failed
  uploadFailedTitle: () => "Échec de l’importation",
  uploadFailed: () => "Impossible d’importer les fichiers. Réessaie.",
  uploadRefused: ({ status, reason }) => `Échec de l’importation : ${status} ${reason}`.trim(),

  // Progress
  shrinkingPhotos: () => "Réduction de tes photos avant l’importation.",
  readingUpload: () => "Importation terminée. Fennec lit le texte.",
  cancelUpload: () => "Annuler",
  filesBeingUploaded: () => "Fichiers en cours d’importation",
  percentSent: ({ percent }) => `${percent} %`,
  fileSent: () => "Importé",
} satisfies Catalogue<typeof import("../en/upload")>;
