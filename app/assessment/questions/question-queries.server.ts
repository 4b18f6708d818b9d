import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Citation } from "~/ai/ports";
import type { AnsweredQuery } from "~/assessment/answered-items";
import { listAnsweredQuestions, questionKey } from "~/assessment/answered-queries.server";
import type { Question, StoredQuestion } from "~/assessment/schema";
import type { ItemCheck } from "~/billing/within-stored-items.server";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { ignoreDuplicate } from "~/platform/ignore-duplicate.server";
import type { AskedQuestion } from "~/study-mode";
import type { StudyScope } from "~/study-scope";
import type { ParentTable, QuestionTables } from "./question-tables.server";
import { parseQuestion, type QuestionRow, questionRows } from "./stored-questions.server";

type WithQuestions<Parent> = Parent & { questions: StoredQuestion[] };

interface AskedCondition {
  userId: string;
  scope: StudyScope;
  where?: SQL;
}

/** An answer to a question of the quiz or test with this id. */
export interface Answer {
  userId: string;
  id: string;
  number: number;
  selected: number;
}

/**
 * The queries that quizzes and practice tests share.
 * @template Parent a row of `tables.parents`
 */
export function createQuestionQueries<Parent extends { id: string }>(tables: QuestionTables) {
  const { parents, questions, parentId } = tables;
  return {
    /** Adds a quiz or test with its questions in one batch. */
    async insert(
      database: Database,
      parent: Parent,
      list: readonly Question[],
      check: ItemCheck,
    ): Promise<void> {
      await ignoreDuplicate(
        database.batch([
          database.insert(parents).values(parent),
          database.insert(questions).select(questionRows(parent.id, list)),
          check,
        ]),
      );
    },

    /** How many questions a learner has in them. */
    countItems: (userId: string) =>
      sql`(SELECT count(*) FROM ${parents} INNER JOIN ${questions} ON ${parentId} = ${parents.id}
        WHERE ${parents.userId} = ${userId})`,

    /** Null if there is none with this id, or it is another learner's. */
    async find(
      database: Database,
      userId: string,
      id: string,
    ): Promise<WithQuestions<Parent> | null> {
      const own = and(eq(parents.id, id), eq(parents.userId, userId));
      const [found] = await selectWithQuestions<Parent>(database, tables, own);
      return found ?? null;
    },

    /** All of the learner's, oldest first. */
    listWhole: (database: Database, userId: string): Promise<WithQuestions<Parent>[]> =>
      selectWithQuestions<Parent>(database, tables, eq(parents.userId, userId)),

    /** The questions that were written about a learner's file or course, newest first. */
    listAsked: (database: Database, condition: AskedCondition, limit: number) =>
      listAskedQuestions(database, tables, condition, limit),

    /** The answered questions, those of the newest quiz or test first. */
    listAnswered: (database: Database, userId: Owner["id"], query: AnsweredQuery, where?: SQL) =>
      listAnsweredQuestions(database, tables, userId, query, where),

    recordAnswer: (
      database: Database,
      answer: Answer,
      finished: Record<string, unknown>,
      where?: SQL,
    ) => recordAnswer(database, tables, answer, finished, where),

    listFinishedDays: (database: Database, userId: Owner["id"]) =>
      listFinishedDays(database, parents, userId),

    remove: (database: Database, userId: string, id: string) =>
      removeWork(database, parents, userId, id),

    markReported: (database: Database, userId: string, key: string, at: Date | null) =>
      markReported(database, tables, { userId, key }, at),

    /** Records that the learner said whether to keep the questions for review. */
    async recordKeepAnswer(
      database: Database,
      userId: string,
      id: string,
      now: Date,
    ): Promise<void> {
      await database
        .update(parents)
        .set({ keepAnsweredAt: now })
        .where(and(eq(parents.id, id), eq(parents.userId, userId)));
    },

    findUnfinished: (database: Database, userId: Owner["id"]) =>
      findNewest(database, parents, userId, isNull(parents.finishedAt)),

    /** The newest finished one of which the learner has not said whether to keep its questions. */
    findUnanswered: (database: Database, userId: Owner["id"]) =>
      findNewest(
        database,
        parents,
        userId,
        and(isNotNull(parents.finishedAt), isNull(parents.keepAnsweredAt)),
      ),
  };
}

/**
 * Quizzes or tests with their questions, oldest first.
 * @template Parent a row of `tables.parents`
 */
