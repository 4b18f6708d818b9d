import type { Tier } from "~/platform/app.server";
import * as m from "./messages";

/** What a plan limits, by its name in the API. */
export type Feature = "quiz" | "flashcards" | "practiceTest" | "chat" | "tts";

/** The formatted price of the premium plan. */
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

/** Stands for "no limit" in the API. */
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

/** A plan's limit: questions or cards per request, chat messages per UTC day, speech. */
export function planLimit(tier: Tier, feature: Feature): number {
  return limits[tier][feature];
}

/** The message of the upgrade dialog. */
export function limitSentence(feature: Feature, wanted: number, limit: number): string {
  return limitMessages[feature]({ wanted, limit });
}

/** Chat messages left today; `unlimited` without a limit. */
export function remainingChat(tier: Tier, used: number): number {
  return tier === "premium" ? unlimited : Math.max(0, planLimit(tier, "chat") - used);
}

/** What is left of each feature: per request, or of today's chat messages. */
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

/** When daily counters restart: the next midnight UTC. */
export function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
