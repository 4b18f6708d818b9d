import type { Catalogue } from "~/localization/catalogue";

export default {
  // Header and footer
  sections: () => "Rubriques",
  features: () => "Atouts",
  howItWorks: () => "Comment ça marche",
  testimonials: () => "Avis",
  logIn: () => "Se connecter",
  getStarted: () => "Commencer",
  footer: () => "Pied de page",
  app: () => "Appli",
  copyright: ({ year }) => `© ${year} Fennec. L’IA qui révise avec toi.`,

  // Hero
  documentTitle: ({ product, tagline }) => `${product} · ${tagline}`,
  headline: () => "L’IA qui révise avec toi",
  promise: () =>
    "Importe ce que tu dois apprendre. Pose tes questions, teste-toi, et vois de quelle page vient chaque réponse.",
  getStartedFree: () => "Commencer gratuitement",
  seeHowItWorks: () => "Voir comment ça marche",
  noCreditCard: () => "Sans carte bancaire",
  unlimitedDocuments: () => "Documents illimités",
  aiPowered: () => "L’IA pour apprendre",
  allFree: () => "Toutes les fonctionnalités gratuites",

  // Call to action
  closingTitle: () => "Ouvre un nouveau chapitre",
  tryFree: () => "Sans carte bancaire. Essaie gratuitement toutes les fonctionnalités.",
} satisfies Catalogue<typeof import("../en/page")>;