async function selectWithQuestions<Parent extends { id: string }>(
  database: Database,
  { parents, questions, parentId }: QuestionTables,
  where: SQL | undefined,
): Promise<(Parent & { questions: StoredQuestion[] })[]> {
  const [rows, stored] = await database.batch([
    database.select().from(parents).where(where).orderBy(asc(parents.createdAt)),
    database
      .select({ parentId: sql<string>`${parentId}`.as("parent_id"), question: questions })
      .from(questions)
      .innerJoin(parents, eq(parents.id, parentId))
      .where(where)
      .orderBy(asc(questions.number)),
  ]);
  const byParent = Map.groupBy(stored, (row) => row.parentId);
  return (rows as unknown as Parent[]).map((parent) => ({
    ...parent,
    questions: (byParent.get(parent.id) ?? []).map(({ question }) =>
      parseQuestion(question as unknown as QuestionRow),
    ),
  }));
}

/** The questions that were written for a learner's quizzes or tests of a file or course, newest first. */
async function listAskedQuestions(
  database: Database,
  tables: QuestionTables,
  { userId, scope, where }: AskedCondition,
  limit: number,
): Promise<AskedQuestion[]> {
  const { parents, questions, parentId } = tables;
  const rows = await database
    .select({
      question: sql<string>`${questions.question}`,
      source: sql<string>`${questions.source}`,
      askedAt: sql<number>`${parents.createdAt}`,
    })
    .from(parents)
    .innerJoin(questions, eq(parentId, parents.id))
    .where(and(eq(parents.userId, userId), isAbout(parents, scope), where))
    .orderBy(desc(parents.createdAt), asc(questions.number))
    .limit(limit);
  return rows.map(({ question, source, askedAt }) => ({
    question,
    quote: (JSON.parse(source) as Citation | null)?.quote ?? "",
    askedAt: new Date(askedAt),
  }));
}

/** Whether something was made from this file or course. */
export function isAbout(
  made: Pick<ParentTable, "fileId" | "courseId">,
  { fileId, courseId }: StudyScope,
): SQL {
  return courseId === null ? eq(made.fileId, fileId) : eq(made.courseId, courseId);
}

/**
 * Records the answer to an open question, and with the last of them that the quiz or test is finished.
 * @param finished the columns to set then
 * @param where a further condition on the question
 */
async function recordAnswer(
  database: Database,
  { parents, questions, parentId }: QuestionTables,
  { userId, id, number, selected }: Answer,
  finished: Record<string, unknown>,
  where?: SQL,
): Promise<void> {
  await database.batch([
    database
      .update(questions)
      .set({ selected })
      .where(
        and(
          eq(parentId, id),
          eq(questions.number, number),
          isNull(questions.selected),
          sql`${parentId} IN (SELECT id FROM ${parents} WHERE user_id = ${userId})`,
          where,
        ),
      ),
    database
      .update(parents)
      .set(finished)
      .where(
        and(
          eq(parents.id, id),
          eq(parents.userId, userId),
          isNull(parents.finishedAt),
          sql`NOT EXISTS (SELECT 1 FROM ${questions} WHERE ${parentId} = ${id} AND selected IS NULL)`,
        ),
      ),
  ]);
}

/** Deletes a quiz or test with its questions. @returns whether the learner had it */
async function removeWork(
  database: Database,
  parents: ParentTable,
  userId: string,
  id: string,
): Promise<boolean> {
  const removed = await database
    .delete(parents)
    .where(and(eq(parents.id, id), eq(parents.userId, userId)))
    .returning({ id: parents.id });
  return removed.length > 0;
}

/** Marks a question as wrong in all of a learner's quizzes or tests; with null, as right again. */
async function markReported(
  database: Database,
  { parents, questions, parentId }: QuestionTables,
  { userId, key }: { userId: string; key: string },
  at: Date | null,
): Promise<void> {
  await database
    .update(questions)
    .set({ reportedAt: at })
    .where(
      and(
        sql`${parentId} IN (SELECT id FROM ${parents} WHERE user_id = ${userId})`,
        sql`${questionKey(questions)} = ${key}`,
      ),
    );
}

/** The UTC days, counted from 1970, on which a learner finished one. */
async function listFinishedDays(
  database: Database,
  parents: ParentTable,
  userId: Owner["id"],
): Promise<number[]> {
  const rows = await database.read(
    database
      .selectDistinct({ day: sql<number>`${parents.finishedAt} / 86400000` })
      .from(parents)
      .where(and(eq(parents.userId, userId), isNotNull(parents.finishedAt))),
  );
  return rows.map(({ day }) => day);
}

/** The newest quiz or test that is not finished. */
async function findNewest(
  database: Database,
  parents: ParentTable,
  userId: Owner["id"],
  where: SQL | undefined,
): Promise<{ id: string; title: string } | null> {
  const [found] = await database.read(
    database
      .select({ id: sql<string>`${parents.id}`, title: sql<string>`${parents.title}` })
      .from(parents)
      .where(and(eq(parents.userId, userId), where))
      .orderBy(desc(parents.createdAt))
      .limit(1),
  );
  return found ?? null;
}
