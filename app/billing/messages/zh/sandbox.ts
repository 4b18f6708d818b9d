import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page of the sandbox
  sandboxWarning: () => "测试模式：不会扣款。",
  sandboxCardHint: ({ card }) => [
    "请使用测试卡 ",
    card,
    " 付款，有效期填任意未来日期，安全码任意。不要输入真实的银行卡。",
  ],
  sandboxPageHint: () => "在正式网站上，此页由支付服务商显示。",

  // Paying
  sandboxPaymentTitle: () => "测试付款",
  sandboxOffer: ({ price }) => ["Fennec Premium，", price, "。可随时取消。"],
  noPaymentTitle: () => "没有待付款项",
  cardNumber: () => "卡号",
  cardExpiry: () => "有效期",
  cardCode: () => "安全码",
  goBack: () => "返回",

  // The bank's question
  bankAsksTitle: () => "银行要求确认",
  bankAsks: ({ amount, period }) =>
    `是否同意按 ${amount}/${period} 向 Fennec 付款？测试模式下不会扣款。`,
  confirmPayment: () => "确认付款",
  refusePayment: () => "拒绝",

  // What is wrong with a card
  checkCard: () => "请检查银行卡信息。",
  cardNumberInvalid: () => "请输入完整的卡号。",
  cardExpiryInvalid: () => "请输入月份和年份，如 12 / 34。",
  cardExpired: () => "这张卡已过期。",
  cardCodeInvalid: () => "请输入卡背面的 3 位数字。",
  testCardsOnly: () => "当前是测试模式，请使用测试卡，如 4242 4242 4242 4242。",

  // How a provider declines
  declined: () => "你的银行卡被拒绝。",
  insufficientFunds: () => "你的银行卡余额不足。",
  expiredCard: () => "你的银行卡已过期。",
  incorrectCode: () => "银行卡安全码不正确。",
  notAuthenticated: () => "无法验证你的付款方式。请换一种付款方式后重试。",

  // Managing the plan
  sandboxPlanTitle: () => "测试订阅",
  sandboxPlan: ({ price }) => ["Fennec Premium，", price],
  renewsOn: ({ date }) => ["将于 ", date, " 续订。"],
  lastsTo: ({ date }) => ["已取消。Premium 有效期至 ", date, "。"],
  dueSince: ({ date }) => ["上次付款失败，应付日期为 ", date, "。"],
  keepPlan: () => "保留订阅",
  payWithOtherCard: () => "换一张测试卡付款",
  cancelPlan: () => "取消订阅",
  cancelPlanQuestion: () => "要取消订阅吗？",
  cancelLater: ({ date }) => [
    "Premium 可用至 ",
    date,
    "，之后转为免费版。你的文件、卡片和成绩都会保留。",
  ],
  cancelNow: () => "你将继续使用免费版，不会再扣款。你的文件、卡片和成绩都会保留。",
  planCancelledTitle: () => "订阅已取消",
  planCancelled: () => "不会再扣款。",
  planKeptTitle: () => "订阅已保留",
  planKept: () => "你的订阅将照常续订。",
  planPaidTitle: () => "已收到付款",
  planPaid: () => "你又可以使用 Premium 了。",
  planNotChangedTitle: () => "订阅未更改",
} satisfies Catalogue<typeof import("../en/sandbox")>;
