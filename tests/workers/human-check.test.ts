import { createExecutionContext, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { humanCheckField } from "~/account/human-check";
import { register } from "~/account/register.server";
import { createTurnstile } from "~/account/turnstile.server";
import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { createApp } from "../../workers/create-app";
import { FakeTurnstile } from "../contracts/fake-turnstile";
import { answerOf, Browser, type ErrorAnswer, password } from "./learner";

let names = 0;
let networks = 0;

const newAddress = () => `198.51.100.${++networks}`;

/** The app with keys; `together` is the hourly limit of all networks. */
function protectedApp({ together = 1_000 } = {}) {
  const fake = new FakeTurnstile("secret");
  const usual = createApp(env, createExecutionContext());
  const quiet = { info() {}, error() {} };
  const app: App = {
    ...usual,
    log: quiet,
    config: { ...usual.config, uncheckedPerHour: { network: 3, together } },
    humanCheck: createTurnstile({ siteKey: "site", secretKey: "secret" }, quiet, fake.fetch),
  };
  return { app, fake };
}

function signUp(app: App, address: string, token?: string, username = `person-${++names}`) {
  const email = `${username}@example.org`;
  return register(app, { username, email, password, [humanCheckField]: token }, address);
}

async function errorOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof AppError) return error;
  throw new Error("It was not refused.", { cause: error });
}

/** Makes the service answer 503 to the next twenty calls. */
function breakDown({ next }: FakeTurnstile): void {
  for (let call = 0; call < 20; call += 1) {
    next.push(async () => new Response("down", { status: 503 }));
  }
}

describe("registration with Turnstile's keys", () => {
  it("is not limited for visitors who pass the check", async () => {
    const { app, fake } = protectedApp();
    const address = newAddress();
    for (let time = 0; time < 5; time += 1) await signUp(app, address, fake.issue());
    expect(fake.requests).toHaveLength(5);
    expect(fake.requests[0]).toMatchObject({ remoteip: address });
    expect(fake.problems).toEqual([]);
  });

  it("refuses an invented or used token, and creates no account", async () => {
    const { app, fake } = protectedApp();
    const token = fake.issue();
    await signUp(app, newAddress(), token, "first-of-two");
    for (const worthless of [token, "invented"]) {
      const refused = await errorOf(signUp(app, newAddress(), worthless, "second-of-two"));
      expect(refused.code).toBe("invalid_request");
      expect(refused.details.issues).toEqual([
        { path: humanCheckField, message: expect.stringContaining("Please submit the form again") },
      ]);
    }
    await signUp(app, newAddress(), fake.issue(), "second-of-two");
  });

  it("allows three accounts per hour and network without a token, and says when to try again", async () => {
    const { app, fake } = protectedApp();
    const address = newAddress();
    for (let time = 0; time < 3; time += 1) await signUp(app, address);
    const refused = await errorOf(signUp(app, address));
    expect(refused.code).toBe("rate_limited");
    expect(refused.message).toMatch(/^Turn on JavaScript .* try again in 60 minutes\.$/);
    expect(Number(refused.details.headers?.["Retry-After"])).toBeGreaterThan(3_500);
    // A visitor who passes the check, and another network, are not limited.
    await signUp(app, address, fake.issue());
    await signUp(app, newAddress());
    expect(fake.requests).toHaveLength(1);
  });

  it("limits accounts without a token from all networks together", async () => {
    const { app, fake } = protectedApp({ together: 2 });
    await runInDurableObject(
      env.RATE_LIMITER.getByName("unchecked-registration"),
      (_, { storage }) => storage.deleteAll(),
    );
    await signUp(app, newAddress());
    await signUp(app, newAddress());
    const late = newAddress();
    expect((await errorOf(signUp(app, late))).code).toBe("rate_limited");
    await signUp(app, late, fake.issue());
    // A refusal by the limit of all networks does not count for this network.
    const own = await env.RATE_LIMITER.getByName(`unchecked-registration:${late}`).take(1, 3_600);
    expect(own.allowed).toBe(true);
  });

  it("does not count attempts that create no account", async () => {
    const { app } = protectedApp();
    const address = newAddress();
    await signUp(app, newAddress(), undefined, "taken-name");
    for (let time = 0; time < 5; time += 1) {
      const refused = await errorOf(signUp(app, address, undefined, "taken-name"));
      expect(refused.code).toBe("username_taken");
    }
    await signUp(app, address);
  });

  it("stays open, within the limit, while Turnstile is down", async () => {
    const { app, fake } = protectedApp();
    breakDown(fake);
    const address = newAddress();
    for (let time = 0; time < 3; time += 1) await signUp(app, address, fake.issue());
    const refused = await errorOf(signUp(app, address, fake.issue()));
    expect(refused.code).toBe("rate_limited");
    expect(refused.message).toMatch(
      /verify that you're human right now.* try again in 60 minutes\.$/,
    );
    await signUp(app, newAddress(), fake.issue());
  });
});

describe("registration without Turnstile's keys", () => {
  it("ignores any token", async () => {
    for (const token of [undefined, null, "", "whatever"]) {
      const username = `person-${++names}`;
      const answer = await new Browser().call("POST", "/api/register", {
        json: { username, email: "a@example.org", password, [humanCheckField]: token },
      });
      expect(answer.status).toBe(201);
    }
    const page = await new Browser().call("GET", "/auth?tab=register");
    expect(page.headers.get("Content-Security-Policy")).not.toContain("cloudflare");
  });

  it("refuses a token that is too long", async () => {
    const answer = await new Browser().call("POST", "/api/register", {
      json: {
        username: `person-${++names}`,
        email: "a@example.org",
        password,
        [humanCheckField]: "x".repeat(2_049),
      },
    });
    expect(answer.status).toBe(400);
    const { issues } = await answerOf<ErrorAnswer>(answer);
    expect(issues?.map(({ path }) => path)).toEqual([humanCheckField]);
  });
});
