import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { AnsweredItem, AnsweredQuery } from "~/assessment/answered-items";
import { type Answer, createQuestionQueries } from "~/assessment/questions/question-queries.server";
import { progressColumns } from "~/assessment/questions/stored-questions.server";
import type { StoredQuestion } from "~/assessment/schema";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import type { StudySummary } from "~/study-mode";
import { practiceQuestions, practiceTests } from "./tables.server";

type PracticeTestRow = typeof practiceTests.$inferSelect;

export interface StoredPracticeTest extends PracticeTestRow {
  questions: StoredQuestion[];
}

const queries = createQuestionQueries<PracticeTestRow>({
  parents: practiceTests,
  questions: practiceQuestions,
  parentId: practiceQuestions.testId,
});

export const insertPracticeTest = queries.insert;
export const countTestQuestions = queries.countItems;
export const findPracticeTestRow = queries.find;
export const recordKeepAnswer = queries.recordKeepAnswer;
export const findUnfinished = queries.findUnfinished;
export const findUnanswered = queries.findUnanswered;
export const listWholePracticeTests = queries.listWhole;
export const listAskedRows = queries.listAsked;
export const markReported = queries.markReported;
export const deletePracticeTestRow = queries.remove;

/** The answers of finished tests: a test shows its results only at the end. */
export async function listAnsweredRows(
  database: Database,
  userId: Owner["id"],
  query: AnsweredQuery,
): Promise<AnsweredItem[]> {
  return queries.listAnswered(database, userId, query, isNotNull(practiceTests.finishedAt));
}

/** The learner's tests with their figures, newest first. */
export async function listPracticeTestRows(database: Database, userId: string, limit: number) {
  return database.read(
    database
      .select({
        id: practiceTests.id,
        title: practiceTests.title,
        createdAt: practiceTests.createdAt,
        finishedAt: practiceTests.finishedAt,
        ...progressColumns(practiceQuestions),
      })
      .from(practiceTests)
      .innerJoin(practiceQuestions, eq(practiceQuestions.testId, practiceTests.id))
      .where(eq(practiceTests.userId, userId))
      .groupBy(practiceTests.id)
      .orderBy(desc(practiceTests.createdAt))
      .limit(limit),
  );
}

/**
 * Records the answer to the first open question, and with the last of them the end of the test and
 * its score. Any other question's answer changes nothing.
 */
export async function recordPracticeAnswer(
  database: Database,
  answer: Answer,
  now: Date,
): Promise<void> {
  const ofTest = sql`FROM practice_questions WHERE test_id = ${answer.id}`;
  await queries.recordAnswer(
    database,
    answer,
    { finishedAt: now, score: sql`(SELECT count(*) ${ofTest} AND selected = correct_answer)` },
    sql`${practiceQuestions.number} = (SELECT min(number) ${ofTest} AND selected IS NULL)`,
  );
}

/** Removes a test that is not finished. */
export async function deleteOpenPracticeTest(
  database: Database,
  userId: string,
  id: string,
): Promise<void> {
  await database
    .delete(practiceTests)
    .where(
      and(
        eq(practiceTests.id, id),
        eq(practiceTests.userId, userId),
        isNull(practiceTests.finishedAt),
      ),
    );
}

/** The figures of a learner's practice tests. */
export async function summarizePracticeTestRows(
  database: Database,
  userId: Owner["id"],
): Promise<StudySummary> {
  // Not by the stored score: what was reported as wrong since does not count.
  const score = sql`(SELECT 100.0 * sum(selected = correct_answer) / count(*) FROM practice_questions WHERE test_id = ${practiceTests.id} AND set_aside_at IS NULL)`;
  const [figures, days] = await Promise.all([
    database.read(
      database
        .select({
          made: sql<number>`count(*)`,
          finished: sql<number>`count(${practiceTests.finishedAt})`,
          percentages: sql<number>`coalesce(sum(${score}) FILTER (WHERE ${practiceTests.finishedAt} IS NOT NULL), 0)`,
        })
        .from(practiceTests)
        .where(eq(practiceTests.userId, userId)),
    ),
    queries.listFinishedDays(database, userId),
  ]);
  return { ...figures[0], graded: figures[0]?.finished ?? 0, days };
}
