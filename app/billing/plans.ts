import type { Tier } from "~/platform/app.server";
import * as m from "./messages";

/** What a plan limits, by the name that the contract gives it. */
export type Feature = "quiz" | "flashcards" | "practiceTest" | "chat" | "tts";

/** What the premium plan costs, as it is shown. */
export interface PlanPrice {
  amount: string;
  /** "month" */
  period: string;
  /** "mo" */
  shortPeriod: string;
}

/** The price where no payment provider has another. */
export const standardPrice = (): PlanPrice => ({
  amount: "$9.99",
  period: m.months({ count: 1 }),
  shortPeriod: m.shortMonths({ count: 1 }),
});

/** Shown and reported for "no limit". */
const unlimited = 999;

const limitMessages = {
  quiz: m.tooManyQuizQuestions,
  flashcards: m.tooManyFlashcards,
  practiceTest: m.tooManyTestQuestions,
  chat: m.tooManyChatMessages,
  tts: m.tooMuchSpeech,
} satisfies Record<Feature, unknown>;

const limits: Record<Tier, Record<Feature, number>> = {
  free: { quiz: 15, flashcards: 20, practiceTest: 20, chat: 10, tts: 0 },
  premium: {
    quiz: 1000,
    flashcards: 1000,
    practiceTest: 1000,
    chat: Number.POSITIVE_INFINITY,
    tts: Number.POSITIVE_INFINITY,
  },
};

/** The most that a plan allows: questions or cards at once, chat messages in a UTC day, speech. */
export function planLimit(tier: Tier, feature: Feature): number {
  return limits[tier][feature];
}

/** The upgrade dialog's sentence. */
export function limitSentence(feature: Feature, wanted: number, limit: number): string {
  return limitMessages[feature]({ wanted, limit });
}

/** What is left of the day's chat messages; `unlimited` where the plan has no limit. */
export function remainingChat(tier: Tier, used: number): number {
  return tier === "premium" ? unlimited : Math.max(0, planLimit(tier, "chat") - used);
}

/** What the plan leaves of each feature: at once, or of the day's chat messages. */
export function remainingUsage(tier: Tier, chatUsed: number): Record<Feature, number> {
  const left = (feature: Feature) => (tier === "premium" ? unlimited : planLimit(tier, feature));
  return {
    quiz: left("quiz"),
    flashcards: left("flashcards"),
    practiceTest: left("practiceTest"),
    chat: remainingChat(tier, chatUsed),
    tts: left("tts"),
  };
}

/** When the counts of the day begin anew: the next midnight of UTC. */
export function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
