import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "../account/tables.server";

/**
 * What a learner has done: one row, inserted at registration. Triggers count in the same batch that
 * stores a quiz, a card, a finished test or a message, so retries count nothing twice, a crash loses
 * no count, and a deletion lowers none.
 */
export const studyMetrics = sqliteTable("study_metrics", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  quizzesCreated: integer("quizzes_created").notNull(),
  /** Cards, not decks. */
  flashcardsCreated: integer("flashcards_created").notNull(),
  /** Finished ones. */
  practiceTestsTaken: integer("practice_tests_taken").notNull(),
  audioTtsUsage: integer("audio_tts_usage").notNull(),
  /** From one stored message to the next, in any conversation; at most five minutes each. */
  chatMilliseconds: integer("chat_milliseconds").notNull(),
  lastChatAt: integer("last_chat_at", { mode: "timestamp_ms" }),
});
