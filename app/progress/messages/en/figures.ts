import { plural } from "~/localization/plural";

// The plan
export const subscription = () => "Subscription Status";
export const premiumPlan = () => "Premium Plan";
export const freePlan = () => "Free Plan";
export const premiumHint = () => "Enjoy unlimited access to all features";
export const freeHint = () => "Upgrade to premium for unlimited access";
export const manage = () => "Manage Subscription";
export const upgrade = ({ price }: { price: string }) => `Upgrade to Premium - ${price}`;
export const unpaid = () => "Your last payment failed. Update your card to get Premium back.";
export const ends = <T>({ date }: { date: T }) =>
  ["Cancelled. You have Premium until ", date, "."] as const;
export const renews = <T>({ date }: { date: T }) => ["Renews on ", date, "."] as const;
export const given = <T>({ date }: { date: T }) =>
  ["Premium is free for you until ", date, "."] as const;

// Free and premium compared
export const comparison = () => "Free and premium compared";
export const whatYouGet = () => "What you get";
export const free = () => "Free";
export const premium = () => "Premium";
export const unlimited = () => "Unlimited";
export const speech = () => "Text-to-speech";
export const notIncluded = () => "No";
export const included = () => "Yes";

// Figures
export const chatMessages = () => "AI Chat Messages";
export const today = () => "today";
export const speechUsage = () => "Audio TTS Usage";
export const premiumOnly = () => "Premium Feature Only";
export const chatTime = () => "Time Spent in Chat";
/** Beside the number, which stands for itself. */
export const minutes = ({ count }: { count: number }) =>
  plural(count, { one: "minute", other: "minutes" });
export const freeUsage = () => "Free Usage";
export const unlimitedUsage = () => "unlimited";
export const dailyLimit = () => "Daily limit";
export const usedOf = ({ used, limit }: { used: number; limit: number }) => `${used} / ${limit}`;
export const chatUsedToday = () => "Chat messages used today";
export const limitReached = () => "Limit reached";
export const newOnesAt = <T>({ time }: { time: T }) => ["Resets at ", time] as const;

// Allowances
export const allowances = () => "Daily limits and storage";
export const allowancesHint = <T>({ time }: { time: T }) =>
  [
    "Daily limits reset at ",
    time,
    ". To free up storage, delete files, decks or quizzes.",
  ] as const;
export const generatedToday = () => "Quizzes, decks and tests made today";
export const uploadedToday = () => "Uploaded today";
export const pagesToday = () => "Pictures and scanned pages read today";
export const speechToday = () => "Seconds read aloud today";
export const filesStored = () => "Files stored";
export const passagesStored = () => "Text stored (passages, about a paragraph each)";
export const itemsStored = () => "Cards and questions stored";
export const usageOf = ({ used, limit }: { used: string; limit: string }) => `${used} / ${limit}`;

// Counting usage
export const featureUnknown = ({ features }: { features: readonly string[] }) =>
  `The feature must be ${new Intl.ListFormat("en", { type: "disjunction" }).format(features)}.`;
export const countNotWhole = () => "The count must be a whole number from 1 to 1000.";
export const countTooSmall = () => "The count must be at least 1.";
export const countTooLarge = () => "The count must be at most 1000.";
