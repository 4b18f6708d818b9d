import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { type Answer, createQuestionQueries } from "~/assessment/questions/question-queries.server";
import { progressColumns } from "~/assessment/questions/stored-questions.server";
import type { StoredQuestion } from "~/assessment/schema";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import type { AskedQuestion, StudySummary } from "~/study-mode";
import type { StudyScope } from "~/study-scope";
import { quizQuestions, quizzes } from "./tables.server";

type QuizRow = typeof quizzes.$inferSelect;

export interface StoredQuiz extends QuizRow {
  questions: StoredQuestion[];
}

const queries = createQuestionQueries<QuizRow>({
  parents: quizzes,
  questions: quizQuestions,
  parentId: quizQuestions.quizId,
});

export const insertQuiz = queries.insert;
export const countQuizQuestions = queries.countItems;
export const findQuizRow = queries.find;
export const recordKeepAnswer = queries.recordKeepAnswer;
export const findUnfinished = queries.findUnfinished;
export const findUnanswered = queries.findUnanswered;
export const listAnswered = queries.listAnswered;
export const markReported = queries.markReported;
export const deleteQuizRow = queries.remove;
export const listWholeQuizzes = queries.listWhole;

/** The questions that were written for the learner's quizzes of a file or course, newest first. */
export async function listAskedRows(
  database: Database,
  userId: string,
  scope: StudyScope,
  limit: number,
): Promise<AskedQuestion[]> {
  return queries.listAsked(database, { userId, scope, where: isNull(quizzes.retryOf) }, limit);
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
export async function recordAnswer(database: Database, answer: Answer, now: Date): Promise<void> {
  await queries.recordAnswer(database, answer, { finishedAt: now });
}

/** The figures of a learner's quizzes; retries count only as days of study. */
export async function summarizeQuizRows(
  database: Database,
  userId: Owner["id"],
): Promise<StudySummary> {
  const score = sql<number>`(SELECT 100.0 * sum(selected = correct_answer) / count(*) FROM quiz_questions WHERE quiz_id = ${quizzes.id} AND set_aside_at IS NULL)`;
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
    queries.listFinishedDays(database, userId),
  ]);
  return { ...figures[0], graded: figures[0]?.finished ?? 0, days };
}
