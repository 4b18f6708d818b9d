import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // A request without files, or with too many
  chooseFile: () => "Wähle mindestens eine Datei.",
  fileTooLarge: ({ size }) =>
    `Eine deiner Dateien ist größer als ${size}. Verkleinere sie oder teile sie auf.`,
  batchTooLarge: ({ size }) =>
    `Zusammen sind diese Dateien größer als ${size}. Lade weniger auf einmal hoch.`,
  tooManyFiles: ({ count }) => `Lade höchstens ${count} Dateien auf einmal hoch.`,
  uploadIncomplete: () => "Das Hochladen wurde unterbrochen. Lade deine Dateien noch mal hoch.",

  // Files whose text cannot be extracted
  emptyFile: ({ file }) => `„${file}“ ist leer. Wähle eine andere Datei.`,
  encryptedFile: ({ file }) =>
    `„${file}“ ist mit einem Passwort geschützt. Speichere eine Kopie ohne Passwort und lade sie hoch.`,
  damagedFile: ({ file }) =>
    `„${file}“ ist beschädigt und lässt sich nicht öffnen. Exportiere die Datei neu oder lade sie noch mal herunter, und lade dann die neue Kopie hoch.`,
  fileWithoutText: ({ file }) =>
    `„${file}“ enthält keinen Text, nur Bilder oder Formen. Lade eine Fassung hoch, in der sich der Text markieren lässt.`,
  unfinishedFile: ({ file }) =>
    `Fennec konnte „${file}“ nicht zu Ende lesen. Versuch es noch mal oder teile die Datei auf und lade die Teile hoch.`,
  oversizedFile: ({ file }) =>
    `„${file}“ enthält mehr, als Fennec auf einmal lesen kann. Teile die Datei auf und lade die Teile hoch.`,
  readerBusy: () => "Fennec liest gerade andere Dateien. Lade deine in einer Minute noch mal hoch.",

  // Pasted texts
  textReaderBusy: () => "Fennec liest gerade andere Texte. Versuch es in einer Minute noch mal.",
  unfinishedText: () =>
    "Fennec konnte diesen Text nicht zu Ende lesen. Versuch es noch mal oder kürze ihn.",

  // Files of earlier uploads
  fileNotFound: () => "Diese Datei wurde nicht gefunden. Vielleicht wurde sie gelöscht.",
  stillReading: ({ count }) =>
    plural(
      count,
      {
        one: "Fennec liest diese Datei noch. Versuch es gleich noch mal.",
        other: "Fennec liest diese Dateien noch. Versuch es gleich noch mal.",
      },
      "de",
    ),
  fileAndCourse: () => "Sende `fileId` oder `courseId`, nicht beides.",
  partsWithoutFile: () =>
    "Sende `parts` zusammen mit `fileId`; mit `courseId` braucht jeder Teil eine eigene `fileId`.",
  topicTooLong: ({ count }) => `Das Thema darf höchstens ${count} Zeichen haben.`,
} satisfies Catalogue<typeof import("../en/refusals")>;
