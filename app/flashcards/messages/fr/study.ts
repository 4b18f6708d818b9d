import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  cardTitle: ({ position, deck }) => `Carte ${position}, ${deck}`,

  // A card
  cardOf: ({ position, total }) => `Carte ${position} sur ${total}`,
  cardOfShuffled: ({ position, total }) => `Carte ${position} sur ${total}, mélangées`,
  doneLabel: () => "Cartes terminées pour l’instant",
  doneOf: ({ done, total }) =>
    plural(
      done,
      {
        one: (number) => `${number} sur ${total} terminée pour l’instant`,
        other: (number) => `${number} sur ${total} terminées pour l’instant`,
      },
      "fr",
    ),
  allDone: () => "Tout est terminé pour l’instant. Ce tour est un entraînement en plus.",
  showQuestion: () => "Voir la question",
  showAnswer: () => "Voir la réponse",

  // Navigation
  neighbours: () => "Carte précédente et suivante",
  previousCard: () => "Carte précédente",
  previous: () => "Précédente",
  nextCard: () => "Carte suivante",
  next: () => "Suivante",
  backToDeck: () => "Retour",
  shuffle: () => "Mélanger",
  reset: () => "Réinitialiser",
  cycleCompletedTitle: () => "Tour terminé",
  cycleCompleted: ({ count }) =>
    plural(
      count,
      {
        one: "Tu as vu la seule carte. La revoici.",
        other: "Tu as vu les # cartes. Te voici de retour à la première.",
      },
      "fr",
    ),

  // Rating
  gradeMissing: () => "Indique si c’était difficile de t’en souvenir.",
  undo: () => "Annuler",
  undoLabel: () => "Annuler la dernière évaluation",
  undoneTitle: () => "Évaluation annulée",
  notRatedTitle: () => "Ton évaluation n’a pas été enregistrée",
  notUndoneTitle: () => "Cette évaluation n’a pas été annulée",
  nothingChangedTitle: () => "Rien n’a été modifié",
  noAnswer: () => "Impossible de joindre Fennec. Vérifie ta connexion et réessaie.",

  // The end of a session
  sessionTitle: ({ deck }) => `Séance, ${deck}`,
  sessionDone: () => "Terminé pour l’instant",
  sessionSoFar: () => "Ta séance jusqu’ici",
  remembered: ({ remembered, total }) =>
    plural(
      remembered,
      {
        one: (number) => `${number} réponse retrouvée sur ${total}`,
        other: (number) => `${number} réponses retrouvées sur ${total}`,
      },
      "fr",
    ),
  studied: ({ cards, minutes }) =>
    plural(
      minutes,
      {
        one: (number) => `${cards} en ${number} minute.`,
        other: (number) => `${cards} en ${number} minutes.`,
      },
      "fr",
    ),
  nextReviewTomorrow: () => "Toutes les cartes sont programmées. Prochaine révision : demain.",
  nextReview: ({ interval }) =>
    `Toutes les cartes sont programmées. Prochaine révision : dans ${interval}.`,
  moreWaiting: () => "D’autres cartes t’attendent.",
  backToTheDeck: () => "Retour au paquet",
  keepStudying: () => "Continuer à étudier",
} satisfies Catalogue<typeof import("../en/study")>;
