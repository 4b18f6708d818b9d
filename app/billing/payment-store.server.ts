import { and, eq, exists, gt, lt, lte, not, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import type { RecordedPlan } from "./plan-of";
import type { PaymentProvider } from "./ports";
import { paymentCustomers, paymentEvents, subscriptions } from "./tables.server";

type ProviderName = PaymentProvider["name"];

/** A learner as a provider's customer. */
export interface Customer {
  provider: ProviderName;
  customerId: string;
}

/** A check of a customer's subscriptions. Checks are numbered in the order in which they start. */
export interface Check extends Customer {
  userId: string;
  number: number;
}

export async function findCustomerId(
  database: Database,
  provider: ProviderName,
  userId: string,
): Promise<string | null> {
  const row = await database
    .select({ customerId: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.userId, userId)))
    .get();
  return row?.customerId ?? null;
}

/** Whether a learner of this database has this customer id. */
export async function isBound(database: Database, customer: Customer): Promise<boolean> {
  const row = await database
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .where(isCustomer(customer))
    .get();
  return row !== undefined;
}

/** The learner's customer ids at all providers. */
export async function listCustomers(database: Database, userId: string) {
  const { provider, customerId, begunAt } = paymentCustomers;
  return database
    .select({ provider, customerId, begunAt })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId));
}

/** Binds a customer to a learner permanently; neither can be bound again. */
export async function bindCustomer(
  database: Database,
  { provider, customerId }: Customer,
  { id: userId, email }: { id: string; email: string | null },
  now: Date,
): Promise<void> {
  await database
    .insert(paymentCustomers)
    .values({ provider, userId, customerId, email, begunAt: now, checkedAt: now, checks: 0 })
    .onConflictDoNothing();
}

/** The customer's learner, and the email address that the provider has. */
export async function findCustomer(database: Database, customer: Customer) {
  const row = await database
    .select({ userId: paymentCustomers.userId, email: paymentCustomers.email })
    .from(paymentCustomers)
    .where(isCustomer(customer))
    .get();
  return row ?? null;
}

export async function recordCustomerEmail(
  database: Database,
  customer: Customer,
  email: string | null,
): Promise<void> {
  await database.update(paymentCustomers).set({ email }).where(isCustomer(customer));
}

export async function markBegun(
  database: Database,
  { provider, customerId }: Customer,
  now: Date,
): Promise<void> {
  await database
    .update(paymentCustomers)
    .set({ begunAt: now })
    .where(isCustomer({ provider, customerId }));
}

/** Starts a check and numbers it; null if no learner is this customer. */
export async function beginCheck(database: Database, customer: Customer): Promise<Check | null> {
  const [row] = await database
    .update(paymentCustomers)
    .set({ checks: sql`${paymentCustomers.checks} + 1` })
    .where(isCustomer(customer))
    .returning({ userId: paymentCustomers.userId, number: paymentCustomers.checks });
  return row ? { ...customer, ...row } : null;
}

/** Records a check's result and its event in one batch, unless a later check has already recorded its own. */
export async function recordPlan(
  database: Database,
  check: Check,
  plan: RecordedPlan | null,
  now: Date,
  eventId: string | null,
): Promise<void> {
  await database.batch([
    database.update(paymentCustomers).set({ checkedAt: now }).where(isCustomer(check)),
    plan ? savePlan(database, check, plan) : endPlan(database, check, now),
    ...(eventId ? [insertEvent(database, eventId, now)] : []),
  ]);
}

/** Of a learner's customers, such as one in each mode of Stripe, the one whose plan lasts longest counts. */
function savePlan(database: Database, check: Check, plan: RecordedPlan) {
  const { userId, customerId, number: checkNumber } = check;
  const recorded = { ...plan, customerId, checkNumber };
  const isLater = sql`coalesce(${subscriptions.checkNumber}, 0) <= ${checkNumber}`;
  return database
    .insert(subscriptions)
    .values({ userId, ...recorded })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: recorded,
      setWhere: or(
        and(isPlanOf(customerId), isLater),
        and(not(isPlanOf(customerId)), lt(subscriptions.premiumUntil, plan.premiumUntil)),
      ),
    });
}

/**
 * Ends the plan that an earlier check of this customer has recorded and that is no longer found. The daily check
 * still looks for it, in case it was missing only because of a wrong price.
 */
function endPlan(
  database: Database,
  { userId, customerId, number: checkNumber }: Check,
  now: Date,
) {
  return database
    .update(subscriptions)
    .set({ premiumUntil: now, status: "missing", periodEnd: now, ending: true, checkNumber })
    .where(
      and(
        eq(subscriptions.userId, userId),
        isPlanOf(customerId),
        lte(subscriptions.checkNumber, checkNumber),
      ),
    );
}

/** Plans recorded by earlier versions name no customer; a learner had only one. */
function isPlanOf(customerId: string) {
  return sql`coalesce(${subscriptions.customerId}, ${customerId}) = ${customerId}`;
}

/** Puts a customer behind all others whose check is due. @param checkedAt the latest that is due */
export async function deferCheck(
  database: Database,
  customer: Customer,
  checkedAt: Date,
): Promise<void> {
  await database.update(paymentCustomers).set({ checkedAt }).where(isCustomer(customer));
}

/** Unbinds a customer that the provider has deleted, and ends their plan. */
export async function unbindCustomer(
  database: Database,
  check: Check,
  now: Date,
  eventId: string | null,
): Promise<void> {
  await database.batch([
    database.delete(paymentCustomers).where(isCustomer(check)),
    endPlan(database, check, now),
    ...(eventId ? [insertEvent(database, eventId, now)] : []),
  ]);
}

export async function isEventKnown(database: Database, id: string): Promise<boolean> {
  const row = await database
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id))
    .get();
  return row !== undefined;
}

export async function saveEvent(database: Database, id: string, now: Date): Promise<void> {
  await insertEvent(database, id, now);
}

export async function forgetEvents(database: Database, before: Date): Promise<void> {
  await database.delete(paymentEvents).where(lte(paymentEvents.receivedAt, before));
}

/**
 * Customers not checked since `before` who have a running subscription or have started a payment after
 * `begunAfter`.
 */
export async function listUnchecked(
  database: Database,
  provider: ProviderName,
  { before, begunAfter, limit }: { before: Date; begunAfter: Date; limit: number },
): Promise<string[]> {
  const running = database
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, paymentCustomers.userId),
        notInArray(subscriptions.status, ["canceled"]),
      ),
    );
  const rows = await database
    .select({ customerId: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(
      and(
        eq(paymentCustomers.provider, provider),
        lte(paymentCustomers.checkedAt, before),
        or(gt(paymentCustomers.begunAt, begunAfter), exists(running)),
      ),
    )
    .orderBy(paymentCustomers.checkedAt)
    .limit(limit);
  return rows.map(({ customerId }) => customerId);
}

function insertEvent(database: Database, id: string, receivedAt: Date) {
  return database.insert(paymentEvents).values({ id, receivedAt }).onConflictDoNothing();
}

function isCustomer({ provider, customerId }: Customer) {
  return and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.customerId, customerId));
}
