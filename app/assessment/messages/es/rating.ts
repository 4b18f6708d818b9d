import type { Catalogue } from "~/localization/catalogue";

export default {
  // Rating how well a card was known
  howHard: () => "¿Cuánto te costó recordarlo?",
  again: () => "Otra vez",
  hard: () => "Difícil",
  medium: () => "Normal",
  easy: () => "Fácil",
  sameDay: () => "Tu examen está cerca, así que varias respuestas llevan al mismo día.",
} satisfies Catalogue<typeof import("../en/rating")>;
