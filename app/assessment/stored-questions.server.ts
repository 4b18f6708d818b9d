import { and, asc, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { integer, type SQLiteColumn, type SQLiteTable, text } from "drizzle-orm/sqlite-core";
import type { Citation } from "~/ai/ports";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import type { AskedQuestion } from "~/study-mode";
import type { Question, StoredQuestion } from "./schema";

/** The columns of a stored question, next to the one that refers to its quiz or test. */
export const questionColumns = () => ({
  /** From 1. */
  number: integer().notNull(),
  question: text().notNull(),
  /** JSON: `string[]`. */
  options: text().notNull(),
  correctAnswer: integer("correct_answer").notNull(),
  explanation: text().notNull(),
  /** JSON: `Citation | null`. */
  source: text().notNull(),
  /** The chosen option; null until answered, and then final. */
  selected: integer(),
  /** JSON: `(Citation | null)[]`, one for each option; null in rows older than the column. */
  optionSources: text("option_sources"),
});

/** The rows of new questions, in the order of the columns, sent as one JSON text. */
export function questionRows(parentId: string, questions: readonly Question[]): SQL {
  const rows = questions.map((question, index) => ({ ...question, number: index + 1 }));
  return sql`
    SELECT ${parentId}, value ->> 'number', value ->> 'question', value -> 'options',
      value ->> 'correctAnswer', value ->> 'explanation', value -> 'source', NULL, value -> 'optionSources'
    FROM json_each(${JSON.stringify(rows)})`;
}

/** A stored question, with JSON in some columns. */
interface QuestionRow extends Omit<StoredQuestion, "options" | "source" | "optionSources"> {
  options: string;
  source: string;
  optionSources: string | null;
}

/** A question's row with its JSON parsed. */
function parseQuestion(row: QuestionRow): StoredQuestion {
  const options = JSON.parse(row.options) as string[];
  const sources = row.optionSources;
  return {
    ...row,
    options,
    source: JSON.parse(row.source) as Citation | null,
    optionSources: sources
      ? (JSON.parse(sources) as (Citation | null)[])
      : options.map((): Citation | null => null),
  };
}

/** How far a quiz or test has come, as columns of a query grouped by it. */
export function progressColumns(questions: {
  number: SQLiteColumn;
  selected: SQLiteColumn;
  correctAnswer: SQLiteColumn;
}) {
  return {
    questionCount: sql<number>`count(${questions.number})`,
    answered: sql<number>`count(${questions.selected})`,
    correct: sql<number>`coalesce(sum(${questions.selected} = ${questions.correctAnswer}), 0)`,
  };
}

type ParentTable = SQLiteTable & {
  id: SQLiteColumn;
  userId: SQLiteColumn;
  fileId: SQLiteColumn;
  createdAt: SQLiteColumn;
  finishedAt: SQLiteColumn;
};

type QuestionTable = SQLiteTable & {
  number: SQLiteColumn;
  question: SQLiteColumn;
  source: SQLiteColumn;
};

/** The tables of quizzes or tests. */
interface Tables {
  parents: ParentTable;
  questions: QuestionTable;
  /** The column of a question that refers to its quiz or test. */
  parentId: SQLiteColumn;
}

/**
 * Quizzes or tests with their questions, oldest first.
 * @template Parent a row of `tables.parents`
 */
export async function selectWithQuestions<Parent extends { id: string }>(
  database: Database,
  { parents, questions, parentId }: Tables,
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

/** The questions that were written for a learner's quizzes or tests of a file, newest first. */
export async function listAskedQuestions(
  database: Database,
  tables: Tables,
  condition: { userId: string; fileId: string; where?: SQL },
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
    .where(
      and(
        eq(parents.userId, condition.userId),
        eq(parents.fileId, condition.fileId),
        condition.where,
      ),
    )
    .orderBy(desc(parents.createdAt), asc(questions.number))
    .limit(limit);
  return rows.map(({ question, source, askedAt }) => ({
    question,
    quote: (JSON.parse(source) as Citation | null)?.quote ?? "",
    askedAt: new Date(askedAt),
  }));
}

/** The UTC days, counted from 1970, on which a learner finished a quiz or test. */
export async function listFinishedDays(
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
