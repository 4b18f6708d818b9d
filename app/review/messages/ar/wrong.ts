import type { Catalogue } from "~/localization/catalogue";

export default {
  // What the learner called wrong
  takenOutTitle: () => "المستبعد",
  takenOutIntro: () => "ما أُبلغ عن خطأ فيه لا يُسأل عنه في أي مكان حتى يُعاد.",
  nothingTakenOut: () => "لا شيء مستبعد",
  nothingTakenOutHint: () => "خيار «فيه خطأ» بجانب السؤال أو البطاقة يستبعده من كل مكان.",
  setAsideTitle: () => "استُبعد",
  setAsideMessage: () => "لن يُطرح عليك هذا مرة أخرى.",
  notSetAsideTitle: () => "لم يُستبعد",
  reasonMissing: () => "يُرجى وصف الخطأ بكلمات قليلة.",
  reasonTooLong: () => "يجب أن يقل النص عن 500 حرف.",
  putBackTitle: () => "أُعيد",
  notPutBackTitle: () => "لم يُعَد",
  yourReason: ({ reason }) => ["المكتوب: ", reason],
} satisfies Catalogue<typeof import("../en/wrong")>;
