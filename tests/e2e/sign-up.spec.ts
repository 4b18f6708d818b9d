import { test as base, expect, type Page } from "@playwright/test";
import { FakeTurnstile } from "../contracts/fake-turnstile";
import { newUsername, password, ready } from "./fixtures";
import { serveOwn } from "./own-product";

interface Door {
  origin: string;
  turnstile: FakeTurnstile;
}

const secret = "0x4-secret";
const variables = { TURNSTILE_SITE_KEY: "0x4-site", TURNSTILE_SECRET_KEY: secret };

/** The product with Turnstile's keys set, and a fake for its service. */
const test = base.extend<{ door: Door }, { guarded: Door }>({
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
  door: async ({ guarded }, use) => {
    guarded.turnstile.requests.length = 0;
    await use(guarded);
    expect(guarded.turnstile.problems).toEqual([]);
  },
});

// One product serves all of them.
test.describe.configure({ mode: "default" });

/**
 * As much of Turnstile's script as is used: its widget asks the test for a token and puts it into a
 * field of the form, as the published one does.
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

/** Serves the script; `nextToken` is what the widget gives out, null where it fails. */
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

/** Four accounts from this network, as many as are made without the check and one more. */
async function useUpUnchecked(page: Page, origin: string): Promise<void> {
  for (const status of [201, 201, 201, 429]) {
    const username = newUsername();
    const answer = await page.request.post(`${origin}/api/register`, {
      data: { username, email: "person@example.org", password },
    });
    expect(answer.status()).toBe(status);
  }
  await page.context().clearCookies();
}

test("signs up whoever passes the check, on a page whose policy is its own @javascript", async ({
  page,
  door,
}) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await serveScript(page, async (action) => door.turnstile.issue(action));
  const landing = await page.goto(door.origin);
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
  const app = page.waitForResponse(`${door.origin}/app`);
  await create(page);
  // It is loaded as a document: the policy of the form is left behind.
  expect((await app).headers()["content-security-policy"]).not.toContain("cloudflare");
  await expect(page.getByText("Account created").first()).toBeVisible();
  expect(new Set(door.turnstile.requests.map(({ response }) => response)).size).toBe(1);
  expect(problems).toEqual([]);
});

test("waits for the check, and says why a token was refused and keeps what was typed @javascript", async ({
  page,
  door,
}) => {
  const taken = newUsername();
  let give = (_: string | null) => {};
  const tokens = [
    // The first is held back by the test, the second is worth nothing.
    () => new Promise<string | null>((done) => (give = done)),
    async () => door.turnstile.issue(),
  ];
  await serveScript(page, (action) =>
    (tokens.shift() ?? (async () => door.turnstile.issue(action)))(),
  );
  await openForm(page, door.origin);
  await fillIn(page, taken);
  await create(page);
  await expect(page.getByText("One moment: Fennec is verifying that you're human")).toBeVisible();
  expect(door.turnstile.requests).toHaveLength(0);
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
  expect(new Set(door.turnstile.requests.map(({ response }) => response)).size).toBe(2);
});

test("lets few in where the widget fails, and says when to try again @javascript", async ({
  page,
  door,
}) => {
  await serveScript(page, async () => null);
  await useUpUnchecked(page, door.origin);
  await openForm(page, door.origin);
  await fillIn(page, "kept-name");
  await create(page);
  await expect(page.getByText(/try again in \d+ minutes/).first()).toBeVisible();
  await expect(page.getByLabel("Choose a Username")).toHaveValue("kept-name");
  await expect(page.getByLabel("Choose a Password", { exact: true })).toHaveValue(password);
  expect(door.turnstile.requests).toHaveLength(0);
});

test("signs up without scripts, a few times an hour @without-javascript", async ({
  page,
  door,
}) => {
  await openForm(page, door.origin);
  await fillIn(page, newUsername());
  await create(page);
  await expect(page).toHaveURL(`${door.origin}/app`);
  await expect(page.getByText("Account created")).toBeVisible();
  await page.context().clearCookies();
  for (const status of [201, 201]) {
    const answer = await page.request.post(`${door.origin}/api/register`, {
      data: { username: newUsername(), email: "person@example.org", password },
    });
    expect(answer.status()).toBe(status);
  }
  await page.context().clearCookies();
  await openForm(page, door.origin);
  await fillIn(page, "kept-name");
  await create(page);
  await expect(page.getByRole("alert")).toContainText(
    /Turn on JavaScript .* try again in \d+ minutes\./,
  );
  await expect(page.getByLabel("Choose a Username")).toHaveValue("kept-name");
  await expect(page.getByLabel("Email Address")).toHaveValue("person@example.org");
});
