import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "Quiz",
  overLimit: ({ wanted, limit }) =>
    `Du möchtest ${wanted} Quizfragen, im kostenlosen Tarif sind es höchstens ${limit}.`,
  planLimitOf: () => "Fragen pro Quiz",
  planBenefit: () => "Unbegrenzt Quizfragen",
  figureLabel: () => "Erstellte Quizze",
  suggestion: () => "Erstell ein Quiz daraus",
  workTitle: () => "Quizze",
} satisfies Catalogue<typeof import("../en/study-mode")>;
