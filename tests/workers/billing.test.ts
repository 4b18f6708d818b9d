import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { deleteAccount } from "~/account/delete-account.server";
import { checkPlans } from "~/billing/check-plans.server";
import { findStanding } from "~/billing/find-standing.server";
import { findTier } from "~/billing/find-tier.server";
import { changeSandboxPlan } from "~/billing/manage-in-sandbox.server";
import { confirmInSandbox, payInSandbox, requireSandbox } from "~/billing/pay-in-sandbox.server";
import { standardPrice } from "~/billing/plans";
import type { PaymentProvider } from "~/billing/ports";
import { startSubscription } from "~/billing/start-subscription.server";
import { hasPaid, upgradeSubscription } from "~/billing/upgrade-subscription.server";
import type { App } from "~/platform/app.server";
import { type Misconfiguration, readPayments } from "~/platform/environment.server";
import { AppError } from "~/platform/errors";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import webhook from "../../workers/stripe-webhook/webhook";
import {
  actorOf,
  answerOf,
  Browser,
  databases,
  type ErrorAnswer,
  home,
  homeDatabase,
  makePremium,
  newLearner,
  password,
} from "./learner";

const unconfigured =
  "Payments aren't set up on this site yet. You weren't charged, and your plan hasn't changed. For Premium, contact the administrator.";

function appWith(payments: PaymentProvider): App {
  return { ...createApp(env as unknown as Bindings, createExecutionContext()).at(home), payments };
}

/** A provider with one subscription, or none, that has not been cancelled. */
function paidUntil(periodEnd: Date | null, status = "active"): PaymentProvider {
  return {
    name: "stripe",
    createCustomer: async (id) => `cus_${id}`,
    updateCustomer: async () => {},
    readPrice: async () => ({ amount: 999, currency: "usd", interval: "month", intervals: 1 }),
    beginPayment: async (id) => ({ clientSecret: `secret of ${id}`, publishableKey: "public" }),
    openCheckout: async () => "https://checkout.stripe.com/page",
    openPortal: async () => "https://billing.stripe.com/page",
    listSubscriptions: async () =>
      periodEnd ? [{ id: "sub", status, periodEnd, endsAt: null }] : [],
    deleteCustomer: async () => true,
    readEvent: async () => ({ id: "evt", type: "none", customerId: null }),
  };
}

describe.each(["/api/create-subscription", "/api/subscription/upgrade"])("POST %s", (path) => {
  it("says that payments are not set up, and leaves the plan free", async () => {
    const learner = await newLearner();
    const response = await learner.call("POST", path);
    expect(response.status).toBe(503);
    expect(await answerOf<ErrorAnswer>(response)).toEqual({
      error: unconfigured,
      code: "provider_unconfigured",
    });
    const plan = await answerOf(await learner.call("GET", "/api/user/subscription"));
    expect(plan).toMatchObject({ tier: "free" });
  });

  it("refuses a premium learner", async () => {
    const learner = await newLearner();
    await makePremium(learner);
    const response = await learner.call("POST", path);
    expect(response.status).toBe(409);
    expect(await answerOf<ErrorAnswer>(response)).toMatchObject({ code: "already_premium" });
  });

  it("requires a login", async () => {
    expect((await new Browser().call("POST", path)).status).toBe(401);
  });
});

