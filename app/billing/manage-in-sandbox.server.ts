import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import * as m from "./messages";
import { requireSandbox } from "./pay-in-sandbox.server";
import { sandboxCustomer } from "./sandbox-payments.server";
import type { PaidStanding } from "./schema";

/** The learner's plan in the sandbox. @throws AppError not_found if there is none */
export async function findSandboxPlan(app: App, actor: Actor): Promise<PaidStanding> {
  const row = await requireSandbox(app).findRunning(sandboxCustomer(actor.id));
  if (!row) throw new AppError("not_found", m.subscriptionNotFound());
  const running = row.cancelAtPeriodEnd ? "ends" : "renews";
  return {
    state: row.status === "past_due" ? "unpaid" : running,
    date: row.periodEnd.toISOString(),
  };
}

/** @throws AppError not_found if there is no such plan */
export async function changeSandboxPlan(
  app: App,
  actor: Actor,
  change: "cancel" | "resume" | "pay",
): Promise<void> {
  const sandbox = requireSandbox(app);
  const customerId = sandboxCustomer(actor.id);
  if (change === "pay") await sandbox.payOverdue(customerId);
  else await sandbox.setEnding(customerId, change === "cancel");
}
