import { z } from "zod";
import * as m from "./messages";

/** What is counted, by the names of the API. */
const countedFeatures = [
  "quizzesCreated",
  "flashcardsCreated",
  "practiceTestsTaken",
  "chatMessagesCount",
  "audioTtsUsage",
] as const;

export type CountedFeature = (typeof countedFeatures)[number];

/** The figures of a learner's work. */
export interface StudyMetrics extends Record<CountedFeature, number> {
  /** Whole minutes. */
  timeSpentInChatMinutes: number;
}

/** `POST /api/user/track-usage`. */
export const trackUsageSchema = z.object({
  feature: z.enum(countedFeatures, {
    error: () => m.featureUnknown({ features: countedFeatures }),
  }),
  count: z
    .number({ error: m.countNotWhole })
    .int({ error: m.countNotWhole })
    .min(1, { error: m.countTooSmall })
    .max(1000, { error: m.countTooLarge })
    .default(1),
});

export type TrackedUsage = z.infer<typeof trackUsageSchema>;

/** The tabs of the profile, in their order. */
export const profileTabs = ["files", "chats", "quizzes", "analytics"] as const;

export type ProfileTab = (typeof profileTabs)[number];

export const profileParameters = z.object({
  tab: z.enum(profileTabs).catch("analytics"),
  /** Added by the payment provider's page when it redirects back. */
  redirect_status: z.string().max(40).optional().catch(undefined),
});
