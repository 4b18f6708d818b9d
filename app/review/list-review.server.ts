import type { z } from "zod";
import type { Citation } from "~/ai/ports";
import type { ItemKind, ReviewEntry, ReviewItem } from "~/assessment/review-items";
import { findCourse } from "~/courses/find-course.server";
import { findFile } from "~/library/find-file.server";
import type { Actor, App } from "~/platform/app.server";
import { readQueue } from "./read-queue.server";
import { reasonFor } from "./reason";
import { reviewItems } from "./review-sources.server";
import type { queueParameters } from "./schema";

/** What comes today, as `GET /api/review` answers it. */
export interface ReviewList {
  due: number;
  new: number;
  capped: number;
  calendarUrl: null;
  items: ListedItem[];
  next: Date | null;
}

interface ListedItem {
  id: string;
  kind: ItemKind;
  front: string;
  options?: string[];
  optionSources?: (Citation | null)[];
  source: Citation | null;
  reason: string;
  due: Date;
}

/**
 * The first items of today's queue; of one document or course only, if asked.
 * @throws AppError not_found if the learner has no such file or course
 */
export async function listReview(
  app: App,
  actor: Actor,
  { limit, fileId, courseId }: z.output<typeof queueParameters>,
): Promise<ReviewList> {
  if (fileId !== undefined) await findFile(app, actor, fileId);
  const course = courseId === undefined ? null : await findCourse(app, actor, courseId);
  const fileIds = course?.fileIds ?? (fileId === undefined ? undefined : [fileId]);
  const { entries, due, new: fresh, capped, next } = await readQueue(app, actor, fileIds);
  const items = await loadItems(app, actor, entries.slice(0, limit));
  const now = app.clock.now();
  return {
    due,
    new: fresh,
    capped,
    calendarUrl: null,
    items: items.map(({ id, kind, front, question, source, ...item }) => ({
      id,
      kind,
      front,
      ...(question ? { options: question.options, optionSources: question.optionSources } : {}),
      source,
      reason: reasonFor({ id, kind, ...item }, now),
      due: item.due,
    })),
    next,
  };
}

/** The items of some entries, in their order. */
async function loadItems(
  app: App,
  actor: Actor,
  entries: readonly ReviewEntry[],
): Promise<ReviewItem[]> {
  const found = await Promise.all(
    reviewItems(app).map(({ kind, find }) =>
      find(
        app,
        actor,
        entries.filter((entry) => entry.kind === kind).map(({ id }) => id),
      ),
    ),
  );
  const byId = new Map(found.flat().map((item) => [item.id, item]));
  return entries.flatMap(({ id }) => byId.get(id) ?? []);
}
