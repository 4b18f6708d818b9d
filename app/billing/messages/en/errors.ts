// Subscriptions
export const noSubscriptionTitle = () => "No subscription to manage";
export const subscriptionNotFound = () =>
  "That subscription is not here. It may have been deleted.";
export const noPaidSubscription = () => "There is no paid subscription for this account yet.";
export const alreadyPremium = () => "You are on the premium plan already.";
export const paymentOverdue = () =>
  "Your plan waits for a payment. Update your card by Manage Subscription on your profile.";

// Payments
export const paymentNotFound = () => "That payment is not here. It may have been deleted.";
export const paymentNotCompleted = () => "The payment was not completed, and nothing was charged.";
export const paymentPending = () =>
  "Processing your payment... Your plan changes as soon as it has arrived.";
export const sandboxFailed = () => "The sandbox could not begin the payment.";
export const paymentPageFailed = () => "The payment page could not be opened.";
export const providerTimeout = () => "The payment provider took too long. Please try again.";
export const providerFailed = () =>
  "The payment provider could not do that just now. Please try again.";
export const paymentsMisconfigured = () =>
  "Payments do not work just now: whoever runs this Fennec has to put their setup right. Nothing was charged or changed, and your plan goes on as before.";
export const paymentsUnconfigured = () =>
  "Payments are not set up here yet. Nothing was charged, and your free plan goes on as before.";

// Webhook
export const unreadableEvent = () => "The event could not be read.";
export const wrongSignature = () => "The signature is not right.";
export const futureSignature = () => "The signature is stamped in the future.";
