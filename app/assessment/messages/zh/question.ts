import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Choosing how many
  countMissing: () => "请选择 1 到 100 之间的题目数量。",
  countNotWhole: () => "题目数量须为整数。",
  countTooSmall: () => "请至少选择 1 道题。",
  countTooLarge: () => "请最多选择 100 道题。",

  // A question
  questionOf: ({ number, total }) => `第 ${number} 题，共 ${total} 题`,
  options: () => "选项",
  optionLetter: ({ letter }) => `${letter}：`,
  chosenCorrect: () => "你的回答，正确",
  chosenWrong: () => "你的回答，错误",
  correctOption: () => "正确答案",

  // Answering
  howSure: () => "你有多大把握？",
  sure: () => "确定",
  notSure: () => "不确定",
  optionMissing: () => "请选择一个选项。",
  optionUnknown: () => "请从给出的选项中选择。",
  questionNotFound: () => "找不到该题目，它可能已被删除。",

  // What the text says about the options
  youChose: ({ option }) => ["你选了“", option, "”。"],
  saidBelow: () => "下面这段原文也提到了它。",
  saidElsewhere: () => "这些文字出自原文别处。",
  saidOfIt: () => "原文是这样说的：",
  rightAnswer: ({ option }) => ["正确答案是“", option, "”。"],
  otherOptions: () => "原文对其他选项的说法",
  optionList: ({ options }) => options.flatMap((option) => ["“", option, "”"]),

  // Earlier work
  questionCount: ({ count }) => plural(count, { other: "# 道题" }, "zh"),
} satisfies Catalogue<typeof import("../en/question")>;
