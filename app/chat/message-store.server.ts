import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Citation } from "~/ai/ports";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { newId } from "~/platform/ids";
import { askBack } from "./ask-back";
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
  /** Of a reply alone. */
  answered?: boolean;
  /** Of a reply that asks back first. */
  withheld?: true;
}

/** The last `limit` messages, oldest first. */
export async function listMessages(
  database: Database,
  key: ConversationKey,
  limit: number,
): Promise<ChatMessage[]> {
  const rows = await database.read(
    database
      .select({ message: messages })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(ownConversation(key))
      .orderBy(desc(messages.ordinal))
      .limit(limit),
  );
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

/** A reply in whichever conversation of the learner; null where it is not there. */
export async function findReply(
  database: Database,
  userId: string,
  id: string,
): Promise<ChatMessage | null> {
  const row = await database
    .select({ message: messages, fileId: conversations.fileId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(eq(messages.id, id), eq(messages.role, "assistant"), eq(conversations.userId, userId)),
    )
    .get();
  return row ? toChatMessage(row.message, { userId, fileId: row.fileId }) : null;
}

/**
 * Adds messages to the end of the conversation in one batch, opening it where it is new. Only the
 * conversation's study session calls this, one turn at a time; a seed may arrive beside it.
 * @returns the messages as stored
 */
export async function appendMessages(
  database: Database,
  key: ConversationKey,
  added: NewMessage[],
  now: Date,
): Promise<ChatMessage[]> {
  const id = conversationId(key.userId, key.fileId);
  const rows = added.map((message) => ({
    ...message,
    citations: JSON.stringify(message.citations),
    conversationId: id,
    createdAt: now,
  }));
  const next = sql<number>`(SELECT coalesce(max(ordinal), 0) + 1 FROM messages WHERE conversation_id = ${id})`;
  await database.batch([
    database
      .insert(conversations)
      .values({ id, userId: key.userId, fileId: key.fileId, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: conversations.id, set: { updatedAt: now } }),
    ...rows.map((row) => database.insert(messages).values({ ...row, ordinal: next })),
  ]);
  return rows.map((row) => toChatMessage(row, key));
}

/**
 * Fills a conversation that is still empty; leaves any other as it is. Of several seeds at once the
 * first one is taken, as a whole.
 */
export async function seedConversation(
  database: Database,
  key: ConversationKey,
  seed: { role: "user" | "assistant"; content: string }[],
  now: Date,
): Promise<void> {
  const id = conversationId(key.userId, key.fileId);
  if (seed.length === 0 || (await listMessages(database, key, 1)).length > 0) return;
  const rows = JSON.stringify(seed.map((message) => ({ id: newId(), ...message })));
  await database.batch([
    database
      .insert(conversations)
      .values({ id, userId: key.userId, fileId: key.fileId, createdAt: now, updatedAt: now })
      .onConflictDoNothing(),
    database.insert(messages).select(sql`
      SELECT value ->> 'id', ${id}, key + 1, value ->> 'role', value ->> 'content', '[]',
        ${now.getTime()}, NULL, 1, NULL, NULL
      FROM json_each(${rows})
      WHERE NOT EXISTS (SELECT 1 FROM messages WHERE conversation_id = ${id})`),
  ]);
}

/** Keeps the attempt at a question that was asked back, and has its answer told. Only the first one counts. */
export async function storeAttempt(
  database: Database,
  userId: string,
  id: string,
  attempt: string,
): Promise<void> {
  await database
    .update(messages)
    .set({ withheld: false, attempt })
    .where(
      and(
        eq(messages.id, id),
        eq(messages.withheld, true),
        sql`${messages.conversationId} IN (SELECT id FROM conversations WHERE user_id = ${userId})`,
      ),
    );
}

/** The learner's conversations that hold anything, the last used first. */
export async function listConversationRows(database: Database, userId: string, limit: number) {
  return database
    .select({
      id: conversations.id,
      fileId: conversations.fileId,
      updatedAt: conversations.updatedAt,
      messageCount: sql<number>`count(${messages.id})`,
      /** Null where it asks back. */
      lastMessage: sql<string | null>`(SELECT iif(withheld, NULL, content) FROM messages AS last
        WHERE last.conversation_id = ${conversations.id} ORDER BY last.ordinal DESC LIMIT 1)`,
    })
    .from(conversations)
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(eq(conversations.userId, userId))
    .groupBy(conversations.id)
    .orderBy(desc(conversations.updatedAt))
    .limit(limit);
}

/** The files that the learner's conversations which hold anything are about; null is the library. */
export async function listConversedFiles(
  database: Database,
  userId: Owner["id"],
): Promise<(string | null)[]> {
  const rows = await database.read(
    database
      .select({ fileId: conversations.fileId })
      .from(conversations)
      .where(
        and(
          eq(conversations.userId, userId),
          sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.conversationId} = ${conversations.id})`,
        ),
      ),
  );
  return rows.map(({ fileId }) => fileId);
}

/** Every message of the learner, conversation by conversation. */
export async function listAllMessages(database: Database, userId: string): Promise<ChatMessage[]> {
  const rows = await database
    .select({ message: messages, fileId: conversations.fileId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(conversations.createdAt), asc(conversations.id), asc(messages.ordinal));
  return rows.map(({ message, fileId }) => toChatMessage(message, { userId, fileId }));
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

type OptionalColumn = "answered" | "seeded" | "withheld" | "attempt";

function toChatMessage(
  row: Omit<typeof messages.$inferSelect, "ordinal" | OptionalColumn> &
    Partial<Pick<typeof messages.$inferSelect, OptionalColumn>>,
  key: ConversationKey,
): ChatMessage {
  const message: ChatMessage = {
    id: row.id,
    role: row.role,
    content: row.content,
    fileId: key.fileId,
    userId: key.userId,
    createdAt: row.createdAt.toISOString(),
    citations: JSON.parse(row.citations) as Citation[],
    ...(typeof row.answered === "boolean" && { answered: row.answered }),
    ...(row.seeded && { seeded: true }),
    ...(typeof row.attempt === "string" && { attempt: row.attempt }),
  };
  // Nobody who reads a message learns the answer before it is told.
  return row.withheld ? askBack(message) : message;
}

/** The latest UTC days, counted from 1970, on which the learner wrote. */
export async function listChatDays(database: Database, userId: Owner["id"]): Promise<number[]> {
  const day = sql<number>`${messages.createdAt} / 86400000`;
  const rows = await database.read(
    database
      .selectDistinct({ day })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(and(eq(conversations.userId, userId), eq(messages.role, "user")))
      .orderBy(desc(day))
      .limit(400),
  );
  return rows.map((row) => row.day);
}
