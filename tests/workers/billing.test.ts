import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { PaymentProvider } from "~/billing/ports";
import { startSubscription } from "~/billing/start-subscription.server";
import { upgradeSubscription } from "~/billing/upgrade-subscription.server";
import type { Actor, App } from "~/platform/app.server";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import { answerOf, Browser, type ErrorAnswer, type Learner, newLearner } from "./learner";

const unconfigured =
  "Payments are not set up here yet. Nothing was charged, and your free plan goes on as before.";

async function makePremium(learner: Learner): Promise<void> {
  await env.DB.prepare("INSERT INTO subscriptions (user_id, premium_until) VALUES (?, ?)")
    .bind(learner.id, Date.now() + 60_000)
    .run();
}

function appWith(payments: PaymentProvider): App {
  return { ...createApp(env as unknown as Bindings, createExecutionContext()), payments };
}

function actorOf(learner: Learner): Actor {
  const { id, username } = learner;
  return { id, username, email: null, createdAt: new Date(), tier: "free" };
}

function paidUntil(until: Date | null): PaymentProvider {
  return {
    name: "till",
    createSession: async (id) => ({ clientSecret: `secret of ${id}`, publishableKey: "public" }),
    findPaidUntil: async () => until,
  };
}

describe.each(["/api/create-subscription", "/api/subscription/upgrade"])("POST %s", (path) => {
  it("says that payments are not set up, and grants nothing", async () => {
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

  it("is for learners", async () => {
    expect((await new Browser().call("POST", path)).status).toBe(401);
  });
});

describe("a payment provider", () => {
  it("begins a payment, which grants nothing", async () => {
    const learner = await newLearner();
    const started = await startSubscription(appWith(paidUntil(null)), actorOf(learner));
    expect(started).toEqual({
      clientSecret: `secret of ${learner.id}`,
      publishableKey: "public",
      provider: "till",
    });
    const plan = await answerOf(await learner.call("GET", "/api/user/subscription"));
    expect(plan).toMatchObject({ tier: "free" });
  });

  it("makes premium whoever has paid, until then", async () => {
    const learner = await newLearner();
    const app = appWith(paidUntil(new Date(Date.now() + 60_000)));
    expect(await upgradeSubscription(app, actorOf(learner))).toMatchObject({
      tier: "premium",
      isPremium: true,
    });
    const plan = await answerOf(await learner.call("GET", "/api/user/subscription"));
    expect(plan).toMatchObject({ tier: "premium", remaining: { quiz: 999 } });
  });

  it.each([null, new Date(Date.now() - 1)])("grants nothing for %s", async (until) => {
    const learner = await newLearner();
    const upgrade = upgradeSubscription(appWith(paidUntil(until)), actorOf(learner));
    await expect(upgrade).rejects.toMatchObject({ code: "upgrade_required", status: 402 });
    const plan = await answerOf(await learner.call("GET", "/api/user/subscription"));
    expect(plan).toMatchObject({ tier: "free" });
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

  it("sends a premium learner to the profile", async () => {
    const learner = await newLearner();
    await makePremium(learner);
    const response = await learner.call("GET", "/subscription");
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/profile");
  });

  it("begins the payment by a form, and says why it cannot", async () => {
    const learner = await newLearner();
    const page = await (await learner.call("GET", "/subscription")).text();
    expect(page).toContain("Preparing your subscription...");
    const response = await learner.call("POST", "/subscription", { form: {} });
    expect(response.status).toBe(503);
    const failed = await response.text();
    expect(failed).toContain("Subscription Error");
    expect(failed).toContain("We couldn&#x27;t set up your subscription");
    expect(failed).toContain(unconfigured);
    expect(failed).toContain("Try Again");
    expect(failed).toContain("Back to Profile");
  });
});
