import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  onPaper: () => "纸上复习",
  sheetIntroduction: ({ most }) =>
    `打印今天的复习内容（最多 ${most} 项），用笔作答。答案单独成页。做完后，把你勾选的结果录入这里。`,
  printSheet: () => "打印",
  printByBrowser: () => "请用浏览器打印本页。",
  nothingToPrint: () => "今天没有待复习的内容，无需打印。",

  // Finding a sheet
  sheetCode: () => "复习卷编号",
  sheetCodeHint: () => "印在卷首，形如 K7MF-2QXD。",
  openSheet: () => "打开",
  anotherSheet: () => "录入另一份复习卷",
  todaysSheet: () => "今天的复习卷",
  sheetNotFound: () => "找不到该编号的复习卷。复习卷保留 60 天。",

  // Entering
  enterAnswers: () => "你勾选的结果",
  leftOut: () => "未作答",
  itemGone: () => "此后已删除。",
  enteredRight: ({ answer }) => `已录入：${answer}。正确。`,
  enteredWrong: ({ answer, right }) => `已录入：${answer}。正确答案是 ${right}。`,
  entered: ({ answer }) => `已录入：${answer}。`,
  saveSheet: () => "保存回答",
  nothingTicked: () => "请至少选择一个回答。",
  sheetNotSaved: () => "回答未保存",
  sheetSaved: ({ count }) => plural(count, { other: "已保存 # 个回答" }, "zh"),
  sheetSavedBefore: () => "这些回答之前已保存",

  // The printed sheet
  printedTitle: ({ day }) => `复习 · ${day}`,
  printedCode: ({ code }) => `编号 ${code}`,
  printedHow: () => "每道题勾选一个选项，卡片的答案写在横线上，然后翻到答案页。",
  printedAnswers: () => "答案",
  printedEnter: ({ address }) => `为每张卡片勾选难易程度，然后到 ${address} 录入全部结果。`,
  nothingForSheet: () => "现在没有到期的内容，无需打印。",
} satisfies Catalogue<typeof import("../en/sheet")>;
