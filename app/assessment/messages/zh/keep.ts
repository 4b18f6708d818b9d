import type { Catalogue } from "~/localization/catalogue";

export default {
  // Keeping cards and questions for review
  keepQuestion: () => "把它们加入复习？",
  keepHint: () => "每一项都会在你快忘记时再次出现。",
  keep: () => "加入复习",
  notNow: () => "暂不",
  inReview: () => "已加入复习",
  removeFromReview: () => "移出",
} satisfies Catalogue<typeof import("../en/keep")>;
