import type { Catalogue } from "~/localization/catalogue";

export default {
  // Subscriptions
  noSubscriptionTitle: () => "Aucun abonnement à gérer",
  subscriptionNotFound: () => "Ce compte n’a pas d’abonnement. Ton profil indique ton offre.",
  noPaidSubscription: () => "Ce compte n’a pas encore d’abonnement payant.",
  alreadyPremium: () => "Tu as déjà l’offre Premium.",
  paymentOverdue: () =>
    "Ton dernier paiement a échoué. Pour mettre à jour ta carte, ouvre ton profil et choisis « Gérer l’abonnement ».",

  // Payments
  paymentNotFound: () =>
    "Ce paiement est introuvable ou n’est plus ouvert. Ton profil indique ton offre.",
  paymentNotCompleted: () => "Le paiement n’a pas abouti, et rien n’a été débité.",
  paymentPending: () => "Traitement de ton paiement… Ton offre changera dès qu’il sera accepté.",
  sandboxFailed: () => "Le paiement test n’a pas pu commencer. Réessaie.",
  paymentPageFailed: () => "Impossible d’ouvrir la page de paiement. Réessaie.",
  providerTimeout: () => "Le prestataire de paiement a mis trop de temps à répondre. Réessaie.",
  providerFailed: () => "Le prestataire de paiement n’a pas pu le faire pour l’instant. Réessaie.",
  paymentsMisconfigured: () =>
    "Les paiements ne fonctionnent pas à cause d’un problème de configuration de ce site. Rien n’a été débité, et ton offre n’a pas changé. Contacte l’administration du site.",
  paymentsUnconfigured: () =>
    "Les paiements ne sont pas encore configurés sur ce site. Rien n’a été débité, et ton offre n’a pas changé. Pour Premium, contacte l’administration du site.",

  // Webhook
  unreadableEvent: () => "L’événement n’a pas pu être lu.",
  wrongSignature: () => "La signature n’est pas correcte.",
  futureSignature: () => "La signature est datée du futur.",
} satisfies Catalogue<typeof import("../en/errors")>;
