import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // The document's title, and while it opens
  pageTitle: () => "离线学习",
  opening: () => "正在加载离线内容",
  needsScripts: () => "离线学习需要 JavaScript。",

  // The banner
  youAreOffline: () => "网络已断开。",
  canStudy: () => "你可以继续学习本设备上保存的内容。",
  carryOnLater: () => "恢复联网后即可继续。",
  studyOffline: () => "离线学习",
  waiting: ({ count }) => plural(count, { other: "有 # 次作答等待发送。" }, "zh"),
  sendNow: () => "立即发送",
  youAreOnline: () => "网络已恢复。",
  allSent: () => "所有作答均已发送。",
  openFennec: () => "查看我的资料",
  refusedTitle: ({ count }) => plural(count, { other: "有 # 次作答未计入" }, "zh"),
  refused: () => "对应的卡片或题目已被删除。",
  restoredTitle: ({ count }) => plural(count, { other: "已补发之前的 # 次作答" }, "zh"),
  restored: () => "这些是登录失效前离线完成的，按当时的时间计入。",

  // What is on the device
  onThisDevice: () => "本设备上的内容",
  asOf: ({ time }) => `截至 ${time}。`,
  pageNeedsNetwork: () => "该页面需要联网",
  openLater: () => "恢复联网后请再次打开。目前可用：",
  notOnDevice: () => "未保存在本设备上",
  newestAreKept: () => "仅保存最新的牌组和文档。目前可用：",
  todaysReview: () => "今日复习",
  leftToday: ({ count }) => plural(count, { other: "今天还剩 # 项" }, "zh"),
  nothingLeft: () => "今天已全部完成",
  decks: () => "牌组",
  cards: ({ count }) => plural(count, { other: "# 张卡片" }, "zh"),
  cardsOf: ({ cards, size }) =>
    `${formatNumber(size, "zh")} 张卡片中的 ${formatNumber(cards, "zh")} 张`,
  due: ({ count }) => plural(count, { other: "# 张待复习" }, "zh"),
  doneForNow: () => "目前已学完",
  documents: () => "文档",
  needsNetwork: () => "对话、新测验、上传和修改都需要联网。",
  nothingKept: () => "本设备上还没有内容",
  openOnce: () =>
    "请在联网时在此打开你的资料。之后，今日复习以及最新的牌组和文档在离线时也可使用。",

  // A card or question
  backToList: () => "返回列表",
  cardsLeft: ({ count }) => plural(count, { other: "还剩 # 张卡片" }, "zh"),
  undo: () => "撤销",
  showAnswer: () => "显示答案",
  showQuestion: () => "显示问题",
  correct: () => "正确！",
  notQuite: () => "不太对",
  comesBackIn: ({ interval }) => `${interval}后再次出现。`,
  next: () => "继续",
  answered: ({ right, total }) =>
    `离线期间：${formatNumber(total, "zh")} 次作答中 ${formatNumber(right, "zh")} 次正确。`,

  // A document
  pageNumber: ({ page }) => `第 ${page} 页`,
  parts: () => "文档的各部分",
  partOf: ({ part, parts }) => `第 ${part} 部分，共 ${parts} 部分`,
  previousPart: () => "上一部分",
  nextPart: () => "下一部分",
  beginningOnly: () => "这是开头部分。其余内容需要联网。",
} satisfies Catalogue<typeof import("./en")>;
