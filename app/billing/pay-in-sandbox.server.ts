import type { Actor, App } from "~/platform/app.server";
import { AppError, notFound } from "~/platform/errors";
import * as m from "./messages";
import { SandboxPayments, sandboxCustomer } from "./sandbox-payments.server";
import type { CardForm } from "./sandbox-schema";
import { cardProblems } from "./test-cards";

/** @throws AppError not_found if the sandbox is not the payment provider */
export function requireSandbox(app: App): SandboxPayments {
  if (!(app.payments instanceof SandboxPayments)) throw notFound();
  return app.payments;
}

/** A payment, for its page. @throws AppError not_found */
export async function findSandboxPayment(app: App, actor: Actor, clientSecret: string) {
  const row = await requireSandbox(app).find(sandboxCustomer(actor.id), clientSecret);
  return { paid: row.status === "active", asks: row.awaitsConfirmation };
}

/** @throws AppError invalid_request with an issue for each wrong field, or card_declined */
export async function payInSandbox(
  app: App,
  actor: Actor,
  { clientSecret, ...card }: CardForm,
): Promise<"paid" | "asks"> {
  const sandbox = requireSandbox(app);
  const problems = Object.entries(cardProblems(card, app.clock.now()));
  if (problems.length > 0) {
    const issues = problems.map(([path, message]) => ({ path, message }));
    throw new AppError("invalid_request", m.checkCard(), { issues });
  }
  return sandbox.pay(sandboxCustomer(actor.id), clientSecret, card.number);
}

/** @throws AppError card_declined if the learner refuses */
export async function confirmInSandbox(
  app: App,
  actor: Actor,
  answer: { clientSecret: string; agreed: boolean },
): Promise<void> {
  const { clientSecret, agreed } = answer;
  await requireSandbox(app).confirm(sandboxCustomer(actor.id), clientSecret, agreed);
}
