import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Ways to study
  waysToStudy: () => "طرق الدراسة",
  studyMode: ({ mode }) => `طريقة الدراسة: \u2068${mode}\u2069`,
  switchedTo: ({ mode }) => `طريقة الدراسة الآن: \u2068${mode}\u2069`,

  // The account menu
  accountMenu: ({ username }) => `قائمة حساب \u2068${username}\u2069`,
  premiumPlan: () => "خطة Premium",
  freePlan: () => "الخطة المجانية",
  profile: () => "الملف الشخصي",
  soundtrack: () => "موسيقى الدراسة",
  logOut: () => "تسجيل الخروج",
  loggingOut: () => "جارٍ تسجيل الخروج…",

  // Auto TTS
  autoTts: () => "قراءة تلقائية",
  autoTtsNeedsJavaScript: () => "تتطلب القراءة التلقائية JavaScript",
  needsJavaScript: () => "تتطلب JavaScript",
  premiumReadsAloud: () => "مع Premium يقرأ Fennec الردود بصوت مسموع",

  // The sidebar
  openMaterials: () => "المواد التعليمية، الملفات:",
  materials: () => "المواد التعليمية",
  closeMaterials: () => "إغلاق",
  yourFiles: () => "ملفاتك",
  answeredBy: ({ engine }) => `مصدر الإجابات: \u2068${engine}\u2069`,
  allMaterials: () => "كل المواد",
  courseOf: ({ count }) =>
    plural(
      count,
      {
        zero: "مقرر بلا مستندات",
        one: "مقرر، مستند واحد",
        two: "مقرر، مستندان",
        few: "مقرر، # مستندات",
        many: "مقرر، # مستندًا",
        other: "مقرر، # مستند",
      },
      "ar",
    ),
  readingPage: ({ page, pages }) => `جارٍ قراءة الصفحة ${page} من ${pages}`,
  readingText: () => "جارٍ قراءة النص",
  noTextRead: () => "لم يستطع Fennec قراءة أي نص. قد تنجح القراءة برفع نسخة أوضح.",
  typeAndSize: ({ type, size }) => `\u2068${type}\u2069، ${size}`,

  // The preview
  previewOf: ({ file }) => `معاينة \u2068${file}\u2069`,
  noPreview: () => "لا معاينة متاحة",
  pictureFailed: ({ status }) => `تعذّر تحميل معاينة الصورة (${status})`,
  thumbnailFailed: ({ status }) => `تعذّر تحميل الصورة المصغّرة (${status})`,

  // The conversation
  resetChat: () => "مسح المحادثة",
  resettingChat: () => "جارٍ المسح…",
  exportNotes: () => "تصدير الملاحظات",
  exportingNotes: () => "جارٍ التصدير…",
  emptyConversation: () => "لا شيء للمسح أو التصدير قبل سؤالك الأول.",
  notesExported: () => "صُدّرت الملاحظات",
  exportFailedTitle: () => "تعذّر التصدير",
  exportFailed: () => "تعذّر تصدير ملاحظاتك. يُرجى إعادة المحاولة.",
} satisfies Catalogue<typeof import("../en/workspace")>;
