import { foundFor, type ItemOrigin } from "~/assessment/item-origin";
import type { DueLimit } from "~/assessment/review-log-store.server";
import type { Actor, App } from "~/platform/app.server";
import { listExams } from "./course-store.server";
import { dueBeforeExams } from "./due-before-exams";
import { utcDay } from "./exam-day";

/** What the exams ahead make of due times: to say before a rating when an item will come. */
export async function findDueLimit(app: App, actor: Actor, origin: ItemOrigin): Promise<DueLimit> {
  if (origin.fileId === null && origin.courseId === null) return ({ due }) => due;
  const limitOf = await readDueLimits(app, actor);
  return limitOf(origin);
}

/** The same for any of the learner's items. */
export async function readDueLimits(
  app: App,
  actor: Actor,
): Promise<(origin: ItemOrigin) => DueLimit> {
  const now = app.clock.now();
  const exams = await listExams(app.database, actor.id, utcDay(now));
  return (origin) => (item) => dueBeforeExams(item, foundFor(exams, origin), now);
}
