import type { Catalogue } from "~/localization/catalogue";

export default {
  // Subscriptions
  noSubscriptionTitle: () => "没有可管理的订阅",
  subscriptionNotFound: () => "找不到此账号的订阅。你可以在个人中心查看订阅状态。",
  noPaidSubscription: () => "此账号还没有付费订阅。",
  alreadyPremium: () => "你已是 Premium 用户。",
  paymentOverdue: () => "上次付款失败。要更新银行卡信息，请前往个人中心，选择“管理订阅”。",

  // Payments
  paymentNotFound: () => "找不到这笔付款，或它已关闭。你可以在个人中心查看订阅状态。",
  paymentNotCompleted: () => "付款未完成，没有扣款。",
  paymentPending: () => "付款正在处理，成功后你的订阅会随之更新。",
  sandboxFailed: () => "测试付款未能开始，请重试。",
  paymentPageFailed: () => "付款页面无法打开，请重试。",
  providerTimeout: () => "支付服务商响应超时，请重试。",
  providerFailed: () => "支付服务商暂时无法处理，请重试。",
  paymentsMisconfigured: () =>
    "本站设置有误，付款无法使用。没有扣款，你的订阅也没有变化。请联系管理员。",
  paymentsUnconfigured: () =>
    "本站尚未开通付款。没有扣款，你的订阅也没有变化。如需 Premium，请联系管理员。",

  // Webhook
  unreadableEvent: () => "无法读取该事件。",
  wrongSignature: () => "签名不正确。",
  futureSignature: () => "签名的时间戳在未来。",
} satisfies Catalogue<typeof import("../en/errors")>;
