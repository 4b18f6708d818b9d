import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page
  skipToContent: () => "الانتقال إلى المحتوى",
  loadingPage: () => "جارٍ التحميل",

  // Toasts
  notifications: () => "الإشعارات، F8",
  dismiss: () => "إغلاق",
  upgradeTitle: () => "الترقية إلى Premium",

  // Error page
  pageNotFoundTitle: () => "404 الصفحة غير موجودة",
  pageNotFound: () => "لا توجد صفحة بهذا العنوان. ربما تغيّر الرابط أو كُتب خطأً.",
  pageFailedTitle: () => "حدث خطأ",
  pageFailed: () => "تعذّر عرض الصفحة. عملك محفوظ.",
  goToStart: () => "صفحة البداية",
  goToMaterials: () => "موادك التعليمية",
  tryPageAgain: () => "إعادة المحاولة",
  notLoadedTitle: () => "تعذّر التحميل",
  notLoaded: () => "يُرجى التحقق من الاتصال وإعادة تحميل الصفحة. قد يكون هناك إصدار أحدث من Fennec.",

  // Forms
  showPassword: ({ hidden }) => ["إظهار", hidden(" كلمة المرور")],
  hidePassword: ({ hidden }) => ["إخفاء", hidden(" كلمة المرور")],
  formKeptOffline: () =>
    "يبدو أن الاتصال بالإنترنت مقطوع. ما أدخلته ما زال هنا، ويمكنك المحاولة من جديد حين يعود الاتصال.",
  language: () => "اللغة",
  changeLanguage: () => "تغيير",
} satisfies Catalogue<typeof import("../en/shell")>;
