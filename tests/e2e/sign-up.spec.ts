import { test as base, expect, type Page } from "@playwright/test";
import { FakeTurnstile } from "../contracts/fake-turnstile";
import { newUsername, password, ready } from "./fixtures";
import { serveOwn } from "./own-product";

interface Served {
  origin: string;
  turnstile: FakeTurnstile;
}

const secret = "0x4-secret";
const variables = { TURNSTILE_SITE_KEY: "0x4-site", TURNSTILE_SECRET_KEY: secret };

/** Serves the product with Turnstile's keys, against a fake of it. */
const test = base.extend<{ served: Served }, { guarded: Served }>({
  guarded: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs no other
    async ({}, use) => {
      const turnstile = new FakeTurnstile(secret);
      const product = await serveOwn(variables, turnstile.fetch);
      await use({ origin: product.origin, turnstile });
      await product.stop();
    },
    { scope: "worker" },
  ],
  served: async ({ guarded }, use) => {
    guarded.turnstile.requests.length = 0;
    await use(guarded);
    expect(guarded.turnstile.problems).toEqual([]);
  },
});

// All tests share one product.
test.describe.configure({ mode: "default" });

/**
 * The part of Turnstile's script that is used: its widget gets a token from the test and puts it into a
 * field of the form, like the published one.
 */
const script = `
  window.turnstile = {
    render(place, options) {
      if (options.sitekey !== "0x4-site") throw new Error("another site key");
      const field = document.createElement("input");
      field.type = "hidden";
      field.name = "cf-turnstile-response";
      place.append(field);
      window.widgets = (window.widgets ?? 0) + 1;
      window.nextToken(options.action).then((token) => {
        if (token) field.value = token;
        (token ? options.callback : options["error-callback"])(token ?? "300030");
      });
      window.fields = { ...window.fields, [window.widgets]: place };
      return String(window.widgets);
    },
    remove(widget) { window.fields[widget].replaceChildren(); },
  };`;

/** Serves the script. @param nextToken the widget's next token; null if it fails */
async function serveScript(
  page: Page,
  nextToken: (action: string) => Promise<string | null>,
): Promise<void> {
  await page.exposeFunction("nextToken", nextToken);
  await page
    .context()
    .route(/^https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: script }),
    );
}

async function openForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/auth?tab=register`);
  await ready(page);
}

async function fillIn(page: Page, username: string): Promise<void> {
  await page.getByLabel("Choose a Username").fill(username);
  await page.getByLabel("Email Address").fill("person@example.org");
  await page.getByLabel("Choose a Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(password);
}

const create = (page: Page) => page.getByRole("button", { name: "Create Account" }).click();

/** Registers from this network without the check until the limit of three is reached. */
async function useUpUncheckedRegistrations(page: Page, origin: string): Promise<void> {
  for (const status of [201, 201, 201, 429]) {
    const username = newUsername();
    const answer = await page.request.post(`${origin}/api/register`, {
      data: { username, email: "person@example.org", password },
    });
    expect(answer.status()).toBe(status);
  }
  await page.context().clearCookies();
}

test("a visitor who passes the check can register, on a page with its own policy @javascript", async ({
  page,
  served,
}) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await serveScript(page, async (action) => served.turnstile.issue(action));
  const landing = await page.goto(served.origin);
  expect(landing?.headers()["content-security-policy"]).not.toContain("cloudflare");
  await ready(page);
  await page.getByRole("link", { name: "Log in" }).first().click();
  await page.getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL(/tab=register/);
  await ready(page);
  const policy = (await page.reload())?.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/challenges\.cloudflare\.com;/);
  expect(policy).toContain("frame-src 'self' https://challenges.cloudflare.com;");
  await ready(page);
  await fillIn(page, newUsername());
  const app = page.waitForResponse(`${served.origin}/app`);
  await create(page);
  // It is loaded as a document, so the form's policy no longer applies.
  expect((await app).headers()["content-security-policy"]).not.toContain("cloudflare");
  await expect(page.getByText("Account created").first()).toBeVisible();
  expect(new Set(served.turnstile.requests.map(({ response }) => response)).size).toBe(1);
  expect(problems).toEqual([]);
});

test("the form waits for the check, reports a rejected token and keeps what was typed @javascript", async ({
  page,
  served,
}) => {
  const taken = newUsername();
  let give = (_: string | null) => {};
  const tokens = [
    // The test delays the first token, which is then rejected.
    () => new Promise<string | null>((done) => (give = done)),
    async () => served.turnstile.issue(),
  ];
  await serveScript(page, (action) =>
    (tokens.shift() ?? (async () => served.turnstile.issue(action)))(),
  );
  await openForm(page, served.origin);
  await fillIn(page, taken);
  await create(page);
  await expect(page.getByText("One moment: Fennec is verifying that you're human")).toBeVisible();
  expect(served.turnstile.requests).toHaveLength(0);
  give("0.worthless");
  const problem = page
    .locator("form")
    .getByText("Fennec couldn't verify that you're human, or the check has expired.");
  await expect(problem).toBeVisible();
  await expect(problem).toBeFocused();
  await expect(page.getByText("One moment: Fennec is verifying that you're human")).toBeHidden();
  await expect(page.getByLabel("Choose a Username")).toHaveValue(taken);
  await expect(page.getByLabel("Email Address")).toHaveValue("person@example.org");
  await expect(page.getByLabel("Choose a Password", { exact: true })).toHaveValue(password);
  await create(page);
  await expect(page.getByText("Account created").first()).toBeVisible();
  expect(new Set(served.turnstile.requests.map(({ response }) => response)).size).toBe(2);
});

test("only a few visitors can register if the widget fails, and the form says when to try again @javascript", async ({
  page,
  served,
}) => {
  await serveScript(page, async () => null);
  await useUpUncheckedRegistrations(page, served.origin);
  await openForm(page, served.origin);
  await fillIn(page, "kept-name");
  await create(page);
  await expect(page.getByText(/try again in \d+ minutes/).first()).toBeVisible();
  await expect(page.getByLabel("Choose a Username")).toHaveValue("kept-name");
  await expect(page.getByLabel("Choose a Password", { exact: true })).toHaveValue(password);
  expect(served.turnstile.requests).toHaveLength(0);
});

test("a few visitors per hour can register without scripts @without-javascript", async ({
  page,
  served,
}) => {
  await openForm(page, served.origin);
  await fillIn(page, newUsername());
  await create(page);
  await expect(page).toHaveURL(`${served.origin}/app`);
  await expect(page.getByText("Account created")).toBeVisible();
  await page.context().clearCookies();
  for (const status of [201, 201]) {
    const answer = await page.request.post(`${served.origin}/api/register`, {
      data: { username: newUsername(), email: "person@example.org", password },
    });
    expect(answer.status()).toBe(status);
  }
  await page.context().clearCookies();
  await openForm(page, served.origin);
  await fillIn(page, "kept-name");
  await create(page);
  await expect(page.getByRole("alert")).toContainText(
    /Turn on JavaScript .* try again in \d+ minutes\./,
  );
  await expect(page.getByLabel("Choose a Username")).toHaveValue("kept-name");
  await expect(page.getByLabel("Email Address")).toHaveValue("person@example.org");
});
