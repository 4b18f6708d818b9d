import type { DueLimit } from "~/assessment/review-log-store.server";
import type { Actor, App } from "~/platform/app.server";
import { listExams } from "./course-store.server";
import { dueBeforeExams } from "./due-before-exams";
import { utcDay } from "./exam-day";

/** What the exams ahead of a document make of due times: to say before a rating when an item will come. */
export async function findDueLimit(
  app: App,
  actor: Actor,
  fileId: string | null,
): Promise<DueLimit> {
  if (fileId === null) return ({ due }) => due;
  const now = app.clock.now();
  const byFile = await listExams(app.database, actor.id, utcDay(now));
  const exams = byFile.get(fileId) ?? [];
  return (item) => dueBeforeExams(item, exams, now);
}
