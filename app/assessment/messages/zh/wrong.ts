import type { Catalogue } from "~/localization/catalogue";

export default {
  // Calling a card or question wrong
  reportWrong: () => "内容有误",
  whatIsWrong: () => "哪里有误？",
  wrongHint: () => "Fennec 不会再考这一项。本站管理员可以看到它、它引用的原文和你写的内容。",
  reportAndRemove: () => "移出",
  reportedNotice: () => "你指出过这一项有误，它不再出题，也不计分。",
  restore: () => "放回",
  seeReported: () => "移出的内容",
  thisQuestion: ({ number }) => `第 ${number} 题`,
  thisCard: ({ number }) => `第 ${number} 张卡片`,
} satisfies Catalogue<typeof import("../en/wrong")>;
