import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "闪卡",

  // The form
  newCards: () => "新闪卡",
  generating: () => "正在生成闪卡",
  pickingFacts: () => "正在为每张卡片挑选一个要点。",
  makeFrom: () => "生成范围",
  count: () => "卡片数量",
  countRange: () => "5 到 100，须为 5 的倍数。",
  countRangeFree: ({ limit }) => `5 到 100，须为 5 的倍数。免费版每个牌组最多 ${limit} 张。`,
  cardKinds: () => "卡片类型",
  terms: () => "术语",
  termsHint: () => "看描述，说出术语",
  definitions: () => "定义",
  definitionsHint: () => "看术语，说出含义",
  examples: () => "例子",
  examplesHint: () => "看术语，举个例子",
  whileStudying: () => "学习时",
  trackMastery: () => "跟踪掌握情况",
  trackMasteryHint: () => "给每张卡片评分，快忘记时它会再次出现。",
  generate: () => "生成闪卡",

  // Earlier decks
  yourDecks: () => "你的牌组",
} satisfies Catalogue<typeof import("../en/settings")>;
