import type { Catalogue } from "~/localization/catalogue";

export default {
  // Headers
  backToDashboard: () => "العودة إلى الرئيسية",

  // Visitors
  goToLogin: () => "تسجيل الدخول",

  // Confirmations
  cancel: () => "إلغاء",

  // Offline
  offlineTitle: () => "يبدو أن الاتصال بالإنترنت مقطوع",
  offline: () => "يمكنك المتابعة حالما يعود الاتصال.",

  // Earlier work: when, how much, and what else there is to say
  madeAt: ({ moment, size }) => [moment, "، ", size],
  madeAtWithNote: ({ moment, size, note }) => [moment, "، ", size, `، ${note}`],
} satisfies Catalogue<typeof import("../en/learner-pages")>;