describe("a payment provider", () => {
  it("starts a payment, which does not grant premium yet", async () => {
    const learner = await newLearner();
    const started = await startSubscription(appWith(paidUntil(null)), actorOf(learner));
    expect(started).toEqual({
      clientSecret: `secret of cus_${learner.id}`,
      publishableKey: "public",
      provider: "stripe",
      price: standardPrice(),
    });
    const plan = await answerOf(await learner.call("GET", "/api/user/subscription"));
    expect(plan).toMatchObject({ tier: "free" });
  });

  it("makes a learner who has paid premium until the period ends", async () => {
    const learner = await newLearner();
    await startSubscription(appWith(paidUntil(null)), actorOf(learner));
    const app = appWith(paidUntil(new Date(Date.now() + 60_000)));
    expect(await upgradeSubscription(app, actorOf(learner))).toMatchObject({
      tier: "premium",
      isPremium: true,
    });
    const plan = await answerOf(await learner.call("GET", "/api/user/subscription"));
    expect(plan).toMatchObject({ tier: "premium", remaining: { quiz: 999 } });
  });

  it.each([
    ["nothing", paidUntil(null)],
    ["a payment that waits", paidUntil(new Date(Date.now() + 60_000), "incomplete")],
    ["a period that is long over", paidUntil(new Date(Date.now() - 2 * 86_400_000))],
  ])("does not grant premium for %s", async (_, payments) => {
    const learner = await newLearner();
    await startSubscription(appWith(paidUntil(null)), actorOf(learner));
    const upgrade = upgradeSubscription(appWith(payments), actorOf(learner));
    await expect(upgrade).rejects.toMatchObject({ code: "upgrade_required", status: 402 });
    const plan = await answerOf(await learner.call("GET", "/api/user/subscription"));
    expect(plan).toMatchObject({ tier: "free" });
  });

  it("is not asked about a learner who never started a payment", async () => {
    const learner = await newLearner();
    const asked = vi.fn(async () => []);
    const app = appWith({ ...paidUntil(null), listSubscriptions: asked });
    await expect(upgradeSubscription(app, actorOf(learner))).rejects.toThrow();
    expect(asked).not.toHaveBeenCalled();
  });

  it("starts no second payment if one was made or is pending", async () => {
    const learner = await newLearner();
    const begin = vi.fn(async () => ({ clientSecret: "second", publishableKey: "public" }));
    for (const status of ["active", "past_due"]) {
      const till = paidUntil(new Date(Date.now() + 60_000), status);
      const again = startSubscription(appWith({ ...till, beginPayment: begin }), actorOf(learner));
      await expect(again).rejects.toMatchObject({ code: "already_premium" });
    }
    expect(begin).not.toHaveBeenCalled();
  });

  it("creates one customer per learner, even for concurrent requests", async () => {
    const learner = await newLearner();
    const app = appWith(paidUntil(null));
    await Promise.all([1, 2, 3].map(() => startSubscription(app, actorOf(learner))));
    const rows = await homeDatabase
      .prepare("SELECT * FROM payment_customers WHERE user_id = ?")
      .bind(learner.id)
      .all();
    expect(rows.results).toMatchObject([{ provider: "stripe", customer_id: `cus_${learner.id}` }]);
  });

  it("ends the subscription before the account is deleted", async () => {
    const learner = await newLearner();
    await startSubscription(appWith(paidUntil(null)), actorOf(learner));
    const failing = appWith({
      ...paidUntil(null),
      deleteCustomer: async () => {
        throw new AppError("provider_failed", "Not now.");
      },
    });
    const leave = (app: App) => deleteAccount(app, actorOf(learner), password, null);
    await expect(leave(failing)).rejects.toMatchObject({ code: "provider_failed" });
    expect((await learner.call("GET", "/api/user")).status).toBe(200);
    const deleted = vi.fn(async () => true);
    await leave(appWith({ ...paidUntil(null), deleteCustomer: deleted }));
    expect(deleted).toHaveBeenCalledWith(`cus_${learner.id}`);
    expect((await learner.call("GET", "/api/user")).status).toBe(401);
  });

  it.each([
    ["does not know the customer", { deleteCustomer: async () => false }],
    ["is in another mode", { name: "stripe-test" }],
    ["is switched off", { name: "none" }],
  ] as const)(
    "that %s leaves the operator a log line when an account is deleted",
    async (_, now) => {
      const learner = await newLearner();
      await startSubscription(appWith(paidUntil(null)), actorOf(learner));
      const app = appWith({ ...paidUntil(null), ...now });
      const error = vi.spyOn(app.log, "error");
      await deleteAccount(app, actorOf(learner), password, null);
      expect((await learner.call("GET", "/api/user")).status).toBe(401);
      expect(error.mock.calls).toContainEqual([
        "customer_left",
        expect.any(Error),
        { provider: "stripe", customerId: `cus_${learner.id}` },
      ]);
      error.mockRestore();
    },
  );
});

