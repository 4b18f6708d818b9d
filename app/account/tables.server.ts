import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    username: text().notNull(),
    /** The username with case and Unicode form folded: two names that look alike are one. */
    usernameKey: text("username_key").notNull().unique(),
    email: text(),
    passwordHash: text("password_hash").notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** SHA-256 of the recovery code; null where the learner has none. */
    recoveryHash: text("recovery_hash"),
    /** The address with case folded, by which its accounts are found. */
    emailKey: text("email_key"),
    /** Since when an administrator keeps them out; null for everybody else. */
    bannedAt: integer("banned_at", { mode: "timestamp_ms" }),
  },
  (table) => [index("users_email").on(table.emailKey)],
);

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * Who lives in another database than the first, so that a name is looked for in one place and taken
 * once in all. Only the first database's table has rows; its own learners need none, as `users` knows
 * their names.
 */
export const homes = sqliteTable(
  "homes",
  {
    usernameKey: text("username_key").primaryKey(),
    userId: text("user_id").notNull().unique(),
    /** The number of the database. */
    shard: integer().notNull(),
    /** When to look whether the learner is there; null where nothing is under way. */
    due: integer({ mode: "timestamp_ms" }),
  },
  (table) => [index("homes_due").on(table.due)],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the token in the cookie, so that a copy of the table opens no session. */
    tokenHash: text("token_hash").primaryKey(),
    userId: owner(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
    /** Names the session to its learner. */
    id: text().notNull().unique(),
    /** Browser and system in words; null where they could not be told. */
    device: text(),
    /** Up to an hour earlier than it was. */
    lastUsedAt: integer("last_used_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/** Links by which a new password can be set; each once. */
export const passwordResets = sqliteTable(
  "password_resets",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").primaryKey(),
    userId: owner(),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("password_resets_user").on(table.userId),
    index("password_resets_expiry").on(table.expiresAt),
  ],
);

export const passkeys = sqliteTable(
  "passkeys",
  {
    id: text().primaryKey(),
    userId: owner(),
    /** What the authenticator calls it, base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** How often it was used, as the authenticator counts; 0 where it does not count. */
    counter: integer().notNull(),
    /** JSON: the ways in which a browser reaches it. */
    transports: text({ mode: "json" }).$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    lastUsedAt: integer("last_used_at", { mode: "timestamp_ms" }),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** What a passkey has to sign; each once. */
export const passkeyChallenges = sqliteTable(
  "passkey_challenges",
  {
    challenge: text().primaryKey(),
    /** In which a passkey is added; null where somebody logs in with one. */
    sessionHash: text("session_hash").references(() => sessions.tokenHash, {
      onDelete: "cascade",
    }),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("passkey_challenges_session").on(table.sessionHash),
    index("passkey_challenges_expiry").on(table.expiresAt),
  ],
);
