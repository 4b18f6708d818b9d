import type { App } from "~/platform/app.server";
import { AppError, notFound } from "~/platform/errors";
import { type FileRow, findFileRows } from "./file-store.server";
import * as m from "./messages";

/** Milliseconds between two looks, and in all. */
const interval = 500;
const longest = 25_000;

/**
 * The files, once the text of one is there or none is still being read.
 * @throws AppError not_found, or still_reading after `timeoutMs` milliseconds
 */
export async function waitForExtraction(
  app: App,
  learner: { id: string },
  fileIds: readonly string[],
  timeoutMs = longest,
): Promise<FileRow[]> {
  for (let waited = 0; ; waited += interval) {
    const rows = await findFileRows(app.database, learner.id, fileIds);
    if (rows.length === 0) throw notFound(m.fileNotFound());
    if (rows.some(({ status }) => status === "ready")) return rows;
    if (rows.every(({ status }) => status !== "reading")) return rows;
    if (waited >= timeoutMs) {
      throw new AppError("still_reading", m.stillReading({ count: fileIds.length }), {
        headers: { "Retry-After": "10" },
      });
    }
    await new Promise((done) => setTimeout(done, interval));
  }
}
