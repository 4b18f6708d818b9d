import type { Catalogue } from "~/localization/catalogue";

export default {
  // Rating how well a card was known
  howHard: () => "ما مدى صعوبة التذكّر؟",
  again: () => "من جديد",
  hard: () => "صعب",
  medium: () => "متوسط",
  easy: () => "سهل",
  sameDay: () => "امتحانك قريب، لذا تؤدي عدة إجابات إلى اليوم نفسه.",
} satisfies Catalogue<typeof import("../en/rating")>;
