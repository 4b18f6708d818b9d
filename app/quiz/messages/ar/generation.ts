import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Made with a quiz
  untitled: () => "اختبار قصير",
  instructions: () => "لكل سؤال إجابة واحدة هي الأصح، ويمكن الإجابة عنه مرة واحدة.",
  shorter: ({ made }) =>
    plural(
      made,
      {
        one: "لم تكفِ المادة إلا لسؤال جيد واحد، لذا جاء الاختبار أقصر مما طلبت.",
        two: "لم تكفِ المادة إلا لسؤالين جيدين، لذا جاء الاختبار أقصر مما طلبت.",
        few: "لم تكفِ المادة إلا لإعداد # أسئلة جيدة، لذا جاء الاختبار أقصر مما طلبت.",
        many: "لم تكفِ المادة إلا لإعداد # سؤالًا جيدًا، لذا جاء الاختبار أقصر مما طلبت.",
        other: "لم تكفِ المادة إلا لإعداد # سؤال جيد، لذا جاء الاختبار أقصر مما طلبت.",
      },
      "ar",
    ),
  shorterTitle: () => "اختبار أقصر",

  // Why no quiz was made
  topicMissing: () => "يُرجى إدخال موضوع",
  fileMissing: () => "يُرجى رفع ملف، أو الانتقال إلى اختبار عن موضوع",
  tooLittle: ({ name }) => `محتوى «\u2068${name}\u2069» لا يكفي لاختبار قصير. يمكنك تجربة ملف آخر.`,
  tooLittleInCourse: ({ name }) =>
    `محتوى «\u2068${name}\u2069» لا يكفي لاختبار قصير. يمكنك إضافة مستندات أخرى إلى المقرر.`,
  tooLittleInParts: ({ name }) =>
    `محتوى هذه الأجزاء من «\u2068${name}\u2069» لا يكفي لاختبار قصير. يمكنك تجربة المستند كله.`,
  partsWithoutFile: () =>
    "يجب إرسال `parts` مع `fileId`؛ ومع `courseId` يحتاج كل جزء إلى `fileId` خاص به.",
  tooLittleAbout: ({ name, topic }) =>
    `ما في «\u2068${name}\u2069» عن «\u2068${topic}\u2069» لا يكفي لاختبار قصير. يمكنك تجربة ملف آخر أو موضوع أوسع.`,
  generationFailed: () => "تعذّر إعداد الاختبار. يُرجى إعادة المحاولة.",
  keyRefused: () => "تعذّر إعداد الاختبار. يُرجى التواصل مع المسؤول لتحديث مفتاح API.",
  notGeneratedTitle: () => "تعذّر إعداد الاختبار",
  serverError: () => "حدث خطأ في الخادم",

  quizNotFound: () => "لم نعثر على هذا الاختبار. ربما حُذف.",
} satisfies Catalogue<typeof import("../en/generation")>;
