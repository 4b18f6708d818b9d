import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { checkPlan } from "~/billing/check-plan.server";
import type { ProviderSubscription } from "~/billing/ports";
import type { App } from "~/platform/app.server";
import { createApp } from "../../workers/create-app";
import { administer, administered } from "./administrator";
import {
  answerOf,
  type ErrorAnswer,
  home,
  homeDatabase,
  type Learner,
  newLearner,
} from "./learner";

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

let learner: Learner;

beforeEach(async () => {
  learner = await newLearner();
});

async function isPremium(): Promise<boolean> {
  const answer = await learner.call("GET", "/api/user/subscription");
  return (await answerOf<{ isPremium: boolean }>(answer)).isPremium;
}

const give = (until: string | null) =>
  administered("POST", `learners/${learner.id}/premium`, { until });

/** Checks the plan with the payment provider, which answers with these subscriptions. */
async function check(subscriptions: ProviderSubscription[] | null): Promise<void> {
  const app = createApp(env, createExecutionContext()).at(home);
  const payments = {
    ...app.payments,
    name: "stripe",
    listSubscriptions: async () => subscriptions,
  };
  await homeDatabase
    .prepare("INSERT OR IGNORE INTO payment_customers VALUES ('stripe', ?, ?, 0, 0, 0, NULL)")
    .bind(learner.id, `cus_${learner.id}`)
    .run();
  await checkPlan({ ...app, payments } as App, `cus_${learner.id}`);
}

const subscription = (status: string, days: number): ProviderSubscription => ({
  id: "sub",
  status,
  periodEnd: inDays(days),
  endsAt: null,
});

it("an operator gives premium until the end of a day, and takes it back", async () => {
  const until = inDays(10).toISOString().slice(0, 10);
  expect(await give(until)).toMatchObject({
    tier: "premium",
    paidUntil: null,
    givenUntil: new Date(Date.parse(until) + day).toISOString(),
  });
  expect(await isPremium()).toBe(true);
  expect(await give(null)).toMatchObject({ tier: "free", givenUntil: null });
  expect(await isPremium()).toBe(false);
});

it("a learner sees until when premium was given, and nothing to manage", async () => {
  await give(inDays(10).toISOString());
  const page = await (await learner.call("GET", "/profile?tab=analytics")).text();
  expect(page).toContain("Premium is free for you until");
  expect(page).not.toContain("Manage Subscription");
  expect(page).not.toContain("Upgrade to Premium -");
});

it.each([
  ["has no subscription", []],
  ["has forgotten the customer", null],
  ["has one that ended", [subscription("canceled", -3)]],
  ["has one that is not paid", [subscription("past_due", 3)]],
  ["has one that ends sooner", [subscription("active", 3)]],
] as const)("premium that was given stays when the provider is asked and %s", async (_, answer) => {
  await give(inDays(10).toISOString());
  await check(answer && [...answer]);
  expect(await isPremium()).toBe(true);
  expect(await administered("GET", `learners/${learner.id}`)).toMatchObject({
    plan: { givenUntil: expect.any(String) },
  });
});

it("taking given premium back does not end a paid subscription", async () => {
  await check([subscription("active", 20)]);
  await give(inDays(10).toISOString());
  await give(null);
  expect(await isPremium()).toBe(true);
});

it("premium that was given ends automatically", async () => {
  await give(inDays(10).toISOString());
  await homeDatabase
    .prepare("UPDATE subscriptions SET granted_until = ? WHERE user_id = ?")
    .bind(Date.now() - 1, learner.id)
    .run();
  expect(await isPremium()).toBe(false);
});

it.each(["2020-01-31", "31.1.2030", "tomorrow"])("refuses the date %s", async (until) => {
  const response = await administer("POST", `learners/${learner.id}/premium`, { until });
  expect(response.status).toBe(400);
  expect((await answerOf<ErrorAnswer>(response)).issues?.[0]?.path).toBe("until");
});
