import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "Exámenes de práctica",
  overLimit: ({ wanted, limit }) =>
    `Pediste ${wanted} preguntas para un examen de práctica, pero el plan gratuito solo permite ${limit}.`,
  planLimitOf: () => "Preguntas por examen de práctica",
  planBenefit: () => "Preguntas de examen de práctica ilimitadas",
  figureLabel: () => "Exámenes de práctica hechos",
  workTitle: () => "Exámenes de práctica",
} satisfies Catalogue<typeof import("../en/study-mode")>;
