import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "../account/tables.server";
import { files } from "../library/tables.server";

export const decks = sqliteTable(
  "decks",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    /** Null if there was none, or it was deleted: a deck outlives its file. */
    fileId: text("file_id").references(() => files.id, { onDelete: "set null" }),
    title: text().notNull(),
    topic: text(),
    /** How many cards were requested. */
    count: integer().notNull(),
    includeTerm: integer("include_term", { mode: "boolean" }).notNull(),
    includeDefinition: integer("include_definition", { mode: "boolean" }).notNull(),
    includeExamples: integer("include_examples", { mode: "boolean" }).notNull(),
    trackMastery: integer("track_mastery", { mode: "boolean" }).notNull(),
    notice: text(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("decks_user").on(table.userId, table.createdAt),
    index("decks_file").on(table.fileId),
  ],
);

export const cards = sqliteTable(
  "cards",
  {
    id: text().primaryKey(),
    deckId: text("deck_id")
      .notNull()
      .references(() => decks.id, { onDelete: "cascade" }),
    /** From 1; a removed card leaves a gap. */
    number: integer().notNull(),
    front: text().notNull(),
    back: text().notNull(),
    /** JSON: `Citation | null`. */
    source: text().notNull(),
    // The learner's memory of this card, by FSRS.
    due: integer({ mode: "timestamp_ms" }).notNull(),
    stability: real().notNull(),
    difficulty: real().notNull(),
    scheduledDays: integer("scheduled_days").notNull(),
    learningSteps: integer("learning_steps").notNull(),
    /** How often it was rated. */
    reps: integer().notNull(),
    lapses: integer().notNull(),
    /** 0 new, 1 learning, 2 review, 3 relearning. */
    state: integer().notNull(),
    lastReview: integer("last_review", { mode: "timestamp_ms" }),
  },
  (table) => [index("cards_deck").on(table.deckId, table.number)],
);

/** Every rating, for the summary of a session and to undo the latest. */
export const cardRatings = sqliteTable(
  "card_ratings",
  {
    id: text().primaryKey(),
    deckId: text("deck_id")
      .notNull()
      .references(() => decks.id, { onDelete: "cascade" }),
    cardId: text("card_id")
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    grade: text({ enum: ["again", "hard", "medium", "easy"] }).notNull(),
    ratedAt: integer("rated_at", { mode: "timestamp_ms" }).notNull(),
    /** JSON: the card's `Memory` before it was rated. */
    before: text().notNull(),
  },
  (table) => [
    index("card_ratings_deck").on(table.deckId, table.ratedAt),
    index("card_ratings_card").on(table.cardId),
  ],
);
