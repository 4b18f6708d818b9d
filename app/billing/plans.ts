import { interfaceLocale } from "~/localization/interface-language";
import { numberFormat } from "~/localization/number-format";
import type { Tier } from "~/platform/app.server";
import { type StudyFeature, studyModes } from "~/study-modes";
import * as m from "./messages";

/** What a plan limits, by its name in the API. */
export type Feature = StudyFeature | "tts";

/** The formatted price of the premium plan. */
export interface PlanPrice {
  amount: string;
  /** "month" */
  period: string;
  /** "mo" */
  shortPeriod: string;
}

/** The price if no payment provider is configured or answers. */
export const standardPrice = (): PlanPrice => ({
  amount: numberFormat(interfaceLocale(), { style: "currency", currency: "USD" }).format(9.99),
  period: m.months({ count: 1 }),
  shortPeriod: m.shortMonths({ count: 1 }),
});

/** "$9.99 / month" */
export const longPrice = (price: PlanPrice) => m.priceOfOffer(price);

/** "$9.99/mo" */
export const shortPrice = ({ amount, shortPeriod }: PlanPrice) =>
  m.pricePerPeriod({ amount, period: shortPeriod });

/** Stands for "no limit" in the API. */
const unlimited = 999;

const speechLimits: Record<Tier, number> = { free: 0, premium: Number.POSITIVE_INFINITY };

/** What the plan limits of each study mode that has a limit. */
export const modePlans = () => studyModes.flatMap(({ plan }) => plan ?? []);

/** A plan's limit: questions or cards per request, chat messages per UTC day, speech. */
export function planLimit(tier: Tier, feature: Feature): number {
  const limits = modePlans().find((plan) => plan.feature === feature)?.limits ?? speechLimits;
  return limits[tier];
}

/** The message of the upgrade dialog. */
export function limitSentence(feature: Feature, wanted: number, limit: number): string {
  const plan = modePlans().find((one) => one.feature === feature);
  return (plan?.overLimit ?? m.tooMuchSpeech)({ wanted, limit });
}

/** Chat messages left today; `unlimited` without a limit. */
export function remainingChat(tier: Tier, used: number): number {
  return tier === "premium" ? unlimited : Math.max(0, planLimit(tier, "chat") - used);
}

/** What is left of each feature: per request, or of today's chat messages. */
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

/** When daily counters restart: the next midnight UTC. */
export function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
