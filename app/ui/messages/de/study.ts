import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The head of a setup form
  withFileOrTopic: ({ file }) => ["Aus ", file, " oder zu einem beliebigen Thema."],
  typeOrChoose: () => "Gib ein Thema ein oder wähle unter „Lernmaterial“ ein Dokument.",
  chooseOther: () => "Wähle ein anderes Dokument oder gib ein Thema ein.",
  insteadOrOther: ({ suggestion }) => [
    suggestion,
    ", wähle ein anderes Dokument oder gib ein Thema ein.",
  ],

  // Sources
  showInText: () => "Im Text zeigen",
  showOnPage: ({ page }) => `Auf Seite ${page} zeigen`,
  readIn: ({ file }) => ["In ", file, " lesen"],
  pageOf: ({ page, file }) => [`Seite ${page} in `, file],

  // Fields
  sliderLabel: ({ label }) => `${label}, Schieberegler`,

  // Scores
  percentage: ({ percentage }) => `${percentage}\u00a0%`,

  // What to ask about
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
  aTopic: () => "Ein Thema",
  namedBelow: () => "Gib es unten ein",
  topic: () => "Thema",
  topicOptional: () => "Optional: nur zu einem Teil des Dokuments.",
  topicOfCourseOptional: () => "Optional: nur zu einem Teil des Kurses.",
  topicExamples: () => "Zum Beispiel: Fotosynthese, Französische Revolution, spanische Verben.",
} satisfies Catalogue<typeof import("../en/study")>;
