import { createExecutionContext } from "cloudflare:test";
import Stripe from "stripe";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { insertUser } from "~/account/account-store.server";
import { openDatabase } from "~/platform/database.server";
import webhook from "../../workers/stripe-webhook/webhook";
import { FakeStripe, type FakeSubscription } from "../contracts/fake-stripe";
import { databases, homeDatabase } from "./learner";

const secret = "whsec_now";
const former = "whsec_before";
const variables = {
  PAYMENT_PROVIDER: "stripe",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_PRICE_ID: "price_month",
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_WEBHOOK_SECRET_PREVIOUS: former,
};

/** The events of a subscription's life. */
const life = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "invoice.paid",
  "invoice.payment_failed",
  "customer.subscription.deleted",
] as const;

let stripe = new FakeStripe();
let cases = 0;
let learners = 0;
let events = 0;

beforeEach(() => {
  stripe = new FakeStripe();
  vi.stubGlobal("fetch", (...request: Parameters<typeof fetch>) => stripe.fetch(...request));
});

afterAll(() => {
  vi.unstubAllGlobals();
  console.log(`webhook: ${cases} cases`);
});

interface Payer {
  id: string;
  customer: string;
  subscription: FakeSubscription;
}

/** A learner with a customer and a subscription, paid by default. */
async function newPayer(changes: Partial<FakeSubscription> = {}): Promise<Payer> {
  learners += 1;
  const id = `payer${learners}`;
  const database = openDatabase(homeDatabase);
  const user = { id, username: id, usernameKey: id, email: null, passwordHash: "" };
  await insertUser(database, { ...user, createdAt: new Date() });
  const customer = `cus_${id}`;
  await bind(id, customer);
  const subscription = stripe.addSubscription(customer, { status: "active", ...changes });
  return { id, customer, subscription };
}

/** Makes a learner a customer. */
async function bind(id: string, customer: string): Promise<void> {
  stripe.customers.set(customer, { metadata: {}, email: null, deleted: false });
  await homeDatabase
    .prepare("INSERT INTO payment_customers VALUES ('stripe-test', ?, ?, 0, 0, 0, NULL)")
    .bind(id, customer)
    .run();
}

function eventFor(customer: string, type: string, more: object = {}): string {
  events += 1;
  const object = type.startsWith("invoice.") ? "invoice" : "subscription";
  return JSON.stringify({
    id: `evt_${events}`,
    object: "event",
    type,
    created: 1,
    data: { object: { id: `some_${events}`, object, customer, status: "active", ...more } },
  });
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

async function sign(body: string, key = secret, timestamp = now()): Promise<string> {
  return Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret: key, timestamp });
}

/** Signs any timestamp, which the package refuses to do. */
async function signAs(stamp: string, body: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(secret), hmac, false, ["sign"]);
  const signature = await crypto.subtle.sign(hmac, key, bytes(`${stamp}.${body}`));
  return `t=${stamp},v1=${Buffer.from(signature).toString("hex")}`;
}

interface Sent {
  signature?: string | null;
  method?: string;
  path?: string;
  bindings?: object;
}

async function post(body: string, sent: Sent = {}): Promise<Response> {
  const { method = "POST", path = "/webhooks/stripe", bindings = {} } = sent;
  const signature = sent.signature === undefined ? await sign(body) : sent.signature;
  return webhook.fetch(
    new Request(`https://fennec.test${path}`, {
      method,
      headers: signature === null ? {} : { "Stripe-Signature": signature },
      ...(method === "POST" ? { body } : {}),
    }) as never,
    { ...databases, ...variables, ...bindings },
    createExecutionContext(),
  );
}

async function isPremium({ id }: Payer): Promise<boolean> {
  const row = await homeDatabase
    .prepare("SELECT premium_until FROM subscriptions WHERE user_id = ?")
    .bind(id)
    .first<{ premium_until: number }>();
  return (row?.premium_until ?? 0) > Date.now();
}

/** Events without a learner are recorded in the first database. */
async function ledgerCount(body: string): Promise<number> {
  const { id } = JSON.parse(body) as { id: string };
  let total = 0;
  for (const database of Object.values(databases)) {
    const row = await database
      .prepare("SELECT count(*) AS count FROM payment_events WHERE id = ?")
      .bind(id)
      .first<{ count: number }>();
    total += row?.count ?? 0;
  }
  return total;
}

