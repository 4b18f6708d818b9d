import { isFrom, originsOf } from "~/assessment/item-origin";
import type { App, Owner } from "~/platform/app.server";
import { dayOf } from "~/review/queue";
import { readDayRoom } from "~/review/read-day-room.server";
import { reviewItems } from "~/review/review-sources.server";
import type { Course } from "./schema";

/** What a course has in review. */
export interface CourseCounts {
  /** Until the end of today. */
  due: number;
  new: number;
  /** Whenever they come. */
  kept: number;
}

/** @returns what a course has in review; of new items no more than today's limit lets come */
export async function countDue(
  app: App,
  owner: Owner,
): Promise<(course: Pick<Course, "id" | "fileIds">) => CourseCounts> {
  const { end } = dayOf(app.clock.now());
  const [{ newPerDay, done }, ...counts] = await Promise.all([
    readDayRoom(app, owner),
    ...reviewItems(app).map((items) => items.countByOrigin(app, owner, end)),
  ]);
  return (course) => {
    const origins = new Set(originsOf(course));
    const own = counts.flat().filter((count) => isFrom(origins, count));
    return {
      due: own.reduce((sum, { due }) => sum + due, 0),
      new: Math.min(
        own.reduce((sum, count) => sum + count.new, 0),
        Math.max(0, newPerDay - done.new),
      ),
      kept: own.reduce((sum, { kept }) => sum + kept, 0),
    };
  };
}