describe("keys of Stripe's test mode, after those of the live mode", () => {
  const end = new Date(Date.now() + 30 * 86_400_000);
  const testMode = (periodEnd: Date | null) => ({
    ...paidUntil(periodEnd),
    name: "stripe-test" as const,
    createCustomer: async (id: string) => `cus_test_${id}`,
  });

  it("neither ask about live customers nor end their plans, and live keys find both again", async () => {
    const learner = await newLearner();
    const actor = actorOf(learner);
    // A learner who tried the payment in test mode first.
    await startSubscription(appWith(testMode(null)), actor);
    await startSubscription(appWith(paidUntil(null)), actor);
    expect(await hasPaid(appWith(paidUntil(end)), actor)).toBe(true);
    const asked = vi.fn(async () => []);
    const rolledBack = appWith({ ...testMode(null), listSubscriptions: asked });
    const tomorrow = { now: () => new Date(Date.now() + 1.1 * 86_400_000) };
    await checkPlans({ ...rolledBack, clock: tomorrow });
    for (let time = 0; time < 3; time += 1) expect(await hasPaid(rolledBack, actor)).toBe(false);
    expect(asked).not.toHaveBeenCalledWith(`cus_${learner.id}`);
    expect(await findTier(rolledBack, learner.id)).toBe("premium");
    const month = { now: () => new Date(end.getTime() + 2 * 86_400_000) };
    const again = { ...appWith(paidUntil(new Date(end.getTime() * 2))), clock: month };
    expect(await findTier(again, learner.id)).toBe("free");
    await checkPlans(again);
    expect(await findTier(again, learner.id)).toBe("premium");
  });

  it("do not shorten a paid plan by one of the test mode", async () => {
    const learner = await newLearner();
    const actor = actorOf(learner);
    await startSubscription(appWith(testMode(null)), actor);
    await startSubscription(appWith(paidUntil(null)), actor);
    await hasPaid(appWith(paidUntil(end)), actor);
    await hasPaid(appWith(testMode(new Date(Date.now() - 2 * 86_400_000))), actor);
    expect(await findTier(appWith(paidUntil(end)), learner.id)).toBe("premium");
  });
});

describe("the daily check of plans", () => {
  beforeEach(() => homeDatabase.prepare("DELETE FROM payment_customers").run());

  it("asks the provider about paying learners, and corrects what a lost event left wrong", async () => {
    const learner = await newLearner();
    const now = new Date();
    await startSubscription(appWith(paidUntil(null)), actorOf(learner));
    const app = (days: number, payments: PaymentProvider) => ({
      ...appWith(payments),
      clock: { now: () => new Date(now.getTime() + days * 86_400_000) },
    });
    const end = new Date(now.getTime() + 30 * 86_400_000);
    expect(await checkPlans(app(0.5, paidUntil(end)))).toBe(0);
    expect(await checkPlans(app(1.1, paidUntil(end)))).toBeGreaterThan(0);
    expect(await findTier(app(1.1, paidUntil(end)), learner.id)).toBe("premium");
    expect(await checkPlans(app(1.2, paidUntil(end)))).toBe(0);
    expect(await checkPlans(app(2.2, paidUntil(end, "canceled")))).toBeGreaterThan(0);
    expect(await findTier(app(2.2, paidUntil(end)), learner.id)).toBe("free");
    expect(await checkPlans(app(40, paidUntil(end)))).toBe(0);
  });

  it("finds a plan again that the provider did not list for a day", async () => {
    const learner = await newLearner();
    const end = new Date(Date.now() + 30 * 86_400_000);
    await startSubscription(appWith(paidUntil(null)), actorOf(learner));
    const checked = async (days: number, periodEnd: Date | null) => {
      const clock = { now: () => new Date(Date.now() + days * 86_400_000) };
      const app = { ...appWith(paidUntil(periodEnd)), clock };
      await checkPlans(app);
      return findTier(app, learner.id);
    };
    expect(await hasPaid(appWith(paidUntil(end)), actorOf(learner))).toBe(true);
    expect(await checked(6, null)).toBe("free");
    expect(await checked(7.1, end)).toBe("premium");
  });

  it("asks about the others first after it failed for a customer", async () => {
    const [first, second] = [await newLearner(), await newLearner()];
    for (const learner of [first, second]) {
      await startSubscription(appWith(paidUntil(null)), actorOf(learner));
    }
    const asked: string[] = [];
    const failing = {
      ...paidUntil(null),
      async listSubscriptions(customerId: string) {
        asked.push(customerId);
        if (customerId === `cus_${first.id}`) throw new AppError("provider_failed", "unknown");
        return [];
      },
    };
    const clock = { now: () => new Date(Date.now() + 1.1 * 86_400_000) };
    await checkPlans({ ...appWith(failing), clock });
    expect(asked).toContain(`cus_${second.id}`);
    const row = await homeDatabase
      .prepare("SELECT checked_at FROM payment_customers WHERE customer_id = ?")
      .bind(`cus_${first.id}`)
      .first<{ checked_at: number }>();
    expect(row?.checked_at).toBeGreaterThan(Date.now());
    await checkPlans({ ...appWith(failing), clock });
    expect(asked.filter((id) => id === `cus_${first.id}`)).toHaveLength(2);
  });
});

