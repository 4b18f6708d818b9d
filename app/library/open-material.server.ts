import type { Material } from "~/ai/ports";
import type { App } from "~/platform/app.server";
import { listFileRows } from "./file-store.server";
import { findOwnRow } from "./find-file.server";
import { readPassageRows, searchPassageRows } from "./passage-store.server";

/**
 * What a study task may draw on: one file, or with null the learner's whole library.
 * @throws AppError not_found
 */
export async function openMaterial(
  app: App,
  learner: { id: string },
  fileId: string | null,
): Promise<Material> {
  const rows = fileId
    ? [await findOwnRow(app, learner, fileId)]
    : await listFileRows(app.database, learner.id);
  const scope = { userId: learner.id, fileId };
  return {
    documents: rows.filter((row) => row.status === "ready").map(({ id, name }) => ({ id, name })),
    search: (query, limit) => searchPassageRows(app.database, scope, query, limit),
    read: (limit) => readPassageRows(app.database, scope, limit),
  };
}
