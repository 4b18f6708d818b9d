import type { Catalogue } from "~/localization/catalogue";

export default {
  // Removing a deck, quiz or test from Review
  releasedTitle: () => "Aus der Wiederholung entfernt",
  released: () =>
    "Was du behalten hast, bleibt gespeichert: Merk es wieder vor, und es geht weiter.",
} satisfies Catalogue<typeof import("../en/release")>;
