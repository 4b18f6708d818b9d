import type { Catalogue } from "~/localization/catalogue";

export default {
  // What a score means
  excellent: () => "¡Excelente! Dominas este tema.",
  good: () => "¡Buen trabajo! Comprendes bien este material.",
  keepStudying: () => "¡Sigue estudiando! Repasa las explicaciones para afianzar lo que sabes.",

  // Earlier work
  notStarted: () => "Sin empezar",
  answered: ({ answered, total }) => `${answered} de ${total} respondidas`,
  score: ({ percentage }) => `${percentage}\u00a0%`,
} satisfies Catalogue<typeof import("../en/result")>;
