import type { Catalogue } from "~/localization/catalogue";

export default {
  // Rating how well a card was known
  howHard: () => "Wie schwer fiel dir die Antwort?",
  again: () => "Noch mal",
  hard: () => "Schwer",
  medium: () => "Mittel",
  easy: () => "Leicht",
  sameDay: () => "Deine Prüfung ist bald, deshalb führen mehrere Antworten zum selben Tag.",
} satisfies Catalogue<typeof import("../en/rating")>;
