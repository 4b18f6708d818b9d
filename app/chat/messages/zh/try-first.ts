import type { Catalogue } from "~/localization/catalogue";

export default {
  // The switch
  tryFirst: () => "先想一想",
  tryFirstHint: () => "看答案之前，先凭记忆回答。",
  tryFirstUnchanged: () => "“先想一想”未更改",

  // A question that is asked back
  tryItFirst: () => "先想一想：你还记得什么？",
  tryItFirstOnPage: ({ page }) => `先想一想：你还记得什么？答案在第 ${page} 页。`,
  whatYouRemember: () => "你记得的内容",
  showAnswer: () => "显示答案",
  justTellMe: () => "直接告诉我",
  attemptTooLong: () => "回答请控制在 2,000 个字符以内。",
  answerNotShown: () => "答案未显示",

  // The answer beside what was remembered
  yourAnswer: () => "你的回答",
  wordsFound: () => "下方标出了你回答中提到的词。",
  keepAnswer: () => "加入复习",
  answerKept: () => "已加入复习",
  answerKeptWhere: () => "它已成为“我的卡片”中的一张卡片。",
  answerNotKept: () => "未能加入复习",
  nothingToKeep: () => "没有带引文的答案可以加入复习。",
} satisfies Catalogue<typeof import("../en/try-first")>;
