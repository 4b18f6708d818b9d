import { isFrom, originsOf } from "~/assessment/item-origin";
import type { App, Owner } from "~/platform/app.server";
import { dayOf } from "~/review/queue";
import { readDayRoom } from "~/review/read-day-room.server";
import { reviewItems } from "~/review/review-sources.server";
import type { Course } from "./schema";

/** What a course has in review. */
export interface CourseCounts {
  /** Until the end of today, within its limit. */
  due: number;
  new: number;
  /** Whenever they come. */
  kept: number;
}

/** @returns what a course has in review; today no more than the daily limits let come */
export async function countDue(
  app: App,
  owner: Owner,
): Promise<(course: Pick<Course, "id" | "fileIds">) => CourseCounts> {
  const { end } = dayOf(app.clock.now());
  const [{ newPerDay, duePerDay, done }, ...counts] = await Promise.all([
    readDayRoom(app, owner),
    ...reviewItems(app).map((items) => items.countByOrigin(app, owner, end)),
  ]);
  return (course) => {
    const origins = new Set(originsOf(course));
    const own = counts.flat().filter((count) => isFrom(origins, count));
    const sum = (of: "due" | "new" | "steps" | "kept") =>
      own.reduce((total, count) => total + count[of], 0);
    return {
      due: Math.min(sum("due"), Math.max(0, duePerDay - done.due) + sum("steps")),
      new: Math.min(sum("new"), Math.max(0, newPerDay - done.new)),
      kept: sum("kept"),
    };
  };
}
