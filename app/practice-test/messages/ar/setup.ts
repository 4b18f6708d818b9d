import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title, and the heading of all pages
  title: () => "الاختبارات التدريبية",

  // The form
  newTest: () => "اختبار تدريبي جديد",
  noAnswersShown: () => "تظهر الإجابات الصحيحة وأسبابها عند إنهاء الاختبار.",
  count: () => "عدد الأسئلة",
  countRange: () => "من 1 إلى 100.",
  countRangeFree: ({ limit }) => `من 1 إلى 100. حد الخطة المجانية ${limit} في الاختبار الواحد.`,
  generate: () => "إعداد الاختبار التدريبي",
  generating: () => "جارٍ إعداد اختبارك التدريبي",
  takesSeconds: () => "يستغرق ذلك عادة من 15 إلى 30 ثانية.",

  // File or text
  sources: () => "مصدر مادتك",
  uploadTab: () => "رفع ملف",
  pasteTab: () => "لصق نص",
  makeFrom: () => "مصدر الاختبار",
  yourText: () => "نصك",
  textHint: () => "حتى 200,000 حرف. لا يخزّن Fennec النص نفسه.",
  textPlaceholder: () => "فصل من كتاب أو مقال أو ملاحظاتك",
  fileOrTextTitle: () => "ملف أم نص؟",
  noFileTitle: () => "لم يُختر ملف",
  noTextTitle: () => "لا محتوى",

  // The learner's files
  yourFiles: () => "ملفاتك",
  courseAndFiles: () => "المقرر، أو أحد ملفاتك",
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
  stillReading: () => "جارٍ قراءة النص",
  noText: () => "لا نص لإعداد أسئلة منه",
  pages: ({ count }) =>
    plural(
      count,
      { zero: "لا صفحات", one: "صفحة واحدة", two: "صفحتان", few: "# صفحات", other: "# صفحة" },
      "ar",
    ),
  words: ({ count }) =>
    plural(
      count,
      { zero: "لا كلمات", one: "كلمة واحدة", two: "كلمتان", few: "# كلمات", other: "# كلمة" },
      "ar",
    ),
  nothingToAsk: () => "لا شيء للسؤال عنه",
  facts: ({ facts }) => facts.join("، "),

  // Uploading
  tryAgain: () => "إعادة المحاولة",
  upload: () => "رفع",
  uploadedTitle: () => "رُفع الملف",
  uploaded: ({ file }) => `الملف \u2068${file}\u2069 جاهز لإعداد اختبار تدريبي`,
  uploadedInReading: ({ file }) =>
    `ما زال Fennec يقرأ \u2068${file}\u2069. يمكنك اختياره حالما ينتهي.`,
  wrongTypeTitle: () => "نوع الملف غير مدعوم",
  uploadFailedTitle: () => "تعذّر الرفع",

  // Earlier tests
  earlier: () => "اختبارات تدريبية سابقة",
} satisfies Catalogue<typeof import("../en/setup")>;
