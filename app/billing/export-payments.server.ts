import type { Actor, App } from "~/platform/app.server";
import { findStanding } from "./find-standing.server";
import { listCustomers } from "./payment-store.server";

/** The stored payment data of a learner; cards are stored by the provider only. */
export async function exportPayments(app: App, actor: Actor) {
  const [plan, customers] = await Promise.all([
    findStanding(app, actor),
    listCustomers(app.database, actor.id),
  ]);
  return {
    plan,
    customers: customers.map((one) => ({ ...one, begunAt: one.begunAt.toISOString() })),
  };
}
