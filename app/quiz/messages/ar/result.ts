import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  resultTitle: ({ percentage, quiz }) => `${percentage}%، \u2068${quiz}\u2069`,

  // The score
  retryHeading: () => "إعادة الأسئلة التي أخطأت فيها",
  correctInSeconds: ({ correct, total, seconds }) =>
    plural(
      seconds,
      {
        one: () => `${correct} من ${total} صحيحة في ثانية واحدة`,
        two: () => `${correct} من ${total} صحيحة في ثانيتين`,
        few: (number) => `${correct} من ${total} صحيحة في ${number} ثوانٍ`,
        other: (number) => `${correct} من ${total} صحيحة في ${number} ثانية`,
      },
      "ar",
    ),
  correctInMinutes: ({ correct, total, time }) => `${correct} من ${total} صحيحة في ${time} دقيقة`,
  difficultyEasy: () => "المستوى: سهل",
  difficultyMedium: () => "المستوى: متوسط",
  difficultyHard: () => "المستوى: صعب",
  retryMissed: ({ count }) =>
    plural(
      count,
      {
        one: "إعادة السؤال الذي أخطأت فيه",
        two: "إعادة السؤالين اللذين أخطأت فيهما",
        few: "إعادة # أسئلة أخطأت فيها",
        many: "إعادة # سؤالًا أخطأت فيها",
        other: "إعادة # سؤال أخطأت فيها",
      },
      "ar",
    ),
  anotherQuiz: () => "اختبار قصير جديد",

  // The review
  review: () => "مراجعة الإجابات",
  answeredCorrectly: () => "صحيح",
  answeredWrongly: () => "غير صحيح",
  reported: () => "مستبعد",
  numberedQuestion: ({ number, question }) => `${number}. ${question}`,
  yourAnswer: ({ answer }) => ["إجابتك: ", answer],
  correctAnswer: ({ answer }) => ["الإجابة الصحيحة: ", answer],
  saidElsewhere: () => "هذه الكلمات من موضع آخر في النص.",
  saidOfIt: () => "هذا ما يقوله النص عنه:",
  lookAgain: () => "العودة إلى هذا السؤال",

  // Retrying
  notFinished: () => "تجب الإجابة عن كل أسئلة هذا الاختبار أولًا.",
  nothingWrong: () => "كل إجاباتك صحيحة، فلا شيء لإعادته.",
  nothingToRetryTitle: () => "لا شيء لإعادته",
  notRetriedTitle: () => "تعذّر بدء الإعادة",
  noAnswer: () => "تعذّر الوصول إلى Fennec. يُرجى التحقق من الاتصال وإعادة المحاولة.",
} satisfies Catalogue<typeof import("../en/result")>;
