import { z } from "zod";

/** What can be counted, by the names of the contract. */
const countedFeatures = [
  "quizzesCreated",
  "flashcardsCreated",
  "practiceTestsTaken",
  "chatMessagesCount",
  "audioTtsUsage",
] as const;

export type CountedFeature = (typeof countedFeatures)[number];

/** The figures of what a learner has done. */
export interface StudyMetrics extends Record<CountedFeature, number> {
  /** Whole minutes. */
  timeSpentInChatMinutes: number;
}

/** `POST /api/user/track-usage`. */
export const trackUsageSchema = z.object({
  feature: z.enum(countedFeatures, { error: "There is no such figure." }),
  count: z
    .number({ error: "Count with a whole number from 1 to 1000." })
    .int("Count with a whole number from 1 to 1000.")
    .min(1, "Count at least 1.")
    .max(1000, "Count at most 1000.")
    .default(1),
});

export type TrackedUsage = z.infer<typeof trackUsageSchema>;

/** The tabs of the profile, in their order. */
export const profileTabs = ["files", "chats", "quizzes", "analytics"] as const;

export type ProfileTab = (typeof profileTabs)[number];

export const profileParameters = z.object({
  tab: z.enum(profileTabs).catch("analytics"),
  /** Put there by a payment provider's page that led back here. */
  redirect_status: z.string().max(40).optional().catch(undefined),
});
