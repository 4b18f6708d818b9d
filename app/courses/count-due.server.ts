import type { App, Owner } from "~/platform/app.server";
import { dayOf } from "~/review/queue";
import { reviewItems } from "~/review/review-sources.server";
import type { Course } from "./schema";

/** What a course has in review. */
export interface CourseCounts {
  /** Until the end of today. */
  due: number;
  new: number;
}

/** @returns what a course has in review */
export async function countDue(
  app: App,
  owner: Owner,
): Promise<(course: Pick<Course, "fileIds">) => CourseCounts> {
  const { end } = dayOf(app.clock.now());
  const counts = await Promise.all(
    reviewItems(app).map((items) => items.countByFile(app, owner, end)),
  );
  return ({ fileIds }) => {
    const own = counts.flat().filter(({ fileId }) => fileId !== null && fileIds.includes(fileId));
    return {
      due: own.reduce((sum, { due }) => sum + due, 0),
      new: own.reduce((sum, count) => sum + count.new, 0),
    };
  };
}
