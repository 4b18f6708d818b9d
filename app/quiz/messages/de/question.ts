import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  questionTitle: ({ number, quiz }) => `Frage ${number}, ${quiz}`,

  // Answering
  progress: () => "Fortschritt im Quiz",
  explanation: () => "Erklärung",
  correct: () => "Richtig",
  notQuite: () => "Nicht ganz",
  notSavedTitle: () => "Deine Antwort wurde nicht gespeichert",
  chooseAgain: () => "Fennec ist nicht erreichbar. Prüfe deine Verbindung und wähle noch mal.",
  allAnswered: ({ correct, total }) => `Alle Fragen beantwortet: ${correct} von ${total} richtig.`,

  // Navigation
  neighbours: () => "Vorige und nächste Frage",
  previous: () => "Zurück",
  next: () => "Weiter",
  seeResult: () => "Ergebnis ansehen",
  questions: () => "Fragen",
  currentQuestion: ({ number }) => `Frage ${number}, aktuell`,
  rightQuestion: ({ number }) => `Frage ${number}, beantwortet, richtig`,
  wrongQuestion: ({ number }) => `Frage ${number}, beantwortet, falsch`,
  openQuestion: ({ number }) => `Frage ${number}, nicht beantwortet`,
} satisfies Catalogue<typeof import("../en/question")>;
