import type { App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { listDeadLetterRows, reopenReading } from "./dead-letter-store.server";

/** A page that failed each time it was read. */
export interface DeadLetter {
  fileId: string;
  learnerId: string;
  type: string;
  bytes: number;
  page: number;
  /** Of the file; null where it is not known. */
  pages: number | null;
  givenUpAt: string;
}

const listed = 100;

/** The latest pages that were given up, of all learners. */
export async function listDeadLetters(app: App): Promise<DeadLetter[]> {
  const rows = await listDeadLetterRows(app.database, listed);
  return rows.map((row) => ({ ...row, givenUpAt: row.givenUpAt.toISOString() }));
}

/**
 * Puts a file whose reading was given up in line again, at the page that failed.
 * @throws AppError not_found where no page of it was given up
 */
export async function retryReading(app: App, fileId: string): Promise<{ page: number }> {
  const page = await reopenReading(app.database, fileId);
  if (page === null) throw notFound("A dead letter of that file");
  // Where this fails, the hourly sweep puts it in line.
  await app.readings.add({ fileId, page });
  return { page };
}
