import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "../account/tables.server";

/**
 * What a learner has done, one row from registration on. Triggers of the database count, in the
 * very batch that stores what is counted: a quiz, a card, a test's end, a message. So nothing is
 * counted twice by a retry, nothing is missed by a crash, and nothing falls by a deletion.
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
