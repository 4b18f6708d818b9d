import { memoryStates } from "~/assessment/memory";
import type { NewDue, ScheduledItem } from "~/assessment/review-items";
import type { Actor, App } from "~/platform/app.server";
import { reviewItems } from "~/review/review-sources.server";
import { listExams } from "./course-store.server";
import { dueBeforeExams } from "./due-before-exams";
import { utcDay } from "./exam-day";

/**
 * Brings the due times of kept items in line with the exams ahead; without an exam, with what the memory says.
 * @param fileIds documents whose exams have changed; default: all that have an exam ahead
 */
export async function applyExams(
  app: App,
  actor: Actor,
  fileIds?: readonly string[],
): Promise<void> {
  const now = app.clock.now();
  const exams = await listExams(app.database, actor.id, utcDay(now));
  const affected = fileIds ?? [...exams.keys()];
  if (affected.length === 0) return;
  await Promise.all(
    reviewItems(app).map(async (items) => {
      const scheduled = await items.listScheduled(app, actor, affected);
      const changed = scheduled.flatMap(
        (item) => newDue(item, exams.get(item.fileId) ?? [], now) ?? [],
      );
      if (changed.length > 0) await items.reschedule(app, actor, changed);
    }),
  );
}

/** Null if the item is due at the right time. */
function newDue(item: ScheduledItem, exams: readonly string[], now: Date): NewDue | null {
  if (item.state !== memoryStates.review) return null;
  const due = dueBeforeExams(item, exams, now);
  if (due.getTime() === item.storedDue.getTime()) return null;
  return { id: item.id, due, lastReview: item.lastReview };
}
