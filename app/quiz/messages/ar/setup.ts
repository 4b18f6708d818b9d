import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "الاختبار القصير",

  // The form
  newQuiz: () => "اختبار قصير جديد",
  generating: () => "جارٍ إعداد اختبارك",
  checkingText: () => "نتحقق من كل إجابة في نصك.",
  lookingForFacts: () => "نبحث عن أسئلة جيدة.",
  makeFrom: () => "مصدر الاختبار",
  noDocument: () => "لم يُختر مستند",
  difficulty: () => "المستوى",
  easy: () => "سهل",
  medium: () => "متوسط",
  hard: () => "صعب",
  count: () => "عدد الأسئلة",
  countRange: () => "من 1 إلى 100.",
  countRangeFree: ({ limit }) => `من 1 إلى 100. حد الخطة المجانية ${limit} في الاختبار الواحد.`,
  generate: () => "إعداد الاختبار",

  // Earlier quizzes
  earlier: () => "اختبارات سابقة",
  retryNote: () => "إعادة لأسئلة أخطأت فيها",
  easyQuiz: () => "سهل",
  mediumQuiz: () => "متوسط",
  hardQuiz: () => "صعب",
} satisfies Catalogue<typeof import("../en/setup")>;
