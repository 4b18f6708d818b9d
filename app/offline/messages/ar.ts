import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // The document's title, and while it opens
  pageTitle: () => "الدراسة دون اتصال",
  opening: () => "جارٍ فتح المحتوى المحفوظ",
  needsScripts: () => "الدراسة دون اتصال تحتاج إلى JavaScript.",

  // The banner
  youAreOffline: () => "لا يوجد اتصال بالإنترنت.",
  canStudy: () => "يمكنك المتابعة بما هو محفوظ على هذا الجهاز.",
  carryOnLater: () => "يمكنك المتابعة حالما يعود الاتصال.",
  studyOffline: () => "الدراسة دون اتصال",
  waiting: ({ count }) =>
    plural(
      count,
      {
        zero: "لا إجابات بانتظار الإرسال.",
        one: "إجابة واحدة بانتظار الإرسال.",
        two: "إجابتان بانتظار الإرسال.",
        few: "# إجابات بانتظار الإرسال.",
        other: "# إجابة بانتظار الإرسال.",
      },
      "ar",
    ),
  sendNow: () => "إرسال الآن",
  youAreOnline: () => "الاتصال بالإنترنت متاح.",
  allSent: () => "أُرسلت جميع الإجابات.",
  openFennec: () => "موادك التعليمية",
  refusedTitle: ({ count }) =>
    plural(
      count,
      {
        zero: "احتُسبت كل الإجابات",
        one: "إجابة واحدة لم تُحتسب",
        two: "إجابتان لم تُحتسبا",
        few: "# إجابات لم تُحتسب",
        other: "# إجابة لم تُحتسب",
      },
      "ar",
    ),
  refused: () => "حُذفت البطاقة أو السؤال في هذه الأثناء.",
  restoredTitle: ({ count }) =>
    plural(
      count,
      {
        zero: "لا إجابات سابقة",
        one: "أُرسلت إجابة سابقة واحدة",
        two: "أُرسلت إجابتان سابقتان",
        few: "أُرسلت # إجابات سابقة",
        many: "أُرسلت # إجابة سابقة",
        other: "أُرسلت # إجابة سابقة",
      },
      "ar",
    ),
  restored: () => "من قبل انتهاء جلستك؛ تُحتسب بتاريخها.",

  // What is on the device
  onThisDevice: () => "على هذا الجهاز",
  asOf: ({ time }) => `آخر تحديث: ${time}.`,
  pageNeedsNetwork: () => "هذه الصفحة تحتاج إلى الإنترنت",
  openLater: () => "يمكن فتحها من جديد عند عودة الاتصال. والمتاح حتى ذلك الحين:",
  notOnDevice: () => "غير محفوظ على هذا الجهاز",
  newestAreKept: () => "لا يُحفظ إلا أحدث المجموعات والمستندات. والمتاح منها دون اتصال:",
  todaysReview: () => "مراجعة اليوم",
  leftToday: ({ count }) => plural(count, { zero: "لم يبقَ شيء اليوم", other: "بقي اليوم #" }, "ar"),
  nothingLeft: () => "لم يبقَ شيء اليوم",
  decks: () => "المجموعات",
  cards: ({ count }) =>
    plural(
      count,
      { zero: "لا بطاقات", one: "بطاقة واحدة", two: "بطاقتان", few: "# بطاقات", other: "# بطاقة" },
      "ar",
    ),
  cardsOf: ({ cards, size }) => {
    const known = formatNumber(cards, "ar");
    return plural(
      size,
      {
        one: `${known} من بطاقة واحدة`,
        two: `${known} من بطاقتين`,
        few: `${known} من # بطاقات`,
        other: `${known} من # بطاقة`,
      },
      "ar",
    );
  },
  due: ({ count }) => plural(count, { other: "# للمراجعة" }, "ar"),
  doneForNow: () => "أُنجزت الآن",
  documents: () => "المستندات",
  needsNetwork: () =>
    "المحادثة والاختبارات القصيرة الجديدة ورفع الملفات والتعديلات تحتاج إلى الإنترنت.",
  nothingKept: () => "لا شيء على هذا الجهاز بعد",
  openOnce: () =>
    "بعد فتح موادك هنا أثناء الاتصال تبقى مراجعة اليوم وأحدث مجموعاتك ومستنداتك متاحة دون اتصال.",

  // A card or question
  backToList: () => "العودة إلى القائمة",
  cardsLeft: ({ count }) =>
    plural(
      count,
      {
        zero: "لم تبقَ بطاقات",
        one: "بقيت بطاقة واحدة",
        two: "بقيت بطاقتان",
        few: "بقيت # بطاقات",
        other: "بقيت # بطاقة",
      },
      "ar",
    ),
  undo: () => "تراجع",
  showAnswer: () => "عرض الإجابة",
  showQuestion: () => "عرض السؤال",
  correct: () => "صحيح!",
  notQuite: () => "ليس تمامًا",
  comesBackIn: ({ interval }) => `يعود إليك بعد ${interval}.`,
  next: () => "التالي",
  answered: ({ right, total }) =>
    `دون اتصال: ${formatNumber(right, "ar")} من ${formatNumber(total, "ar")} صحيحة.`,

  // A document
  pageNumber: ({ page }) => `الصفحة ${page}`,
  parts: () => "أجزاء المستند",
  partOf: ({ part, parts }) => `الجزء ${part} من ${parts}`,
  previousPart: () => "السابق",
  nextPart: () => "التالي",
  beginningOnly: () => "هذه هي البداية. الباقي يحتاج إلى الإنترنت.",
} satisfies Catalogue<typeof import("./en")>;
