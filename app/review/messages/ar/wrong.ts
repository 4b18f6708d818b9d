import type { Catalogue } from "~/localization/catalogue";

export default {
  // What the learner reported as wrong
  reportedTitle: () => "المستبعد",
  reportedIntro: () => "ما أُبلغ عن خطأ فيه لا يُسأل عنه في أي مكان حتى يُعاد.",
  nothingReported: () => "لا شيء مستبعد",
  nothingReportedHint: () => "خيار «فيه خطأ» بجانب السؤال أو البطاقة يستبعده من كل مكان.",
  itemReportedTitle: () => "استُبعد",
  itemReportedMessage: () => "لن يُطرح عليك هذا مرة أخرى.",
  notReportedTitle: () => "لم يُستبعد",
  reasonMissing: () => "يُرجى وصف الخطأ بكلمات قليلة.",
  reasonTooLong: () => "يجب أن يقل النص عن 500 حرف.",
  restoredTitle: () => "أُعيد",
  notRestoredTitle: () => "لم يُعَد",
  yourReason: ({ reason }) => ["المكتوب: ", reason],
} satisfies Catalogue<typeof import("../en/wrong")>;
