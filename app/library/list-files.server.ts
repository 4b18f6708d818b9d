import { shareConcurrent } from "~/platform/share-concurrent.server";
import { listFileRows, toFileSummary } from "./file-store.server";
import type { FileSummary } from "./schema";

/** The learner's files, newest first. */
export const listFiles = shareConcurrent(
  async (app, owner): Promise<FileSummary[]> =>
    (await listFileRows(app.database, owner.id)).map(toFileSummary),
);
