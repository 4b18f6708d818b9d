import { listMaterials } from "~/courses/list-materials.server";
import type { Actor, App } from "~/platform/app.server";
import type { StudyScope } from "~/study-scope";
import { excerpt } from "./excerpt";
import { listConversationRows } from "./message-store.server";
import * as m from "./messages";

/** A conversation in the history. */
export interface ConversationSummary extends StudyScope {
  id: string;
  /** The name of the file or course; null for the whole library. */
  name: string | null;
  updatedAt: string;
  messageCount: number;
  /** The beginning of the last message. */
  lastMessage: string;
}

/** The learner's latest conversations, most recently used first. */
export async function listConversations(app: App, actor: Actor): Promise<ConversationSummary[]> {
  const [rows, { files, courses }] = await Promise.all([
    listConversationRows(app.database, actor.id, 50),
    listMaterials(app, actor),
  ]);
  const names = new Map([...files, ...courses].map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    name: names.get(row.courseId ?? row.fileId ?? "") ?? null,
    updatedAt: row.updatedAt.toISOString(),
    lastMessage: excerpt(row.lastMessage ?? m.tryItFirst()),
  }));
}
