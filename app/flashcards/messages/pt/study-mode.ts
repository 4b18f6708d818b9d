import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "Flashcards",
  overLimit: ({ wanted, limit }) =>
    `Você pediu ${wanted} flashcards em um baralho, mas o plano gratuito só permite ${limit}.`,
  planLimitOf: () => "Flashcards por baralho",
  planBenefit: () => "Flashcards ilimitados",
  figureLabel: () => "Flashcards criados",
  suggestion: () => "Crie flashcards com ele",
  workTitle: () => "Flashcards",
} satisfies Catalogue<typeof import("../en/study-mode")>;
