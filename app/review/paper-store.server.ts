import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { ItemCollection } from "~/assessment/review-items";
import type { Database } from "~/platform/database.server";
import { reviewQuestions } from "./tables.server";

/** The learner's past papers of which questions are kept, newest first. */
export async function listPapers(database: Database, userId: string): Promise<ItemCollection[]> {
  const { paperId, title, courseId, keptAt, reportedAt } = reviewQuestions;
  const rows = await database
    .select({
      id: sql<string>`${paperId}`,
      title: sql<string>`min(${title})`,
      courseId: sql<string | null>`max(${courseId})`,
      count: sql<number>`count(*)`,
    })
    .from(reviewQuestions)
    .where(and(eq(reviewQuestions.userId, userId), isNotNull(paperId), isNull(reportedAt)))
    .groupBy(paperId)
    .orderBy(desc(sql`max(${keptAt})`));
  return rows.map((row) => ({ ...row, href: null }));
}

/** Puts the questions of a past paper into a course, or out of it. @returns whether the learner has some */
export async function movePaper(
  database: Database,
  { userId, id }: { userId: string; id: string },
  courseId: string | null,
): Promise<boolean> {
  const { paperId } = reviewQuestions;
  const moved = await database
    .update(reviewQuestions)
    .set({ courseId })
    .where(and(eq(reviewQuestions.userId, userId), eq(paperId, id)))
    .returning({ id: reviewQuestions.id });
  return moved.length > 0;
}
