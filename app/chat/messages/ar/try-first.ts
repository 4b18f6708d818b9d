import type { Catalogue } from "~/localization/catalogue";

export default {
  // The switch
  tryFirst: () => "المحاولة أولًا",
  tryFirstHint: () => "إجابتك من الذاكرة أولًا، ثم تظهر الإجابة.",
  tryFirstUnchanged: () => "لم يتغيّر «المحاولة أولًا»",

  // A question that is asked back
  tryItFirst: () => "المحاولة أولًا: ما الذي بقي في ذاكرتك؟",
  tryItFirstOnPage: ({ page }) =>
    `المحاولة أولًا: ما الذي بقي في ذاكرتك؟ الإجابة في الصفحة ${page}.`,
  whatYouRemember: () => "ما بقي في ذاكرتك",
  showAnswer: () => "عرض الإجابة",
  justTellMe: () => "أريد الإجابة فورًا",
  attemptTooLong: () => "يجب أن تقل إجابتك عن 2,000 حرف.",
  answerNotShown: () => "تعذّر عرض الإجابة",

  // The answer beside what was remembered
  yourAnswer: () => "إجابتك",
  wordsFound: () => "كلمات إجابتك مميّزة أدناه.",
  keepAnswer: () => "إضافة إلى المراجعة",
  answerKept: () => "أُضيفت إلى المراجعة",
  answerKeptWhere: () => "صارت بطاقة في «بطاقاتي».",
  answerNotKept: () => "لم تُضف الإجابة",
  nothingToKeep: () => "لا إجابة موثّقة بمصدر لإضافتها.",
} satisfies Catalogue<typeof import("../en/try-first")>;
