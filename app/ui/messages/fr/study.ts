import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The head of a setup form
  withFileOrTopic: ({ file }) => ["À partir de ", file, ", ou sur le thème de ton choix."],
  typeOrChoose: () => "Saisis un thème, ou choisis un document dans « Mes cours ».",
  chooseOther: () => "Choisis un autre document, ou saisis un thème.",
  insteadOrOther: ({ suggestion }) => [
    suggestion,
    ", choisis un autre document, ou saisis un thème.",
  ],

  // Sources
  showInText: () => "Voir dans le texte",
  showOnPage: ({ page }) => `Voir à la page ${page}`,
  readIn: ({ file }) => ["Lire dans ", file],
  pageOf: ({ page, file }) => [`Page ${page} de `, file],

  // Fields
  sliderLabel: ({ label }) => `${label}, curseur`,

  // Scores
  percentage: ({ percentage }) => `${percentage} %`,

  // What to ask about
  thisDocument: () => "Ce document",
  thisCourse: () => "Cette matière",
  someParts: ({ count, file }) =>
    plural(
      count,
      {
        one: (number) => `${number} partie de ${file}`,
        other: (number) => `${number} parties de ${file}`,
      },
      "fr",
    ),
  aTopic: () => "Un thème",
  namedBelow: () => "À saisir ci-dessous",
  topic: () => "Thème",
  topicOptional: () => "Facultatif : pour te concentrer sur une partie du document.",
  topicOfCourseOptional: () => "Facultatif : pour te concentrer sur une partie de la matière.",
  topicExamples: () =>
    "Par exemple : la photosynthèse, la Révolution française, les verbes espagnols.",
} satisfies Catalogue<typeof import("../en/study")>;
