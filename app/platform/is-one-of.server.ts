import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether a column holds one of these values. They travel as one parameter, of which D1 takes 100. */
export function isOneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return values.length === 1
    ? sql`${column} = ${values[0]}`
    : sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
}
