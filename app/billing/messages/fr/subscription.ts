import type { Catalogue } from "~/localization/catalogue";

export default {
  // Visitors
  loginRequiredTitle: () => "Connexion requise",
  loginRequired: () => "Connecte-toi pour accéder aux fonctionnalités Premium.",

  // The offer
  offerTitle: () => "Passer à Premium",
  offer: ({ price }) => ["Quiz, flashcards, tests et Chat IA illimités pour ", price, "."],
  unlimitedQuizzesAndTests: () => "Quiz et tests blancs illimités",
  unlimitedCards: () => "Flashcards illimitées",
  fullTextToSpeech: () => "Lecture à voix haute complète",
  unlimitedMessages: () => "Messages illimités dans le Chat IA",
  cancelAnytime: () => "Résiliable à tout moment",
  subscribeNow: ({ price }) => `S’abonner – ${price}`,
  backToProfile: () => "Retour au profil",

  // Before the form
  preparing: () => "Préparation de ton abonnement…",
  loadingForm: () => "Chargement du formulaire de paiement…",
  subscriptionErrorTitle: () => "Erreur d’abonnement",
  subscriptionFailed: () => "Impossible de créer l’abonnement",
  subscriptionNotSetUp: () => "Ton abonnement n’a pas pu être mis en place",
  unknownError: () => "Une erreur inconnue est survenue",
  formUnavailableTitle: () => "Formulaire de paiement indisponible",
  noPaymentInformation: () => "Le serveur n’a renvoyé aucune information de paiement",
  formNotLoaded: () =>
    "Impossible de charger le formulaire de paiement. Vérifie ta connexion et réessaie.",
  tryAgain: () => "Réessayer",

  // Paying
  processing: () => "Traitement…",
  processingTitle: () => "Traitement du paiement",
  processingPayment: () => "Traitement de ton paiement…",
  redirecting: () => "Paiement réussi ! Retour à ton profil…",
  paidTitle: () => "Paiement réussi",
  paid: () => "Ton compte est passé à Premium !",
  paymentFailedTitle: () => "Échec du paiement",
  unexpectedError: () => "Une erreur inattendue est survenue.",
} satisfies Catalogue<typeof import("../en/subscription")>;
