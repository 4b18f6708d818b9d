import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Why no deck was made
  noContentTitle: () => "لم يُختر محتوى",
  noContent: () => "يُرجى اختيار ملف أو إدخال موضوع لإعداد البطاقات.",
  generationFailed: () => "تعذّر إعداد البطاقات. يُرجى إعادة المحاولة.",
  notGeneratedTitle: () => "لم تُعدّ أي بطاقات",
  tooLittle: ({ name }) => `محتوى «\u2068${name}\u2069» لا يكفي للبطاقات. يمكنك تجربة ملف آخر.`,
  tooLittleInCourse: ({ name }) =>
    `محتوى «\u2068${name}\u2069» لا يكفي للبطاقات. يمكنك إضافة مستندات أخرى إلى المقرر.`,
  tooLittleInParts: ({ name }) =>
    `محتوى هذه الأجزاء من «\u2068${name}\u2069» لا يكفي للبطاقات. يمكنك تجربة المستند كله.`,
  tooLittleAbout: ({ name, topic }) =>
    `ما في «\u2068${name}\u2069» عن «\u2068${topic}\u2069» لا يكفي للبطاقات. يمكنك تجربة ملف آخر أو موضوع أوسع.`,
  countMissing: () => "يُرجى اختيار عدد بطاقات من 5 إلى 100.",
  countTooSmall: () => "يُرجى اختيار 5 بطاقات على الأقل.",
  countTooLarge: () => "يُرجى اختيار 100 بطاقة على الأكثر.",
  countNotInSteps: () => "يُرجى اختيار أحد مضاعفات 5، مثل 15 أو 20.",

  // A deck that was made
  untitled: () => "بطاقات تعليمية",
  shorter: ({ made }) =>
    plural(
      made,
      {
        one: "لم تكفِ المادة إلا لبطاقة جيدة واحدة، لذا جاءت المجموعة أصغر مما طلبت.",
        two: "لم تكفِ المادة إلا لبطاقتين جيدتين، لذا جاءت المجموعة أصغر مما طلبت.",
        few: "لم تكفِ المادة إلا لإعداد # بطاقات جيدة، لذا جاءت المجموعة أصغر مما طلبت.",
        other: "لم تكفِ المادة إلا لإعداد # بطاقة جيدة، لذا جاءت المجموعة أصغر مما طلبت.",
      },
      "ar",
    ),
} satisfies Catalogue<typeof import("../en/generation")>;
