import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // What the free plan does not allow
  tooMuchSpeech: ({ wanted, limit }) => `免费版的语音朗读上限为 ${limit}，你要用 ${wanted}。`,
  premiumOnly: () => "此功能仅限 Premium 用户使用。",

  // The price: "$9.99/month", "$49 / 3 months"
  days: ({ count }) => (count === 1 ? "天" : plural(count, { other: "# 天" }, "zh")),
  weeks: ({ count }) => (count === 1 ? "周" : plural(count, { other: "# 周" }, "zh")),
  months: ({ count }) => (count === 1 ? "月" : plural(count, { other: "# 个月" }, "zh")),
  years: ({ count }) => (count === 1 ? "年" : plural(count, { other: "# 年" }, "zh")),
  shortDays: ({ count }) => (count === 1 ? "天" : plural(count, { other: "# 天" }, "zh")),
  shortWeeks: ({ count }) => (count === 1 ? "周" : plural(count, { other: "# 周" }, "zh")),
  shortMonths: ({ count }) => (count === 1 ? "月" : plural(count, { other: "# 个月" }, "zh")),
  shortYears: ({ count }) => (count === 1 ? "年" : plural(count, { other: "# 年" }, "zh")),

  pricePerPeriod: ({ amount, period }) => `${amount}/${period}`,
  priceOfOffer: ({ amount, period }) => `${amount} / ${period}`,

  // The upgrade dialog
  upgradeTitle: () => "升级到 Premium",
  textToSpeech: () => "语音朗读",
  ownSoundtrack: () => "个性化学习音乐",
  stayOnFreePlan: () => "继续用免费版",
  upgradeNow: () => "立即升级",
  upgrading: () => "正在升级…",
} satisfies Catalogue<typeof import("../en/plans")>;
