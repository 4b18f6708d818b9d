import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  cardTitle: ({ position, deck }) => `卡片 ${position} · ${deck}`,

  // A card
  cardOf: ({ position, total }) => `第 ${position} 张，共 ${total} 张`,
  cardOfShuffled: ({ position, total }) => `第 ${position} 张，共 ${total} 张，已打乱`,
  doneLabel: () => "目前已学完的卡片",
  doneOf: ({ done, total }) => `目前已学完 ${done}/${total} 张`,
  allDone: () => "目前都学完了，这一轮是额外练习。",
  showQuestion: () => "显示问题",
  showAnswer: () => "显示答案",

  // Navigation
  neighbours: () => "上一张和下一张卡片",
  previousCard: () => "上一张卡片",
  previous: () => "上一张",
  nextCard: () => "下一张卡片",
  next: () => "下一张",
  backToDeck: () => "返回",
  shuffle: () => "打乱顺序",
  reset: () => "重置",
  cycleCompletedTitle: () => "学完一轮",
  cycleCompleted: ({ count }) =>
    count === 1
      ? "唯一的一张卡片已看完，再来一遍。"
      : plural(count, { other: "# 张卡片已全部看完，现在回到第一张。" }, "zh"),

  // Rating
  gradeMissing: () => "请选择回忆的难易程度。",
  undo: () => "撤销",
  undoLabel: () => "撤销上一次评分",
  undoneTitle: () => "评分已撤销",
  notRatedTitle: () => "你的评分未保存",
  notUndoneTitle: () => "评分未撤销",
  nothingChangedTitle: () => "没有任何更改",
  noAnswer: () => "连接不上 Fennec。请检查网络后重试。",

  // The end of a session
  sessionTitle: ({ deck }) => `本次学习 · ${deck}`,
  sessionDone: () => "目前学完了",
  sessionSoFar: () => "本次学习进展",
  remembered: ({ remembered, total }) => `${total} 张记住了 ${remembered} 张`,
  studied: ({ cards, minutes }) =>
    plural(minutes, { other: (number) => `${cards}，用时 ${number} 分钟。` }, "zh"),
  nextReviewTomorrow: () => "每张卡片都已安排好。下次复习：明天。",
  nextReview: ({ interval }) => `每张卡片都已安排好。下次复习：${interval}后。`,
  moreWaiting: () => "还有卡片待学习。",
  backToTheDeck: () => "返回牌组",
  keepStudying: () => "继续学习",
} satisfies Catalogue<typeof import("../en/study")>;
