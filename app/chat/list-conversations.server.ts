import { listFiles } from "~/library/list-files.server";
import type { Actor, App } from "~/platform/app.server";
import { excerpt } from "./excerpt";
import { listConversationRows } from "./message-store.server";
import * as m from "./messages";

/** A conversation, as the history shows it. */
export interface ConversationSummary {
  id: string;
  /** Null: about the whole library. */
  fileId: string | null;
  fileName: string | null;
  updatedAt: string;
  messageCount: number;
  /** How the last message begins. */
  lastMessage: string;
}

/** The learner's latest conversations, the last used first. */
export async function listConversations(app: App, actor: Actor): Promise<ConversationSummary[]> {
  const [rows, files] = await Promise.all([
    listConversationRows(app.database, actor.id, 50),
    listFiles(app, actor),
  ]);
  const names = new Map(files.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    fileName: row.fileId && (names.get(row.fileId) ?? null),
    updatedAt: row.updatedAt.toISOString(),
    lastMessage: excerpt(row.lastMessage ?? m.tryItFirst()),
  }));
}