describe("a price of another product", () => {
  it("does not grant premium, and ends it for a subscription that changes to it", async () => {
    cases += 2;
    const buyer = await newPayer({ price: "price_of_something_else" });
    expect((await post(eventFor(buyer.customer, "invoice.paid"))).status).toBe(200);
    expect(await isPremium(buyer)).toBe(false);
    const payer = await newPayer();
    await post(eventFor(payer.customer, "invoice.paid"));
    expect(await isPremium(payer)).toBe(true);
    payer.subscription.price = "price_of_something_else";
    await post(eventFor(payer.customer, "customer.subscription.updated"));
    expect(await isPremium(payer)).toBe(false);
  });
});

describe("a price that Stripe does not know", () => {
  it("ends no plan, and makes Stripe send the event again", async () => {
    cases += 1;
    const payer = await newPayer();
    await post(eventFor(payer.customer, "invoice.paid"));
    const body = eventFor(payer.customer, "customer.subscription.updated");
    const sent = { bindings: { STRIPE_PRICE_ID: "price_mistyped" } };
    expect((await post(body, sent)).status).toBe(502);
    expect(await isPremium(payer)).toBe(true);
    expect(await ledgerCount(body)).toBe(0);
  });
});

describe("a signature", () => {
  const accepted: [string, (body: string) => Promise<string>][] = [
    ["of the secret in force", (body) => sign(body)],
    ["of the secret before it", (body) => sign(body, former)],
    ["299 seconds old", (body) => sign(body, secret, now() - 295)],
    ["299 seconds ahead", (body) => sign(body, secret, now() + 295)],
    [
      "beside others, while secrets are changed",
      async (body) => {
        const [stamp, right] = (await sign(body)).split(",");
        return [stamp, `v1=${"0".repeat(64)}`, right, "v0=00"].join(",");
      },
    ],
  ];
  it.each(accepted)("%s is accepted", async (_, signature) => {
    cases += 1;
    const payer = await newPayer();
    const body = eventFor(payer.customer, "invoice.paid");
    expect((await post(body, { signature: await signature(body) })).status).toBe(200);
    expect(await isPremium(payer)).toBe(true);
  });

  const refused: [string, (body: string) => Promise<string | null>][] = [
    ["missing", async () => null],
    ["empty", async () => ""],
    ["without a stamp", async (body) => (await sign(body)).replace(/^t=\d+,/, "")],
    ["without a signature", async () => `t=${now()}`],
    ["of an older scheme only", async (body) => (await sign(body)).replace("v1=", "v0=")],
    ["of zeros", async () => `t=${now()},v1=${"0".repeat(64)}`],
    ["of nonsense", async () => "a wholly different header"],
    ["of a secret nobody knows", (body) => sign(body, "whsec_other")],
    ["of an empty secret", (body) => sign(body, " ")],
    ["301 seconds old", (body) => sign(body, secret, now() - 301)],
    ["a year old, of the former secret", (body) => sign(body, former, now() - 31_536_000)],
    ["more than 300 seconds ahead", (body) => sign(body, secret, now() + 330)],
    ["a year ahead", (body) => sign(body, secret, now() + 31_536_000)],
    ["stamped with what is no number", (body) => signAs("NaN", body)],
    [
      "made for another time",
      async (body) => (await sign(body)).replace(/^t=\d+/, `t=${now() - 7}`),
    ],
    ["made for another body", async (body) => sign(`${body} `)],
    ["cut short", async (body) => (await sign(body)).slice(0, -1)],
    ["in capitals", async (body) => (await sign(body)).toUpperCase().replace("T=", "t=")],
  ];
  it.each(refused)("%s is refused", async (_, signature) => {
    cases += 1;
    const payer = await newPayer();
    const body = eventFor(payer.customer, "invoice.paid");
    const response = await post(body, { signature: await signature(body) });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_request" });
    expect(await isPremium(payer)).toBe(false);
    expect(await ledgerCount(body)).toBe(0);
    expect(stripe.requests).toEqual([]);
  });

  it("is refused once its secret is removed", async () => {
    cases += 1;
    const payer = await newPayer();
    const body = eventFor(payer.customer, "invoice.paid");
    const sent = {
      signature: await sign(body, former),
      bindings: { STRIPE_WEBHOOK_SECRET_PREVIOUS: "" },
    };
    expect((await post(body, sent)).status).toBe(400);
    expect(await isPremium(payer)).toBe(false);
  });

  it("covers every byte of the body", async () => {
    const payer = await newPayer();
    const body = eventFor(payer.customer, "invoice.paid");
    const signature = await sign(body);
    for (let place = 0; place < body.length; place += 1) {
      cases += 1;
      const other = body[place] === "x" ? "y" : "x";
      const changed = body.slice(0, place) + other + body.slice(place + 1);
      expect((await post(changed, { signature })).status).toBe(400);
    }
    expect(await isPremium(payer)).toBe(false);
  });
});

