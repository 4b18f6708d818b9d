import type { Database } from "~/platform/database.server";
import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids";
import type { Background, Clock } from "~/platform/ports";
import type { ProviderPrice } from "./format-price";
import * as m from "./messages";
import type {
  PaymentEvent,
  PaymentProvider,
  PaymentSession,
  ProviderSubscription,
  ReturnAddresses,
} from "./ports";
import {
  changeSandboxSubscription,
  deleteSandboxSubscriptions,
  insertSandboxSubscription,
  listDueSandboxSubscriptions,
  listSandboxSubscriptions,
  type SandboxSubscription,
} from "./sandbox-store.server";
import { readSignedEvent, signEvent } from "./stripe-webhooks.server";
import { cardVerdict } from "./test-cards";

interface Dependencies {
  database: Database;
  clock: Clock;
  background: Background;
  /** The first one is used for signing. */
  webhookSecrets: [string, ...string[]];
  /** Posts a signed event to the webhook. */
  deliver(body: string, signature: string): Promise<Response>;
}

/**
 * A payment provider that takes no money. It behaves like Stripe, with its own tables, checkout page and
 * customer portal, and sends signed events.
 */
export class SandboxPayments implements PaymentProvider {
  readonly name = "sandbox";
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  async createCustomer(learnerId: string): Promise<string> {
    return sandboxCustomer(learnerId);
  }

  /** It sends no receipts. */
  async updateCustomer(): Promise<void> {}

  async readPrice(): Promise<ProviderPrice> {
    return { amount: 999, currency: "usd", interval: "month", intervals: 1 };
  }

  async beginPayment(customerId: string): Promise<PaymentSession> {
    const { clientSecret } = await this.#waiting(customerId);
    return { clientSecret, publishableKey: "pk_sandbox" };
  }

  async openCheckout(customerId: string, addresses: ReturnAddresses): Promise<string> {
    const { clientSecret } = await this.#waiting(customerId);
    return new URL(`/sandbox/checkout/${clientSecret}`, addresses.back).href;
  }

  async openPortal(_customerId: string, back: string): Promise<string> {
    return new URL("/sandbox/portal", back).href;
  }

  async listSubscriptions(customerId: string): Promise<ProviderSubscription[]> {
    await this.#passTime(await this.#listed(customerId));
    const rows = await this.#listed(customerId);
    return rows.map(({ id, status, periodEnd, cancelAtPeriodEnd, endedAt }) => ({
      id,
      status,
      periodEnd,
      endsAt: endedAt ?? (cancelAtPeriodEnd ? periodEnd : null),
    }));
  }

  async deleteCustomer(customerId: string): Promise<boolean> {
    await deleteSandboxSubscriptions(this.#dependencies.database, customerId);
    return true;
  }

  async readEvent(body: string, signature: string | null): Promise<PaymentEvent> {
    const { webhookSecrets, clock } = this.#dependencies;
    return readSignedEvent(body, signature, webhookSecrets, clock.now());
  }

  /** The subscription of a checkout page. @throws AppError not_found */
  async find(customerId: string, clientSecret: string): Promise<SandboxSubscription> {
    const rows = await this.#listed(customerId);
    const row = rows.find((one) => one.clientSecret === clientSecret);
    if (!row) throw paymentNotFound();
    return row;
  }

  /** The active or overdue subscription; null if there is none. */
  async findRunning(customerId: string): Promise<SandboxSubscription | null> {
    await this.#passTime(await this.#listed(customerId));
    const rows = await this.#listed(customerId);
    return rows.find(({ status }) => status === "active" || status === "past_due") ?? null;
  }

  /** Pays the first month. The card number is not stored. @throws AppError not_found or card_declined */
  async pay(
    customerId: string,
    clientSecret: string,
    cardNumber: string,
  ): Promise<"paid" | "asks"> {
    const row = await this.find(customerId, clientSecret);
    if (row.status === "active") return "paid";
    if (row.status !== "incomplete") throw paymentNotFound();
    const verdict = cardVerdict(cardNumber);
    switch (verdict.outcome) {
      case "declined":
        this.#sendEvent("invoice.payment_failed", row);
        throw new AppError("card_declined", verdict.message());
      case "asks":
        await changeSandboxSubscription(this.#dependencies.database, row, {
          awaitsConfirmation: true,
        });
        return "asks";
      default:
        await this.#activate(row, verdict.outcome === "pays-once");
        return "paid";
    }
  }

