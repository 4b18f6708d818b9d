import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { ignoreDuplicate } from "~/platform/ignore-duplicate.server";
import type { QuizQuestion, StoredQuestion } from "./schema";
import { parseQuestion, questionRows } from "./stored-questions.server";
import { quizQuestions, quizzes } from "./tables.server";

export type QuizRow = typeof quizzes.$inferSelect;

export interface StoredQuiz extends QuizRow {
  questions: StoredQuestion[];
}

/** Adds a quiz with its questions in one batch. */
export async function insertQuiz(
  database: Database,
  quiz: QuizRow,
  questions: QuizQuestion[],
): Promise<void> {
  await ignoreDuplicate(
    database.batch([
      database.insert(quizzes).values(quiz),
      database.insert(quizQuestions).select(questionRows(quiz.id, questions)),
    ]),
  );
}

/** Null where there is no such quiz, or it is somebody else's. */
export async function findQuizRow(
  database: Database,
  userId: string,
  id: string,
): Promise<StoredQuiz | null> {
  const quiz = await database
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.id, id), eq(quizzes.userId, userId)))
    .get();
  if (!quiz) return null;
  const rows = await database
    .select()
    .from(quizQuestions)
    .where(eq(quizQuestions.quizId, quiz.id))
    .orderBy(asc(quizQuestions.number));
  return { ...quiz, questions: rows.map(parseQuestion) };
}

/** All of the learner's quizzes, oldest first. */
export async function listWholeQuizzes(database: Database, userId: string): Promise<StoredQuiz[]> {
  const [rows, questions] = await database.batch([
    database
      .select()
      .from(quizzes)
      .where(eq(quizzes.userId, userId))
      .orderBy(asc(quizzes.createdAt)),
    database
      .select({ question: quizQuestions })
      .from(quizQuestions)
      .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
      .where(eq(quizzes.userId, userId))
      .orderBy(asc(quizQuestions.number)),
  ]);
  const byQuiz = Map.groupBy(questions, ({ question }) => question.quizId);
  return rows.map((quiz) => ({
    ...quiz,
    questions: (byQuiz.get(quiz.id) ?? []).map(({ question }) => parseQuestion(question)),
  }));
}

/** The questions that were written for the learner's quizzes of a file, newest first. */
export async function listAskedRows(
  database: Database,
  userId: string,
  fileId: string,
  limit: number,
) {
  return database
    .select({
      question: quizQuestions.question,
      source: quizQuestions.source,
      askedAt: quizzes.createdAt,
    })
    .from(quizzes)
    .innerJoin(quizQuestions, eq(quizQuestions.quizId, quizzes.id))
    .where(and(eq(quizzes.userId, userId), eq(quizzes.fileId, fileId), isNull(quizzes.retryOf)))
    .orderBy(desc(quizzes.createdAt), asc(quizQuestions.number))
    .limit(limit);
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
        questionCount: sql<number>`count(${quizQuestions.number})`,
        answered: sql<number>`count(${quizQuestions.selected})`,
        correct: sql<number>`coalesce(sum(${quizQuestions.selected} = ${quizQuestions.correctAnswer}), 0)`,
      })
      .from(quizzes)
      .innerJoin(quizQuestions, eq(quizQuestions.quizId, quizzes.id))
      .where(eq(quizzes.userId, userId))
      .groupBy(quizzes.id)
      .orderBy(desc(quizzes.createdAt))
      .limit(limit),
  );
}

/** Starts the clock, unless it runs already. */
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

/** What all quizzes of a learner come to. */
export interface QuizFigures {
  made: number;
  finished: number;
  /** The results of all finished ones together, in percent. */
  percentages: number;
  /** UTC days, counted from 1970, on which one was finished. */
  days: number[];
}

export async function sumUpQuizRows(database: Database, userId: Owner["id"]): Promise<QuizFigures> {
  const share = sql<number>`(SELECT 100.0 * sum(selected = correct_answer) / count(*) FROM quiz_questions WHERE quiz_id = ${quizzes.id})`;
  const first = sql`${quizzes.retryOf} IS NULL`;
  const [figures, days] = await Promise.all([
    database.read(
      database
        .select({
          made: sql<number>`count(*) FILTER (WHERE ${first})`,
          finished: sql<number>`count(*) FILTER (WHERE ${first} AND ${quizzes.finishedAt} IS NOT NULL)`,
          percentages: sql<number>`coalesce(sum(${share}) FILTER (WHERE ${first} AND ${quizzes.finishedAt} IS NOT NULL), 0)`,
        })
        .from(quizzes)
        .where(eq(quizzes.userId, userId)),
    ),
    database.read(
      database
        .selectDistinct({ day: sql<number>`${quizzes.finishedAt} / 86400000` })
        .from(quizzes)
        .where(and(eq(quizzes.userId, userId), isNotNull(quizzes.finishedAt))),
    ),
  ]);
  return {
    ...(figures[0] ?? { made: 0, finished: 0, percentages: 0 }),
    days: days.map(({ day }) => day),
  };
}
