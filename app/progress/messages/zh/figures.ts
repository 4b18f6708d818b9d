import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The plan
  subscription: () => "订阅状态",
  premiumPlan: () => "Premium 版",
  freePlan: () => "免费版",
  premiumHint: () => "畅享全部功能，不限量",
  freeHint: () => "升级到 Premium，使用不限量",
  manage: () => "管理订阅",
  upgrade: ({ price }) => `升级到 Premium · ${price}`,
  unpaid: () => "上次付款失败。请更新银行卡信息，以恢复 Premium。",
  ends: ({ date }) => ["已取消。Premium 有效期至 ", date, "。"],
  renews: ({ date }) => ["将于 ", date, " 续订。"],
  given: ({ date }) => ["你可免费使用 Premium 至 ", date, "。"],

  // Free and premium compared
  comparison: () => "免费版与 Premium 对比",
  whatYouGet: () => "包含内容",
  free: () => "免费版",
  premium: () => "Premium",
  unlimited: () => "不限",
  speech: () => "语音朗读",
  notIncluded: () => "无",
  included: () => "有",

  // Figures
  chatMessages: () => "AI 对话消息",
  today: () => "条（今天）",
  speechUsage: () => "语音朗读用量",
  premiumOnly: () => "仅限 Premium",
  chatTime: () => "对话时长",
  minutes: ({ count }) => plural(count, { other: "分钟" }, "zh"),
  freeUsage: () => "免费用量",
  unlimitedUsage: () => "不限",
  dailyLimit: () => "每日上限",
  usedOf: ({ used, limit }) => `${used} / ${limit}`,
  chatUsedToday: () => "今天已用的对话消息",
  limitReached: () => "已达上限",
  newOnesAt: ({ time }) => [time, " 重置"],

  // Allowances
  allowances: () => "每日上限与存储空间",
  allowancesHint: ({ time }) => ["每日上限于 ", time, " 重置。删除文件、牌组或测验可以腾出空间。"],
  generatedToday: () => "今天生成的测验、牌组和模拟测试",
  uploadedToday: () => "今天上传",
  pagesToday: () => "今天读取的图片和扫描页",
  speechToday: () => "今天朗读的秒数",
  filesStored: () => "已存文件",
  passagesStored: () => "已存文字（段，每段约一个自然段）",
  itemsStored: () => "已存卡片和题目",
  usageOf: ({ used, limit }) => `${used} / ${limit}`,

  // Counting usage
  featureUnknown: ({ features }) => `feature 须为以下之一：${features.join("、")}。`,
  countNotWhole: () => "count 须为 1 到 1000 之间的整数。",
  countTooSmall: () => "count 不能小于 1。",
  countTooLarge: () => "count 不能大于 1000。",
} satisfies Catalogue<typeof import("../en/figures")>;
