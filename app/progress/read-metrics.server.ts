import type { Actor, App } from "~/platform/app.server";
import { findMetricsRow } from "./metrics-store.server";
import type { StudyMetrics } from "./schema";

const millisecondsPerMinute = 60_000;

/** What the learner has done since registration, and the number of chat messages today (UTC). */
export async function readMetrics(app: App, actor: Actor): Promise<StudyMetrics> {
  const [row, chatMessagesCount] = await Promise.all([
    findMetricsRow(app.database, actor.id),
    app.dailyUsage(actor.id).used("chat"),
  ]);
  return {
    quizzesCreated: row?.quizzesCreated ?? 0,
    flashcardsCreated: row?.flashcardsCreated ?? 0,
    practiceTestsTaken: row?.practiceTestsTaken ?? 0,
    chatMessagesCount,
    audioTtsUsage: row?.audioTtsUsage ?? 0,
    timeSpentInChatMinutes: Math.floor((row?.chatMilliseconds ?? 0) / millisecondsPerMinute),
  };
}
