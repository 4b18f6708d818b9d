import type { Catalogue } from "~/localization/catalogue";

export default {
  // Rating how well a card was known
  howHard: () => "Foi fácil ou difícil de lembrar?",
  again: () => "De novo",
  hard: () => "Difícil",
  medium: () => "Médio",
  easy: () => "Fácil",
} satisfies Catalogue<typeof import("../en/rating")>;
