import type { App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { everyShard, listAcrossShards } from "~/platform/shards";
import { listDeadLetterRows, reopenReading } from "./dead-letter-store.server";

/** A page that failed at every attempt. */
export interface DeadLetter {
  fileId: string;
  learnerId: string;
  type: string;
  bytes: number;
  page: number;
  /** Of the file; null if unknown. */
  pages: number | null;
  givenUpAt: string;
}

const listed = 100;

/** The latest dead letters of all learners. */
export async function listDeadLetters(app: App): Promise<DeadLetter[]> {
  const latest = await listAcrossShards(
    app,
    ({ database }) => listDeadLetterRows(database, listed),
    (one, other) => other.givenUpAt.getTime() - one.givenUpAt.getTime(),
    listed,
  );
  return latest.map((row) => ({ ...row, givenUpAt: row.givenUpAt.toISOString() }));
}

/**
 * Enqueues a file again at the page that failed.
 * @throws AppError not_found if it has no dead letter
 */
export async function retryReading(app: App, fileId: string): Promise<{ page: number }> {
  for (const home of everyShard(app)) {
    const page = await reopenReading(home.database, fileId);
    if (page === null) continue;
    // If this fails, the hourly sweep enqueues it.
    await home.readings.add({ fileId, page });
    return { page };
  }
  throw notFound("A dead letter of that file is not here. It may have been deleted.");
}
