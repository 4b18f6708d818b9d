import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "Simulados",
  overLimit: ({ wanted, limit }) =>
    `Você pediu ${wanted} questões em um simulado, mas o plano gratuito só permite ${limit}.`,
  planLimitOf: () => "Questões por simulado",
  planBenefit: () => "Questões de simulado ilimitadas",
  figureLabel: () => "Simulados feitos",
  workTitle: () => "Simulados",
} satisfies Catalogue<typeof import("../en/study-mode")>;
