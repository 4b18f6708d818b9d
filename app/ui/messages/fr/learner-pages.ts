import type { Catalogue } from "~/localization/catalogue";

export default {
  // Headers
  backToDashboard: () => "Tableau de bord",

  // Visitors
  goToLogin: () => "Aller à la connexion",

  // Confirmations
  cancel: () => "Annuler",

  // Offline
  offlineTitle: () => "La connexion semble coupée",
  offline: () => "Tu pourras continuer dès qu’elle sera rétablie.",

  // Earlier work: when, how much, and what else there is to say
  madeAt: ({ moment, size }) => [moment, ", ", size],
  madeAtWithNote: ({ moment, size, note }) => [moment, ", ", size, `, ${note}`],
} satisfies Catalogue<typeof import("../en/learner-pages")>;
