import type { Catalogue } from "~/localization/catalogue";

export default {
  cardNotFound: () => "找不到该卡片，它可能已被删除。",

  // Editing a card
  edit: () => "编辑",
  stopEditing: () => "结束编辑",
  cardNumber: ({ number }) => `卡片 ${number}`,
  front: () => "正面",
  back: () => "背面",
  save: () => "保存卡片",
  saving: () => "正在保存…",
  notChangedTitle: () => "卡片未更改",
  frontMissing: () => "请填写正面。",
  frontTooLong: () => "正面请控制在 1,000 个字符以内。",
  backMissing: () => "请填写背面。",
  backTooLong: () => "背面请控制在 1,000 个字符以内。",

  // Writing a card from a document
  writeCardTitle: () => "写一张闪卡",
  writeCardHint: () => "它会放进“我的卡片”，并在复习中出现。",
  documentWords: () => "文档中的文字",
  documentWordsHint: () => "它们会连同所在页码一起保留在卡片上。",
  cardQuestion: () => "正面：要问什么",
  cardAnswer: () => "背面：答案",
  cardAnswerHint: () => "留空则以上面的文字作为答案。",
  wordsTooLong: () => "请选择少于 1,000 个字符。",

  // The course of a card
  cardCourseTitle: () => "将卡片移到课程",
  cardCourseHint: () =>
    "卡片会移到该课程的“我的卡片”，复习日期不变。课程的考试可能会使它提前出现。",
  changeCourse: () => "更改课程",
  moveCard: () => "移动卡片",
  moving: () => "正在移动…",
  movedTitle: () => "卡片已移动",
  notMovedTitle: () => "卡片未移动",
  cardOfDocument: () => "这张卡片来自一份文档，因此属于该文档所在的课程。",

  // Deleting a card
  removeTitle: () => "删除卡片",
  removeCard: () => "删除卡片",
  areYouSure: () => "确定要删除吗？",
  removeWarning: ({ front }) => ["卡片“", front, "”将被永久删除，无法恢复。"],
  remove: () => "删除",
  removing: () => "正在删除…",
  cancel: () => "取消",
  notRemovedTitle: () => "卡片未删除",
  nothingToRemoveTitle: () => "没有可删除的卡片",
  removedTitle: () => "卡片已删除",
} satisfies Catalogue<typeof import("../en/cards")>;
