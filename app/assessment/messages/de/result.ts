import type { Catalogue } from "~/localization/catalogue";

export default {
  // What a score means
  excellent: () => "Hervorragend! Dieses Thema sitzt.",
  good: () => "Gut gemacht! Du hast das Wichtigste verstanden.",
  keepStudying: () => "Bleib dran! Sieh dir die Erklärungen an, dann wird es besser.",

  // Earlier work
  notStarted: () => "Nicht begonnen",
  answered: ({ answered, total }) => `${answered} von ${total} beantwortet`,
  score: ({ percentage }) => `${percentage}\u00a0%`,
} satisfies Catalogue<typeof import("../en/result")>;