describe("a request", () => {
  it.each([
    ["of another method", { method: "GET" }, 405],
    ["to another path", { path: "/webhooks/other" }, 404],
    ["where nobody takes payments", { bindings: { PAYMENT_PROVIDER: "" } }, 503],
  ])("%s is refused", async (_, sent, status) => {
    cases += 1;
    const payer = await newPayer();
    expect((await post(eventFor(payer.customer, "invoice.paid"), sent)).status).toBe(status);
    expect(await isPremium(payer)).toBe(false);
  });

  it.each([
    ["no JSON", "invoice paid", 400],
    ["no event", "{}", 400],
    ["nothing", "null", 400],
    ["too much", `"${"x".repeat(600_000)}"`, 413],
  ])("that is signed and has %s as its body is refused", async (_, body, status) => {
    cases += 1;
    expect((await post(body)).status).toBe(status);
  });
});

describe("webhook events", () => {
  it.each(life)("of type %s make the webhook ask Stripe, whose answer decides", async (type) => {
    for (const status of ["active", "canceled", "past_due"] as const) {
      cases += 1;
      const payer = await newPayer({ status, ended_at: status === "canceled" ? now() : null });
      const body = eventFor(payer.customer, type, { status: "active" });
      expect((await post(body)).status).toBe(200);
      expect(await isPremium(payer)).toBe(status === "active");
    }
    expect(stripe.problems).toEqual([]);
  });

  it("are processed once, even if 20 copies come at once or one comes later", async () => {
    cases += 1;
    const payer = await newPayer();
    const body = eventFor(payer.customer, "invoice.paid");
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await isPremium(payer)).toBe(true);
    expect(await ledgerCount(body)).toBe(1);
    const asked = stripe.requests.length;
    expect((await post(body)).status).toBe(200);
    expect(stripe.requests).toHaveLength(asked);
    const rows = await homeDatabase
      .prepare("SELECT * FROM subscriptions WHERE user_id = ?")
      .bind(payer.id)
      .all();
    expect(rows.results).toHaveLength(1);
  });

  it.each(["active", "canceled"] as const)(
    "can arrive in any order: the plan follows Stripe's last status, %s",
    async (status) => {
      const orders = permutations([...life]);
      expect(orders).toHaveLength(120);
      const payers = await Promise.all(orders.map(() => newPayer({ status: "incomplete" })));
      for (let step = 0; step < life.length; step += 1) {
        if (step === 2) {
          for (const { subscription } of payers) {
            subscription.status = status;
            subscription.ended_at = status === "canceled" ? now() : null;
          }
        }
        const answers = await Promise.all(
          payers.map(({ customer }, order) =>
            post(eventFor(customer, orders[order]?.[step] ?? "")),
          ),
        );
        expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
      }
      const ended = await Promise.all(payers.map(isPremium));
      expect(new Set(ended)).toEqual(new Set([status === "active"]));
      cases += orders.length;
    },
    // 600 events.
    120_000,
  );

  it("that overtake each other leave the plan of the later answer", async () => {
    cases += 1;
    const payer = await newPayer();
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    let lists = 0;
    stripe.beforeAnswer = async () => {
      lists += 1;
      if (lists === 1) await held;
    };
    const slow = post(eventFor(payer.customer, "customer.subscription.updated"));
    await vi.waitFor(() => expect(lists).toBe(1));
    payer.subscription.status = "canceled";
    payer.subscription.ended_at = now();
    expect((await post(eventFor(payer.customer, "customer.subscription.deleted"))).status).toBe(
      200,
    );
    release();
    expect((await slow).status).toBe(200);
    expect(await isPremium(payer)).toBe(false);
  });

  it("do not change the plan of another learner they name", async () => {
    const payer = await newPayer();
    const other = await newPayer({ status: "incomplete" });
    for (const type of life) {
      cases += 1;
      const body = eventFor(payer.customer, type, {
        id: other.subscription.id,
        metadata: { learner_id: other.id },
        client_reference_id: other.id,
        customer_email: `${other.id}@example.org`,
      });
      expect((await post(body)).status).toBe(200);
      expect(await isPremium(other)).toBe(false);
    }
    expect(await isPremium(payer)).toBe(true);
  });

  it("of an unknown customer are acknowledged, and change nothing", async () => {
    cases += 1;
    stripe.customers.set("cus_stranger", { metadata: {}, email: null, deleted: false });
    stripe.addSubscription("cus_stranger", { status: "active" });
    const before = await homeDatabase.prepare("SELECT count(*) AS n FROM subscriptions").first("n");
    expect((await post(eventFor("cus_stranger", "invoice.paid"))).status).toBe(200);
    expect(await homeDatabase.prepare("SELECT count(*) AS n FROM subscriptions").first("n")).toBe(
      before,
    );
  });

  it.each(["charge.refunded", "customer.created", "payment_intent.created", "v9.new.thing"])(
    "of type %s are acknowledged without asking Stripe",
    async (type) => {
      cases += 1;
      const payer = await newPayer();
      const body = eventFor(payer.customer, type);
      expect((await post(body)).status).toBe(200);
      expect(await ledgerCount(body)).toBe(1);
      expect(stripe.requests).toEqual([]);
    },
  );

  it("end the plan of a customer that was deleted at Stripe", async () => {
    cases += 1;
    const payer = await newPayer();
    for (const type of life.slice(0, 3)) await post(eventFor(payer.customer, type));
    expect(await isPremium(payer)).toBe(true);
    stripe.customers.set(payer.customer, { metadata: {}, email: null, deleted: true });
    const gone = eventFor(payer.customer, "customer.deleted", {
      id: payer.customer,
      object: "customer",
    });
    expect((await post(gone)).status).toBe(200);
    expect(await isPremium(payer)).toBe(false);
    // The learner pays again.
    const customer = `${payer.customer}_2`;
    await bind(payer.id, customer);
    stripe.addSubscription(customer, { status: "active" });
    await post(eventFor(customer, "invoice.paid"));
    expect(await isPremium(payer)).toBe(true);
  });

  it("of a customer whom Stripe does not know leave the plan, and are sent again", async () => {
    cases += 1;
    const payer = await newPayer();
    await post(eventFor(payer.customer, "invoice.paid"));
    const known = stripe.customers.get(payer.customer);
    stripe.customers.delete(payer.customer);
    const body = eventFor(payer.customer, "customer.subscription.updated");
    expect((await post(body)).status).toBe(502);
    expect(await isPremium(payer)).toBe(true);
    if (known) stripe.customers.set(payer.customer, known);
    payer.subscription.status = "past_due";
    expect((await post(body)).status).toBe(200);
    expect(await isPremium(payer)).toBe(false);
  });
});

