import type { App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { everyShard } from "~/platform/shards";
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
  const rows = await Promise.all(
    everyShard(app).map(({ database }) => listDeadLetterRows(database, listed)),
  );
  const latest = rows
    .flat()
    .sort((one, other) => other.givenUpAt.getTime() - one.givenUpAt.getTime())
    .slice(0, listed);
  return latest.map((row) => ({ ...row, givenUpAt: row.givenUpAt.toISOString() }));
}

/**
 * Puts a file whose reading was given up in line again, at the page that failed.
 * @throws AppError not_found where no page of it was given up
 */
export async function retryReading(app: App, fileId: string): Promise<{ page: number }> {
  for (const home of everyShard(app)) {
    const page = await reopenReading(home.database, fileId);
    if (page === null) continue;
    // Where this fails, the hourly sweep puts it in line.
    await home.readings.add({ fileId, page });
    return { page };
  }
  throw notFound("A dead letter of that file");
}
