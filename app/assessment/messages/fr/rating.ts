import type { Catalogue } from "~/localization/catalogue";

export default {
  // Rating how well a card was known
  howHard: () => "Était-ce difficile de t’en souvenir ?",
  again: () => "À revoir",
  hard: () => "Difficile",
  medium: () => "Moyen",
  easy: () => "Facile",
  sameDay: () => "Ton examen approche, donc plusieurs réponses mènent au même jour.",
} satisfies Catalogue<typeof import("../en/rating")>;
