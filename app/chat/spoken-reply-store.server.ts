import { eq } from "drizzle-orm";
import { cancelRemovalStatement } from "~/library/store-bytes.server";
import type { Database } from "~/platform/database.server";
import { spokenReplies } from "./tables.server";

export type SpokenReply = typeof spokenReplies.$inferSelect;

/** Of a reply that is known to be the learner's own. */
export async function findSpokenReply(
  database: Database,
  messageId: string,
): Promise<SpokenReply | null> {
  const row = await database
    .select()
    .from(spokenReplies)
    .where(eq(spokenReplies.messageId, messageId))
    .get();
  return row ?? null;
}

/** Inserts audio whose bytes have been written; fails if its reply was deleted. */
export async function insertSpokenReply(database: Database, row: SpokenReply): Promise<void> {
  await database.batch([
    database.insert(spokenReplies).values(row),
    cancelRemovalStatement(database, row.bytesKey),
  ]);
}
