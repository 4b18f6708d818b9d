import type { Catalogue } from "~/localization/catalogue";

export default {
  // Keeping cards and questions for review
  keepQuestion: () => "هل تُضاف إلى المراجعة؟",
  keepHint: () => "يعود كل منها إليك قبيل نسيانه.",
  keep: () => "إضافة إلى المراجعة",
  notNow: () => "ليس الآن",
  inReview: () => "في المراجعة",
  removeFromReview: () => "إزالة",
} satisfies Catalogue<typeof import("../en/keep")>;
