import type { Catalogue } from "~/localization/catalogue";

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
} satisfies Catalogue<typeof import("../en/study")>;
