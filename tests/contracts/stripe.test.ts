import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import { describe, expect, it } from "vitest";
import { StripePayments } from "~/billing/stripe-payments.server";
import { FakeStripe, type PublishedFixtures } from "./fake-stripe";

/** A folder of published API descriptions, with `stripe/requests.json` and `stripe/fixtures.json`. */
const contracts = process.env.FENNEC_CONTRACTS;

function readContract(name: string) {
  return JSON.parse(readFileSync(join(contracts ?? "", "stripe", name), "utf8"));
}

function publishedCheck(): (schema: string, parameters: object) => string[] {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    validateFormats: false,
    coerceTypes: true,
  });
  ajv.addSchema({ ...readContract("requests.json"), $id: "published:/stripe" });
  return (schema, parameters) => {
    const valid = ajv.compile({ $ref: `published:/stripe#/$defs/${schema}` });
    return valid(structuredClone(parameters))
      ? []
      : (valid.errors ?? []).map((e) => ajv.errorsText([e]));
  };
}

const config = {
  provider: "stripe",
  secretKey: "sk_test_1",
  publishableKey: "pk_test_1",
  webhookSecrets: ["whsec_1"],
} as const satisfies { webhookSecrets: readonly string[] } & Record<string, unknown>;

const addresses = { paid: "https://fennec.test/profile", back: "https://fennec.test/subscription" };

function newPayments(fake: FakeStripe, priceId = "price_month") {
  const dependencies = { clock: { now: () => new Date() }, log: { info() {}, error() {} } };
  const own = { ...config, priceId, webhookSecrets: [...config.webhookSecrets] as [string] };
  return new StripePayments(own, dependencies, fake.fetch);
}

