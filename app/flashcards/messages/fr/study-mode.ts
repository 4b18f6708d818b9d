import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "Flashcards",
  overLimit: ({ wanted, limit }) =>
    `Tu demandes ${wanted} flashcards, mais l’offre gratuite n’en permet que ${limit}.`,
  planLimitOf: () => "Flashcards par paquet",
  planBenefit: () => "Flashcards illimitées",
  figureLabel: () => "Flashcards créées",
  suggestion: () => "Fais-en des flashcards",
  workTitle: () => "Flashcards",
} satisfies Catalogue<typeof import("../en/study-mode")>;