  /** Answers the bank's question. @throws AppError not_found, or card_declined if the answer is no */
  async confirm(customerId: string, clientSecret: string, agreed: boolean): Promise<void> {
    const row = await this.find(customerId, clientSecret);
    if (row.status === "active") return;
    if (!row.awaitsConfirmation || row.status !== "incomplete") throw paymentNotFound();
    if (agreed) {
      await this.#activate(row, false);
      return;
    }
    await changeSandboxSubscription(this.#dependencies.database, row, {
      awaitsConfirmation: false,
    });
    this.#sendEvent("invoice.payment_failed", row);
    throw new AppError("card_declined", m.notAuthenticated());
  }

  /** Cancels at the end of the period, or resumes. An overdue plan ends immediately. */
  async setEnding(customerId: string, ending: boolean): Promise<void> {
    const row = await this.findRunning(customerId);
    if (!row) {
      throw new AppError("not_found", m.subscriptionNotFound());
    }
    if (row.status === "past_due") {
      await this.#end(row, this.#dependencies.clock.now());
      return;
    }
    await changeSandboxSubscription(this.#dependencies.database, row, {
      cancelAtPeriodEnd: ending,
    });
    this.#sendEvent("customer.subscription.updated", row);
  }

  /** Pays after a failed renewal. */
  async payOverdue(customerId: string): Promise<void> {
    const row = await this.findRunning(customerId);
    if (row?.status !== "past_due") throw paymentNotFound();
    await this.#activate(row, false);
  }

  /** Renews or ends all subscriptions whose period is over. */
  async passTime(): Promise<void> {
    const { database, clock } = this.#dependencies;
    await this.#passTime(await listDueSandboxSubscriptions(database, clock.now()));
  }

  async #passTime(rows: SandboxSubscription[]): Promise<void> {
    const now = this.#dependencies.clock.now();
    for (const row of rows) {
      if (row.status !== "active" || row.periodEnd > now) continue;
      if (row.cancelAtPeriodEnd) {
        await this.#end(row, row.periodEnd);
        continue;
      }
      let { periodEnd } = row;
      while (periodEnd <= now) periodEnd = monthAfter(periodEnd);
      const renewed = row.renewalFails
        ? ({ status: "past_due", periodEnd } as const)
        : { periodEnd };
      await changeSandboxSubscription(this.#dependencies.database, row, renewed);
      this.#sendEvent(row.renewalFails ? "invoice.payment_failed" : "invoice.paid", row);
    }
  }

  async #waiting(customerId: string): Promise<SandboxSubscription> {
    const isWaiting = ({ status }: SandboxSubscription) => status === "incomplete";
    const rows = await this.#listed(customerId);
    const waiting = rows.find(isWaiting);
    if (waiting) return waiting;
    const now = this.#dependencies.clock.now();
    const row: SandboxSubscription = {
      // Concurrent calls get the same one, like by an idempotency key.
      id: `sub_${customerId}_${rows.length + 1}`,
      customerId,
      clientSecret: newId(),
      status: "incomplete",
      createdAt: now,
      periodEnd: monthAfter(now),
      cancelAtPeriodEnd: false,
      endedAt: null,
      awaitsConfirmation: false,
      renewalFails: false,
    };
    await insertSandboxSubscription(this.#dependencies.database, row);
    const [first] = (await this.#listed(customerId)).filter(isWaiting);
    if (!first) throw new AppError("provider_failed", m.sandboxFailed());
    this.#sendEvent("customer.subscription.created", first);
    return first;
  }

  async #activate(row: SandboxSubscription, renewalFails: boolean): Promise<void> {
    const changed = await changeSandboxSubscription(this.#dependencies.database, row, {
      status: "active",
      periodEnd: monthAfter(this.#dependencies.clock.now()),
      awaitsConfirmation: false,
      renewalFails,
    });
    if (!changed) return;
    this.#sendEvent("customer.subscription.updated", row);
    this.#sendEvent("invoice.paid", row);
  }

  async #end(row: SandboxSubscription, endedAt: Date): Promise<void> {
    await changeSandboxSubscription(this.#dependencies.database, row, {
      status: "canceled",
      endedAt,
    });
    this.#sendEvent("customer.subscription.deleted", row);
  }

  #listed(customerId: string): Promise<SandboxSubscription[]> {
    return listSandboxSubscriptions(this.#dependencies.database, customerId);
  }

  #sendEvent(type: string, row: SandboxSubscription): void {
    this.#dependencies.background.run("sandbox_event", this.#post(type, row));
  }

  async #post(type: string, { id, customerId }: SandboxSubscription): Promise<void> {
    const { clock, deliver, webhookSecrets } = this.#dependencies;
    const now = clock.now();
    const object = type.startsWith("invoice.")
      ? { object: "invoice", customer: customerId }
      : { object: "subscription", id, customer: customerId };
    const body = JSON.stringify({
      id: `evt_sandbox_${newId()}`,
      object: "event",
      created: Math.floor(now.getTime() / 1000),
      livemode: false,
      type,
      data: { object },
    });
    const response = await deliver(body, await signEvent(body, webhookSecrets[0], now));
    if (!response.ok) throw new Error(`The webhook answered ${response.status} to ${type}.`);
  }
}

/** A learner's customer id in the sandbox. */
export function sandboxCustomer(learnerId: string): string {
  return `cus_sandbox_${learnerId}`;
}

/** The same day of the next month, or its last day. */
function monthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}

function paymentNotFound(): AppError {
  return new AppError("not_found", m.paymentNotFound());
}
