import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  questionTitle: ({ number, quiz }) => `第 ${number} 题 · ${quiz}`,

  // Answering
  progress: () => "测验进度",
  explanation: () => "解析",
  correct: () => "正确",
  notQuite: () => "不太对",
  notSavedTitle: () => "你的回答未保存",
  chooseAgain: () => "连接不上 Fennec。请检查网络后重新选择。",
  allAnswered: ({ correct, total }) => `已全部作答：${total} 道题答对 ${correct} 道。`,

  // Navigation
  neighbours: () => "上一题和下一题",
  previous: () => "上一题",
  next: () => "下一题",
  seeResult: () => "查看成绩",
  questions: () => "题目",
  currentQuestion: ({ number }) => `第 ${number} 题，当前`,
  rightQuestion: ({ number }) => `第 ${number} 题，已答，正确`,
  wrongQuestion: ({ number }) => `第 ${number} 题，已答，错误`,
  openQuestion: ({ number }) => `第 ${number} 题，未答`,
} satisfies Catalogue<typeof import("../en/question")>;
