import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "Tests blancs",
  overLimit: ({ wanted, limit }) =>
    `Tu demandes ${wanted} questions de test blanc, mais l’offre gratuite n’en permet que ${limit}.`,
  planLimitOf: () => "Questions par test blanc",
  planBenefit: () => "Questions de test blanc illimitées",
  figureLabel: () => "Tests blancs passés",
  workTitle: () => "Tests blancs",
} satisfies Catalogue<typeof import("../en/study-mode")>;
