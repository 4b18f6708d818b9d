import type { Catalogue } from "~/localization/catalogue";

export default {
  // Removing a deck, quiz or test from Review
  releasedTitle: () => "Aus der Wiederholung entfernt",
  released: () => "Dein Lernstand bleibt gespeichert: Merk es wieder vor, dann geht es weiter.",
} satisfies Catalogue<typeof import("../en/release")>;
