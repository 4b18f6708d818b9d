import { and, desc, eq, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Citation } from "~/ai/ports";
import type { QuestionTables } from "~/assessment/questions/question-tables.server";
import type { Question } from "~/assessment/schema";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import type { AnsweredItem, AnsweredQuery } from "./answered-items";

/** The text by which a question is recognised wherever it is asked: it and its right option. */
export function questionKey(questions: {
  question: SQLWrapper;
  options: SQLWrapper;
  correctAnswer: SQLWrapper;
}): SQL<string> {
  const { question, options, correctAnswer } = questions;
  return sql`${question} || char(10) || (${options} ->> ${correctAnswer})`;
}

/** The same text of a question that was read. */
export function keyOfQuestion({
  question,
  options,
  correctAnswer,
}: Pick<Question, "question" | "options" | "correctAnswer">): string {
  return `${question}\n${options[correctAnswer] ?? ""}`;
}

/** Whether the quoted document of an item is one of these. */
export function quotesOneOf(source: SQLWrapper, fileIds: readonly string[]): SQL {
  return sql`${source} ->> '$.fileId' IN (SELECT value FROM json_each(${JSON.stringify(fileIds)}))`;
}

/** The answered questions of the learner's quizzes or tests, those of the newest first. */
export async function listAnsweredQuestions(
  database: Database,
  { parents, questions, parentId }: QuestionTables,
  userId: Owner["id"],
  { fileIds, limit }: AnsweredQuery,
  where?: SQL,
): Promise<AnsweredItem[]> {
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(fileIds)}))`;
  const rows = await database.read(
    database
      .select({
        key: questionKey(questions).as("question_key"),
        source: sql<string>`${questions.source}`.as("question_source"),
        isRight: sql<number>`${questions.selected} = ${questions.correctAnswer}`.as("is_right"),
        answeredAt: sql<number>`coalesce(${parents.finishedAt}, ${parents.createdAt})`.as(
          "answered_at",
        ),
      })
      .from(parents)
      .innerJoin(questions, eq(parentId, parents.id))
      .where(
        and(
          eq(parents.userId, userId),
          // A quiz of another document quotes only that one.
          or(isNull(parents.fileId), sql`${parents.fileId} IN ${ids}`),
          isNotNull(questions.selected),
          isNull(questions.reportedAt),
          quotesOneOf(questions.source, fileIds),
          where,
        ),
      )
      .orderBy(desc(parents.createdAt))
      .limit(limit),
  );
  return rows.map(({ source, isRight, ...row }) => ({
    ...row,
    source: JSON.parse(source) as Citation,
    isRight: isRight === 1,
    review: null,
  }));
}
