import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "测验",
  overLimit: ({ wanted, limit }) => `免费版每次测验最多 ${limit} 道题，你选了 ${wanted} 道。`,
  planLimitOf: () => "每次测验题数",
  planBenefit: () => "测验题目不限量",
  figureLabel: () => "已创建测验",
  suggestion: () => "用它生成测验",
  workTitle: () => "测验",
} satisfies Catalogue<typeof import("../en/study-mode")>;
