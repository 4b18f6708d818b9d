import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  deckTitle: ({ deck }) => `${deck} · 闪卡`,
  deckNotFound: () => "找不到该牌组，它可能已被删除。",

  // Its cards
  cards: ({ count }) => plural(count, { other: "# 张卡片" }, "zh"),
  doneForNow: () => "目前已学完",
  due: ({ count }) => `${count} 张待复习`,
  cardsNoneDue: ({ count }) => plural(count, { other: "# 张卡片，目前无需复习" }, "zh"),
  cardsDue: ({ count, due }) =>
    plural(count, { other: (number) => `${number} 张卡片，${due} 张待复习` }, "zh"),
  cardList: () => "卡片",
  noCards: () => "没有卡片了",
  noCardsHint: () => "你已删除所有卡片。要生成新卡片，请点“修改设置”。",

  // What can be done with it
  startStudying: () => "开始学习",
  modifySettings: () => "修改设置",
  exportForAnki: () => "导出到 Anki",
  exportCsv: () => "导出 CSV",
  exportMarkdown: () => "导出 Markdown",
  exportGift: () => "导出 GIFT",
  exportQti: () => "导出 QTI 2.1",

  // The pages of a long deck
  cardPages: () => "更多卡片",
  previousCards: () => "前面的卡片",
  nextCards: () => "后面的卡片",
  exportFailedTitle: () => "导出失败",
  exportFailed: () => "卡片未能导出，请重试。",

  // Its name
  renameOrDelete: () => "重命名或删除",
  deckName: () => "牌组名称",
  saveName: () => "保存名称",
  renamedTitle: () => "已重命名",
  notRenamedTitle: () => "未能重命名",
  nameMissing: () => "请填写牌组名称。",
  nameTooLong: () => "名称请控制在 200 个字符以内。",
} satisfies Catalogue<typeof import("../en/deck")>;
