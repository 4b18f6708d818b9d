import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  testTitle: () => "模拟测试",
  questionTitle: ({ number, test }) => `第 ${number} 题 · ${test}`,

  // Answering
  progress: () => "测试进度",
  next: () => "下一题",
  finish: () => "交卷",
  notSavedTitle: () => "你的回答未保存",
  sendAgain: () => "连接不上 Fennec。请检查网络后重新提交回答。",

  // Cancelling
  cancelTitle: () => "取消模拟测试",
  areYouSure: () => "确定要取消吗？",
  cancelWithoutAnswers: ({ title }) => ["测试“", title, "”将结束，题目会被删除。"],
  cancelWithAnswers: ({ title, count }) => [
    "测试“",
    title,
    plural(count, { other: "”将结束，题目和你的 # 个回答会被删除。" }, "zh"),
  ],
  cancel: () => "取消测试",
  cancelling: () => "正在取消…",
  keepGoing: () => "继续作答",
  notCancelledTitle: () => "测试未取消",
  nothingToCancelTitle: () => "没有可取消的测试",
  cancelledTitle: () => "测试已取消",
  cancelled: () => "题目和回答已删除。",
} satisfies Catalogue<typeof import("../en/question")>;
