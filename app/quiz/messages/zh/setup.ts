import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "测验",

  // The form
  newQuiz: () => "新测验",
  generating: () => "正在生成测验",
  checkingText: () => "正在将每个答案与原文核对。",
  lookingForFacts: () => "正在寻找适合出题的内容。",
  makeFrom: () => "出题范围",
  noDocument: () => "未选择文档",
  difficulty: () => "难度",
  easy: () => "简单",
  medium: () => "中等",
  hard: () => "困难",
  count: () => "题目数量",
  countRange: () => "1 到 100。",
  countRangeFree: ({ limit }) => `1 到 100。免费版每次测验最多 ${limit} 道题。`,
  generate: () => "生成测验",

  // Earlier quizzes
  earlier: () => "以往的测验",
  retryNote: () => "错题重做",
  easyQuiz: () => "简单",
  mediumQuiz: () => "中等",
  hardQuiz: () => "困难",
} satisfies Catalogue<typeof import("../en/setup")>;
