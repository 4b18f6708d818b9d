import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "Quiz",
  overLimit: ({ wanted, limit }) =>
    `Tu demandes ${wanted} questions de quiz, mais l’offre gratuite n’en permet que ${limit}.`,
  planLimitOf: () => "Questions par quiz",
  planBenefit: () => "Questions de quiz illimitées",
  figureLabel: () => "Quiz créés",
  suggestion: () => "Fais-en un quiz",
  workTitle: () => "Quiz",
} satisfies Catalogue<typeof import("../en/study-mode")>;
