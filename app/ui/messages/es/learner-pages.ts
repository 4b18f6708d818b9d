import type { Catalogue } from "~/localization/catalogue";

export default {
  // Headers
  backToDashboard: () => "Volver al panel",

  // Visitors
  goToLogin: () => "Iniciar sesión",

  // Confirmations
  cancel: () => "Cancelar",

  // Offline
  offlineTitle: () => "Parece que no tienes conexión",
  offline: () => "Podrás seguir en cuanto vuelva la conexión.",

  // Earlier work: when, how much, and what else there is to say
  madeAt: ({ moment, size }) => [moment, ", ", size],
  madeAtWithNote: ({ moment, size, note }) => [moment, ", ", size, `, ${note}`],
} satisfies Catalogue<typeof import("../en/learner-pages")>;
