import type { Catalogue } from "~/localization/catalogue";

export default {
  // Header and footer
  sections: () => "页面导航",
  features: () => "功能",
  howItWorks: () => "使用方法",
  testimonials: () => "用户评价",
  logIn: () => "登录",
  getStarted: () => "开始使用",
  footer: () => "页脚",
  app: () => "应用",
  copyright: ({ year }) => `© ${year} Fennec，你的贴心 AI 学习伙伴。`,

  // Hero
  documentTitle: ({ product, tagline }) => `${product}，${tagline}`,
  headline: () => "你的贴心 AI 学习伙伴",
  promise: () => "上传要学的内容，随时提问、自测，每个答案都能看到出自哪一页。",
  getStartedFree: () => "免费开始",
  seeHowItWorks: () => "看看怎么用",
  noCreditCard: () => "无需信用卡",
  unlimitedDocuments: () => "文档数量不限",
  aiPowered: () => "AI 助力学习",
  allFree: () => "全部功能免费",

  // Call to action
  closingTitle: () => "开启你的下一章",
  tryFree: () => "无需信用卡，免费试用全部功能。",
} satisfies Catalogue<typeof import("../en/page")>;