describe("the payment sandbox", () => {
  const secret = "whsec_sandbox";
  const declined = "4000 0000 0000 0002";
  const asking = "4000 0025 0000 3155";
  const card = { number: "4242 4242 4242 4242", expiry: "12 / 99", code: "123" };

  /** An app with the sandbox and its own clock, whose events reach the webhook's worker. */
  function sandboxApp(clock: { days: number }) {
    const answers: Promise<Response>[] = [];
    const variables = {
      DEPLOYMENT: "local",
      PAYMENT_PROVIDER: "sandbox",
      STRIPE_WEBHOOK_SECRET: secret,
    };
    const context = createExecutionContext();
    const STRIPE_WEBHOOK = {
      fetch(url: string, init: RequestInit) {
        const answer = Promise.resolve(
          webhook.fetch(new Request(url, init) as never, { ...databases, ...variables }, context),
        );
        answers.push(answer);
        return answer;
      },
    } as unknown as Fetcher;
    const bindings = { ...env, ...variables, STRIPE_WEBHOOK } as unknown as Bindings;
    const now = () => new Date(Date.now() + clock.days * 86_400_000);
    const make = () => createApp(bindings, context, now()).at(home);
    return {
      app: make,
      told: () => waitOnExecutionContext(context).then(() => Promise.all(answers)),
    };
  }

  it("accepts a test card, and only the webhook grants premium", async () => {
    const learner = await newLearner();
    const { app, told } = sandboxApp({ days: 0 });
    const actor = actorOf(learner);
    const { clientSecret, provider } = await startSubscription(app(), actor);
    expect(provider).toBe("sandbox");
    expect((await startSubscription(app(), actor)).clientSecret).toBe(clientSecret);
    const pay = (number: string) =>
      payInSandbox(app(), actor, { ...card, number, clientSecret: clientSecret ?? "" });
    await expect(pay(declined)).rejects.toMatchObject({
      code: "card_declined",
      message: "Your card was declined.",
    });
    await expect(pay("5555 5555 5555 4444")).rejects.toThrow("Use a test card");
    await expect(pay("42")).rejects.toMatchObject({ code: "invalid_request" });
    expect(await findTier(app(), learner.id)).toBe("free");
    expect(await pay(card.number)).toBe("paid");
    const answers = await told();
    expect(answers.length).toBeGreaterThan(3);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await findTier(app(), learner.id)).toBe("premium");
    const kept = await homeDatabase.prepare("SELECT * FROM sandbox_subscriptions").all();
    expect(JSON.stringify(kept.results)).not.toMatch(/4242|4000/);
  });

  it("asks for confirmation, and takes the payment only if the learner agrees", async () => {
    const learner = await newLearner();
    const { app } = sandboxApp({ days: 0 });
    const actor = actorOf(learner);
    const clientSecret = (await startSubscription(app(), actor)).clientSecret ?? "";
    const confirm = (agreed: boolean) => confirmInSandbox(app(), actor, { clientSecret, agreed });
    await expect(confirm(true)).rejects.toMatchObject({ code: "not_found" });
    const ask = () => payInSandbox(app(), actor, { ...card, number: asking, clientSecret });
    expect(await ask()).toBe("asks");
    await expect(confirm(false)).rejects.toMatchObject({ code: "card_declined" });
    expect(await hasPaid(app(), actor)).toBe(false);
    expect(await ask()).toBe("asks");
    await confirm(true);
    expect(await hasPaid(app(), actor)).toBe(true);
  });

  it("does not let another learner pay", async () => {
    const { app } = sandboxApp({ days: 0 });
    const clientSecret =
      (await startSubscription(app(), actorOf(await newLearner()))).clientSecret ?? "";
    const other = actorOf(await newLearner());
    await expect(payInSandbox(app(), other, { ...card, clientSecret })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("keeps a cancelled plan until the period ends, then returns to free", async () => {
    const learner = await newLearner();
    const clock = { days: 0 };
    const { app } = sandboxApp(clock);
    const actor = actorOf(learner);
    const clientSecret = (await startSubscription(app(), actor)).clientSecret ?? "";
    await payInSandbox(app(), actor, { ...card, clientSecret });
    await changeSandboxPlan(app(), actor, "cancel");
    await hasPaid(app(), actor);
    const standing = await findStanding(app(), actor);
    expect(standing?.state).toBe("ends");
    clock.days = 27;
    expect(await findTier(app(), learner.id)).toBe("premium");
    clock.days = 32;
    expect(await findTier(app(), learner.id)).toBe("free");
    await requireSandbox(app()).passTime();
    expect(await hasPaid(app(), actor)).toBe(false);
    expect(await findStanding(app(), actor)).toBeNull();
    expect((await startSubscription(app(), actor)).clientSecret).not.toBe(clientSecret);
  });

  it("renews automatically, and reports a renewal that was not paid", async () => {
    const learner = await newLearner();
    const clock = { days: 0 };
    const { app } = sandboxApp(clock);
    const actor = actorOf(learner);
    const clientSecret = (await startSubscription(app(), actor)).clientSecret ?? "";
    await payInSandbox(app(), actor, { ...card, clientSecret });
    expect(await hasPaid(app(), actor)).toBe(true);
    clock.days = 40;
    await checkPlans(app());
    expect(await findTier(app(), learner.id)).toBe("premium");
    await homeDatabase.prepare("UPDATE sandbox_subscriptions SET renewal_fails = 1").run();
    clock.days = 75;
    await checkPlans(app());
    expect(await findTier(app(), learner.id)).toBe("free");
    expect((await findStanding(app(), actor))?.state).toBe("unpaid");
    await changeSandboxPlan(app(), actor, "pay");
    expect(await hasPaid(app(), actor)).toBe(true);
  });
});

describe("the payment configuration", () => {
  const stripe = {
    PAYMENT_PROVIDER: "stripe",
    STRIPE_SECRET_KEY: "sk_live_1",
    STRIPE_PUBLISHABLE_KEY: "pk_live_1",
    STRIPE_PRICE_ID: "price_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  };

  function read(variables: object) {
    const found: Misconfiguration[] = [];
    const payments = readPayments(variables, found);
    return { payments, problems: found.map(({ problem }) => problem).join("\n") };
  }

  it("is complete for Stripe, or absent", () => {
    expect(read({})).toEqual({ payments: { provider: "none" }, problems: "" });
    const previous = { ...stripe, STRIPE_WEBHOOK_SECRET_PREVIOUS: "whsec_0" };
    expect(read(previous)).toMatchObject({
      payments: { provider: "stripe", webhookSecrets: ["whsec_1", "whsec_0"] },
      problems: "",
    });
  });

  it.each([
    ["STRIPE_SECRET_KEY", undefined],
    ["STRIPE_SECRET_KEY", "pk_live_1"],
    ["STRIPE_PUBLISHABLE_KEY", "sk_live_1"],
    ["STRIPE_PUBLISHABLE_KEY", "pk_test_1"],
    ["STRIPE_PRICE_ID", "prod_1"],
    ["STRIPE_WEBHOOK_SECRET", ""],
    ["STRIPE_WEBHOOK_SECRET_PREVIOUS", "secret"],
    ["PAYMENT_PROVIDER", "paypal"],
  ])("reports %s = %s by name, without its value", (name, value) => {
    const { payments, problems } = read({ ...stripe, [name]: value });
    expect(payments).toEqual({ provider: "misconfigured", named: "stripe" });
    expect(problems).toContain(name);
    if (value && name.startsWith("STRIPE")) expect(problems).not.toContain(value);
  });

  it("refuses the sandbox in production", () => {
    const sandbox = { PAYMENT_PROVIDER: "sandbox", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    for (const production of [sandbox, { ...sandbox, DEPLOYMENT: "production" }]) {
      const { payments, problems } = read(production);
      expect(payments).toEqual({ provider: "misconfigured", named: "sandbox" });
      expect(problems).toMatch(/PAYMENT_PROVIDER.*production refuses it/);
    }
    expect(read({ ...sandbox, DEPLOYMENT: "local" }).payments.provider).toBe("sandbox");
  });
});

describe("the page /subscription", () => {
  it("asks a visitor to log in", async () => {
    const response = await new Browser().call("GET", "/subscription");
    expect(response.status).toBe(401);
    const page = await response.text();
    expect(page).toContain("Authentication Required");
    expect(page).toContain("Please login to access premium features");
    expect(page).toContain('href="/auth?redirectTo=%2Fsubscription"');
  });

  it("redirects a premium learner to the profile", async () => {
    const learner = await newLearner();
    await makePremium(learner);
    const response = await learner.call("GET", "/subscription");
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/profile");
  });

  it("starts the payment with a form, and explains a failure", async () => {
    const learner = await newLearner();
    const page = await (await learner.call("GET", "/subscription")).text();
    expect(page).toContain("Preparing your subscription...");
    const response = await learner.call("POST", "/subscription", { form: { intent: "checkout" } });
    expect(response.status).toBe(503);
    const failed = await response.text();
    expect(failed).toContain("Subscription Error");
    expect(failed).toContain("We couldn&#x27;t set up your subscription");
    expect(failed).toContain(unconfigured.replaceAll("'", "&#x27;"));
    expect(failed).toContain("Try Again");
    expect(failed).toContain("Back to Profile");
  });
});
