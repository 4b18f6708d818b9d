import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  title: () => "Quiz",

  // The form
  newQuiz: () => "Neues Quiz",
  generating: () => "Dein Quiz wird erstellt",
  checkingText: () => "Jede Antwort wird an deinem Text überprüft.",
  lookingForFacts: () => "Gute Fragen werden gesucht.",
  makeFrom: () => "Grundlage",
  thisDocument: () => "Dieses Dokument",
  thisCourse: () => "Dieser Kurs",
  someParts: ({ count, file }) =>
    plural(
      count,
      {
        one: (number) => `${number} Abschnitt von ${file}`,
        other: (number) => `${number} Abschnitte von ${file}`,
      },
      "de",
    ),
  noDocument: () => "Kein Dokument gewählt",
  aTopic: () => "Ein Thema",
  namedBelow: () => "Gib es unten ein",
  topic: () => "Thema",
  topicOptional: () => "Optional: nur einen Teil des Dokuments abfragen.",
  topicOfCourseOptional: () => "Optional: nur einen Teil des Kurses abfragen.",
  topicExamples: () => "Zum Beispiel: Fotosynthese, Französische Revolution, spanische Verben.",
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
  retryNote: () => "falsche Fragen noch mal",
  easyQuiz: () => "leicht",
  mediumQuiz: () => "mittel",
  hardQuiz: () => "schwer",
} satisfies Catalogue<typeof import("../en/setup")>;
