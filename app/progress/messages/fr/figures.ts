import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The plan
  subscription: () => "Ton abonnement",
  premiumPlan: () => "Offre Premium",
  freePlan: () => "Offre gratuite",
  premiumHint: () => "Profite d’un accès illimité à toutes les fonctionnalités",
  freeHint: () => "Passe à Premium pour un accès illimité",
  manage: () => "Gérer l’abonnement",
  upgrade: ({ price }) => `Passer à Premium – ${price}`,
  unpaid: () => "Ton dernier paiement a échoué. Mets à jour ta carte pour retrouver Premium.",
  ends: ({ date }) => ["Abonnement résilié. Tu gardes Premium jusqu’au ", date, "."],
  renews: ({ date }) => ["Renouvellement le ", date, "."],
  given: ({ date }) => ["Premium t’est offert jusqu’au ", date, "."],

  // Free and premium compared
  comparison: () => "Comparaison des offres gratuite et Premium",
  whatYouGet: () => "Ce qui est compris",
  free: () => "Gratuit",
  premium: () => "Premium",
  unlimited: () => "Illimité",
  speech: () => "Lecture à voix haute",
  notIncluded: () => "Non",
  included: () => "Oui",

  // Figures
  chatMessages: () => "Messages du Chat IA",
  today: () => "aujourd’hui",
  speechUsage: () => "Lectures à voix haute",
  premiumOnly: () => "Réservé à l’offre Premium",
  chatTime: () => "Temps passé dans le Chat IA",
  minutes: ({ count }) => plural(count, { one: "minute", other: "minutes" }, "fr"),
  freeUsage: () => "Offre gratuite",
  unlimitedUsage: () => "illimité",
  dailyLimit: () => "Limite quotidienne",
  usedOf: ({ used, limit }) => `${used} / ${limit}`,
  chatUsedToday: () => "Messages du Chat IA utilisés aujourd’hui",
  limitReached: () => "Limite atteinte",
  newOnesAt: ({ time }) => ["Remise à zéro à ", time],

  // Allowances
  allowances: () => "Limites quotidiennes et stockage",
  allowancesHint: ({ time }) => [
    "Les limites quotidiennes sont remises à zéro à ",
    time,
    ". Pour libérer de l’espace, supprime des fichiers, des paquets ou des quiz.",
  ],
  generatedToday: () => "Quiz, paquets et tests créés aujourd’hui",
  uploadedToday: () => "Importé aujourd’hui",
  pagesToday: () => "Images et pages scannées lues aujourd’hui",
  speechToday: () => "Secondes lues à voix haute aujourd’hui",
  filesStored: () => "Fichiers stockés",
  passagesStored: () => "Texte stocké (passages d’environ un paragraphe)",
  itemsStored: () => "Cartes et questions stockées",
  usageOf: ({ used, limit }) => `${used} / ${limit}`,

  // Counting usage
  featureUnknown: ({ features }) =>
    `La fonctionnalité doit être ${new Intl.ListFormat("fr", { type: "disjunction" }).format(features)}.`,
  countNotWhole: () => "Le nombre doit être un entier de 1 à 1 000.",
  countTooSmall: () => "Le nombre doit être au moins 1.",
  countTooLarge: () => "Le nombre doit être au plus 1 000.",
} satisfies Catalogue<typeof import("../en/figures")>;
