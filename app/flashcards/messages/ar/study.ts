import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  cardTitle: ({ position, deck }) => `البطاقة ${position}، \u2068${deck}\u2069`,

  // A card
  cardOf: ({ position, total }) => `البطاقة ${position} من ${total}`,
  cardOfShuffled: ({ position, total }) => `البطاقة ${position} من ${total}، بترتيب عشوائي`,
  doneLabel: () => "بطاقات منجزة الآن",
  doneOf: ({ done, total }) => `أُنجز الآن ${done} من ${total}`,
  allDone: () => "أُنجزت كلها الآن. هذه الجولة تدريب إضافي.",
  showQuestion: () => "عرض السؤال",
  showAnswer: () => "عرض الإجابة",

  // Navigation
  neighbours: () => "البطاقة السابقة والتالية",
  previousCard: () => "البطاقة السابقة",
  previous: () => "السابقة",
  nextCard: () => "البطاقة التالية",
  next: () => "التالية",
  backToDeck: () => "رجوع",
  shuffle: () => "ترتيب عشوائي",
  reset: () => "من البداية",
  cycleCompletedTitle: () => "اكتملت الجولة",
  cycleCompleted: ({ count }) =>
    plural(
      count,
      {
        one: "هي البطاقة الوحيدة، وهذه هي من جديد.",
        two: "مررت على البطاقتين، وهذه الأولى من جديد.",
        other: "مررت على البطاقات كلها، وعددها #، وهذه الأولى من جديد.",
      },
      "ar",
    ),

  // Rating
  gradeMissing: () => "يُرجى اختيار مدى صعوبة التذكّر.",
  undo: () => "تراجع",
  undoLabel: () => "تراجع عن آخر تقييم",
  undoneTitle: () => "أُلغي التقييم",
  notRatedTitle: () => "لم يُحفظ تقييمك",
  notUndoneTitle: () => "تعذّر التراجع عن التقييم",
  nothingChangedTitle: () => "لم يتغيّر شيء",
  noAnswer: () => "تعذّر الوصول إلى Fennec. يُرجى التحقق من الاتصال وإعادة المحاولة.",

  // The end of a session
  sessionTitle: ({ deck }) => `الجلسة، \u2068${deck}\u2069`,
  sessionDone: () => "انتهت الجلسة",
  sessionSoFar: () => "جلستك حتى الآن",
  remembered: ({ remembered, total }) => `تذكّرت ${remembered} من ${total}`,
  studied: ({ cards, minutes }) =>
    plural(
      minutes,
      {
        one: () => `${cards} في دقيقة واحدة.`,
        two: () => `${cards} في دقيقتين.`,
        few: (number) => `${cards} في ${number} دقائق.`,
        other: (number) => `${cards} في ${number} دقيقة.`,
      },
      "ar",
    ),
  nextReviewTomorrow: () => "لكل بطاقة موعدها. المراجعة التالية: غدًا.",
  nextReview: ({ interval }) => `لكل بطاقة موعدها. المراجعة التالية: بعد ${interval}.`,
  moreWaiting: () => "ما زالت هناك بطاقات في الانتظار.",
  backToTheDeck: () => "العودة إلى المجموعة",
  keepStudying: () => "متابعة الدراسة",
} satisfies Catalogue<typeof import("../en/study")>;