describe.each([
  ["its own strict list", null],
  ["the published contracts", contracts],
] as const)("requests to Stripe, checked against %s (no live call)", (_, folder) => {
  const usable = folder !== undefined && (folder === null || existsSync(folder));
  const newFake = () =>
    folder
      ? new FakeStripe({
          fixtures: readContract("fixtures.json") as PublishedFixtures,
          check: publishedCheck(),
        })
      : new FakeStripe();

  it.skipIf(!usable)("have known paths, fields and version, and a key for each write", async () => {
    const fake = newFake();
    const payments = newPayments(fake);
    const customer = await payments.createCustomer("learner", email);
    expect(fake.customers.get(customer)).toMatchObject({
      metadata: { learner_id: "learner" },
      email,
    });
    await payments.updateCustomer(customer, "moved@example.org");
    expect(fake.customers.get(customer)?.email).toBe("moved@example.org");
    expect(await payments.readPrice()).toEqual({
      ...{ amount: 999, currency: "usd", interval: "month", intervals: 1 },
    });
    const begun = await payments.beginPayment(customer);
    expect(begun).toEqual({
      clientSecret: `pi_${fake.subscriptions[0]?.id}_secret_test`,
      publishableKey: "pk_test_1",
    });
    expect(await payments.openCheckout(customer, addresses)).toMatch(/^https:\/\/checkout\.stripe/);
    expect(await payments.openPortal(customer, addresses.paid)).toMatch(/^https:\/\/billing\.str/);
    await payments.listSubscriptions(customer);
    await payments.beginPayment(customer);
    await payments.deleteCustomer(customer);
    expect(fake.problems).toEqual([]);
    const schemas = new Set(fake.requests.map(({ schema }) => schema));
    expect(schemas).toEqual(
      new Set([
        "customer_create",
        "customer_update",
        "subscription_list",
        "subscription_create",
        "subscription_cancel",
        "checkout_session_create",
        "billing_portal_session_create",
        null,
      ]),
    );
  });

  it.skipIf(!usable)("resume a started payment, even for concurrent calls", async () => {
    const fake = newFake();
    const payments = newPayments(fake);
    const customer = await payments.createCustomer("learner", email);
    const both = await Promise.all([1, 2, 3].map(() => payments.beginPayment(customer)));
    const again = await payments.beginPayment(customer);
    expect(new Set([...both, again].map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(fake.subscriptions).toHaveLength(1);
    const [first] = fake.subscriptions;
    if (first) first.status = "incomplete_expired";
    expect((await payments.beginPayment(customer)).clientSecret).not.toBe(again.clientSecret);
    expect(fake.problems).toEqual([]);
  });

  it.skipIf(!usable)("keep only one payment page open: the product's or Stripe's", async () => {
    const fake = newFake();
    const payments = newPayments(fake);
    const customer = await payments.createCustomer("learner", email);
    await payments.beginPayment(customer);
    const page = await payments.openCheckout(customer, addresses);
    expect(await payments.openCheckout(customer, addresses)).toBe(page);
    expect(fake.subscriptions.map(({ status }) => status)).toEqual(["incomplete_expired"]);
    await payments.beginPayment(customer);
    expect(fake.sessions.map(({ status }) => status)).toEqual(["expired"]);
    expect(await payments.openCheckout(customer, addresses)).not.toBe(page);
    expect(fake.problems).toEqual([]);
  });

  it.skipIf(!usable)("read the period from the items, and the end from either field", async () => {
    const fake = newFake();
    const payments = newPayments(fake);
    const customer = await payments.createCustomer("learner", email);
    const now = 1_800_000_000;
    const at = (seconds: number) => new Date(seconds * 1000);
    fake.addSubscription(customer, { status: "active", current_period_end: now });
    fake.addSubscription(customer, {
      ...{ status: "active", current_period_end: now, cancel_at_period_end: true },
    });
    fake.addSubscription(customer, {
      ...{ status: "active", current_period_end: now, cancel_at: now - 5 },
    });
    const found = await payments.listSubscriptions(customer);
    expect(found?.map(({ periodEnd }) => periodEnd)).toEqual([at(now), at(now), at(now)]);
    expect(found?.map(({ endsAt }) => endsAt)).toEqual([at(now - 5), at(now), null]);
  });

  it.skipIf(!usable)("leave out subscriptions to another product", async () => {
    const fake = newFake();
    const payments = newPayments(fake);
    const customer = await payments.createCustomer("learner", email);
    fake.addSubscription(customer, { status: "active", price: "price_of_something_else" });
    expect(await payments.listSubscriptions(customer)).toEqual([]);
    const plan = fake.addSubscription(customer, { status: "active" });
    fake.addSubscription(customer, { status: "past_due", price: "price_of_something_else" });
    const found = await payments.listSubscriptions(customer);
    expect(found?.map(({ id }) => id)).toEqual([plan.id]);
  });

  it.skipIf(!usable)("count each price of the product after the price is changed", async () => {
    const fake = newFake();
    const customer = await newPayments(fake).createCustomer("learner", email);
    fake.addSubscription(customer, { status: "active" });
    fake.priceIds.push("price_raised");
    const raised = newPayments(fake, "price_raised");
    fake.addSubscription(customer, { status: "active", price: "price_raised" });
    // As after a rollback, which restores the earlier price.
    for (const payments of [raised, newPayments(fake)]) {
      expect(await payments.listSubscriptions(customer)).toHaveLength(2);
    }
    expect(fake.problems).toEqual([]);
  });

  it.skipIf(!usable)("close pages that sell at another price", async () => {
    const fake = newFake();
    const earlier = newPayments(fake);
    const customer = await earlier.createCustomer("learner", email);
    fake.priceIds.push("price_raised");
    const raised = newPayments(fake, "price_raised");
    const open = () => [
      ...fake.subscriptions.filter(({ status }) => status === "incomplete"),
      ...fake.sessions.filter(({ status }) => status === "open"),
    ];
    const page = await earlier.openCheckout(customer, addresses);
    expect(await raised.openCheckout(customer, addresses)).not.toBe(page);
    expect(open()).toMatchObject([{ price: "price_raised" }]);
    await earlier.beginPayment(customer);
    expect(open()).toMatchObject([{ price: "price_month" }]);
    await raised.beginPayment(customer);
    expect(open()).toMatchObject([{ price: "price_raised" }]);
    expect(fake.problems).toEqual([]);
  });
});

const email = "learner@example.org";

describe("a customer of Stripe", () => {
  it("is created once by concurrent calls, and again for another address", async () => {
    const fake = new FakeStripe();
    const payments = newPayments(fake);
    const both = await Promise.all([1, 2].map(() => payments.createCustomer("learner", email)));
    expect(new Set(both).size).toBe(1);
    await payments.createCustomer("learner", "moved@example.org");
    await payments.createCustomer("nobody", null);
    expect(fake.customers.size).toBe(3);
    expect(fake.problems).toEqual([]);
  });
});

describe("a customer who has no subscriptions at Stripe", () => {
  it("was deleted there, which is no failure", async () => {
    const payments = newPayments(new FakeStripe());
    const customer = await payments.createCustomer("learner", email);
    expect(await payments.deleteCustomer(customer)).toBe(true);
    expect(await payments.listSubscriptions(customer)).toBeNull();
    expect(await payments.deleteCustomer(customer)).toBe(true);
  });

  it("is unknown to the account of the keys, which is one", async () => {
    const payments = newPayments(new FakeStripe());
    await expect(payments.listSubscriptions("cus_other")).rejects.toMatchObject({
      code: "provider_failed",
      message: expect.stringContaining("setup problem"),
    });
    expect(await payments.deleteCustomer("cus_other")).toBe(false);
  });

  it.each([
    ["sk_live_1", "stripe"],
    ["rk_live_1", "stripe"],
    ["sk_test_1", "stripe-test"],
  ])("with the key %s is a customer of %s", (secretKey, name) => {
    const dependencies = { clock: { now: () => new Date() }, log: { info() {}, error() {} } };
    const own = { ...config, priceId: "price_month", secretKey, webhookSecrets: ["whsec_1"] };
    expect(new StripePayments(own as never, dependencies).name).toBe(name);
  });
});

describe("a failure of Stripe", () => {
  it.each([
    [500, "api_error"],
    [402, "card_error"],
    [400, "idempotency_error"],
  ])("%i %s is reported as provider_failed", async (status, type) => {
    const fake = new FakeStripe();
    for (let tries = 0; tries < 3; tries += 1) fake.failures.push({ status, type });
    await expect(newPayments(fake).createCustomer("learner", email)).rejects.toMatchObject({
      code: "provider_failed",
      status: 502,
    });
  });

  it("is tried again with the same key if that can help", async () => {
    const fake = new FakeStripe();
    fake.failures.push({ status: 500, type: "api_error" });
    const payments = newPayments(fake);
    await payments.createCustomer("learner", email);
    expect(fake.customers.size).toBe(1);
  });

  it("is recorded by the fake for a call that is not in its list", async () => {
    const fake = new FakeStripe();
    await fake.fetch("https://api.stripe.com/v1/refunds", { method: "POST" });
    await fake.fetch("https://api.stripe.com/v1/customers", { method: "POST", body: "balance=1" });
    expect(fake.problems.join()).toMatch(
      /refunds.*another version.*no key.*no idempotency.*balance/,
    );
  });
});
