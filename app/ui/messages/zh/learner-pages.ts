import type { Catalogue } from "~/localization/catalogue";

export default {
  // Headers
  backToDashboard: () => "返回学习主页",

  // Visitors
  goToLogin: () => "去登录",

  // Confirmations
  cancel: () => "取消",

  // Offline
  offlineTitle: () => "网络似乎断开了",
  offline: () => "恢复连接后就能继续。",

  // Earlier work: when, how much, and what else there is to say
  madeAt: ({ moment, size }) => [moment, "，", size],
  madeAtWithNote: ({ moment, size, note }) => [moment, "，", size, `，${note}`],
} satisfies Catalogue<typeof import("../en/learner-pages")>;
