import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation and plans
  modeName: () => "Chat IA",
  overLimit: ({ wanted, limit }) =>
    `Tu demandes ${wanted} messages par jour dans le Chat IA, mais l’offre gratuite n’en permet que ${limit}.`,
  planLimitOf: () => "Messages du Chat IA par jour",
  planBenefit: () => "Messages illimités dans le Chat IA",
} satisfies Catalogue<typeof import("../en/study-mode")>;
