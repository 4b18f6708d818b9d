import type { Catalogue } from "~/localization/catalogue";

export default {
  // Beside the form
  whatFennecDoes: () => "ما يقدّمه Fennec",
  marketingTitle: () => "رفيقك الودود للدراسة بالذكاء الاصطناعي",
  answersTitle: () => "تعلُّم بالذكاء الاصطناعي",
  answersText: () => "إجابات من موادك أنت، ومع كل إجابة الصفحة التي جاءت منها.",
  quizzesTitle: () => "اختبارات تفاعلية",
  quizzesText: () => "أسئلة من ملفاتك، يأتيك شرح كل منها فور إجابتك.",
  flashcardsTitle: () => "بطاقات تعليمية",
  flashcardsText: () => "أهم مصطلحات موادك على بطاقات جاهزة للدراسة.",
} satisfies Catalogue<typeof import("../en/marketing")>;
