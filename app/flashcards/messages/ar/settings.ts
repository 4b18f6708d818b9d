import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  title: () => "البطاقات التعليمية",

  // The form
  newCards: () => "بطاقات تعليمية جديدة",
  generating: () => "جارٍ إعداد بطاقاتك",
  pickingFacts: () => "نختار معلومة واحدة لكل بطاقة.",
  makeFrom: () => "مصدر البطاقات",
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
  aTopic: () => "موضوع",
  namedBelow: () => "يُكتب أدناه",
  topic: () => "الموضوع",
  topicOptional: () => "اختياري: للتركيز على جزء واحد من المستند.",
  topicOfCourseOptional: () => "اختياري: للتركيز على جزء واحد من المقرر.",
  topicExamples: () => "مثل: البناء الضوئي، الثورة الفرنسية، الأفعال الإنجليزية.",
  count: () => "عدد البطاقات",
  countRange: () => "من 5 إلى 100، من مضاعفات 5.",
  countRangeFree: ({ limit }) =>
    `من 5 إلى 100، من مضاعفات 5. حد الخطة المجانية ${limit} في المجموعة الواحدة.`,
  cardKinds: () => "أنواع البطاقات",
  terms: () => "المصطلحات",
  termsHint: () => "من الوصف إلى المصطلح",
  definitions: () => "التعريفات",
  definitionsHint: () => "من المصطلح إلى معناه",
  examples: () => "الأمثلة",
  examplesHint: () => "من المصطلح إلى مثال عليه",
  whileStudying: () => "أثناء الدراسة",
  trackMastery: () => "متابعة الإتقان",
  trackMasteryHint: () => "مع تقييم كل بطاقة تعود إليك قبيل نسيانها.",
  generate: () => "إعداد البطاقات",

  // Earlier decks
  yourDecks: () => "مجموعات بطاقاتك",
} satisfies Catalogue<typeof import("../en/settings")>;
