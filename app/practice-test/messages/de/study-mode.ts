import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "Übungstests",
  overLimit: ({ wanted, limit }) =>
    `Du möchtest ${wanted} Fragen in einem Übungstest, im kostenlosen Tarif sind es höchstens ${limit}.`,
  planLimitOf: () => "Fragen pro Übungstest",
  planBenefit: () => "Unbegrenzt Fragen in Übungstests",
  figureLabel: () => "Gemachte Übungstests",
  workTitle: () => "Übungstests",
} satisfies Catalogue<typeof import("../en/study-mode")>;
