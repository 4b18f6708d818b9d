import type { Catalogue } from "~/localization/catalogue";

export default {
  // Header and footer
  sections: () => "الأقسام",
  features: () => "المزايا",
  howItWorks: () => "كيف يعمل؟",
  testimonials: () => "آراء الطلاب",
  logIn: () => "تسجيل الدخول",
  getStarted: () => "البدء الآن",
  footer: () => "تذييل الصفحة",
  app: () => "التطبيق",
  copyright: ({ year }) => `© ${year} Fennec. رفيقك الودود للدراسة بالذكاء الاصطناعي.`,

  // Hero
  documentTitle: ({ product, tagline }) => `${product}، ${tagline}`,
  headline: () => "رفيقك الودود للدراسة بالذكاء الاصطناعي",
  promise: () =>
    "بعد رفع ما عليك دراسته يمكنك السؤال عنه واختبار نفسك فيه، ومعرفة الصفحة التي جاءت منها كل إجابة.",
  getStartedFree: () => "البدء مجانًا",
  seeHowItWorks: () => "كيف يعمل؟",
  noCreditCard: () => "من دون بطاقة ائتمان",
  unlimitedDocuments: () => "مستندات بلا حدود",
  aiPowered: () => "تعلُّم بالذكاء الاصطناعي",
  allFree: () => "كل المزايا مجانية",

  // Call to action
  closingTitle: () => "حان وقت الفصل التالي",
  tryFree: () => "من دون بطاقة ائتمان، وكل المزايا مجانية للتجربة.",
} satisfies Catalogue<typeof import("../en/page")>;
