import type { Passage } from "~/ai/ports";
import type { Actor, App } from "~/platform/app.server";
import { findOwnRow } from "./find-file.server";
import { listPassageRows } from "./passage-store.server";

/** A thousand passages are about 200,000 words. */
const most = 1_000;

/**
 * A document's text from its beginning.
 * @returns with `isWhole` false if it is longer
 * @throws AppError not_found
 */
export async function readBeginning(
  app: App,
  actor: Actor,
  fileId: string,
): Promise<{ name: string; passages: Passage[]; isWhole: boolean }> {
  const { name } = await findOwnRow(app, actor, fileId);
  const scope = { userId: actor.id, fileIds: [fileId] };
  const passages = await listPassageRows(app.database, scope, 0, most + 1);
  return { name, passages: passages.slice(0, most), isWhole: passages.length <= most };
}
