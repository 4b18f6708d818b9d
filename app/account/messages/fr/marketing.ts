import type { Catalogue } from "~/localization/catalogue";

export default {
  // Beside the form
  whatFennecDoes: () => "Ce que fait Fennec",
  marketingTitle: () => "L’IA qui révise avec toi",
  answersTitle: () => "L’IA pour apprendre",
  answersText: () =>
    "Pose des questions sur ton propre cours. Chaque réponse montre la page d’où elle vient.",
  quizzesTitle: () => "Quiz interactifs",
  quizzesText: () =>
    "Des questions tirées de ce que tu importes, expliquées au fil de tes réponses.",
  flashcardsTitle: () => "Flashcards automatiques",
  flashcardsText: () => "Les termes clés de ton cours, sur des cartes prêtes à étudier.",
} satisfies Catalogue<typeof import("../en/marketing")>;
