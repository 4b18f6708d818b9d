import type { Citation } from "~/ai/ports";

/** The columns of a stored question that hold JSON. */
interface QuestionColumns {
  options: string;
  source: string;
  /** Null where the question is older than the sources of options. */
  optionSources: string | null;
}

/** A question's row with its JSON read. */
export function parseQuestion<Row extends QuestionColumns>(row: Row) {
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
