import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // A request without files, or with too many
  chooseFile: () => "Choisis au moins un fichier.",
  fileTooLarge: ({ size }) => `Un de tes fichiers dépasse ${size}. Allège-le ou divise-le.`,
  batchTooLarge: ({ size }) =>
    `Ensemble, ces fichiers dépassent ${size}. Importes-en moins à la fois.`,
  tooManyFiles: ({ count }) => `Importe au plus ${count} fichiers à la fois.`,
  uploadIncomplete: () => "L’importation a été interrompue. Importe tes fichiers à nouveau.",

  // Files whose text cannot be extracted
  emptyFile: ({ file }) => `« ${file} » est vide. Choisis un autre fichier.`,
  encryptedFile: ({ file }) =>
    `« ${file} » est protégé par un mot de passe. Enregistre une copie sans mot de passe et importe-la.`,
  damagedFile: ({ file }) =>
    `« ${file} » est endommagé et ne peut pas être ouvert. Exporte-le ou télécharge-le à nouveau, puis importe la nouvelle copie.`,
  fileWithoutText: ({ file }) =>
    `« ${file} » ne contient pas de texte, seulement des images ou des formes. Importe une version dont le texte peut être sélectionné.`,
  unfinishedFile: ({ file }) =>
    `Fennec n’a pas pu lire « ${file} » jusqu’au bout. Réessaie, ou divise-le et importe les parties.`,
  oversizedFile: ({ file }) =>
    `« ${file} » contient plus que Fennec ne peut lire en une fois. Divise-le et importe les parties.`,
  readerBusy: () =>
    "Fennec est en train de lire d’autres fichiers. Importe les tiens à nouveau dans une minute.",

  // Pasted texts
  textReaderBusy: () => "Fennec est en train de lire d’autres textes. Réessaie dans une minute.",
  unfinishedText: () =>
    "Fennec n’a pas pu lire ce texte jusqu’au bout. Réessaie, ou raccourcis-le.",

  // Files of earlier uploads
  fileNotFound: () => "Fichier introuvable. Il a peut-être été supprimé.",
  stillReading: ({ count }) =>
    plural(
      count,
      {
        one: "Fennec lit encore ce fichier. Réessaie dans un instant.",
        other: "Fennec lit encore ces fichiers. Réessaie dans un instant.",
      },
      "fr",
    ),
  fileAndCourse: () => "Envoie `fileId` ou `courseId`, pas les deux.",
  partsWithoutFile: () =>
    "Envoie `parts` avec `fileId`\u00a0; avec `courseId`, chaque partie a besoin de son propre `fileId`.",
  topicTooLong: ({ count }) => `Le thème doit faire moins de ${count} caractères.`,
} satisfies Catalogue<typeof import("../en/refusals")>;
