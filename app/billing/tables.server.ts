import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { users } from "../account/tables.server";

export const subscriptions = sqliteTable("subscriptions", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Premium lasts to this moment. */
  premiumUntil: integer("premium_until", { mode: "timestamp_ms" }).notNull(),
  /** In the provider's words. */
  status: text("status"),
  periodEnd: integer("period_end", { mode: "timestamp_ms" }),
  /** It does not renew at the period's end. */
  ending: integer("ending", { mode: "boolean" }),
  /** The number of the check that found this. */
  checkNumber: integer("check_number"),
  /** Premium lasts at least to this moment, whatever is paid: an administrator has given it. */
  grantedUntil: integer("granted_until", { mode: "timestamp_ms" }),
});

/** Who a learner is to a payment provider. One customer belongs to one learner. */
export const paymentCustomers = sqliteTable(
  "payment_customers",
  {
    provider: text("provider").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    customerId: text("customer_id").notNull(),
    /** When a payment was begun last. */
    begunAt: integer("begun_at", { mode: "timestamp_ms" }).notNull(),
    /** When the provider's answer was recorded last. */
    checkedAt: integer("checked_at", { mode: "timestamp_ms" }).notNull(),
    /** How often the provider was asked: numbers each check before it asks. */
    checks: integer("checks").notNull(),
    /** The address that the provider was told last. */
    email: text("email"),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.userId] }),
    uniqueIndex("payment_customers_customer").on(table.provider, table.customerId),
    index("payment_customers_user").on(table.userId),
    index("payment_customers_checked").on(table.checkedAt),
  ],
);

/** Events that have been dealt with, so that none is twice. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    id: text("id").primaryKey(),
    receivedAt: integer("received_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("payment_events_received").on(table.receivedAt)],
);

/**
 * What the sandbox provider would keep on its own side: nothing of the product reads it but the
 * sandbox. Cards are not kept.
 */
export const sandboxSubscriptions = sqliteTable(
  "sandbox_subscriptions",
  {
    id: text("id").primaryKey(),
    customerId: text("customer_id").notNull(),
    /** Names it on the page to pay on. */
    clientSecret: text("client_secret").notNull().unique(),
    status: text("status", {
      enum: ["incomplete", "active", "past_due", "canceled"],
    }).notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    periodEnd: integer("period_end", { mode: "timestamp_ms" }).notNull(),
    cancelAtPeriodEnd: integer("cancel_at_period_end", { mode: "boolean" }).notNull(),
    endedAt: integer("ended_at", { mode: "timestamp_ms" }),
    /** The card's bank has asked, and waits for an answer. */
    awaitsConfirmation: integer("awaits_confirmation", { mode: "boolean" }).notNull(),
    /** The card will be declined at the next renewal. */
    renewalFails: integer("renewal_fails", { mode: "boolean" }).notNull(),
  },
  (table) => [index("sandbox_subscriptions_customer").on(table.customerId, table.createdAt)],
);
