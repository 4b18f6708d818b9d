import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "Cuestionario",
  overLimit: ({ wanted, limit }) =>
    `Pediste ${wanted} preguntas para un cuestionario, pero el plan gratuito solo permite ${limit}.`,
  planLimitOf: () => "Preguntas por cuestionario",
  planBenefit: () => "Preguntas de cuestionario ilimitadas",
  figureLabel: () => "Cuestionarios creados",
  suggestion: () => "Crea un cuestionario con él",
  workTitle: () => "Cuestionarios",
} satisfies Catalogue<typeof import("../en/study-mode")>;
