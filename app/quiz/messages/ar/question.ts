import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  questionTitle: ({ number, quiz }) => `السؤال ${number}، \u2068${quiz}\u2069`,

  // Answering
  progress: () => "التقدّم في الاختبار",
  explanation: () => "الشرح",
  correct: () => "صحيح",
  notQuite: () => "ليس تمامًا",
  notSavedTitle: () => "لم تُحفظ إجابتك",
  chooseAgain: () => "تعذّر الوصول إلى Fennec. يُرجى التحقق من الاتصال ثم الاختيار من جديد.",
  allAnswered: ({ correct, total }) =>
    `أُجيب عن كل الأسئلة. الإجابات الصحيحة: ${correct} من ${total}.`,

  // Navigation
  neighbours: () => "السؤال السابق والتالي",
  previous: () => "السابق",
  next: () => "التالي",
  seeResult: () => "عرض نتيجتك",
  questions: () => "الأسئلة",
  currentQuestion: ({ number }) => `السؤال ${number}، الحالي`,
  rightQuestion: ({ number }) => `السؤال ${number}، أُجيب عنه، صحيح`,
  wrongQuestion: ({ number }) => `السؤال ${number}، أُجيب عنه، غير صحيح`,
  openQuestion: ({ number }) => `السؤال ${number}، لم يُجب عنه`,
} satisfies Catalogue<typeof import("../en/question")>;
