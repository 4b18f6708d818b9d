import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "模拟测试",
  overLimit: ({ wanted, limit }) => `免费版每份模拟测试最多 ${limit} 道题，你选了 ${wanted} 道。`,
  planLimitOf: () => "每份模拟测试题数",
  planBenefit: () => "模拟测试题目不限量",
  figureLabel: () => "已参加模拟测试",
  workTitle: () => "模拟测试",
} satisfies Catalogue<typeof import("../en/study-mode")>;
