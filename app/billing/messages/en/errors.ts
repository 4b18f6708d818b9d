// Subscriptions
export const noSubscriptionTitle = () => "No subscription to manage";
export const subscriptionNotFound = () =>
  "Fennec couldn't find a subscription for this account. Your profile shows your plan.";
export const noPaidSubscription = () => "There is no paid subscription for this account yet.";
export const alreadyPremium = () => "You're already on the Premium plan.";
export const paymentOverdue = () =>
  "Your last payment failed. To update your card, go to your profile and choose Manage Subscription.";

// Payments
export const paymentNotFound = () =>
  "Fennec couldn't find that payment, or it is no longer open. Your profile shows your plan.";
export const paymentNotCompleted = () => "The payment was not completed, and nothing was charged.";
export const paymentPending = () =>
  "Processing your payment... Your plan will change when the payment goes through.";
export const sandboxFailed = () => "The test payment could not be started. Please try again.";
export const paymentPageFailed = () => "The payment page could not be opened. Please try again.";
export const providerTimeout = () => "The payment provider took too long. Please try again.";
export const providerFailed = () =>
  "The payment provider couldn't complete the request. Please try again.";
export const paymentsMisconfigured = () =>
  "Payments aren't working because of a setup problem on this site. You weren't charged, and your plan hasn't changed. Please contact the administrator.";
export const paymentsUnconfigured = () =>
  "Payments aren't set up on this site yet. You weren't charged, and your plan hasn't changed. For Premium, contact the administrator.";

// Webhook
export const unreadableEvent = () => "The event could not be read.";
export const wrongSignature = () => "Invalid signature.";
export const futureSignature = () => "The signature's timestamp is in the future.";
