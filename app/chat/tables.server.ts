import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ownerId } from "../account/tables.server";
import { courses } from "../courses/tables.server";
import { files } from "../library/tables.server";

export const conversations = sqliteTable(
  "conversations",
  {
    /** Derived from the learner and the scope, so that there is one for each pair. */
    id: text().primaryKey(),
    userId: ownerId(),
    /** Without file and course, the conversation is about the whole library. */
    fileId: text("file_id").references(() => files.id, { onDelete: "cascade" }),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    updatedAt: integer("updated_at", { mode: "timestamp_ms" }).notNull(),
    courseId: text("course_id").references(() => courses.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("conversations_user").on(table.userId, table.updatedAt),
    index("conversations_file").on(table.fileId),
    index("conversations_course").on(table.courseId),
  ],
);

export const messages = sqliteTable(
  "messages",
  {
    id: text().primaryKey(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** Position in the conversation, from 1. */
    ordinal: integer().notNull(),
    role: text({ enum: ["user", "assistant"] }).notNull(),
    content: text().notNull(),
    /** JSON: `Citation[]`. */
    citations: text().notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** Whether the documents contain the answer; null for questions and older replies. */
    answered: integer({ mode: "boolean" }),
    /** Whether a client sent it as an earlier message; then no model of this deployment wrote it. */
    seeded: integer({ mode: "boolean" }),
    /** Of a reply that asks back first: whether its answer is still withheld; null for other messages. */
    withheld: integer({ mode: "boolean" }),
    /** What the learner remembered before the answer was revealed; empty for nothing. */
    attempt: text(),
  },
  (table) => [uniqueIndex("messages_conversation").on(table.conversationId, table.ordinal)],
);

/** The audio of a reply. A trigger removes the bytes, however the row is deleted. */
export const spokenReplies = sqliteTable("spoken_replies", {
  messageId: text("message_id")
    .primaryKey()
    .references(() => messages.id, { onDelete: "cascade" }),
  /** The key of the bytes in the byte store. */
  bytesKey: text("bytes_key").notNull(),
  mediaType: text("media_type").notNull(),
  /** Bytes. */
  size: integer().notNull(),
  createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
});
