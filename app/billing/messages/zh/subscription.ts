import type { Catalogue } from "~/localization/catalogue";

export default {
  // Visitors
  loginRequiredTitle: () => "需要登录",
  loginRequired: () => "请登录后使用 Premium 功能",

  // The offer
  offerTitle: () => "升级到 Premium",
  offer: ({ price }) => ["测验、闪卡、模拟测试和对话全部不限量，价格为 ", price, "。"],
  unlimitedQuizzesAndTests: () => "测验和模拟测试不限量",
  unlimitedCards: () => "闪卡不限量",
  fullTextToSpeech: () => "完整语音朗读",
  unlimitedMessages: () => "AI 对话消息不限量",
  cancelAnytime: () => "随时取消",
  subscribeNow: ({ price }) => `立即订阅 · ${price}`,
  backToProfile: () => "返回个人中心",

  // Before the form
  preparing: () => "正在准备订阅…",
  loadingForm: () => "正在加载付款表单…",
  subscriptionErrorTitle: () => "订阅出错",
  subscriptionFailed: () => "未能创建订阅",
  subscriptionNotSetUp: () => "未能开通订阅",
  unknownError: () => "发生未知错误",
  formUnavailableTitle: () => "无法加载付款表单",
  noPaymentInformation: () => "服务器未返回付款信息",
  formNotLoaded: () => "付款表单无法加载。请检查网络后重试。",
  tryAgain: () => "重试",

  // Paying
  processing: () => "正在处理…",
  processingTitle: () => "正在处理付款",
  processingPayment: () => "正在处理付款…",
  redirecting: () => "付款成功！正在前往个人中心…",
  paidTitle: () => "付款成功",
  paid: () => "你的账号已升级到 Premium！",
  paymentFailedTitle: () => "付款失败",
  unexpectedError: () => "发生意外错误。",
} satisfies Catalogue<typeof import("../en/subscription")>;
