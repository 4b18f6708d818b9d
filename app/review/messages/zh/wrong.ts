import type { Catalogue } from "~/localization/catalogue";

export default {
  // What the learner reported as wrong
  reportedTitle: () => "移出的内容",
  reportedIntro: () => "你指出有误的内容不会再出现，直到你把它放回。",
  nothingReported: () => "没有移出的内容",
  nothingReportedHint: () => "题目或卡片旁的“内容有误”会把它从所有地方移出。",
  itemReportedTitle: () => "已移出",
  itemReportedMessage: () => "以后不会再考这一项。",
  notReportedTitle: () => "未能移出",
  reasonMissing: () => "请简单说明哪里有误。",
  reasonTooLong: () => "请控制在 500 个字符以内。",
  restoredTitle: () => "已放回",
  notRestoredTitle: () => "未能放回",
  yourReason: ({ reason }) => ["你写的是：", reason],
} satisfies Catalogue<typeof import("../en/wrong")>;
