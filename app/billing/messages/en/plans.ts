import { plural } from "~/localization/plural";

// What the free plan does not allow
interface Excess {
  wanted: number;
  limit: number;
}
export const tooMuchSpeech = ({ wanted, limit }: Excess) =>
  `You're trying to use ${wanted} Text-to-Speech, but the free plan only allows ${limit}.`;
export const premiumOnly = () => "This feature is only available with our Premium plan.";

// The price: "$9.99/month", "$49 / 3 months"
export const days = ({ count }: { count: number }) =>
  plural(count, { one: "day", other: "# days" });
export const weeks = ({ count }: { count: number }) =>
  plural(count, { one: "week", other: "# weeks" });
export const months = ({ count }: { count: number }) =>
  plural(count, { one: "month", other: "# months" });
export const years = ({ count }: { count: number }) =>
  plural(count, { one: "year", other: "# years" });
export const shortDays = ({ count }: { count: number }) =>
  plural(count, { one: "day", other: "# day" });
export const shortWeeks = ({ count }: { count: number }) =>
  plural(count, { one: "wk", other: "# wk" });
export const shortMonths = ({ count }: { count: number }) =>
  plural(count, { one: "mo", other: "# mo" });
export const shortYears = ({ count }: { count: number }) =>
  plural(count, { one: "yr", other: "# yr" });

interface Price {
  amount: string;
  period: string;
}
export const pricePerPeriod = ({ amount, period }: Price) => `${amount}/${period}`;
export const priceOfOffer = ({ amount, period }: Price) => `${amount} / ${period}`;

// The upgrade dialog
export const upgradeTitle = () => "Upgrade to Premium";
export const textToSpeech = () => "Text-to-speech";
export const ownSoundtrack = () => "Personalised learning soundtrack";
export const stayOnFreePlan = () => "Stay on Free Plan";
export const upgradeNow = () => "Upgrade Now";
export const upgrading = () => "Upgrading...";
