import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "Quiz",

  // The form
  newQuiz: () => "Neues Quiz",
  generating: () => "Dein Quiz wird erstellt",
  checkingText: () => "Jede Antwort wird an deinem Text überprüft.",
  lookingForFacts: () => "Gute Fragen werden gesucht.",
  makeFrom: () => "Grundlage",
  noDocument: () => "Kein Dokument gewählt",
  difficulty: () => "Schwierigkeit",
  easy: () => "Leicht",
  medium: () => "Mittel",
  hard: () => "Schwer",
  count: () => "Anzahl der Fragen",
  countRange: () => "1 bis 100.",
  countRangeFree: ({ limit }) => `1 bis 100. Im kostenlosen Tarif bis zu ${limit} pro Quiz.`,
  generate: () => "Quiz erstellen",

  // Earlier quizzes
  earlier: () => "Frühere Quizze",
  retryNote: () => "Fehler noch mal",
  easyQuiz: () => "leicht",
  mediumQuiz: () => "mittel",
  hardQuiz: () => "schwer",
} satisfies Catalogue<typeof import("../en/setup")>;
