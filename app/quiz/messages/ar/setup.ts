import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  title: () => "الاختبار القصير",

  // The form
  newQuiz: () => "اختبار قصير جديد",
  generating: () => "جارٍ إعداد اختبارك",
  checkingText: () => "نتحقق من كل إجابة في نصك.",
  lookingForFacts: () => "نبحث عن أسئلة جيدة.",
  makeFrom: () => "مصدر الاختبار",
  thisDocument: () => "هذا المستند",
  thisCourse: () => "هذا المقرر",
  someParts: ({ count, file }) =>
    plural(
      count,
      {
        one: () => `جزء واحد من \u2068${file}\u2069`,
        two: () => `جزآن من \u2068${file}\u2069`,
        few: (number) => `${number} أجزاء من \u2068${file}\u2069`,
        many: (number) => `${number} جزءًا من \u2068${file}\u2069`,
        other: (number) => `${number} جزء من \u2068${file}\u2069`,
      },
      "ar",
    ),
  noDocument: () => "لم يُختر مستند",
  aTopic: () => "موضوع",
  namedBelow: () => "يُكتب أدناه",
  topic: () => "الموضوع",
  topicOptional: () => "اختياري: للتركيز على جزء واحد من المستند.",
  topicOfCourseOptional: () => "اختياري: للتركيز على جزء واحد من المقرر.",
  topicExamples: () => "مثل: البناء الضوئي، الثورة الفرنسية، الأفعال الإنجليزية.",
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
