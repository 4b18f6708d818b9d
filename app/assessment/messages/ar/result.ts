import type { Catalogue } from "~/localization/catalogue";

export default {
  // What a score means
  excellent: () => "عمل رائع! أتقنت هذا الموضوع.",
  good: () => "أحسنت! فهمك لهذه المادة متين.",
  keepStudying: () => "ما زال هناك متسع للتقدّم! مراجعة الشروح تعزّز معرفتك.",

  // Earlier work
  notStarted: () => "لم يبدأ بعد",
  answered: ({ answered, total }) => `أُجيب عن ${answered} من ${total}`,
  score: ({ percentage }) => `${percentage}%`,
} satisfies Catalogue<typeof import("../en/result")>;
