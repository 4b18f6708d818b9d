import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  testTitle: () => "Übungstest",
  questionTitle: ({ number, test }) => `Frage ${number}, ${test}`,

  // Answering
  progress: () => "Fortschritt im Test",
  next: () => "Nächste Frage",
  finish: () => "Test abschließen",
  notSavedTitle: () => "Deine Antwort wurde nicht gespeichert",
  sendAgain: () =>
    "Fennec ist nicht erreichbar. Prüfe deine Verbindung und schick deine Antwort noch mal ab.",

  // Cancelling
  cancelTitle: () => "Übungstest abbrechen",
  areYouSure: () => "Bist du sicher?",
  cancelWithoutAnswers: ({ title }) => [
    "Damit beendest du den Test zu „",
    title,
    "“. Seine Fragen werden gelöscht.",
  ],
  cancelWithAnswers: ({ title, count }) => [
    "Damit beendest du den Test zu „",
    title,
    plural(
      count,
      {
        one: "“. Seine Fragen und deine Antwort werden gelöscht.",
        other: "“. Seine Fragen und deine # Antworten werden gelöscht.",
      },
      "de",
    ),
  ],
  cancel: () => "Test abbrechen",
  cancelling: () => "Wird abgebrochen\u00a0…",
  keepGoing: () => "Weitermachen",
  notCancelledTitle: () => "Der Test wurde nicht abgebrochen",
  nothingToCancelTitle: () => "Kein Test zum Abbrechen",
  cancelledTitle: () => "Test abgebrochen",
  cancelled: () => "Seine Fragen und Antworten wurden gelöscht.",
} satisfies Catalogue<typeof import("../en/question")>;
