import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    username: text().notNull(),
    /** The username with case and Unicode form folded, for uniqueness. */
    usernameKey: text("username_key").notNull().unique(),
    email: text(),
    passwordHash: text("password_hash").notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** SHA-256 of the recovery code; null if the learner has none. */
    recoveryHash: text("recovery_hash"),
    /** The email address with case folded, for lookups. */
    emailKey: text("email_key"),
    /** When an administrator banned the learner; null if not banned. */
    bannedAt: integer("banned_at", { mode: "timestamp_ms" }),
    /** BCP 47 tag of the interface's language that the learner chose; null if they never did. */
    language: text(),
  },
  (table) => [index("users_email").on(table.emailKey)],
);

/** The column of a row that is deleted with its learner. */
export const ownerId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * Shards of learners who are not in the first database: keeps usernames unique and finds them in one place.
 * Only the first database has rows; its own learners need none, as `users` has their names.
 */
export const shardAssignments = sqliteTable(
  "homes",
  {
    usernameKey: text("username_key").primaryKey(),
    userId: text("user_id").notNull().unique(),
    /** The shard's number. */
    shard: integer().notNull(),
    /**
     * When the sweep checks whether the learner exists; null if a registration or deletion is not in
     * progress.
     */
    due: integer({ mode: "timestamp_ms" }),
  },
  (table) => [index("homes_due").on(table.due)],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, so that a copy of the table opens no session. */
    tokenHash: text("token_hash").primaryKey(),
    userId: ownerId(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
    /** Public id of the session. */
    id: text().notNull().unique(),
    /** Browser and operating system; null if unknown. */
    device: text(),
    /** Up to an hour too early. */
    lastUsedAt: integer("last_used_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/** Password reset links, each valid once. */
export const passwordResets = sqliteTable(
  "password_resets",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").primaryKey(),
    userId: ownerId(),
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
    userId: ownerId(),
    /** The authenticator's id of it, base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    /** The authenticator's signature counter; 0 if it has none. */
    counter: integer().notNull(),
    /** JSON: WebAuthn transports. */
    transports: text({ mode: "json" }).$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    lastUsedAt: integer("last_used_at", { mode: "timestamp_ms" }),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** WebAuthn challenges, each valid once. */
export const passkeyChallenges = sqliteTable(
  "passkey_challenges",
  {
    challenge: text().primaryKey(),
    /** Session in which a passkey is added; null for a login. */
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
