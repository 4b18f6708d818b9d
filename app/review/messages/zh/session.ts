import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  sessionTitle: () => "复习",

  // An item
  leftToday: ({ count, again = 0 }) => {
    const left = plural(count, { other: "今天还剩 # 项" }, "zh");
    if (again === 0) return left;
    return again === count ? `${left}，要再答一次` : `${left}，其中 ${again} 项要再答一次`;
  },
  fromWork: ({ title }) => `来自“${title}”`,
  correct: () => "正确！",
  notQuite: () => "不太对",
  comesBackTomorrow: () => "明天会再次出现。",
  comesBackIn: ({ interval }) => `${interval}后再次出现。`,
  next: () => "继续",
  endSession: () => "先到这里",

  // A card
  yourAnswer: () => "你的回答",
  typeFirst: () => "选填：看答案前先写下来。",
  showAnswer: () => "显示答案",
  wordsFound: () => "标出的是你回答中也有的词。",
  judgeParts: () => "你答出了哪些部分？",
  saveParts: () => "按勾选保存",
  typedTooLong: () => "回答请控制在 2,000 个字符以内。",

  // Rating
  undo: () => "撤销",
  undoneTitle: () => "回答已撤销",
  notUndoneTitle: () => "回答未撤销",
  notSavedTitle: () => "你的回答未保存",
  optionMissing: () => "请选择一个选项。",
  gradeMissing: () => "请选择回忆的难易程度。",
  answerMissing: () => "题目需要 `selected`，卡片需要 `rating` 或 `parts`。",
  itemNotFound: () => "找不到该项内容，它可能已被删除。",

  // The end
  sessionDone: () => "今天的复习完成了",
  sessionPaused: () => "先到这里",
  leftForToday: ({ count }) => plural(count, { other: "今天还剩 # 项。" }, "zh"),
  studiedToday: () => "今天学了什么",
  rightOf: ({ correct, total }) => `${total} 次答对 ${correct} 次`,
  newOnes: ({ count }) => plural(count, { other: "新学 # 项" }, "zh"),
  courseDone: () => "这门课程今天的复习完成了",
  partsDone: () => "这些部分今天的复习完成了",
  answeredToday: ({ correct, total }) =>
    plural(total, { other: (number) => `今天作答 ${number} 次，答对 ${correct} 次。` }, "zh"),
  learnedNew: ({ count }) => plural(count, { other: "新开始 # 项。" }, "zh"),
  toTheCourse: () => "返回课程",
  toTheConcepts: () => "返回知识点",
  toTheDay: () => "返回今天的复习",
} satisfies Catalogue<typeof import("../en/session")>;
