import type { Catalogue } from "~/localization/catalogue";

export default {
  // Keeping cards and questions for review
  keepQuestion: () => "Möchtest du das später wiederholen?",
  keepHint: () => "Alles kommt wieder, kurz bevor du es vergisst.",
  keep: () => "Zum Wiederholen vormerken",
  notNow: () => "Jetzt nicht",
  inReview: () => "In der Wiederholung",
  removeFromReview: () => "Entfernen",
} satisfies Catalogue<typeof import("../en/keep")>;
