import { foundFor, originsOf } from "~/assessment/item-origin";
import { memoryStates } from "~/assessment/memory";
import type { NewDue, ScheduledItem } from "~/assessment/review-items";
import type { Actor, App } from "~/platform/app.server";
import { reviewItems } from "~/review/review-sources.server";
import { listExams } from "./course-store.server";
import { dueBeforeExams } from "./due-before-exams";
import { utcDay } from "./exam-day";
import type { Course } from "./schema";

/**
 * Brings the due times of kept items in line with the exams ahead; without an exam, with what the memory says.
 * @param ids documents, courses and collections whose exams have changed; default: all that have an exam ahead
 */
export async function applyExams(
  app: App,
  learner: { id: string },
  ids?: readonly string[],
): Promise<void> {
  const exams = await listExams(app.database, learner.id, utcDay(app.clock.now()));
  await reschedule(app, learner, ids ?? [...exams.keys()], exams);
}

/**
 * The same, before the course itself is changed. If either step fails, repeating the change repairs both; in the
 * other order, a repeated change could be refused as already made.
 * @param course as it will be
 */
export async function applyExamsWith(
  app: App,
  actor: Actor,
  affected: readonly string[],
  course: Pick<Course, "id" | "examOn" | "fileIds">,
): Promise<void> {
  const today = utcDay(app.clock.now());
  const exams = await listExams(app.database, actor.id, today, { besides: course.id });
  const { examOn } = course;
  if (examOn !== null && examOn > today) {
    for (const id of originsOf(course)) exams.set(id, [...(exams.get(id) ?? []), examOn]);
  }
  await reschedule(app, actor, affected, exams);
}

/** Brings the due times of a document's items in line with what the memory says, before it is deleted. */
export async function applyNoExams(app: App, actor: Actor, fileId: string): Promise<void> {
  const exams = await listExams(app.database, actor.id, utcDay(app.clock.now()));
  if (!exams.delete(fileId)) return;
  await reschedule(app, actor, [fileId], exams);
}

async function reschedule(
  app: App,
  learner: { id: string },
  affected: readonly string[],
  exams: ReadonlyMap<string, string[]>,
): Promise<void> {
  if (affected.length === 0) return;
  const now = app.clock.now();
  await Promise.all(
    reviewItems(app).map(async (items) => {
      const scheduled = await items.listScheduled(app, learner, affected);
      const changed = scheduled.flatMap((item) => newDue(item, foundFor(exams, item), now) ?? []);
      if (changed.length > 0) await items.reschedule(app, learner, changed);
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
