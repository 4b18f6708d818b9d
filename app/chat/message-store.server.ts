import { and, desc, eq, max } from "drizzle-orm";
import type { Citation } from "~/ai/ports";
import type { Database } from "~/platform/database.server";
import { newId } from "~/platform/ids";
import { conversationId } from "./conversation-id";
import type { ChatMessage } from "./schema";
import { conversations, messages } from "./tables.server";

/** Whose conversation, and about which file; null is the whole library. */
export interface ConversationKey {
  userId: string;
  fileId: string | null;
}

export interface NewMessage {
  id: string;
  role: "user" | "assistant";
  content: string;
  citations: Citation[];
}

/** The last `limit` messages, oldest first. */
export async function listMessages(
  database: Database,
  key: ConversationKey,
  limit: number,
): Promise<ChatMessage[]> {
  const rows = await database
    .select({ message: messages })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(ownConversation(key))
    .orderBy(desc(messages.ordinal))
    .limit(limit);
  return rows.reverse().map(({ message }) => toChatMessage(message, key));
}

export async function findMessage(
  database: Database,
  key: ConversationKey,
  id: string,
): Promise<ChatMessage | null> {
  const row = await database
    .select({ message: messages })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(ownConversation(key), eq(messages.id, id)))
    .get();
  return row ? toChatMessage(row.message, key) : null;
}

/**
 * Adds messages to the end of the conversation in one batch, opening it where it is new. Only the
 * conversation's study session calls this, one turn at a time.
 * @returns the messages as stored
 */
export async function appendMessages(
  database: Database,
  key: ConversationKey,
  added: NewMessage[],
  now: Date,
): Promise<ChatMessage[]> {
  const id = conversationId(key.userId, key.fileId);
  const last = await database
    .select({ ordinal: max(messages.ordinal) })
    .from(messages)
    .where(eq(messages.conversationId, id))
    .get();
  const rows = added.map((message, index) => ({
    ...message,
    citations: JSON.stringify(message.citations),
    conversationId: id,
    ordinal: (last?.ordinal ?? 0) + index + 1,
    createdAt: now,
  }));
  await database.batch([
    database
      .insert(conversations)
      .values({ id, userId: key.userId, fileId: key.fileId, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: conversations.id, set: { updatedAt: now } }),
    ...rows.map((row) => database.insert(messages).values(row)),
  ]);
  return rows.map((row) => toChatMessage(row, key));
}

/** Fills a conversation that is still empty; leaves any other as it is. */
export async function seedConversation(
  database: Database,
  key: ConversationKey,
  seed: { role: "user" | "assistant"; content: string }[],
  now: Date,
): Promise<void> {
  if (seed.length === 0 || (await listMessages(database, key, 1)).length > 0) return;
  const added = seed.map((message) => ({ id: newId(), ...message, citations: [] }));
  await appendMessages(database, key, added, now);
}

export async function deleteConversation(database: Database, key: ConversationKey): Promise<void> {
  await database.delete(conversations).where(ownConversation(key));
}

function ownConversation({ userId, fileId }: ConversationKey) {
  return and(
    eq(conversations.id, conversationId(userId, fileId)),
    eq(conversations.userId, userId),
  );
}

function toChatMessage(row: typeof messages.$inferSelect, key: ConversationKey): ChatMessage {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    fileId: key.fileId,
    userId: key.userId,
    createdAt: row.createdAt.toISOString(),
    citations: JSON.parse(row.citations) as Citation[],
  };
}
