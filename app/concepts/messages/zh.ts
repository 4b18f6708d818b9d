import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  title: () => "知识点",
  titleOf: ({ name }) => `知识点 · ${name}`,

  // Heading
  heading: ({ name }) => `知识点：${name}`,
  readText: () => "阅读原文",
  openCourse: () => "打开课程",
  reckoning: ({ fewest }) =>
    `每道题、每张卡片只计一次，以最近一次作答为准。正确率不到四分之三的部分算薄弱；作答不足 ${fewest} 次的部分不作判断。`,

  // Parts
  weak: () => "薄弱部分",
  known: () => "已掌握的部分",
  unclear: () => "作答太少，尚无法判断",
  unasked: () => "还没有考过",
  noneWeak: () => "目前没有薄弱部分。",
  rightOf: ({ right, answers }) => `答对 ${right}/${answers}`,
  page: ({ page }) => `第 ${page} 页`,
  pageOf: ({ page, document }) => `${document}，第 ${page} 页`,
  keyTerm: () => "关键术语",
  keyTermOn: ({ page }) => `关键术语，第 ${page} 页`,
  beforeFirstHeading: () => "第一个标题之前",
  wholeDocument: () => "整份文档",

  // Practice of the weak parts
  quizMe: () => "测验这些部分",
  makeCards: () => "生成卡片",
  reviewDue: ({ count }) => plural(count, { other: "复习 # 项" }, "zh"),
  reviewAnyway: () => "提前复习",
  weakestOnly: ({ count }) =>
    count === 1 ? "针对最薄弱的部分。" : plural(count, { other: "针对最薄弱的 # 个部分。" }, "zh"),
  decksInReview: () => "牌组和往年真题会在复习中出现。测验和新卡片只能根据文档生成。",
  decksByThemselves: () => "测验和新卡片只能根据文档生成。要练习某个牌组，请打开它。",
  generatingQuiz: () => "正在生成测验",
  generatingCards: () => "正在生成卡片",
  fromWeakParts: () => "取自你最薄弱的部分。",

  // Without answers
  noAnswersTitle: () => "还没有作答",
  noAnswers: () => "就这份文档做一次测验或模拟测试，或复习它的卡片，这里就会显示你最薄弱的部分。",
  noAnswersInCourse: () =>
    "就这门课程做一次测验或模拟测试，或复习它的卡片，这里就会显示其文档中你最薄弱的部分。",
  takeQuiz: () => "做测验",
} satisfies Catalogue<typeof import("./en")>;
