import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  resultTitle: ({ percentage, quiz }) => `${percentage}% · ${quiz}`,

  // The score
  retryHeading: () => "错题重做",
  correctInSeconds: ({ correct, total, seconds }) =>
    plural(
      seconds,
      { other: (number) => `${total} 道题答对 ${correct} 道，用时 ${number} 秒` },
      "zh",
    ),
  correctInMinutes: ({ correct, total, time }) => `${total} 道题答对 ${correct} 道，用时 ${time}`,
  difficultyEasy: () => "难度：简单",
  difficultyMedium: () => "难度：中等",
  difficultyHard: () => "难度：困难",
  retryMissed: ({ count }) => plural(count, { other: "重做 # 道错题" }, "zh"),
  anotherQuiz: () => "新测验",

  // The review
  review: () => "答题回顾",
  answeredCorrectly: () => "正确",
  answeredWrongly: () => "错误",
  reported: () => "已移出",
  numberedQuestion: ({ number, question }) => `${number}. ${question}`,
  yourAnswer: ({ answer }) => ["你的回答：", answer],
  correctAnswer: ({ answer }) => ["正确答案：", answer],
  saidElsewhere: () => "这些文字出自原文别处。",
  saidOfIt: () => "原文是这样说的：",
  lookAgain: () => "再看一遍这道题",

  // Retrying
  notFinished: () => "请先答完这次测验的所有题目。",
  nothingWrong: () => "全部答对，没有错题要重做。",
  nothingToRetryTitle: () => "没有错题要重做",
  notRetriedTitle: () => "错题重做未能开始",
  noAnswer: () => "连接不上 Fennec。请检查网络后重试。",
} satisfies Catalogue<typeof import("../en/result")>;
