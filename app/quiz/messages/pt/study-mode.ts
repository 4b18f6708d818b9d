import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "Quiz",
  overLimit: ({ wanted, limit }) =>
    `Você pediu ${wanted} questões em um quiz, mas o plano gratuito só permite ${limit}.`,
  planLimitOf: () => "Questões por quiz",
  planBenefit: () => "Questões de quiz ilimitadas",
  figureLabel: () => "Quizzes criados",
  suggestion: () => "Crie um quiz com ele",
  workTitle: () => "Quizzes",
} satisfies Catalogue<typeof import("../en/study-mode")>;
