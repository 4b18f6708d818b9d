import type { Catalogue } from "~/localization/catalogue";

export default {
  // Deleting a deck, quiz, test, card or question
  deleteDeck: () => "删除这个牌组",
  deleteQuiz: () => "删除这份测验",
  deleteTest: () => "删除这份模拟测试",
  deleteCard: () => "删除这张卡片",
  deleteQuestion: () => "删除这道题",
  progressGoes: () => "与它有关的学习进度也会删除。",
  cardsGo: () => "其中的卡片也会离开复习，连同记忆进度。",
  keptQuestionsStay: () => "已加入复习的题目会保留。",
  deleteWork: () => "删除",
  deletingWork: () => "正在删除…",
  cancelDeletion: () => "取消",
  deletedTitle: () => "已删除",
  notDeletedTitle: () => "未能删除",
  nothingToDeleteTitle: () => "没有可删除的内容",
  deleteWarning: ({ title }) => ["将永久删除“", title, "”，此操作无法撤销。"],
} satisfies Catalogue<typeof import("../en/delete")>;
