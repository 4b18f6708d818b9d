import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // The document's title and facts
  docsTitle: () => "المستندات",
  pageCount: ({ count }) =>
    plural(
      count,
      {
        zero: "لا صفحات",
        one: "صفحة واحدة",
        two: "صفحتان",
        few: "# صفحات",
        other: "# صفحة",
      },
      "ar",
    ),
  wordCount: ({ count }) =>
    plural(
      count,
      { zero: "لا كلمات", one: "كلمة واحدة", two: "كلمتان", few: "# كلمات", other: "# كلمة" },
      "ar",
    ),
  fileFacts: ({ facts }) => facts.map((fact) => `\u2068${fact}\u2069`).join("، "),
  setExamDate: () => "موعد الامتحان",
  studyGuide: () => "دليل الدراسة",
  concepts: () => "المفاهيم",
  openOriginal: () => "فتح الأصل",
  originalOf: ({ file }) => `أصل \u2068${file}\u2069`,

  // The text
  nothingToRead: () => "لا نص قابل للقراءة",
  originalKept: () =>
    "لم يستطع Fennec قراءة أي نص في هذا الملف. الأصل ما زال هنا، وقد تنجح القراءة برفع نسخة أوضح.",
  textComing: () => "يقرأ Fennec النص الآن، وسيظهر هنا حين يجهز.",
  contents: () => "المحتويات",
  speakerNotes: () => "ملاحظات المحاضر:",
  table: () => "جدول",
  selectForCard: () => "يمكنك تحديد كلمات لتحويلها إلى بطاقة تعليمية.",
  writeCard: () => "كتابة بطاقة تعليمية",
  cardFromWords: () => "تحويلها إلى بطاقة",
  backToCitation: () => "العودة إلى حيث كنت",

  // Pages
  pages: () => "الصفحات",
  page: ({ page }) => `الصفحة ${page}`,
  pageRange: ({ first, last }) => `الصفحات من ${first} إلى ${last}`,
  previousPage: () => "الصفحة السابقة",
  nextPage: () => "الصفحة التالية",

  // Find in the document
  findInDocument: () => "بحث في هذا المستند",
  find: () => "بحث",
  noMatches: ({ words }) => ["لا نتائج عن «", words, "»"],
  matchOf: ({ current, count }) => `${current} من ${formatNumber(count, "ar")}`,
  previousMatch: () => "النتيجة السابقة",
  nextMatch: () => "النتيجة التالية",
  endSearch: () => "إغلاق البحث",
} satisfies Catalogue<typeof import("../en/reader")>;
