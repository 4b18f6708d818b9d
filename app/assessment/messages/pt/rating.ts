import type { Catalogue } from "~/localization/catalogue";

export default {
  // Rating how well a card was known
  howHard: () => "Foi fácil ou difícil de lembrar?",
  again: () => "De novo",
  hard: () => "Difícil",
  medium: () => "Médio",
  easy: () => "Fácil",
  sameDay: () => "Sua prova está próxima, por isso várias respostas levam ao mesmo dia.",
} satisfies Catalogue<typeof import("../en/rating")>;
