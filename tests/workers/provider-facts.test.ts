import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { changeSettings } from "~/account/change-settings.server";
import { checkPlans } from "~/billing/check-plans.server";
import { findPrice } from "~/billing/find-price.server";
import { standardPrice } from "~/billing/plans";
import type { PaymentProvider } from "~/billing/ports";
import { openCheckout, startSubscription } from "~/billing/start-subscription.server";
import { StripePayments } from "~/billing/stripe-payments.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { createApp } from "../../workers/create-app";
import { FakeStripe } from "../contracts/fake-stripe";
import { type Learner, newLearner, password } from "./learner";

// The ids of each fake's customers start at one.
beforeEach(() => env.DB.prepare("DELETE FROM payment_customers").run());

let shops = 0;

/** The app of an operator whose provider is Stripe. */
function shop(now = new Date()) {
  const stripe = new FakeStripe();
  const context = createExecutionContext();
  const usual = createApp(env, context, now);
  shops += 1;
  const config = {
    provider: "stripe" as const,
    secretKey: "sk_test_1",
    publishableKey: "pk_test_1",
    priceId: "price_month",
    webhookSecrets: ["whsec_1"] as [string],
  };
  const payments = new StripePayments(config, usual, stripe.fetch);
  const app: App = {
    ...usual,
    payments,
    // Prices are cached by their id for as long as the worker lives.
    config: { ...usual.config, payments: { ...config, priceId: `price_${shops}` } },
  };
  return { app, stripe, settled: () => waitOnExecutionContext(context) };
}

function actorOf({ id, username }: Learner): Actor {
  const email = `${username}@example.org`;
  return { id, username, email, createdAt: new Date(), tier: "free" };
}

const addresses = (stripe: FakeStripe) => [...stripe.customers.values()].map(({ email }) => email);

async function move(app: App, actor: Actor, email: string): Promise<Actor> {
  const settings = { email, currentPassword: password, newPassword: null };
  return changeSettings(app, actor, settings, null);
}

describe("the email address of a paying learner", () => {
  it("is sent to the payment provider when the customer is created and when it changes", async () => {
    const { app, stripe, settled } = shop();
    const actor = actorOf(await newLearner());
    await startSubscription(app, actor);
    expect(addresses(stripe)).toEqual([actor.email]);
    const moved = await move(app, actor, "moved@example.org");
    await settled();
    expect(addresses(stripe)).toEqual(["moved@example.org"]);
    const asked = stripe.requests.length;
    await move(app, moved, "moved@example.org");
    expect(stripe.requests).toHaveLength(asked);
    expect(stripe.problems).toEqual([]);
  });

  it("is sent by the daily check if that failed", async () => {
    const { app, stripe, settled } = shop();
    const actor = actorOf(await newLearner());
    await startSubscription(app, actor);
    for (let tries = 0; tries < 3; tries += 1)
      stripe.failures.push({ status: 500, type: "api_error" });
    await move(app, actor, "moved@example.org");
    await settled();
    expect(addresses(stripe)).toEqual([actor.email]);
    const clock = { now: () => new Date(Date.now() + 25 * 3_600_000) };
    await checkPlans({ ...app, clock });
    expect(addresses(stripe)).toEqual(["moved@example.org"]);
    const updates = stripe.requests.filter(({ schema }) => schema === "customer_update").length;
    await checkPlans({ ...app, clock: { now: () => new Date(Date.now() + 50 * 3_600_000) } });
    expect(stripe.requests.filter(({ schema }) => schema === "customer_update")).toHaveLength(
      updates,
    );
  });

  it("is not sent if the learner is no customer", async () => {
    const { app, stripe, settled } = shop();
    await move(app, actorOf(await newLearner()), "moved@example.org");
    await settled();
    expect(stripe.requests).toEqual([]);
  });
});

describe("the displayed price", () => {
  it("is read from the payment provider once an hour", async () => {
    const { app, stripe } = shop();
    stripe.price = { unit_amount: 4_900, currency: "eur", interval: "year", interval_count: 1 };
    const price = { amount: "€49.00", period: "year", shortPeriod: "yr" };
    for (let time = 0; time < 3; time += 1) expect(await findPrice(app)).toEqual(price);
    expect(stripe.requests).toHaveLength(1);
    stripe.price.unit_amount = 5_900;
    const later = { ...app, clock: { now: () => new Date(Date.now() + 3_600_001) } };
    expect((await findPrice(later)).amount).toBe("€59.00");
    expect(stripe.problems).toEqual([]);
  });

  it("is the last known price, or else the standard one, while the provider fails", async () => {
    const { app } = shop();
    const failing: PaymentProvider = {
      ...app.payments,
      readPrice: () => Promise.reject(new Error("down")),
    };
    expect(await findPrice({ ...app, payments: failing })).toEqual(standardPrice());
    const minute = { ...app, clock: { now: () => new Date(Date.now() + 60_001) } };
    expect(await findPrice(minute)).toEqual(standardPrice());
    const { app: other, stripe } = shop();
    stripe.price.unit_amount = 1_500;
    expect((await findPrice(other)).amount).toBe("$15.00");
    const hour = { now: () => new Date(Date.now() + 3_600_001) };
    expect((await findPrice({ ...other, payments: failing, clock: hour })).amount).toBe("$15.00");
  });

  it("is read again when a payment starts, which fails without it", async () => {
    const { app, stripe } = shop();
    const actor = actorOf(await newLearner());
    stripe.price.unit_amount = 1_500;
    const reading = vi.spyOn(app.payments, "readPrice");
    reading.mockRejectedValue(new AppError("provider_failed", "down"));
    expect(await findPrice(app)).toEqual(standardPrice());
    const failed = { code: "provider_failed" };
    await expect(startSubscription(app, actor)).rejects.toMatchObject(failed);
    await expect(openCheckout(app, actor, "https://fennec.test")).rejects.toMatchObject(failed);
    expect(stripe.subscriptions).toEqual([]);
    expect(stripe.sessions).toEqual([]);
    reading.mockRestore();
    expect((await startSubscription(app, actor)).price.amount).toBe("$15.00");
    await openCheckout(app, actor, "https://fennec.test");
    expect(stripe.sessions).toHaveLength(1);
  });

  it("is the standard price without a payment provider", async () => {
    const app = createApp(env, createExecutionContext());
    expect(await findPrice(app)).toEqual(standardPrice());
  });
});
