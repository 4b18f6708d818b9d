import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import type { FileRow } from "./file-store.server";
import { findOwnRow } from "./find-file.server";
import * as m from "./messages";

/** Milliseconds between two looks, and in all. */
const interval = 500;
const longest = 25_000;

/**
 * The file, once its text has been extracted.
 * @throws AppError not_found, or still_reading after `timeoutMs` milliseconds
 */
export async function waitForExtraction(
  app: App,
  learner: { id: string },
  fileId: string,
  timeoutMs = longest,
): Promise<FileRow> {
  for (let waited = 0; ; waited += interval) {
    const row = await findOwnRow(app, learner, fileId);
    if (row.status !== "reading") return row;
    if (waited >= timeoutMs) {
      throw new AppError("still_reading", m.stillReading(), {
        headers: { "Retry-After": "10" },
      });
    }
    await new Promise((done) => setTimeout(done, interval));
  }
}
