import type { Catalogue } from "~/localization/catalogue";

export default {
  // What a score means
  excellent: () => "Excelente! Você domina este tema.",
  good: () => "Muito bem! Você entende bem este material.",
  keepStudying: () => "Continue estudando! Reveja as explicações para fixar o conteúdo.",

  // Earlier work
  notStarted: () => "Não iniciado",
  answered: ({ answered, total }) => `${answered} de ${total} respondidas`,
  score: ({ percentage }) => `${percentage}%`,
} satisfies Catalogue<typeof import("../en/result")>;
