import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  resultTitle: ({ percentage, test }) => `${percentage}% · ${test}`,

  // The score
  complete: () => "测试完成",
  scored: ({ correct, total }) => `${total} 道题答对 ${correct} 道`,
  startNew: () => "开始新的模拟测试",
  takeAgain: () => "再做一遍",
  toDashboard: () => "返回学习主页",

  // The review
  review: () => "答题回顾",
  numberedQuestion: ({ number, question }) => `${number}. ${question}`,
  explanation: () => "解析",

  // Taking it again
  notFinished: () => "请先答完这份测试的所有题目。",
  allReported: () => "这份模拟测试的题目都已移出，没有可以再考的了。",
  notBegunTitle: () => "测试未能重新开始",
  noAnswer: () => "连接不上 Fennec。请检查网络后重试。",
} satisfies Catalogue<typeof import("../en/result")>;
