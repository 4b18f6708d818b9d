import type { Catalogue } from "~/localization/catalogue";

export default {
  // Headers
  backToDashboard: () => "Zurück zur Übersicht",

  // Visitors
  goToLogin: () => "Zur Anmeldung",

  // Confirmations
  cancel: () => "Abbrechen",

  // Offline
  offlineTitle: () => "Du bist anscheinend offline",
  offline: () => "Sobald du wieder online bist, geht es weiter.",

  // Earlier work: when, how much, and what else there is to say
  madeAt: ({ moment, size }) => [moment, ", ", size],
  madeAtWithNote: ({ moment, size, note }) => [moment, ", ", size, `, ${note}`],
} satisfies Catalogue<typeof import("../en/learner-pages")>;