describe("an event that fails with 5xx and succeeds on the retry", () => {
  /** A database that fails at the given call of a method. */
  function breaking(method: "batch" | "prepare", at: number): D1Database {
    let calls = 0;
    return new Proxy(homeDatabase, {
      get(target, name) {
        const value = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          if (name === method) {
            calls += 1;
            if (calls === at) throw new Error("D1_ERROR: Network connection lost.");
          }
          return value.apply(target, given);
        };
      },
    });
  }

  it.each([
    ["the ledger cannot be read", "prepare", 1],
    ["the check cannot be numbered", "prepare", 2],
    ["the writes are lost", "batch", 1],
  ] as const)("if %s", async (_, method, at) => {
    cases += 1;
    const payer = await newPayer();
    const body = eventFor(payer.customer, "invoice.paid");
    const broken = await post(body, { bindings: { DB: breaking(method, at) } });
    expect(broken.status).toBe(500);
    expect(await broken.json()).toMatchObject({ code: "internal_error" });
    expect(await isPremium(payer)).toBe(false);
    expect(await ledgerCount(body)).toBe(0);
    expect((await post(body)).status).toBe(200);
    expect(await isPremium(payer)).toBe(true);
    expect(await ledgerCount(body)).toBe(1);
  });

  it("if only some of the writes succeed", async () => {
    cases += 1;
    const payer = await newPayer();
    // The insert into the ledger, the last of the batch, fails.
    await homeDatabase
      .prepare(
        "CREATE TRIGGER broken BEFORE INSERT ON payment_events BEGIN SELECT raise(ABORT, 'full'); END",
      )
      .run();
    const body = eventFor(payer.customer, "invoice.paid");
    expect((await post(body)).status).toBe(500);
    expect(await isPremium(payer)).toBe(false);
    await homeDatabase.prepare("DROP TRIGGER broken").run();
    expect((await post(body)).status).toBe(200);
    expect(await isPremium(payer)).toBe(true);
  });

  it("if Stripe does not answer", async () => {
    cases += 1;
    const payer = await newPayer();
    const body = eventFor(payer.customer, "invoice.paid");
    for (let tries = 0; tries < 3; tries += 1) {
      stripe.failures.push({ status: 503, type: "api_error" });
    }
    expect((await post(body)).status).toBe(502);
    expect(await ledgerCount(body)).toBe(0);
    expect((await post(body)).status).toBe(200);
    expect(await isPremium(payer)).toBe(true);
  });
});

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
