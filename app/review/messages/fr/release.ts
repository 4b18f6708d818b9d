import type { Catalogue } from "~/localization/catalogue";

export default {
  // Removing a deck, quiz or test from Review
  releasedTitle: () => "Retiré des révisions",
  released: () =>
    "Ta progression est conservée\u00a0: ajoute à nouveau ces éléments pour la reprendre.",
} satisfies Catalogue<typeof import("../en/release")>;
