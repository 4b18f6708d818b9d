import { type SQL, sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";
import type { Citation } from "~/ai/ports";
import type { QuizQuestion } from "./schema";

/** What a quiz and a practice test keep of a question, after what it belongs to. */
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
  /** The option chosen; null until answered, and then final. */
  selected: integer(),
  /** JSON: `(Citation | null)[]`, one for each option; null where the question is older. */
  optionSources: text("option_sources"),
});

/** The rows of new questions, in the order of the columns; they travel as one JSON text. */
export function questionRows(ownerId: string, questions: readonly QuizQuestion[]): SQL {
  const rows = questions.map((question, index) => ({ ...question, number: index + 1 }));
  return sql`
    SELECT ${ownerId}, value ->> 'number', value ->> 'question', value -> 'options',
      value ->> 'correctAnswer', value ->> 'explanation', value -> 'source', NULL, value -> 'optionSources'
    FROM json_each(${JSON.stringify(rows)})`;
}

/** The columns of a stored question that hold JSON. */
interface JsonColumns {
  options: string;
  source: string;
  optionSources: string | null;
}

/** A question's row with its JSON read. */
export function parseQuestion<Row extends JsonColumns>(row: Row) {
  const options = JSON.parse(row.options) as string[];
  const sources = row.optionSources as string | null;
  return {
    ...row,
    options,
    source: JSON.parse(row.source) as Citation | null,
    optionSources: sources
      ? (JSON.parse(sources) as (Citation | null)[])
      : options.map((): Citation | null => null),
  };
}
