import { test as base, expect, type Page } from "@playwright/test";
import { FakeMailProvider } from "../contracts/fake-mail";
import { expectAccessible, findWords, newUsername, password, ready } from "./fixtures";
import { serveOwn } from "./own-product";

const next = "another fox 8";

interface Mailed {
  origin: string;
  resend: FakeMailProvider;
}

/** Serves the product with mail by Resend, against a fake of it. */
const test = base.extend<{ mailed: Mailed }, { mailing: Mailed }>({
  mailing: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs no other
    async ({}, use) => {
      const resend = new FakeMailProvider("resend", "re_key");
      const variables = {
        MAIL_PROVIDER: "resend",
        MAIL_FROM: "Fennec <fennec@study.example.org>",
        MAIL_API_KEY: "re_key",
        PUBLIC_ORIGIN: "https://study.example.org",
      };
      const product = await serveOwn(variables, resend.fetch);
      await use({ origin: product.origin, resend });
      await product.stop();
    },
    { scope: "worker" },
  ],
  mailed: async ({ mailing }, use) => {
    mailing.resend.mails.length = 0;
    await use(mailing);
    expect(mailing.resend.problems).toEqual([]);
  },
});

// All tests share one product.
test.describe.configure({ mode: "default" });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

async function signUp(page: Page, origin: string, email: string): Promise<string> {
  const username = newUsername();
  const answer = await page.request.post(`${origin}/api/register`, {
    data: { username, email, password },
  });
  expect(answer.status()).toBe(201);
  await page.context().clearCookies();
  return username;
}

async function askForLink(page: Page, origin: string, account: string): Promise<void> {
  await open(page, `${origin}/auth`);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL(`${origin}/auth/forgot`);
  await ready(page);
  await page.getByLabel("Username or email address").fill(account);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("If an account matches")).toBeVisible();
  await ready(page);
}

/** Sets a password on the page behind a link. */
async function setPassword(page: Page, text: string, origin: string): Promise<void> {
  const [, path = ""] = /(\/auth\/reset\?token=[\w-]{43})$/m.exec(text) ?? [];
  await open(page, origin + path);
  await expect(page).toHaveURL(`${origin}/auth/reset`);
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByLabel("Confirm new password").fill(next);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page).toHaveURL(`${origin}/auth`);
  await expect(page.getByText("Password changed").first()).toBeVisible();
  await ready(page);
}

async function logIn(page: Page, username: string, secret: string): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

test("a learner who forgot the password sets a new one with a link by email", async ({
  page,
  mailed,
}) => {
  const { origin, resend } = mailed;
  const username = await signUp(page, origin, "fox@example.org");
  await askForLink(page, origin, username);
  await expect(page.getByText("Check your email")).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => resend.mails.length).toBe(1);
  const [mail] = resend.mails;
  expect(mail).toMatchObject({
    from: "Fennec <fennec@study.example.org>",
    to: "fox@example.org",
    subject: "Reset your Fennec password",
  });
  const text = mail?.text ?? "";
  expect(text).toMatch(/^https:\/\/study\.example\.org\/auth\/reset\?token=[\w-]{43}$/m);

  const [path = ""] = /\/auth\/reset\?token=\S+/.exec(text) ?? [];
  await open(page, origin + path);
  await expect(page.getByText(username)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("New password", { exact: true }).fill("short");
  await page.getByLabel("Confirm new password").fill(next);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 6 characters\./,
  );
  await ready(page);
  await setPassword(page, text, origin);
  await logIn(page, username, next);
  await expect(page).toHaveURL(`${origin}/app`);

  await page.context().clearCookies();
  await open(page, origin + path);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Send a new link" }).click();
  await expect(page).toHaveURL(`${origin}/auth/forgot`);
});

test("an email address gets a link for each of its accounts, and an unknown one the same response", async ({
  page,
  mailed,
}) => {
  const { origin, resend } = mailed;
  const first = await signUp(page, origin, "family@example.org");
  const second = await signUp(page, origin, "family@example.org");
  await askForLink(page, origin, "nobody@example.org");
  await askForLink(page, origin, "Family@example.org");
  await expect.poll(() => resend.mails.length).toBe(1);
  const text = resend.mails[0]?.text ?? "";
  expect(text).toContain(`${first}:\n`);
  await setPassword(
    page,
    text
      .slice(text.indexOf(`${second}:\n`))
      .split("\n", 2)
      .join("\n"),
    origin,
  );
  await logIn(page, second, next);
  await expect(page).toHaveURL(`${origin}/app`);
});

test("`npm start` prints the reset link @without-javascript", async ({ page }) => {
  const printed: string[] = [];
  const product = await serveOwn({}, undefined, (line) => printed.push(line));
  try {
    const username = await signUp(page, product.origin, "local@example.org");
    await askForLink(page, product.origin, username);
    await expect(page.getByText("Check the terminal")).toBeVisible();
    const mailIn = () => printed.find((line) => line.startsWith("Mail to local@example.org: "));
    await expect.poll(mailIn).toBeTruthy();
    await setPassword(page, mailIn() ?? "", product.origin);
    await logIn(page, username, next);
    await expect(page).toHaveURL(`${product.origin}/app`);
  } finally {
    await product.stop();
  }
});

test("without email, registration shows a recovery code, which sets a new password", async ({
  page,
}) => {
  const product = await serveOwn({ MAIL_PROVIDER: "" });
  const { origin } = product;
  try {
    const username = newUsername();
    await open(page, `${origin}/auth?tab=register`);
    await page.getByLabel("Choose a Username").fill(username);
    await page.getByLabel("Email Address").fill("fox@example.org");
    await page.getByLabel("Choose a Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Create Account" }).click();
    const heading = page.getByRole("heading", { name: "Save your recovery code" });
    await expect(heading).toBeVisible();
    await ready(page);
    const code = await codeOn(page);
    await expectAccessible(page);
    await page.getByRole("link", { name: "I've saved it" }).click();
    await expect(page).toHaveURL(`${origin}/app`);
    await open(page, `${origin}/auth/recovery-code`);
    await expect(
      page.getByRole("heading", { name: "This code has already been shown" }),
    ).toBeVisible();

    await page.context().clearCookies();
    await open(page, `${origin}/auth`);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page).toHaveURL(`${origin}/auth/recover`);
    await ready(page);
    const set = async (recoveryCode: string) => {
      await page.getByLabel("Username").fill(username);
      await page.getByLabel("Recovery code").fill(recoveryCode);
      await page.getByLabel("New password", { exact: true }).fill(next);
      await page.getByLabel("Confirm new password").fill(next);
      await page.getByRole("button", { name: "Set the password" }).click();
    };
    await set("00000-00000-00000-00000-00000");
    await expect(page.getByLabel("Recovery code")).toHaveAccessibleDescription(
      /That recovery code doesn't match this username\./,
    );
    await expect(page.getByLabel("Username")).toHaveValue(username);
    await ready(page);
    await expectAccessible(page);
    await set(code.toLowerCase().replaceAll("-", " "));
    await expect(heading).toBeVisible();
    expect(await codeOn(page)).not.toBe(code);
    await ready(page);
    await page.getByRole("link", { name: "I've saved it" }).click();
    await expect(page).toHaveURL(`${origin}/auth`);
    await ready(page);
    await logIn(page, username, next);
    await expect(page).toHaveURL(`${origin}/app`);
  } finally {
    await product.stop();
  }
});

async function codeOn(page: Page): Promise<string> {
  const [code = ""] = await findWords(page.getByRole("main"), /([0-9A-Z]{5}-){4}[0-9A-Z]{5}/);
  return code;
}
