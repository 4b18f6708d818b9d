import type { Tier } from "~/platform/app.server";
import { type StudyFeature, studyModes } from "~/study-modes";

/** What a plan limits, by the name that the contract gives it. */
export type Feature = StudyFeature | "tts";

/** What the premium plan costs, as it is shown. */
export interface PlanPrice {
  amount: string;
  /** "month" */
  period: string;
  /** "mo" */
  shortPeriod: string;
}

/** The price where no provider tells another. */
export const standardPrice: PlanPrice = { amount: "$9.99", period: "month", shortPeriod: "mo" };

/** Shown and reported for "no limit". */
const unlimited = 999;

const speechLimits: Record<Tier, number> = { free: 0, premium: Number.POSITIVE_INFINITY };

/** What the plan limits of each study mode that has a limit. */
export const modePlans = () => studyModes.flatMap(({ plan }) => plan ?? []);

/** The most that a plan allows: questions or cards at once, chat messages in a UTC day, speech. */
export function planLimit(tier: Tier, feature: Feature): number {
  const limits = modePlans().find((plan) => plan.feature === feature)?.limits ?? speechLimits;
  return limits[tier];
}

/** The upgrade dialog's sentence. */
export function limitSentence(feature: Feature, wanted: number, limit: number): string {
  const plan = modePlans().find((one) => one.feature === feature);
  return (
    plan?.overLimit({ wanted, limit }) ??
    `You're trying to use ${wanted} Text-to-Speech, but the free plan only allows ${limit}.`
  );
}

/** What is left of the day's chat messages; `unlimited` where the plan has no limit. */
export function remainingChat(tier: Tier, used: number): number {
  return tier === "premium" ? unlimited : Math.max(0, planLimit(tier, "chat") - used);
}

/** What the plan leaves of each feature: at once, or of the day's chat messages. */
export function remainingUsage(tier: Tier, chatUsed: number): Record<Feature, number> {
  const left = (feature: Feature) => {
    if (feature === "chat") return remainingChat(tier, chatUsed);
    return tier === "premium" ? unlimited : planLimit(tier, feature);
  };
  const features = [...modePlans().map(({ feature }) => feature), "tts"] as Feature[];
  return Object.fromEntries(features.map((feature) => [feature, left(feature)])) as Record<
    Feature,
    number
  >;
}

/** When the counts of the day begin anew: the next midnight of UTC. */
export function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
