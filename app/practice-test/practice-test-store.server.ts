import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Question, StoredQuestion } from "~/assessment/schema";
import {
  listAskedQuestions,
  listFinishedDays,
  progressColumns,
  questionRows,
  selectWithQuestions,
} from "~/assessment/stored-questions.server";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { ignoreDuplicate } from "~/platform/ignore-duplicate.server";
import type { AskedQuestion, StudySummary } from "~/study-mode";
import { practiceQuestions, practiceTests } from "./tables.server";

type PracticeTestRow = typeof practiceTests.$inferSelect;

export interface StoredPracticeTest extends PracticeTestRow {
  questions: StoredQuestion[];
}

const tables = {
  parents: practiceTests,
  questions: practiceQuestions,
  parentId: practiceQuestions.testId,
};

/** Adds a test with its questions in one batch. */
export async function insertPracticeTest(
  database: Database,
  test: PracticeTestRow,
  questions: Question[],
): Promise<void> {
  await ignoreDuplicate(
    database.batch([
      database.insert(practiceTests).values(test),
      database.insert(practiceQuestions).select(questionRows(test.id, questions)),
    ]),
  );
}

/** Null if there is no such test, or it is another learner's. */
export async function findPracticeTestRow(
  database: Database,
  userId: string,
  id: string,
): Promise<StoredPracticeTest | null> {
  const own = and(eq(practiceTests.id, id), eq(practiceTests.userId, userId));
  const [test] = await selectWithQuestions<PracticeTestRow>(database, tables, own);
  return test ?? null;
}

/** All of the learner's tests, oldest first. */
export async function listWholePracticeTests(
  database: Database,
  userId: string,
): Promise<StoredPracticeTest[]> {
  return selectWithQuestions<PracticeTestRow>(database, tables, eq(practiceTests.userId, userId));
}

/** The questions of the learner's tests of a file, newest first. */
export async function listAskedRows(
  database: Database,
  userId: string,
  fileId: string,
  limit: number,
): Promise<AskedQuestion[]> {
  return listAskedQuestions(database, tables, { userId, fileId }, limit);
}

/** The learner's tests with their figures, newest first. */
export async function listPracticeTestRows(database: Database, userId: string, limit: number) {
  return database.read(
    database
      .select({
        id: practiceTests.id,
        title: practiceTests.title,
        createdAt: practiceTests.createdAt,
        score: practiceTests.score,
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
  answer: { userId: string; testId: string; number: number; selected: number },
  now: Date,
): Promise<void> {
  const { userId, testId, number, selected } = answer;
  await database.batch([
    database
      .update(practiceQuestions)
      .set({ selected })
      .where(
        and(
          eq(practiceQuestions.testId, testId),
          eq(practiceQuestions.number, number),
          sql`${practiceQuestions.number} = (SELECT min(number) FROM practice_questions WHERE test_id = ${testId} AND selected IS NULL)`,
          sql`${practiceQuestions.testId} IN (SELECT id FROM practice_tests WHERE user_id = ${userId})`,
        ),
      ),
    database
      .update(practiceTests)
      .set({
        finishedAt: now,
        score: sql`(SELECT count(*) FROM practice_questions WHERE test_id = ${testId} AND selected = correct_answer)`,
      })
      .where(
        and(
          eq(practiceTests.id, testId),
          eq(practiceTests.userId, userId),
          isNull(practiceTests.finishedAt),
          sql`NOT EXISTS (SELECT 1 FROM practice_questions WHERE test_id = ${testId} AND selected IS NULL)`,
        ),
      ),
  ]);
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
  const questions = sql`(SELECT count(*) FROM practice_questions WHERE test_id = ${practiceTests.id})`;
  const [figures, days] = await Promise.all([
    database.read(
      database
        .select({
          made: sql<number>`count(*)`,
          finished: sql<number>`count(${practiceTests.finishedAt})`,
          percentages: sql<number>`coalesce(sum(100.0 * ${practiceTests.score} / ${questions}), 0)`,
        })
        .from(practiceTests)
        .where(eq(practiceTests.userId, userId)),
    ),
    listFinishedDays(database, practiceTests, userId),
  ]);
  return { ...figures[0], graded: figures[0]?.finished ?? 0, days };
}
