import { AppError } from "./errors";
import * as m from "./messages";
import type { Log } from "./ports";

/** What D1 and SQLite say when a database, or all databases of the account, have no room left. */
const full = /\bSQLITE_FULL\b|database or disk is full|Exceeded maximum (DB size|account storage)/i;

const hour = 3_600;

/**
 * What a learner is told if a write failed because there is no room left, which the operator has to make; null for
 * another failure. It logs the error.
 */
export function storageFull(
  log: Log,
  error: unknown,
  fields: Record<string, string>,
): AppError | null {
  if (!isFull(error)) return null;
  log.error("database_full", error, fields);
  return new AppError("storage_full", m.storageFull(), {
    headers: { "Retry-After": String(hour) },
  });
}

function isFull(error: unknown): boolean {
  return error instanceof Error && (full.test(error.message) || isFull(error.cause));
}
