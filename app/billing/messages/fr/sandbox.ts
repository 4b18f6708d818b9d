import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page of the sandbox
  sandboxWarning: () => "Mode test : rien ne te sera débité.",
  sandboxCardHint: ({ card }) => [
    "Paie avec la carte de test ",
    card,
    ", une date future et un cryptogramme au choix. N’utilise pas de vraie carte.",
  ],
  sandboxPageHint: () =>
    "Sur un site réel, c’est le prestataire de paiement qui affiche cette page.",

  // Paying
  sandboxPaymentTitle: () => "Paiement test",
  sandboxOffer: ({ price }) => ["Fennec Premium, ", price, ". Résiliable à tout moment."],
  noPaymentTitle: () => "Aucun paiement à effectuer",
  cardNumber: () => "Numéro de carte",
  cardExpiry: () => "Date d’expiration",
  cardCode: () => "Cryptogramme",
  goBack: () => "Retour",

  // The bank's question
  bankAsksTitle: () => "Ta banque demande une confirmation",
  bankAsks: ({ amount, period }) =>
    `Veux-tu payer ${amount} / ${period} à Fennec ? En mode test, rien ne te sera débité.`,
  confirmPayment: () => "Confirmer le paiement",
  refusePayment: () => "Refuser",

  // What is wrong with a card
  checkCard: () => "Vérifie les informations de la carte.",
  cardNumberInvalid: () => "Saisis le numéro de carte complet.",
  cardExpiryInvalid: () => "Saisis le mois et l’année, par exemple 12 / 34.",
  cardExpired: () => "Cette carte a expiré.",
  cardCodeInvalid: () => "Saisis les 3 chiffres au dos.",
  testCardsOnly: () => "C’est le mode test. Utilise une carte de test, comme 4242 4242 4242 4242.",

  // How a provider declines
  declined: () => "Ta carte a été refusée.",
  insufficientFunds: () => "Les fonds de ta carte sont insuffisants.",
  expiredCard: () => "Ta carte a expiré.",
  incorrectCode: () => "Le cryptogramme de ta carte est incorrect.",
  notAuthenticated: () =>
    "Impossible d’authentifier ton moyen de paiement. Choisis-en un autre et réessaie.",

  // Managing the plan
  sandboxPlanTitle: () => "Abonnement test",
  sandboxPlan: ({ price }) => ["Fennec Premium, ", price],
  renewsOn: ({ date }) => ["Renouvellement le ", date, "."],
  lastsTo: ({ date }) => ["Abonnement résilié. Tu gardes Premium jusqu’au ", date, "."],
  dueSince: ({ date }) => ["Le dernier paiement a échoué. Il était dû le ", date, "."],
  keepPlan: () => "Garder l’abonnement",
  payWithOtherCard: () => "Payer avec une autre carte de test",
  cancelPlan: () => "Résilier",
  cancelPlanQuestion: () => "Résilier ton abonnement ?",
  cancelLater: ({ date }) => [
    "Tu gardes Premium jusqu’au ",
    date,
    ". Ensuite, tu passes à l’offre gratuite. Tes fichiers, tes cartes et tes scores sont conservés.",
  ],
  cancelNow: () =>
    "Tu restes à l’offre gratuite et plus rien ne sera débité. Tes fichiers, tes cartes et tes scores sont conservés.",
  planCancelledTitle: () => "Abonnement résilié",
  planCancelled: () => "Plus rien ne sera débité.",
  planKeptTitle: () => "Abonnement maintenu",
  planKept: () => "Ton abonnement sera renouvelé comme d’habitude.",
  planPaidTitle: () => "Paiement reçu",
  planPaid: () => "Tu as de nouveau Premium.",
  planNotChangedTitle: () => "L’abonnement n’a pas été modifié",
} satisfies Catalogue<typeof import("../en/sandbox")>;
