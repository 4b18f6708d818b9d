import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { ownerId, users } from "../account/tables.server";

export const subscriptions = sqliteTable("subscriptions", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** End of premium. */
  premiumUntil: integer("premium_until", { mode: "timestamp_ms" }).notNull(),
  /** The provider's status, or `missing` if it no longer lists the subscription. */
  status: text("status"),
  periodEnd: integer("period_end", { mode: "timestamp_ms" }),
  /** Whether it ends with the period. */
  ending: integer("ending", { mode: "boolean" }),
  /** Number of the check that recorded this. */
  checkNumber: integer("check_number"),
  /** Premium granted by an administrator lasts until then. */
  grantedUntil: integer("granted_until", { mode: "timestamp_ms" }),
  /** The customer who has this plan. */
  customerId: text("customer_id"),
});

/** Customer ids of learners at payment providers. A customer belongs to one learner. */
export const paymentCustomers = sqliteTable(
  "payment_customers",
  {
    provider: text("provider").notNull(),
    userId: ownerId(),
    customerId: text("customer_id").notNull(),
    /** When the last payment was started. */
    begunAt: integer("begun_at", { mode: "timestamp_ms" }).notNull(),
    /** When the last check was recorded. The next is due a day later; a failed one stays due. */
    checkedAt: integer("checked_at", { mode: "timestamp_ms" }).notNull(),
    /** Number of checks started. */
    checks: integer("checks").notNull(),
    /** The email address that the provider has. */
    email: text("email"),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.userId] }),
    uniqueIndex("payment_customers_customer").on(table.provider, table.customerId),
    index("payment_customers_user").on(table.userId),
    index("payment_customers_checked").on(table.checkedAt),
  ],
);

/** Handled events, so that none is handled twice. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    id: text("id").primaryKey(),
    receivedAt: integer("received_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("payment_events_received").on(table.receivedAt)],
);

/** The sandbox provider's own data; only the sandbox reads it. Cards are not stored. */
export const sandboxSubscriptions = sqliteTable(
  "sandbox_subscriptions",
  {
    id: text("id").primaryKey(),
    customerId: text("customer_id").notNull(),
    /** Part of the checkout page's URL. */
    clientSecret: text("client_secret").notNull().unique(),
    status: text("status", {
      enum: ["incomplete", "active", "past_due", "canceled"],
    }).notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    periodEnd: integer("period_end", { mode: "timestamp_ms" }).notNull(),
    cancelAtPeriodEnd: integer("cancel_at_period_end", { mode: "boolean" }).notNull(),
    endedAt: integer("ended_at", { mode: "timestamp_ms" }),
    /** Whether the card's bank waits for confirmation. */
    awaitsConfirmation: integer("awaits_confirmation", { mode: "boolean" }).notNull(),
    /** Whether the card will be declined at the next renewal. */
    renewalFails: integer("renewal_fails", { mode: "boolean" }).notNull(),
  },
  (table) => [index("sandbox_subscriptions_customer").on(table.customerId, table.createdAt)],
);
