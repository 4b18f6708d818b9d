import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "闪卡",
  overLimit: ({ wanted, limit }) => `免费版每个牌组最多 ${limit} 张闪卡，你选了 ${wanted} 张。`,
  planLimitOf: () => "每个牌组的闪卡数",
  planBenefit: () => "闪卡不限量",
  figureLabel: () => "已创建闪卡",
  suggestion: () => "用它生成闪卡",
  workTitle: () => "闪卡",
} satisfies Catalogue<typeof import("../en/study-mode")>;
