import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BudgetSpentError } from "~/ai/provider-error";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import webhook from "../../workers/stripe-webhook/webhook";
import { studyDocx } from "./documents";
import { answerOf, Browser, type ErrorAnswer, password, uploaded } from "./learner";

/** The app as it is deployed. */
const app = "../../build/server/index.js";
const built = (await import(/* @vite-ignore */ app)).default as {
  fetch(request: Request, env: object, context: ExecutionContext): Promise<Response>;
  scheduled(event: object, env: object, context: ExecutionContext): Promise<void>;
};

/** A key change that is half done: the publishable key is new, the secret key is still the old one. */
const halfChanged = {
  PAYMENT_PROVIDER: "stripe",
  STRIPE_PUBLISHABLE_KEY: "pk_live_new",
  STRIPE_PRICE_ID: "price_1",
  STRIPE_SECRET_KEY: "sk_test_old",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

let lines: string[] = [];
let names = 0;

beforeEach(() => {
  lines = [];
  for (const level of ["log", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => {
      lines.push(line);
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

function deployedWith(variables: object) {
  const bindings = { ...env, ...variables };
  const send = async (request: Request) => {
    const context = createExecutionContext();
    const response = await built.fetch(request, bindings, context);
    await waitOnExecutionContext(context);
    return response;
  };
  const browser = () => new Browser("http://fennec.test", send);
  return {
    bindings,
    browser,
    health: async () => answerOf<object>(await browser().call("GET", "/healthz")),
    async learner() {
      const own = browser();
      names += 1;
      const json = { username: `misconfigured-${names}`, email: "a@example.org", password };
      const response = await own.call("POST", "/api/register", { json });
      expect(response.status).toBe(201);
      const { id } = await answerOf<{ id: string }>(response);
      return Object.assign(own, { id, username: json.username });
    },
  };
}

const problems = () =>
  lines.filter((line) => line.includes('"misconfigured"')).map((line) => JSON.parse(line).problem);

describe("an incomplete payment configuration", () => {
  it("turns off payments only, and is reported by the log and /healthz", async () => {
    const deployed = deployedWith(halfChanged);
    expect(await deployed.health()).toMatchObject({
      status: "degraded",
      checks: { database: "ok", bytes: "ok" },
      misconfigured: ["payments"],
    });
    expect(problems()[0]).toContain("STRIPE_PUBLISHABLE_KEY");
    expect(lines.join()).not.toMatch(/pk_live_new|sk_test_old/);

    expect((await deployed.browser().call("GET", "/")).status).toBe(200);
    const learner = await deployed.learner();
    const file = await uploaded(learner, studyDocx());
    const json = { fileId: file.id, questionCount: 2 };
    expect((await learner.call("POST", "/api/quiz", { json })).status).toBe(200);

    for (const path of ["/api/create-subscription", "/api/subscription/upgrade"]) {
      // Without a customer, the provider is not asked at all.
      if (path.endsWith("upgrade")) await bindCustomer(learner.id);
      const refused = await learner.call("POST", path);
      expect(refused.status).toBe(503);
      expect(await answerOf<ErrorAnswer>(refused)).toEqual({
        error: expect.stringContaining("Payments aren't working because of a setup problem"),
        code: "provider_unconfigured",
      });
    }
    expect((await learner.call("GET", "/subscription")).status).toBe(200);
    expect((await learner.call("GET", "/profile")).status).toBe(200);
  });

  it("leaves plans unchanged, and blocks deleting an account whose payments cannot be ended", async () => {
    const deployed = deployedWith(halfChanged);
    const learner = await deployed.learner();
    await bindCustomer(learner.id);
    await env.DB.prepare("INSERT INTO subscriptions (user_id, premium_until) VALUES (?, ?)")
      .bind(learner.id, Date.now() + 60_000)
      .run();
    const plan = await learner.call("GET", "/api/user/subscription");
    expect(await answerOf(plan)).toMatchObject({ tier: "premium" });
    expect((await remove(learner)).status).toBe(503);
    expect((await learner.call("GET", "/api/user")).status).toBe(200);
    const free = await deployed.learner();
    expect((await remove(free)).status).toBeLessThan(300);
  });

  it("has the provider resend its events, and does not stop the rest of the sweep", async () => {
    const { bindings } = deployedWith(halfChanged);
    const context = createExecutionContext();
    const request = new Request("https://fennec.test/webhooks/stripe", {
      method: "POST",
      body: "{}",
    });
    const response = await webhook.fetch(request as never, { DB: env.DB, ...halfChanged }, context);
    expect(response.status).toBe(503);
    expect(await answerOf<ErrorAnswer>(response)).toMatchObject({ code: "provider_unconfigured" });

    await bindCustomer((await deployedWith({}).learner()).id);
    await built.scheduled({ scheduledTime: Date.now() + 2 * 86_400_000 }, bindings, context);
    const swept = lines.filter((line) => line.includes('"sweep_failed"'));
    expect(swept).toHaveLength(1);
    expect(lines.some((line) => line.includes('"swept"') && line.includes('"failed":1'))).toBe(
      true,
    );
    expect(lines.some((line) => line.includes("plan_not_checked"))).toBe(false);
  });

  it("counts as a configuration if the provider is unknown, so accounts with payments stay", async () => {
    const deployed = deployedWith({ ...halfChanged, PAYMENT_PROVIDER: "strpe" });
    const learner = await deployed.learner();
    await bindCustomer(learner.id);
    expect((await remove(learner)).status).toBe(503);
  });
});

function remove(learner: Browser) {
  return learner.call("POST", "/api/user/delete", { json: { currentPassword: password } });
}

async function bindCustomer(id: string) {
  await env.DB.prepare("INSERT INTO payment_customers VALUES ('stripe', ?, ?, ?, 0, 0, NULL)")
    .bind(id, `cus_${id}`, Date.now())
    .run();
}

describe("registration with only one of Turnstile's keys", () => {
  it.each([{ TURNSTILE_SITE_KEY: "site" }, { TURNSTILE_SECRET_KEY: "secret" }])(
    "is limited as if Turnstile were down: %j",
    async (half) => {
      const deployed = deployedWith({ ...half, UNCHECKED_REGISTRATIONS_PER_HOUR: "2" });
      expect(await deployed.health()).toMatchObject({ misconfigured: ["turnstile"] });
      const own = deployed.browser();
      const register = (name: number) =>
        own.call("POST", "/api/register", {
          json: {
            username: `half-${Object.keys(half)[0]?.length}-${name}`,
            email: "a@example.org",
            password,
          },
        });
      const answers = [await register(1), await register(2), await register(3)];
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
      expect((await answerOf<ErrorAnswer>(answers[2] as Response)).error).toContain(
        "Fennec can't verify that you're human right now",
      );
      const page = await deployed.browser().call("GET", "/auth?tab=register");
      expect(page.status).toBe(200);
      expect(page.headers.get("Content-Security-Policy")).not.toContain("challenges.cloudflare");
    },
  );
});

describe("models with invalid variables", () => {
  it("are replaced by the built-in engine, which /healthz reports", async () => {
    const wrong = { AI_PROVIDER: "openai-compatible", OPENAI_BASE_URL: "no address" };
    const deployed = deployedWith(wrong);
    expect(await deployed.health()).toMatchObject({
      misconfigured: ["models"],
      engine: createApp(env as unknown as Bindings, createExecutionContext()).textModel.name,
    });
    const learner = await deployed.learner();
    const file = await uploaded(learner, studyDocx());
    const json = { fileId: file.id, questionCount: 2 };
    expect((await learner.call("POST", "/api/quiz", { json })).status).toBe(200);
  });
});

describe("Durable Objects with a jurisdiction", () => {
  it("are created in that jurisdiction", async () => {
    const asked: string[] = [];
    const within = (namespace: DurableObjectNamespace) => ({
      jurisdiction(place: string) {
        asked.push(place);
        return namespace;
      },
    });
    const { RATE_LIMITER, DAILY_USAGE, STUDY_SESSION } = env as unknown as Record<
      string,
      DurableObjectNamespace
    >;
    const app = createApp(
      {
        ...env,
        DATA_JURISDICTION: "eu",
        AI: {},
        TRANSCRIPTION_PROVIDER: "workers-ai",
        AI_CALLS_PER_DAY: "0",
        RATE_LIMITER: within(RATE_LIMITER as DurableObjectNamespace),
        DAILY_USAGE: within(DAILY_USAGE as DurableObjectNamespace),
        STUDY_SESSION: within(STUDY_SESSION as DurableObjectNamespace),
      } as unknown as Bindings,
      createExecutionContext(),
    );
    await app.rateLimiter.take("in-the-union", 1, 60);
    await app.dailyUsage("in-the-union").used("chat");
    app.studySession("in-the-union");
    // So is the counter of paid model calls.
    const clip = { bytes: new Uint8Array([1]), type: "audio/webm" } as const;
    const heard = app.transcriber?.transcribe(clip, AbortSignal.timeout(10_000));
    await expect(heard).rejects.toThrow(BudgetSpentError);
    expect(asked).toEqual(["eu", "eu", "eu"]);
  });
});
