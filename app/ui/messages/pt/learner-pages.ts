import type { Catalogue } from "~/localization/catalogue";

export default {
  // Headers
  backToDashboard: () => "Voltar ao painel",

  // Visitors
  goToLogin: () => "Entrar",

  // Confirmations
  cancel: () => "Cancelar",

  // Offline
  offlineTitle: () => "Parece que você está offline",
  offline: () => "Dá para continuar assim que a conexão voltar.",

  // Earlier work: when, how much, and what else there is to say
  madeAt: ({ moment, size }) => [moment, ", ", size],
  madeAtWithNote: ({ moment, size, note }) => [moment, ", ", size, `, ${note}`],
} satisfies Catalogue<typeof import("../en/learner-pages")>;
