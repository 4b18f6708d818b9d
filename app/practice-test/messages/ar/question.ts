import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  testTitle: () => "اختبار تدريبي",
  questionTitle: ({ number, test }) => `السؤال ${number}، \u2068${test}\u2069`,

  // Answering
  progress: () => "التقدّم في الاختبار",
  next: () => "السؤال التالي",
  finish: () => "إنهاء الاختبار",
  notSavedTitle: () => "لم تُحفظ إجابتك",
  sendAgain: () => "تعذّر الوصول إلى Fennec. يُرجى التحقق من الاتصال وإرسال إجابتك من جديد.",

  // Cancelling
  cancelTitle: () => "إلغاء اختبار تدريبي",
  areYouSure: () => "تأكيد الإلغاء",
  cancelWithoutAnswers: ({ title }) => ["سينتهي اختبار «", title, "»، وستُحذف أسئلته."],
  cancelWithAnswers: ({ title, count }) => [
    "سينتهي اختبار «",
    title,
    plural(
      count,
      {
        one: "»، وستُحذف أسئلته وإجابتك.",
        two: "»، وستُحذف أسئلته وإجابتاك.",
        other: "»، وستُحذف أسئلته وإجاباتك، وعددها #.",
      },
      "ar",
    ),
  ],
  cancel: () => "إلغاء الاختبار",
  cancelling: () => "جارٍ الإلغاء…",
  keepGoing: () => "متابعة الاختبار",
  notCancelledTitle: () => "لم يُلغَ الاختبار",
  nothingToCancelTitle: () => "لا يوجد اختبار لإلغائه",
  cancelledTitle: () => "أُلغي الاختبار",
  cancelled: () => "حُذفت أسئلته وإجاباته.",
} satisfies Catalogue<typeof import("../en/question")>;
