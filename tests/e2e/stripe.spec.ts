import { test as base, expect, type Page } from "@playwright/test";
import { FakeStripe } from "../contracts/fake-stripe";
import { serveOwn } from "./own-product";

interface Served {
  origin: string;
  stripe: FakeStripe;
}

const variables = {
  PAYMENT_PROVIDER: "stripe",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

/** Serves the product with Stripe, against a fake of its API: nothing leaves this machine. */
const test = base.extend<{ priceId: string; served: Served }>({
  priceId: ["price_month", { option: true }],
  served: async ({ priceId }, use) => {
    const stripe = new FakeStripe();
    const product = await serveOwn({ ...variables, STRIPE_PRICE_ID: priceId }, stripe.fetch);
    try {
      await use({ origin: product.origin, stripe });
      expect(stripe.problems).toEqual([]);
    } finally {
      await product.stop();
    }
  },
});

/** The part of Stripe.js that the payment element's React component uses. */
const stripeScript = `
  window.Stripe = function () {
    const element = {
      mount(place) { place.textContent = "Card fields of Stripe"; },
      on(event, listener) { if (event === "ready") setTimeout(listener, 0, {}); return element; },
      once() { return element; }, off() { return element; }, update() {}, destroy() {}, unmount() {},
    };
    const elements = { create: () => element, getElement: () => null, update() {}, on() {}, fetchUpdates() {} };
    return {
      elements: () => elements,
      createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
      registerAppInfo() {}, _registerWrapper() {},
      confirmPayment: () => window.confirmPayment(),
    };
  };`;

const password = "desert fox 7";

async function signUpWithStripe(page: Page, origin: string): Promise<void> {
  await page
    .context()
    .route(/stripe\.com/, (route) =>
      /js\.stripe\.com/.test(route.request().url())
        ? route.fulfill({ contentType: "text/javascript", body: stripeScript })
        : route.fulfill({ contentType: "text/html", body: "<h1>Stripe's page</h1>" }),
    );
  const answer = await page.request.post(`${origin}/api/register`, {
    data: { username: "payer", email: "payer@example.org", password, confirmPassword: password },
  });
  expect(answer.status()).toBe(201);
}

test("Stripe's script is loaded on the subscription page only, and takes the payment @javascript", async ({
  page,
  served,
}) => {
  const problems: string[] = [];
  const scripts: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("request", (request) => {
    if (request.url().includes("stripe.com")) scripts.push(page.url());
  });
  await signUpWithStripe(page, served.origin);
  for (const path of ["/", "/app", "/profile"]) {
    const response = await page.goto(served.origin + path);
    expect(response?.headers()["content-security-policy"]).not.toContain("stripe");
    await page.waitForLoadState("networkidle");
  }
  expect(scripts).toEqual([]);
  const loaded = page.waitForResponse(`${served.origin}/subscription`);
  await page.getByRole("link", { name: /Upgrade to Premium/ }).click();
  const policy = (await loaded).headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/js\.stripe\.com /);
  expect(policy).toContain("form-action 'self' https://checkout.stripe.com");
  expect(policy).not.toContain("unsafe-eval");
  await expect(page.getByText("Card fields of Stripe")).toBeVisible();
  await page.exposeFunction("confirmPayment", () => ({
    error: { message: "Your card was declined." },
  }));
  const subscribe = page.getByRole("button", { name: "Subscribe Now - $9.99/month" });
  await subscribe.click();
  await expect(page.getByRole("alert").first()).toContainText("Your card was declined.");
  await page.evaluate(() => {
    Object.assign(window, {
      confirmPayment: async () => ({ paymentIntent: { status: "succeeded" } }),
    });
  });
  for (const subscription of served.stripe.subscriptions) subscription.status = "active";
  await subscribe.click();
  await expect(page).toHaveURL(`${served.origin}/profile`);
  await expect(page.getByText("Premium Plan", { exact: true })).toBeVisible();
  expect(new Set(scripts)).toEqual(new Set([`${served.origin}/subscription`]));
  expect(served.stripe.subscriptions).toHaveLength(1);
  expect(problems).toEqual([]);
  const portal = page.waitForRequest(/^https:\/\/billing\.stripe\.com\//);
  await page.getByRole("link", { name: "Manage Subscription" }).click();
  await portal;
});

test("without scripts, a form leads to Stripe's checkout and back @without-javascript", async ({
  page,
  served,
}) => {
  await signUpWithStripe(page, served.origin);
  await page.goto(`${served.origin}/subscription`);
  // The browser sends nothing if the policy forbids the form's target.
  const checkout = page.waitForRequest(/^https:\/\/checkout\.stripe\.com\//);
  await page.getByRole("button", { name: "Subscribe Now - $9.99/month" }).click();
  await checkout;
  const customer = [...served.stripe.customers.keys()][0] ?? "";
  served.stripe.addSubscription(customer, { status: "active" });
  // Stripe's page does not load here; its failure may interrupt the navigation.
  await expect(async () => {
    await page.goto(`${served.origin}/profile?redirect_status=succeeded`);
  }).toPass();
  await expect(page).toHaveURL(`${served.origin}/profile`);
  await expect(page.getByText("Premium Plan", { exact: true })).toBeVisible();
});

test.describe("while Stripe does not tell the price", () => {
  test.use({ priceId: "price_unknown" });

  test("no payment begins", async ({ page, served, javaScriptEnabled }) => {
    await signUpWithStripe(page, served.origin);
    await page.goto(`${served.origin}/subscription`);
    if (!javaScriptEnabled) {
      await page.getByRole("button", { name: "Subscribe Now - $9.99/month" }).click();
    }
    await expect(page.getByRole("heading", { name: "Subscription Error" })).toBeVisible();
    await expect(
      page.getByText("The payment provider couldn't complete the request."),
    ).toBeVisible();
    expect(served.stripe.subscriptions).toEqual([]);
    expect(served.stripe.sessions).toEqual([]);
  });
});
