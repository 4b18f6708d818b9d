import type { z } from "zod";
import type { Citation } from "~/ai/ports";
import type { ItemKind } from "~/assessment/review-items";
import { findStudied } from "~/courses/find-studied.server";
import type { Actor, App } from "~/platform/app.server";
import { calendarUrl, findCalendarToken } from "./calendar-url.server";
import { readQueue } from "./read-queue.server";
import { reasonFor } from "./reason";
import { findItems } from "./review-sources.server";
import type { queueParameters } from "./schema";

/** What comes today, as `GET /api/review` answers it. */
export interface ReviewList {
  due: number;
  new: number;
  capped: number;
  /** The private address of the learner's calendar; null if it is off. */
  calendarUrl: string | null;
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
 * @param request for this site's origin
 * @throws AppError not_found if the learner has no such file or course
 */
export async function listReview(
  app: App,
  actor: Actor,
  { limit, ...scope }: z.output<typeof queueParameters>,
  request: Request,
): Promise<ReviewList> {
  const { origins } = await findStudied(app, actor, scope);
  const [{ entries, due, new: fresh, capped, next, exams }, token] = await Promise.all([
    readQueue(app, actor, { origins: origins ?? undefined }),
    findCalendarToken(app.database, actor.id),
  ]);
  const ids = entries.slice(0, limit).map(({ id }) => id);
  const items = await findItems(app, actor, ids);
  const now = app.clock.now();
  return {
    due,
    new: fresh,
    capped,
    calendarUrl: token && calendarUrl(app, token, request),
    items: items.map(({ id, kind, front, question, source, ...item }) => ({
      id,
      kind,
      front,
      ...(question ? { options: question.options, optionSources: question.optionSources } : {}),
      source,
      reason: reasonFor({ id, kind, ...item }, exams, now),
      due: item.due,
    })),
    next,
  };
}
