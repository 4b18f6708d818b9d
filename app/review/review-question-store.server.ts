import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Citation } from "~/ai/ports";
import type { AnsweredItem, AnsweredQuery } from "~/assessment/answered-items";
import { questionKey, quotesOneOf } from "~/assessment/answered-queries.server";
import type { Grade } from "~/assessment/grades";
import { entriesToRead, ownDueOf, type StoredItems } from "~/assessment/item-queries.server";
import type { Recall } from "~/assessment/memory";
import { comesInReview, isReported } from "~/assessment/memory-columns.server";
import type { ReportedQuestion } from "~/assessment/questions/reported-questions.server";
import type {
  EntryQuery,
  FindOptions,
  ReviewEntry,
  ReviewItem,
  WrongItem,
} from "~/assessment/review-items";
import { insertRatings } from "~/assessment/review-log-store.server";
import type { Question } from "~/assessment/schema";
import type { ItemCheck } from "~/billing/within-stored-items.server";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { isOneOf } from "~/platform/is-one-of.server";
import { reviewQuestions } from "./tables.server";

/** The kept questions as items with a memory. */
export const questionItems: StoredItems = {
  table: reviewQuestions,
  fileId: reviewQuestions.fileId,
  courseId: reviewQuestions.courseId,
  collectionId: reviewQuestions.paperId,
};

export interface NewReviewQuestion extends Question {
  id: string;
  fileId: string | null;
  /** After the first rating. */
  recall: Recall;
  /** The answer it was kept with; null if it was not answered. */
  rating: { id: string; grade: Grade; selected: number; ratedAt: Date } | null;
}

/** How many questions a learner has in review, or had. */
export const countQuestions = (userId: string) =>
  sql`(SELECT count(*) FROM review_questions WHERE user_id = ${userId})`;

/**
 * Adds questions with their first ratings, in one batch. Existing ones keep text and memory; if they were not in review,
 * they are now, and if they have no paper or course, they get the given one.
 * @returns the ids of those that are new
 */
export async function insertReviewQuestions(
  database: Database,
  work: {
    userId: string;
    title: string;
    keptAt: Date | null;
    paperId?: string;
    courseId?: string | null;
  },
  questions: readonly NewReviewQuestion[],
  check: ItemCheck,
): Promise<Set<string>> {
  const { userId, title, keptAt, paperId = null, courseId = null } = work;
  const rows = JSON.stringify(questions.map(toJsonRow));
  // Ratings first: whether an item is new is known only while it is not there yet.
  const ratings = insertRatings(
    database,
    sql`
      SELECT value ->> '$.rating.id', ${userId}, value ->> 'id', value ->> '$.rating.grade',
        value ->> '$.rating.selected', NULL, 1, value ->> '$.rating.ratedAt'
      FROM json_each(${rows})
      WHERE value ->> '$.rating.id' IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM review_questions WHERE id = value ->> 'id')`,
  );
  const items = database
    .insert(reviewQuestions)
    .select(sql`
      SELECT value ->> 'id', ${userId}, value ->> 'fileId', ${title}, value ->> 'question', value -> 'options',
        value ->> 'correctAnswer', value ->> 'explanation', value -> 'source', value -> 'optionSources',
        value ->> '$.recall.due', value ->> '$.recall.stability', value ->> '$.recall.difficulty',
        value ->> '$.recall.scheduledDays', value ->> '$.recall.learningSteps', value ->> '$.recall.reps',
        value ->> '$.recall.lapses', value ->> '$.recall.state', value ->> '$.recall.lastReview',
        ${keptAt?.getTime() ?? null}, NULL, NULL, value ->> '$.recall.missedAt', 0, NULL, ${courseId}, ${paperId}
      FROM json_each(${rows}) WHERE true`)
    .onConflictDoNothing()
    .returning({ id: reviewQuestions.id });
  const ids = questions.map(({ id }) => id);
  const own = and(isOneOf(reviewQuestions.id, ids), eq(reviewQuestions.userId, userId));
  const again = database
    .update(reviewQuestions)
    .set({ keptAt })
    .where(and(own, isNull(reviewQuestions.keptAt)));
  const placed = database
    .update(reviewQuestions)
    .set({
      paperId: sql`coalesce(${reviewQuestions.paperId}, ${paperId})`,
      courseId: sql`coalesce(${reviewQuestions.courseId}, ${courseId})`,
    })
    .where(and(own, isNull(reviewQuestions.fileId), paperId === null ? sql`0` : undefined));
  const [, , , added] = await database.batch([ratings, again, placed, items, check]);
  return new Set(added.map(({ id }) => id));
}

