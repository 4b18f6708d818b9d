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
  const limitOf = await readDueLimits(app, actor);
  return limitOf(fileId);
}

/** The same for any of the learner's documents. */
export async function readDueLimits(
  app: App,
  actor: Actor,
): Promise<(fileId: string | null) => DueLimit> {
  const now = app.clock.now();
  const byFile = await listExams(app.database, actor.id, utcDay(now));
  return (fileId) => {
    const exams = fileId === null ? [] : (byFile.get(fileId) ?? []);
    return (item) => dueBeforeExams(item, exams, now);
  };
}
