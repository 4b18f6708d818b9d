import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation and plans
  modeName: () => "AI 对话",
  overLimit: ({ wanted, limit }) => `免费版每天只能发送 ${limit} 条对话消息，你要用 ${wanted} 条。`,
  planLimitOf: () => "每日 AI 对话消息",
  planBenefit: () => "AI 对话消息不限量",
} satisfies Catalogue<typeof import("../en/study-mode")>;
