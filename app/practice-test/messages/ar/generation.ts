import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // What a test is made from
  fileMissing: () => "يُرجى رفع ملف لإعداد الأسئلة منه",
  textMissing: () => "يُرجى إدخال نص لإعداد الأسئلة منه",
  textBesideFile: () =>
    "أدخلت نصًا، لكن المختار هو «رفع ملف». لاستخدام النص يلزم اختيار «لصق نص»، وإلا فإفراغ حقل النص.",
  bothGiven: () => "إما ملف وإما نص ملصق، لا كلاهما.",
  textTooLong: ({ limit }) =>
    `هذا النص أطول من ${formatNumber(limit, "ar")} حرف. يمكنك اختصاره أو رفعه ملفًا.`,

  // Why no test was made
  generationFailed: () => "حدث خطأ أثناء إعداد اختبارك التدريبي. يُرجى إعادة المحاولة.",
  noQuestions: () => "تعذّر إعداد أسئلة من هذا المحتوى. يمكنك المحاولة بمادة أخرى.",
  notGeneratedTitle: () => "تعذّر إعداد الأسئلة",
  noAnswerToForm: () => "حدث خطأ أثناء إعداد اختبارك التدريبي",

  // A test that was made
  readyTitle: () => "الاختبار التدريبي جاهز",
  ready: ({ count }) =>
    plural(
      count,
      {
        one: "أُعدّ سؤال واحد من مادتك",
        two: "أُعدّ سؤالان من مادتك",
        few: "أُعدّت # أسئلة من مادتك",
        many: "أُعدّ # سؤالًا من مادتك",
        other: "أُعدّ # سؤال من مادتك",
      },
      "ar",
    ),
  readyWith: ({ ready, more }) => `${ready}. ${more}`,
  materialHolds: ({ count }) => `المادة تكفي لإعداد ${count}.`,
  shorter: ({ made }) =>
    plural(
      made,
      {
        one: "لم تكفِ المادة إلا لسؤال جيد واحد، لذا جاء الاختبار التدريبي أقصر مما طلبت.",
        two: "لم تكفِ المادة إلا لسؤالين جيدين، لذا جاء الاختبار التدريبي أقصر مما طلبت.",
        few: "لم تكفِ المادة إلا لإعداد # أسئلة جيدة، لذا جاء الاختبار التدريبي أقصر مما طلبت.",
        many: "لم تكفِ المادة إلا لإعداد # سؤالًا جيدًا، لذا جاء الاختبار التدريبي أقصر مما طلبت.",
        other: "لم تكفِ المادة إلا لإعداد # سؤال جيد، لذا جاء الاختبار التدريبي أقصر مما طلبت.",
      },
      "ar",
    ),

  testNotFound: () => "لم نعثر على هذا الاختبار التدريبي. ربما حُذف.",
} satisfies Catalogue<typeof import("../en/generation")>;
