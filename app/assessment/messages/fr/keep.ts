import type { Catalogue } from "~/localization/catalogue";

export default {
  // Keeping cards and questions for review
  keepQuestion: () => "Les ajouter aux révisions ?",
  keepHint: () => "Chacune revient juste avant que tu l’oublies.",
  keep: () => "Ajouter aux révisions",
  notNow: () => "Plus tard",
  inReview: () => "Dans les révisions",
  removeFromReview: () => "Retirer",
} satisfies Catalogue<typeof import("../en/keep")>;
