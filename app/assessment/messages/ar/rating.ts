import type { Catalogue } from "~/localization/catalogue";

export default {
  // Rating how well a card was known
  howHard: () => "ما مدى صعوبة التذكّر؟",
  again: () => "من جديد",
  hard: () => "صعب",
  medium: () => "متوسط",
  easy: () => "سهل",
} satisfies Catalogue<typeof import("../en/rating")>;
