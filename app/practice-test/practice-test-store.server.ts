import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { ignoreDuplicate } from "~/platform/ignore-duplicate.server";
import type { QuizQuestion } from "~/quiz/schema";
import { parseQuestion, questionRows } from "~/quiz/stored-questions.server";
import type { StoredQuestion } from "./schema";
import { practiceQuestions, practiceTests } from "./tables.server";

type PracticeTestRow = typeof practiceTests.$inferSelect;

export interface StoredPracticeTest extends PracticeTestRow {
  questions: StoredQuestion[];
}

/** Adds a test with its questions in one batch. */
export async function insertPracticeTest(
  database: Database,
  test: PracticeTestRow,
  questions: QuizQuestion[],
): Promise<void> {
  await ignoreDuplicate(
    database.batch([
      database.insert(practiceTests).values(test),
      database.insert(practiceQuestions).select(questionRows(test.id, questions)),
    ]),
  );
}

/** Null where there is no such test, or it is somebody else's. */
export async function findPracticeTestRow(
  database: Database,
  userId: string,
  id: string,
): Promise<StoredPracticeTest | null> {
  const test = await database
    .select()
    .from(practiceTests)
    .where(and(eq(practiceTests.id, id), eq(practiceTests.userId, userId)))
    .get();
  if (!test) return null;
  const rows = await database
    .select()
    .from(practiceQuestions)
    .where(eq(practiceQuestions.testId, test.id))
    .orderBy(asc(practiceQuestions.number));
  return { ...test, questions: rows.map(parseQuestion) };
}

/** All of the learner's tests, oldest first. */
export async function listWholePracticeTests(
  database: Database,
  userId: string,
): Promise<StoredPracticeTest[]> {
  const [rows, questions] = await database.batch([
    database
      .select()
      .from(practiceTests)
      .where(eq(practiceTests.userId, userId))
      .orderBy(asc(practiceTests.createdAt)),
    database
      .select({ question: practiceQuestions })
      .from(practiceQuestions)
      .innerJoin(practiceTests, eq(practiceTests.id, practiceQuestions.testId))
      .where(eq(practiceTests.userId, userId))
      .orderBy(asc(practiceQuestions.number)),
  ]);
  const byTest = Map.groupBy(questions, ({ question }) => question.testId);
  return rows.map((test) => ({
    ...test,
    questions: (byTest.get(test.id) ?? []).map(({ question }) => parseQuestion(question)),
  }));
}

/** The questions of the learner's tests of a file, newest first. */
export async function listAskedRows(
  database: Database,
  userId: string,
  fileId: string,
  limit: number,
) {
  return database
    .select({
      question: practiceQuestions.question,
      source: practiceQuestions.source,
      askedAt: practiceTests.createdAt,
    })
    .from(practiceTests)
    .innerJoin(practiceQuestions, eq(practiceQuestions.testId, practiceTests.id))
    .where(and(eq(practiceTests.userId, userId), eq(practiceTests.fileId, fileId)))
    .orderBy(desc(practiceTests.createdAt), asc(practiceQuestions.number))
    .limit(limit);
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
        questionCount: sql<number>`count(${practiceQuestions.number})`,
        answered: sql<number>`count(${practiceQuestions.selected})`,
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

/** What all practice tests of a learner come to. */
export interface TestFigures {
  made: number;
  finished: number;
  /** The results of all finished ones together, in percent. */
  percentages: number;
  /** UTC days, counted from 1970, on which one was finished. */
  days: number[];
}

export async function sumUpPracticeTestRows(
  database: Database,
  userId: Owner["id"],
): Promise<TestFigures> {
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
    database.read(
      database
        .selectDistinct({ day: sql<number>`${practiceTests.finishedAt} / 86400000` })
        .from(practiceTests)
        .where(and(eq(practiceTests.userId, userId), isNotNull(practiceTests.finishedAt))),
    ),
  ]);
  return {
    ...(figures[0] ?? { made: 0, finished: 0, percentages: 0 }),
    days: days.map(({ day }) => day),
  };
}
