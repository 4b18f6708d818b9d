import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "الملف الشخصي",

  // The learner
  memberSince: ({ date }) => ["معنا منذ ", date],
  toDashboard: () => "الرئيسية",
  accountSettings: () => "إعدادات الحساب",
  logOut: () => "تسجيل الخروج",
  loggingOut: () => "جارٍ تسجيل الخروج…",

  // Tabs
  activity: () => "نشاطي الدراسي",
  filesTab: () => "ملفاتي",
  chatsTab: () => "المحادثات",
  quizzesTab: () => "الاختبارات",
  analyticsTab: () => "الإحصاءات",
} satisfies Catalogue<typeof import("../en/profile")>;
