import type { App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { type FileRow, findFileRow, toFileSummary } from "./file-store.server";
import * as m from "./messages";
import type { FileSummary } from "./schema";

/** @throws AppError not_found, also for another learner's file */
export async function findFile(app: App, owner: { id: string }, id: string): Promise<FileSummary> {
  return toFileSummary(await findOwnRow(app, owner, id));
}

/** @throws AppError not_found */
export async function findOwnRow(app: App, owner: { id: string }, id: string): Promise<FileRow> {
  const row = await findFileRow(app.database, owner.id, id);
  if (!row) throw notFound(m.fileNotFound());
  return row;
}
