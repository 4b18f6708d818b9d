import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  resultTitle: ({ percentage, test }) => `${percentage}%، \u2068${test}\u2069`,

  // The score
  complete: () => "اكتمل الاختبار",
  scored: ({ correct, total }) => `إجاباتك الصحيحة: ${correct} من ${total}`,
  startNew: () => "اختبار تدريبي جديد",
  takeAgain: () => "إعادة هذا الاختبار",
  toDashboard: () => "العودة إلى الرئيسية",

  // The review
  review: () => "مراجعة الإجابات",
  numberedQuestion: ({ number, question }) => `${number}. ${question}`,
  explanation: () => "الشرح",

  // Taking it again
  notFinished: () => "تجب الإجابة عن كل أسئلة هذا الاختبار أولًا.",
  allReported: () => "استُبعدت كل أسئلة هذا الاختبار، فلم يبق ما يُسأل عنه.",
  notBegunTitle: () => "تعذّر بدء الاختبار من جديد",
  noAnswer: () => "تعذّر الوصول إلى Fennec. يُرجى التحقق من الاتصال وإعادة المحاولة.",
} satisfies Catalogue<typeof import("../en/result")>;
