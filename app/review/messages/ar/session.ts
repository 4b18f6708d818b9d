import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  sessionTitle: () => "جلسة مراجعة",

  // An item
  leftToday: ({ count, again = 0 }) => {
    const left = plural(count, { zero: "لم يبقَ شيء اليوم", other: "بقي اليوم #" }, "ar");
    if (again === 0) return left;
    return again === count ? `${left}، للإعادة` : `${left}، منها ${again} للإعادة`;
  },
  fromWork: ({ title }) => `من \u2068${title}\u2069`,
  correct: () => "صحيح!",
  notQuite: () => "ليس تمامًا",
  comesBackTomorrow: () => "يعود غدًا.",
  comesBackIn: ({ interval }) => `يعود إليك بعد ${interval}.`,
  next: () => "التالي",
  endSession: () => "إنهاء الجلسة",

  // A card
  yourAnswer: () => "إجابتك",
  typeFirst: () => "اختياري: كتابتها قبل كشف الإجابة.",
  showAnswer: () => "عرض الإجابة",
  wordsFound: () => "الكلمات الموجودة في إجابتك أيضًا مميّزة.",
  judgeParts: () => "أي الأجزاء كانت في إجابتك؟",
  saveParts: () => "حفظ بحسب الأجزاء",
  typedTooLong: () => "يجب أن تقل إجابتك عن 2,000 حرف.",

  // Rating
  undo: () => "تراجع",
  undoneTitle: () => "أُلغيت الإجابة",
  notUndoneTitle: () => "تعذّر التراجع عن الإجابة",
  notSavedTitle: () => "لم تُحفظ إجابتك",
  optionMissing: () => "يُرجى اختيار أحد الخيارات.",
  gradeMissing: () => "يُرجى اختيار مدى صعوبة التذكّر.",
  answerMissing: () => "يتطلب السؤال `selected`، وتتطلب البطاقة `rating` أو `parts`.",
  itemNotFound: () => "لم نعثر على هذا العنصر. ربما حُذف.",

  // The end
  sessionDone: () => "انتهت مراجعة اليوم",
  sessionPaused: () => "يكفي الآن",
  leftForToday: ({ count }) => plural(count, { other: "بقي اليوم #." }, "ar"),
  studiedToday: () => "ما درسته اليوم",
  rightOf: ({ correct, total }) => `الصحيح: ${correct} من ${total}`,
  newOnes: ({ count }) => plural(count, { other: "الجديد: #" }, "ar"),
  courseDone: () => "انتهت مراجعة هذا المقرر اليوم",
  partsDone: () => "انتهت مراجعة هذه الأجزاء اليوم",
  answeredToday: ({ correct, total }) =>
    `الإجابات الصحيحة اليوم: ${formatNumber(correct, "ar")} من ${formatNumber(total, "ar")}.`,
  learnedNew: ({ count }) =>
    plural(
      count,
      {
        zero: "لا عناصر جديدة.",
        one: "بدأت عنصرًا جديدًا واحدًا.",
        two: "بدأت عنصرين جديدين.",
        few: "بدأت # عناصر جديدة.",
        many: "بدأت # عنصرًا جديدًا.",
        other: "بدأت # عنصر جديد.",
      },
      "ar",
    ),
  toTheCourse: () => "العودة إلى المقرر",
  toTheConcepts: () => "العودة إلى المفاهيم",
  toTheDay: () => "العودة إلى مراجعة اليوم",
} satisfies Catalogue<typeof import("../en/session")>;
