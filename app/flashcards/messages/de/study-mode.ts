import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "Karteikarten",
  overLimit: ({ wanted, limit }) =>
    `Du möchtest ${wanted} Karteikarten, im kostenlosen Tarif sind es höchstens ${limit}.`,
  planLimitOf: () => "Karteikarten pro Stapel",
  planBenefit: () => "Unbegrenzt Karteikarten",
  figureLabel: () => "Erstellte Karteikarten",
  suggestion: () => "Erstell Karteikarten daraus",
  workTitle: () => "Karteikarten",
} satisfies Catalogue<typeof import("../en/study-mode")>;
