import type { Catalogue } from "~/localization/catalogue";

export default {
  // Rating how well a card was known
  howHard: () => "回忆起来有多难？",
  again: () => "重来",
  hard: () => "困难",
  medium: () => "一般",
  easy: () => "容易",
  sameDay: () => "考试临近，因此几种回答会在同一天再次出现。",
} satisfies Catalogue<typeof import("../en/rating")>;
