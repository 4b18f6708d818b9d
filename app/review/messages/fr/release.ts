import type { Catalogue } from "~/localization/catalogue";

export default {
  // Removing a deck, quiz or test from Review
  releasedTitle: () => "Retiré des révisions",
  released: () => "Ce que tu as retenu est conservé\u00a0: ajoute-le à nouveau, et ça continue.",
} satisfies Catalogue<typeof import("../en/release")>;