/** With times as milliseconds, as columns have them. */
function toJsonRow({ recall, rating, ...question }: NewReviewQuestion): object {
  return {
    ...question,
    recall: {
      ...recall,
      due: recall.due.getTime(),
      lastReview: recall.lastReview?.getTime() ?? null,
      missedAt: recall.missedAt?.getTime() ?? null,
    },
    rating: rating && { ...rating, ratedAt: rating.ratedAt.getTime() },
  };
}

/** The learner's questions that a query asks for, without their texts. */
export async function listQuestionEntries(
  database: Database,
  userId: Owner["id"],
  query: EntryQuery,
): Promise<ReviewEntry[]> {
  const { where, order } = entriesToRead(questionItems, userId, query);
  const { id, due, state, missedAt, missedSure, fileId, courseId } = reviewQuestions;
  const rows = await database.read(
    database
      .select({ id, due, state, missedAt, missedSure, fileId, courseId })
      .from(reviewQuestions)
      .where(where)
      .orderBy(order)
      .limit(query.limit),
  );
  return rows.map((row) => ({ ...row, kind: "question" }));
}

/** Those of these questions that the learner has; with `withReported`, also reported ones. */
export async function findReviewQuestions(
  database: Database,
  userId: string,
  ids: readonly string[],
  { withReported = false }: FindOptions = {},
): Promise<ReviewItem[]> {
  const rows = await database
    .select()
    .from(reviewQuestions)
    .where(
      and(
        sql`${reviewQuestions.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        eq(reviewQuestions.userId, userId),
        withReported ? undefined : isNull(reviewQuestions.reportedAt),
      ),
    );
  return rows.map((row) => ({
    ...row,
    kind: "question",
    ownDue: ownDueOf(row),
    front: row.question,
    back: null,
    question: {
      options: JSON.parse(row.options) as string[],
      correctAnswer: row.correctAnswer,
      explanation: row.explanation,
      optionSources: JSON.parse(row.optionSources) as (Citation | null)[],
    },
    source: JSON.parse(row.source) as Citation | null,
  }));
}

/** Takes questions out of review; each keeps its memory. */
export async function releaseQuestions(
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await database
    .update(reviewQuestions)
    .set({ keptAt: null })
    .where(and(isOneOf(reviewQuestions.id, ids), eq(reviewQuestions.userId, userId)));
}

/** Those of these ids that are of the learner's questions. */
export async function findKeptIds(
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { id } = reviewQuestions;
  const rows = await database
    .select({ id })
    .from(reviewQuestions)
    .where(and(isOneOf(id, ids), eq(reviewQuestions.userId, userId)));
  return rows.map((row) => row.id);
}

/** How many of these questions come in review. */
export async function countKept(
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  const [counted] = await database
    .select({ count: sql<number>`count(*)` })
    .from(reviewQuestions)
    .where(
      and(
        isOneOf(reviewQuestions.id, ids),
        eq(reviewQuestions.userId, userId),
        comesInReview(reviewQuestions),
      ),
    );
  return counted?.count ?? 0;
}

/** Changes the texts of a learner's question. */
export async function changeReviewQuestion(
  database: Database,
  userId: string,
  id: string,
  { question, options, correctAnswer, explanation, source, optionSources }: Question,
): Promise<void> {
  await database
    .update(reviewQuestions)
    .set({
      ...{ question, correctAnswer, explanation },
      options: JSON.stringify(options),
      source: JSON.stringify(source),
      optionSources: JSON.stringify(optionSources),
    })
    .where(and(eq(reviewQuestions.id, id), eq(reviewQuestions.userId, userId)));
}

/** The latest questions that were reported as wrong, newest first; of all learners, or of one. */
export async function listWrongQuestions(
  database: Database,
  limit: number,
  userId?: Owner["id"],
): Promise<WrongItem[]> {
  const { id, question, options, correctAnswer, source, reportReason, reportedAt } =
    reviewQuestions;
  const rows = await database
    .select({
      ...{ id, source },
      front: question,
      back: sql<string>`${options} ->> ${correctAnswer}`,
      reason: reportReason,
      at: reportedAt,
    })
    .from(reviewQuestions)
    .where(
      and(isReported(reviewQuestions), userId ? eq(reviewQuestions.userId, userId) : undefined),
    )
    .orderBy(desc(reportedAt))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    kind: "question",
    source: JSON.parse(row.source) as Citation | null,
    reason: row.reason ?? "",
    at: row.at ?? new Date(0),
  }));
}

/** The questions that a learner reported as wrong. */
export async function listReportedQuestions(
  database: Database,
  userId: string,
): Promise<ReportedQuestion[]> {
  const { question, source } = reviewQuestions;
  return database
    .select({
      key: questionKey(reviewQuestions).as("question_key"),
      question,
      quote: sql<string>`coalesce(${source} ->> '$.quote', '')`.as("question_quote"),
    })
    .from(reviewQuestions)
    .where(and(eq(reviewQuestions.userId, userId), isReported(reviewQuestions)))
    .orderBy(desc(reviewQuestions.reportedAt))
    .limit(mostReported);
}

/** How many of them new questions are compared with. */
const mostReported = 1_000;

/** The kept questions that the learner has answered, the last answered first, and those that are wrong. */
export async function listAnsweredQuestions(
  database: Database,
  userId: Owner["id"],
  { fileIds, limit }: AnsweredQuery,
): Promise<AnsweredItem[]> {
  const { id, source, missedAt, lastReview, due, reportedAt } = reviewQuestions;
  const columns = {
    ...{ id, source, missedAt, lastReview, due, reportedAt },
    key: questionKey(reviewQuestions).as("question_key"),
  };
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(fileIds)}))`;
  const own = and(eq(reviewQuestions.userId, userId), quotesOneOf(source, fileIds));
  const [answered, wrong] = await Promise.all([
    database.read(
      database
        .select(columns)
        .from(reviewQuestions)
        .where(and(own, comesInReview(reviewQuestions), gt(reviewQuestions.reps, 0)))
        .orderBy(desc(lastReview))
        .limit(limit),
    ),
    // Read by the index of documents: that of items in review leaves these out.
    database.read(
      database
        .select(columns)
        .from(reviewQuestions)
        .where(and(own, sql`${reviewQuestions.fileId} IN ${ids}`, isNotNull(reportedAt)))
        .limit(limit),
    ),
  ]);
  return [...answered, ...wrong].map((row) => ({
    key: row.key,
    source: JSON.parse(row.source) as Citation,
    isRight: row.reportedAt === null ? row.missedAt === null : null,
    answeredAt: row.lastReview?.getTime() ?? 0,
    review: row.reportedAt === null ? { id: row.id, due: row.due.getTime() } : null,
  }));
}

/** All of the learner's kept questions. */
export async function listWholeQuestions(database: Database, userId: string) {
  return database.select().from(reviewQuestions).where(eq(reviewQuestions.userId, userId));
}

/** The learner's kept questions without those that are wrong, the oldest first. */
export async function listKeptQuestions(database: Database, userId: string) {
  const rows = await database
    .select()
    .from(reviewQuestions)
    .where(and(eq(reviewQuestions.userId, userId), isNull(reviewQuestions.reportedAt)))
    .orderBy(asc(reviewQuestions.keptAt), asc(reviewQuestions.id));
  return rows.map((row) => ({
    ...row,
    options: JSON.parse(row.options) as string[],
    source: JSON.parse(row.source) as Citation | null,
  }));
}
