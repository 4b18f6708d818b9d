import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "Quiz",

  // The form
  newQuiz: () => "Nouveau quiz",
  generating: () => "Création de ton quiz",
  checkingText: () => "Vérification de chaque réponse dans ton texte.",
  lookingForFacts: () => "Recherche de bonnes questions à poser.",
  makeFrom: () => "Créer à partir de",
  noDocument: () => "Aucun document choisi",
  difficulty: () => "Difficulté",
  easy: () => "Facile",
  medium: () => "Moyen",
  hard: () => "Difficile",
  count: () => "Nombre de questions",
  countRange: () => "De 1 à 100.",
  countRangeFree: ({ limit }) =>
    `De 1 à 100. L’offre gratuite en permet ${limit} au plus par quiz.`,
  generate: () => "Créer le quiz",

  // Earlier quizzes
  earlier: () => "Quiz précédents",
  retryNote: () => "reprise des questions ratées",
  easyQuiz: () => "facile",
  mediumQuiz: () => "moyen",
  hardQuiz: () => "difficile",
} satisfies Catalogue<typeof import("../en/setup")>;
