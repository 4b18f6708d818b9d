// Visitors
export const loginRequiredTitle = () => "Authentication Required";
export const loginRequired = () => "Please login to access premium features";

// The offer
export const offerTitle = () => "Upgrade to Premium";
export const offer = <T>({ price }: { price: T }) =>
  ["Unlimited quizzes, flashcards, tests and chat for ", price, "."] as const;
export const unlimitedQuizzesAndTests = () => "Unlimited quizzes and practice tests";
export const unlimitedCards = () => "Unlimited flashcards";
export const fullTextToSpeech = () => "Full text-to-speech";
export const unlimitedMessages = () => "Unlimited AI chat messages";
export const cancelAnytime = () => "Cancel anytime";
export const subscribeNow = ({ price }: { price: string }) => `Subscribe Now - ${price}`;
export const backToProfile = () => "Back to Profile";

// Before the form
export const preparing = () => "Preparing your subscription...";
export const loadingForm = () => "Loading the payment form...";
export const subscriptionErrorTitle = () => "Subscription Error";
export const subscriptionFailed = () => "Failed to create subscription";
export const subscriptionNotSetUp = () => "We couldn't set up your subscription";
export const unknownError = () => "An unknown error occurred";
export const formUnavailableTitle = () => "Unable to load payment form";
export const noPaymentInformation = () => "No payment information was returned from the server";
export const formNotLoaded = () =>
  "The payment form could not be loaded. Check your connection and try again.";
export const tryAgain = () => "Try Again";

// Paying
export const processing = () => "Processing...";
export const processingTitle = () => "Processing Payment";
export const processingPayment = () => "Processing your payment...";
export const redirecting = () => "Payment successful! Redirecting to your profile...";
export const paidTitle = () => "Payment Successful";
export const paid = () => "Your account has been upgraded to Premium!";
export const paymentFailedTitle = () => "Payment Failed";
export const unexpectedError = () => "An unexpected error occurred.";
