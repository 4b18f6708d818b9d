import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "البطاقات التعليمية",

  // The form
  newCards: () => "بطاقات تعليمية جديدة",
  generating: () => "جارٍ إعداد بطاقاتك",
  pickingFacts: () => "نختار معلومة واحدة لكل بطاقة.",
  makeFrom: () => "مصدر البطاقات",
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
