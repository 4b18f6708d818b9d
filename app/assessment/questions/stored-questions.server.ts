import { type SQL, sql } from "drizzle-orm";
import { integer, type SQLiteColumn, text } from "drizzle-orm/sqlite-core";
import type { Citation } from "~/ai/ports";
import type { Question, StoredQuestion } from "~/assessment/schema";

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
  /** When the learner said that it is wrong; it is neither counted nor asked again since. */
  reportedAt: integer("set_aside_at", { mode: "timestamp_ms" }),
});

/** The rows of new questions, in the order of the columns, sent as one JSON text. */
export function questionRows(parentId: string, questions: readonly Question[]): SQL {
  const rows = questions.map((question, index) => ({ ...question, number: index + 1 }));
  return sql`
    SELECT ${parentId}, value ->> 'number', value ->> 'question', value -> 'options',
      value ->> 'correctAnswer', value ->> 'explanation', value -> 'source', NULL, value -> 'optionSources',
      NULL
    FROM json_each(${JSON.stringify(rows)})`;
}

/** A stored question, with JSON in some columns. */
export interface QuestionRow extends Omit<StoredQuestion, "options" | "source" | "optionSources"> {
  options: string;
  source: string;
  optionSources: string | null;
}

/** A question's row with its JSON parsed. */
export function parseQuestion(row: QuestionRow): StoredQuestion {
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

/** How far a quiz or test has come, as columns of a query grouped by it. What its learner reported as wrong does not count. */
export function progressColumns(questions: {
  number: SQLiteColumn;
  selected: SQLiteColumn;
  correctAnswer: SQLiteColumn;
  reportedAt: SQLiteColumn;
}) {
  const counted = sql`${questions.reportedAt} IS NULL`;
  return {
    questionCount: sql<number>`count(*) FILTER (WHERE ${counted})`,
    answered: sql<number>`count(${questions.selected}) FILTER (WHERE ${counted})`,
    correct: sql<number>`count(*) FILTER (WHERE ${counted} AND ${questions.selected} = ${questions.correctAnswer})`,
  };
}
