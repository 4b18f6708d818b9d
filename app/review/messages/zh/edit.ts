import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";

export default {
  // Changing a card or question
  editTitle: () => "编辑内容",
  editItem: () => "编辑",
  editQuestion: () => "编辑题目",
  editCard: () => "编辑卡片",
  questionText: () => "题目",
  optionTexts: () => "选项（请选出正确的一项）",
  optionsHint: () => "留空的选项会被忽略。",
  explanationText: () => "解析",
  cardFront: () => "正面",
  cardBack: () => "背面",
  saveItem: () => "保存",
  savingItem: () => "正在保存…",
  cancelEdit: () => "取消",
  editedTitle: () => "已保存",
  sourceDropped: () => "原文引用不再支持这道题，已移除。",
  notEditedTitle: () => "未能保存",
  questionMissing: () => "请填写题目。",
  tooFewOptions: () => "请至少填写两个选项。",
  optionsAlike: () => "有两个选项相同。",
  rightMissing: () => "请选出正确的选项。",
  sideMissing: () => "请填写内容。",
  nothingToChange: () => "请说明要更改什么。",
  optionText: ({ letter }) => `选项 ${letter}`,
  optionIsRight: ({ letter }) => `选项 ${letter} 正确`,
  textTooLong: ({ limit }) => `请控制在 ${formatNumber(limit, "zh")} 个字符以内。`,
} satisfies Catalogue<typeof import("../en/edit")>;
