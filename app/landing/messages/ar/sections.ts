import type { Catalogue } from "~/localization/catalogue";

export default {
  // A question and its answer, as a sample
  demoFile: () => "حيوانات الصحراء، الفصل 3\u200e.pdf",
  demoPages: () => "12 صفحة",
  demoQuestion: () => "لماذا أذنا ثعلب الفنك كبيرتان إلى هذا الحد؟",
  demoAnswer: () => "لسببين: أنهما تطلقان الحرارة، وأنهما تسمعان الفريسة وهي تتحرك تحت الرمل.",
  demoQuote: ({ mark }) => [
    "الأذنان الكبيرتان ",
    mark("تطلقان الحرارة الزائدة"),
    " وتلتقطان الأصوات من تحت الأرض.",
  ],
  demoPage: () => "الصفحة 4",

  // Features
  featuresTitle: () => "ما يقدّمه لك Fennec",
  snap: () => "من صورة إلى نص",
  snapText: () => "صورة ملاحظاتك أو ملف PDF أو Word تصبح نصًا يمكنك البحث فيه والسؤال عنه.",
  quizzes: () => "اختبارات فورية",
  quizzesText: () => "أسئلة من موادك أنت في لحظات، مع شرح لكل إجابة.",
  explanations: () => "شروح ذكية",
  explanationsText: () => "جملة غير مفهومة؟ يأتيك الرد مع المقطع الذي استند إليه، حرفيًا.",
  multilingual: () => "بلغة دراستك",
  multilingualText: () => "الدراسة بلغة مقررك، والإجابة من Fennec باللغة التي كُتب بها سؤالك.",

  // How it works
  uploadStep: () => "رفع موادك",
  uploadStepText: () => "ملفات PDF أو صور أو نصوص، وعدة ملفات معًا.",
  chooseStep: () => "اختيار أداة التعلّم",
  chooseStepText: () => "بطاقات تعليمية أو اختبارات قصيرة أو محادثة ذكية.",
  learnStep: () => "تعلُّم بمحتوى يخصّك",
  learnStepText: () => "محتوى معدّ من موادك أنت ومدقَّق بالرجوع إليها.",
  tryItNow: () => "التجربة الآن",

  // Testimonials
  whatStudentsSay: () => "ماذا يقول الطلاب",
  fiveStars: () => "خمس نجوم من خمس",
  // The people and their words are invented.
  biologyStudent: () => "طالبة في علم الأحياء",
  biologyStudentSays: () => "أسأله في منتصف الليل عن مذكرة المحاضرة فيريني السطر نفسه.",
  languageLearner: () => "يتعلم الإسبانية",
  languageLearnerSays: () => "أصوّر صفحة من كتابي فيكون الاختبار جاهزًا قبل أن يصل الترام.",
  nursingTrainee: () => "متدربة في التمريض",
  nursingTraineeSays: () => "الشروح هي ما يعيدني إليه كل مرة: قصيرة ومفهومة.",
} satisfies Catalogue<typeof import("../en/sections")>;
