import type { Catalogue } from "~/localization/catalogue";

export default {
  // Answers that the browser's own model puts in other words
  phraseSwitch: () => "Antworten auf diesem Gerät umformulieren",
  phraseSwitchOn: () =>
    "Drück unter einer Antwort mit Quellen auf „Auf diesem Gerät umformulieren“. Fennec prüft jedes Zitat.",
  phraseSwitchOff: () =>
    "Die KI deines Browsers kann eine Antwort aus ihren Quellen umformulieren.",
  modelUnavailable: () => "Die eingebaute KI deines Browsers läuft auf diesem Gerät nicht.",
  modelDownloadFailed: () =>
    "Dein Browser konnte seine KI nicht herunterladen. Versuch es noch mal.",
  modelDownloading: ({ percent }) => `Dein Browser lädt seine KI herunter: ${percent}\u00a0%`,
  phrase: () => "Auf diesem Gerät umformulieren",
  phrasing: () => "Wird auf diesem Gerät umformuliert",
  phrased: () => "Auf diesem Gerät umformuliert",
  phrasedFromSources: () => "Auf diesem Gerät umformuliert, aus den Quellen oben",
  modelGaveNoAnswer: () => "Die KI deines Browsers hat nicht geantwortet. Versuch es noch mal.",
  phrasingNotChecked: () =>
    "Die umformulierte Antwort konnte nicht geprüft werden. Prüfe deine Verbindung und versuch es noch mal.",
  phrasingNotShown: () =>
    "Die umformulierte Antwort konnte nicht geprüft werden und wird deshalb nicht angezeigt. Versuch es noch mal.",
  phrasingRefused: ({ reason }) =>
    `${reason} Sie wird nicht angezeigt. Du kannst es noch mal versuchen.`,
  phrasingRequired: () => "Es gibt keinen Text zu prüfen.",
  quoteNotFound: () =>
    "Die umformulierte Antwort zitiert Wörter, die nicht in ihren Quellen stehen.",
  noSource: () => "In der umformulierten Antwort stammt nichts aus ihren Quellen.",
} satisfies Catalogue<typeof import("../en/on-device")>;
