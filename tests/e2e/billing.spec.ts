import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  monthPasses,
  open,
  ready,
  register,
  registerWith,
  test,
} from "./fixtures";
import { beesPdf } from "./material/documents";

const acceptedCard = "4242 4242 4242 4242";
const declinedCard = "4000 0000 0000 0002";
const cardWithConfirmation = "4000 0025 0000 3155";

test("a free learner reaches the limit, upgrades, cancels, and returns to the free plan after the period", async ({
  page,
  watch,
  withJavaScript,
}) => {
  watch.expectStatus(402);
  const { username, fileId } = await registerWith(page, [beesPdf()]);
  await askForThirtyQuestions(page, fileId);
  const offer = page.getByRole(withJavaScript ? "dialog" : "region", {
    name: "Upgrade to Premium",
  });
  await expect(offer).toContainText(
    "You're trying to use 30 Quiz Questions, but the free plan only allows 15.",
  );
  await offer.getByRole(withJavaScript ? "button" : "link", { name: "Upgrade Now" }).click();
  await expect(page).toHaveURL(/\/subscription$/);
  await ready(page);
  if (!withJavaScript) {
    await page.getByRole("button", { name: "Subscribe Now - $9.99/month" }).click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  }
  await expect(page.getByText("Test mode: you won't be charged.")).toBeVisible();
  await pay(page, declinedCard);
  await expect(page.getByRole("alert").first()).toContainText("Your card was declined.");
  if (withJavaScript) {
    await expect(page.getByRole("button", { name: /^Subscribe Now/ })).toBeFocused();
  }
  await expect(page.getByText("Payment Failed").first()).toBeVisible();
  await pay(page, acceptedCard);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText("Your account has been upgraded to Premium!")).toBeVisible();
  await expect(page.getByText("Premium Plan", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Renews on \w+ \d+, \d{4}\.$/)).toBeVisible();

  await askForThirtyQuestions(page, fileId);
  await expect(page).toHaveURL(/\/app\/quiz\/\w+/);
  await page.goto("/subscription");
  await expect(page).toHaveURL(/\/profile$/);

  await ready(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Manage Subscription" }).click();
  await expect(page.getByRole("heading", { name: "Test subscription" })).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Cancel plan" }).click();
  await expect(page.getByRole("heading", { name: "Cancel your plan?" })).toBeVisible();
  await expect(page.getByText(/^You keep Premium until \w+ \d+, \d{4}\. After/)).toBeVisible();
  await page.getByRole("link", { name: "Keep the plan" }).click();
  await expect(page.getByText(/^Renews on \w+ \d+, \d{4}\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Cancel plan" }).click();
  await expect(page.getByRole("heading", { name: "Cancel your plan?" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText("You won't be charged again.")).toBeVisible();
  await expect(
    page.getByText(/^Cancelled\. You have Premium until \w+ \d+, \d{4}\.$/),
  ).toBeVisible();
  await askForThirtyQuestions(page, fileId);
  await expect(page).toHaveURL(/\/app\/quiz\/\w+/);

  await monthPasses(username);
  await open(page, "/profile");
  await expect(page.getByText("Free Plan", { exact: true })).toBeVisible();
  await expect(page.getByText("Cancelled.")).toHaveCount(0);
  await askForThirtyQuestions(page, fileId);
  await expect(offer).toBeVisible();
});

test("a bank's confirmation can be declined without a charge, then given", async ({
  page,
  watch,
  withJavaScript,
}) => {
  watch.expectStatus(402, 400);
  await register(page, null);
  await openCardForm(page, withJavaScript);
  await page.getByRole("button", { name: "Subscribe Now - $9.99/month" }).click();
  await expect(page.getByLabel("Card number")).toHaveAccessibleDescription(
    "Enter the whole card number.",
  );
  await ready(page);
  await expectAccessible(page);
  await pay(page, cardWithConfirmation);
  const question = page.getByRole("heading", {
    name: "Your bank asks for confirmation",
  });
  await expect(question).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("alert").first()).toContainText("unable to authenticate");
  if (withJavaScript) {
    await expect(page.getByRole("button", { name: /^Subscribe Now/ })).toBeFocused();
  }
  await ready(page);
  await expect(page.getByLabel("Card number")).toBeVisible();
  await pay(page, cardWithConfirmation);
  await page.getByRole("button", { name: "Confirm payment" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText("Premium Plan", { exact: true })).toBeVisible();
});

test("a payment page cannot be used by another learner @without-javascript", async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.expectStatus(404);
  await register(page, null);
  const begun = await page.request.post("/api/create-subscription");
  const { clientSecret } = (await begun.json()) as { clientSecret: string };
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await context.newPage();
  await register(other);
  const stolen = await other.request.post(`/api/sandbox/payments/${clientSecret}`, {
    data: { number: acceptedCard, expiry: "12/34", code: "123" },
  });
  expect(stolen.status()).toBe(404);
  await other.goto(`/sandbox/checkout/${clientSecret}`);
  await expect(other).toHaveURL(/\/subscription$/);
  await context.close();
});

test("the subscription page describes Premium", async ({ page, watch, withJavaScript }) => {
  watch.expectStatus(401);
  await open(page, "/subscription");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Authentication Required");
  await expect(page.getByText("Please login to access premium features")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to Login" }).click();
  await expect(page).toHaveURL(/\/auth\?redirectTo=%2Fsubscription/);
  await register(page, "/subscription");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Upgrade to Premium");
  await expect(page.getByText("$9.99/month").first()).toBeVisible();
  for (const benefit of [
    "Unlimited quizzes and practice tests",
    "Unlimited flashcards",
    "Full text-to-speech",
    "Unlimited AI chat messages",
    "Cancel anytime",
  ]) {
    await expect(page.getByText(benefit)).toBeVisible();
  }
  if (withJavaScript) await expect(page.getByLabel("Card number")).toBeVisible();
  else await expect(page.getByText("Preparing your subscription...")).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to Profile" }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test("the payment is prepared once the page has loaded, and a failure is shown @javascript", async ({
  page,
  watch,
}) => {
  watch.expectStatus(503);
  await register(page);
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(/\/subscription\.data/, async (route) => {
    await held;
    await route.abort();
  });
  watch.expectFailedRequest("/subscription.data");
  await open(page, "/subscription");
  await expect(page.getByText("Preparing your subscription...")).toBeVisible();
  await expectAccessible(page);
  answer();
  await expect(page.getByRole("heading", { name: "Subscription Error" })).toBeVisible();
  await expect(page.getByText("We couldn't set up your subscription")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Failed to create subscription");
  await expectAccessible(page);
  await page.unroute(/\/subscription\.data/);
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page.getByLabel("Card number")).toBeVisible();
});

async function askForThirtyQuestions(page: Page, fileId: string): Promise<void> {
  await open(page, `/app/quiz?fileId=${fileId}`);
  await page.getByLabel("Number of questions").fill("30");
  await page.getByRole("button", { name: "Generate Quiz" }).click();
}

async function openCardForm(page: Page, withJavaScript: boolean): Promise<void> {
  await open(page, "/subscription");
  if (!withJavaScript) {
    await page.getByRole("button", { name: "Subscribe Now - $9.99/month" }).click();
  }
  await expect(page.getByLabel("Card number")).toBeVisible();
}

async function pay(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry date").fill("12 / 34");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: "Subscribe Now - $9.99/month" }).click();
}
