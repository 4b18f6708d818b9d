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
import { quizQuestions, quizzes } from "./tables.server";

type QuizRow = typeof quizzes.$inferSelect;

export interface StoredQuiz extends QuizRow {
  questions: StoredQuestion[];
}

const tables = { parents: quizzes, questions: quizQuestions, parentId: quizQuestions.quizId };

/** Adds a quiz with its questions in one batch. */
export async function insertQuiz(
  database: Database,
  quiz: QuizRow,
  questions: Question[],
): Promise<void> {
  await ignoreDuplicate(
    database.batch([
      database.insert(quizzes).values(quiz),
      database.insert(quizQuestions).select(questionRows(quiz.id, questions)),
    ]),
  );
}

/** Null if there is no such quiz, or it is another learner's. */
export async function findQuizRow(
  database: Database,
  userId: string,
  id: string,
): Promise<StoredQuiz | null> {
  const [quiz] = await selectWithQuestions<QuizRow>(
    database,
    tables,
    and(eq(quizzes.id, id), eq(quizzes.userId, userId)),
  );
  return quiz ?? null;
}

/** All of the learner's quizzes, oldest first. */
export async function listWholeQuizzes(database: Database, userId: string): Promise<StoredQuiz[]> {
  return selectWithQuestions<QuizRow>(database, tables, eq(quizzes.userId, userId));
}

/** The questions that were written for the learner's quizzes of a file, newest first. */
export async function listAskedRows(
  database: Database,
  userId: string,
  fileId: string,
  limit: number,
): Promise<AskedQuestion[]> {
  return listAskedQuestions(
    database,
    tables,
    { userId, fileId, where: isNull(quizzes.retryOf) },
    limit,
  );
}

/** The learner's quizzes with their figures, newest first. */
export async function listQuizRows(database: Database, userId: Owner["id"], limit: number) {
  return database.read(
    database
      .select({
        id: quizzes.id,
        title: quizzes.title,
        difficulty: quizzes.difficulty,
        createdAt: quizzes.createdAt,
        finishedAt: quizzes.finishedAt,
        retryOf: quizzes.retryOf,
        ...progressColumns(quizQuestions),
      })
      .from(quizzes)
      .innerJoin(quizQuestions, eq(quizQuestions.quizId, quizzes.id))
      .where(eq(quizzes.userId, userId))
      .groupBy(quizzes.id)
      .orderBy(desc(quizzes.createdAt))
      .limit(limit),
  );
}

/** Starts the quiz's time, unless it has started already. */
export async function markStarted(
  database: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<void> {
  await database
    .update(quizzes)
    .set({ startedAt: now })
    .where(and(eq(quizzes.id, id), eq(quizzes.userId, userId), isNull(quizzes.startedAt)));
}

/** Records an answer unless there is one, and the end of the quiz with the last of them. */
export async function recordAnswer(
  database: Database,
  answer: { userId: string; quizId: string; number: number; selected: number },
  now: Date,
): Promise<void> {
  const { userId, quizId, number, selected } = answer;
  await database.batch([
    database
      .update(quizQuestions)
      .set({ selected })
      .where(
        and(
          eq(quizQuestions.quizId, quizId),
          eq(quizQuestions.number, number),
          isNull(quizQuestions.selected),
          sql`${quizQuestions.quizId} IN (SELECT id FROM quizzes WHERE user_id = ${userId})`,
        ),
      ),
    database
      .update(quizzes)
      .set({ finishedAt: now })
      .where(
        and(
          eq(quizzes.id, quizId),
          eq(quizzes.userId, userId),
          isNull(quizzes.finishedAt),
          sql`NOT EXISTS (SELECT 1 FROM quiz_questions WHERE quiz_id = ${quizId} AND selected IS NULL)`,
        ),
      ),
  ]);
}

/** The figures of a learner's quizzes; retries count only as days of study. */
export async function summarizeQuizRows(
  database: Database,
  userId: Owner["id"],
): Promise<StudySummary> {
  const score = sql<number>`(SELECT 100.0 * sum(selected = correct_answer) / count(*) FROM quiz_questions WHERE quiz_id = ${quizzes.id})`;
  const original = sql`${quizzes.retryOf} IS NULL`;
  const finished = sql`${original} AND ${quizzes.finishedAt} IS NOT NULL`;
  const [figures, days] = await Promise.all([
    database.read(
      database
        .select({
          made: sql<number>`count(*) FILTER (WHERE ${original})`,
          finished: sql<number>`count(*) FILTER (WHERE ${finished})`,
          percentages: sql<number>`coalesce(sum(${score}) FILTER (WHERE ${finished}), 0)`,
        })
        .from(quizzes)
        .where(eq(quizzes.userId, userId)),
    ),
    listFinishedDays(database, quizzes, userId),
  ]);
  return { ...figures[0], graded: figures[0]?.finished ?? 0, days };
}
