import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Citation } from "~/ai/ports";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { newId } from "~/platform/ids";
import type { StudyScope } from "~/study-scope";
import { askBack } from "./ask-back";
import { conversationId } from "./conversation-id";
import type { ChatMessage } from "./schema";
import { conversations, messages } from "./tables.server";

/** A learner's conversation and its scope. */
export interface ConversationKey extends StudyScope {
  userId: string;
}

export interface NewMessage {
  id: string;
  role: "user" | "assistant";
  content: string;
  citations: Citation[];
  /** Of replies only. */
  answered?: boolean;
  /** Of replies that ask back first. */
  withheld?: true;
}

const scopeColumns = { fileId: conversations.fileId, courseId: conversations.courseId };

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

/** A reply in any conversation of the learner; null if there is none with this id. */
export async function findReply(
  database: Database,
  userId: string,
  id: string,
): Promise<ChatMessage | null> {
  const row = await database
    .select({ message: messages, ...scopeColumns })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(eq(messages.id, id), eq(messages.role, "assistant"), eq(conversations.userId, userId)),
    )
    .get();
  return row ? toChatMessage(row.message, { userId, ...row }) : null;
}

/**
 * Appends messages in one batch, and creates the conversation if it is new. Only the conversation's study session calls
 * this, one turn at a time; a seed may be stored concurrently.
 * @returns the messages as stored
 */
export async function appendMessages(
  database: Database,
  key: ConversationKey,
  added: NewMessage[],
  now: Date,
): Promise<ChatMessage[]> {
  const id = conversationId(key.userId, key);
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
      .values({ ...conversationOf(key), createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: conversations.id, set: { updatedAt: now } }),
    ...rows.map((row) => database.insert(messages).values({ ...row, ordinal: next })),
  ]);
  return rows.map((row) => toChatMessage(row, key));
}

/**
 * Fills a conversation if it is empty. Of several concurrent seeds, the first one is stored completely and
 * the others are ignored.
 */
export async function seedConversation(
  database: Database,
  key: ConversationKey,
  seed: { role: "user" | "assistant"; content: string }[],
  now: Date,
): Promise<void> {
  const id = conversationId(key.userId, key);
  if (seed.length === 0 || (await listMessages(database, key, 1)).length > 0) return;
  const rows = JSON.stringify(seed.map((message) => ({ id: newId(), ...message })));
  await database.batch([
    database
      .insert(conversations)
      .values({ ...conversationOf(key), createdAt: now, updatedAt: now })
      .onConflictDoNothing(),
    database.insert(messages).select(sql`
      SELECT value ->> 'id', ${id}, key + 1, value ->> 'role', value ->> 'content', '[]',
        ${now.getTime()}, NULL, 1, NULL, NULL
      FROM json_each(${rows})
      WHERE NOT EXISTS (SELECT 1 FROM messages WHERE conversation_id = ${id})`),
  ]);
}

/** Stores the attempt at a question that was asked back, and reveals its answer. Only the first attempt counts. */
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

/** The learner's conversations with messages, most recently used first. */
export async function listConversationRows(database: Database, userId: string, limit: number) {
  return database
    .select({
      id: conversations.id,
      ...scopeColumns,
      updatedAt: conversations.updatedAt,
      messageCount: sql<number>`count(${messages.id})`,
      /** Null if the reply asks back. */
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

/** The scopes of the learner's conversations with messages. */
export async function listConversedScopes(
  database: Database,
  userId: Owner["id"],
): Promise<StudyScope[]> {
  return database.read(
    database
      .select(scopeColumns)
      .from(conversations)
      .where(
        and(
          eq(conversations.userId, userId),
          sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.conversationId} = ${conversations.id})`,
        ),
      ),
  );
}

/** Every message of the learner, conversation by conversation. */
export async function listAllMessages(database: Database, userId: string): Promise<ChatMessage[]> {
  const rows = await database
    .select({ message: messages, ...scopeColumns })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(conversations.createdAt), asc(conversations.id), asc(messages.ordinal));
  return rows.map(({ message, ...scope }) => toChatMessage(message, { userId, ...scope }));
}

export async function deleteConversation(database: Database, key: ConversationKey): Promise<void> {
  await database.delete(conversations).where(ownConversation(key));
}

function conversationOf({ userId, fileId, courseId }: ConversationKey) {
  const id = conversationId(userId, { fileId, courseId });
  return { id, userId, fileId, courseId };
}

function ownConversation(key: ConversationKey) {
  return and(
    eq(conversations.id, conversationId(key.userId, key)),
    eq(conversations.userId, key.userId),
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
    courseId: key.courseId,
    userId: key.userId,
    createdAt: row.createdAt.toISOString(),
    citations: JSON.parse(row.citations) as Citation[],
    ...(typeof row.answered === "boolean" && { answered: row.answered }),
    ...(row.seeded && { seeded: true }),
    ...(typeof row.attempt === "string" && { attempt: row.attempt }),
  };
  // An answer is not returned before it is revealed.
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
