import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "Tarjetas",
  overLimit: ({ wanted, limit }) =>
    `Pediste ${wanted} tarjetas para un mazo, pero el plan gratuito solo permite ${limit}.`,
  planLimitOf: () => "Tarjetas por mazo",
  planBenefit: () => "Tarjetas de estudio ilimitadas",
  figureLabel: () => "Tarjetas creadas",
  suggestion: () => "Crea tarjetas con él",
  workTitle: () => "Tarjetas de estudio",
} satisfies Catalogue<typeof import("../en/study-mode")>;
