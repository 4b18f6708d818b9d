// Every page of the sandbox
export const sandboxWarning = () => "Test mode: you won't be charged.";
export const sandboxCardHint = <T>({ card }: { card: T }) =>
  [
    "Pay with the test card ",
    card,
    ", any future date and any security code. Do not enter a real card.",
  ] as const;
export const sandboxPageHint = () => "On a live site, the payment provider shows this page.";

// Paying
export const sandboxPaymentTitle = () => "Test payment";
export const sandboxOffer = <T>({ price }: { price: T }) =>
  ["Fennec Premium, ", price, ". Cancel anytime."] as const;
export const noPaymentTitle = () => "No payment to make";
export const cardNumber = () => "Card number";
export const cardExpiry = () => "Expiry date";
export const cardCode = () => "Security code";
export const goBack = () => "Go back";

// The bank's question
export const bankAsksTitle = () => "Your bank asks for confirmation";
export const bankAsks = ({ amount, period }: { amount: string; period: string }) =>
  `Do you want to pay ${amount} a ${period} to Fennec? In test mode, you won't be charged.`;
export const confirmPayment = () => "Confirm payment";
export const refusePayment = () => "Decline";

// What is wrong with a card
export const checkCard = () => "Check the card details.";
export const cardNumberInvalid = () => "Enter the whole card number.";
export const cardExpiryInvalid = () => "Enter month and year, such as 12 / 34.";
export const cardExpired = () => "This card has expired.";
export const cardCodeInvalid = () => "Enter the 3 digits on the back.";
export const testCardsOnly = () =>
  "This is test mode. Use a test card, such as 4242 4242 4242 4242.";

// How a provider declines
export const declined = () => "Your card was declined.";
export const insufficientFunds = () => "Your card has insufficient funds.";
export const expiredCard = () => "Your card has expired.";
export const incorrectCode = () => "Your card's security code is incorrect.";
export const notAuthenticated = () =>
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.";

// Managing the plan
export const sandboxPlanTitle = () => "Test subscription";
export const sandboxPlan = <T>({ price }: { price: T }) => ["Fennec Premium, ", price] as const;
export const renewsOn = <T>({ date }: { date: T }) => ["Renews on ", date, "."] as const;
export const lastsTo = <T>({ date }: { date: T }) =>
  ["Cancelled. You have Premium until ", date, "."] as const;
export const dueSince = <T>({ date }: { date: T }) =>
  ["The last payment failed. It was due on ", date, "."] as const;
export const keepPlan = () => "Keep the plan";
export const payWithOtherCard = () => "Pay with another test card";
export const cancelPlan = () => "Cancel plan";
export const cancelPlanQuestion = () => "Cancel your plan?";
export const cancelLater = <T>({ date }: { date: T }) =>
  [
    "You keep Premium until ",
    date,
    ". After that you're on the free plan. Your files, cards and scores are kept.",
  ] as const;
export const cancelNow = () =>
  "You stay on the free plan and won't be charged again. Your files, cards and scores are kept.";
export const planCancelledTitle = () => "Plan cancelled";
export const planCancelled = () => "You won't be charged again.";
export const planKeptTitle = () => "Plan kept";
export const planKept = () => "Your plan will renew as usual.";
export const planPaidTitle = () => "Payment received";
export const planPaid = () => "You have Premium again.";
export const planNotChangedTitle = () => "The plan was not changed";
