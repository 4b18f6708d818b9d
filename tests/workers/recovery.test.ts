import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { hashToken, newToken } from "~/account/random-token.server";
import { requestReset } from "~/account/request-reset.server";
import type { Mail } from "~/mail/ports";
import { createApp } from "../../workers/create-app";
import {
  answerOf,
  Browser,
  type ErrorAnswer,
  homeDatabase,
  type Learner,
  newLearner,
  password,
} from "./learner";

const next = "another horse 8";
const origin = "https://study.example.org";

/** Asks for a mail as the page and the API do. @returns what was sent, once all work has ended */
async function askFor(account: string, config: { publicOrigin?: string } = {}): Promise<Mail[]> {
  const context = createExecutionContext();
  const app = createApp(env, context);
  const sent: Mail[] = [];
  const mail = { send: async (one: Mail) => void sent.push(one) };
  await requestReset({ ...app, mail, config: { ...app.config, ...config } }, account, origin);
  await waitOnExecutionContext(context);
  return sent;
}

function tokensIn({ text }: Mail): string[] {
  return [...text.matchAll(/\/auth\/reset\?token=([\w.-]+)/g)].map(([, token = ""]) => token);
}

async function linkFor(learner: Learner): Promise<string> {
  const [mail] = await askFor(learner.username);
  if (!mail) throw new Error("No mail was sent.");
  return tokensIn(mail)[0] ?? "";
}

function logIn(username: string, secret: string): Promise<Response> {
  return new Browser().call("POST", "/api/login", { json: { username, password: secret } });
}

function reset(token: string, newPassword = next): Promise<Response> {
  return new Browser().call("POST", "/api/password/reset", { json: { token, newPassword } });
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.call("GET", "/api/user")).status === 200;
}

async function age(milliseconds: number): Promise<void> {
  await homeDatabase
    .prepare("UPDATE password_resets SET expires_at = expires_at - ?")
    .bind(milliseconds)
    .run();
}

describe("a password reset email", () => {
  it("is sent to the address of the account, with a link to this site", async () => {
    const learner = await newLearner();
    const [mail, ...others] = await askFor(learner.username.toUpperCase());
    expect(others).toEqual([]);
    expect(mail?.to).toBe(`${learner.username}@example.org`);
    expect(mail?.text).toMatch(
      /^https:\/\/study\.example\.org\/auth\/reset\?token=(?:1\.)?[\w-]{43}$/m,
    );
  });

  it("links to the configured site, whatever the host of the request", async () => {
    const learner = await newLearner();
    const [mail] = await askFor(learner.username, { publicOrigin: "https://fennec.example" });
    expect(mail?.text).toContain("https://fennec.example/auth/reset?token=");
    expect(mail?.text).not.toContain(origin);
  });

  it("has a link for each account with the address, which is not case-sensitive", async () => {
    const email = "Shared@Family.example";
    for (const username of ["family-one", "family-two"]) {
      await new Browser().call("POST", "/api/register", { json: { username, email, password } });
    }
    const [mail, ...others] = await askFor("shared@family.EXAMPLE");
    expect(others).toEqual([]);
    expect(mail?.to).toBe(email);
    expect(mail?.text).toContain("family-one:");
    expect(mail?.text).toContain("family-two:");
    const [first = "", second = ""] = mail ? tokensIn(mail) : [];
    expect((await reset(second)).status).toBe(200);
    expect((await logIn("family-two", next)).status).toBe(200);
    expect((await logIn("family-one", password)).status).toBe(200);
    expect((await reset(first)).status).toBe(200);
    expect((await logIn("family-one", next)).status).toBe(200);
  });

  it.each(["nobody-at-all", "nobody@example.net", "%", "x@y"])(
    "is not sent for %s",
    async (account) => {
      expect(await askFor(account)).toEqual([]);
    },
  );

  it("is sent at most three times an hour per account", async () => {
    const learner = await newLearner();
    for (let time = 0; time < 3; time += 1) {
      expect(await askFor(learner.username)).toHaveLength(1);
    }
    expect(await askFor(learner.username)).toEqual([]);
    expect(await askFor(`${learner.username}@example.org`)).toEqual([]);
  });

  it("stores only a hash of the token", async () => {
    const learner = await newLearner();
    const token = await linkFor(learner);
    const { results } = await homeDatabase
      .prepare("SELECT * FROM password_resets WHERE user_id = ?")
      .bind(learner.id)
      .all();
    expect(results).toHaveLength(1);
    expect(JSON.stringify(results)).not.toContain(token);
    expect(JSON.stringify(results)).toContain(await hashToken(token));
  });

  it("is refused without a mail provider, with the same answer for every name", async () => {
    const learner = await newLearner();
    for (const account of [learner.username, "nobody-at-all"]) {
      const response = await new Browser().call("POST", "/api/password/forgot", {
        json: { account },
      });
      expect(response.status).toBe(503);
      expect(await answerOf(response)).toEqual({
        error: "This site can't send email. Set a new password with your recovery code.",
        code: "provider_unconfigured",
      });
    }
  });
});

describe("a password reset link", () => {
  it("sets a password once, and ends every session", async () => {
    const learner = await newLearner();
    const stranger = await newLearner();
    const token = await linkFor(learner);
    expect((await reset(token)).status).toBe(200);
    expect(await isSignedIn(learner)).toBe(false);
    expect(await isSignedIn(stranger)).toBe(true);
    expect((await logIn(learner.username, password)).status).toBe(401);
    expect((await logIn(learner.username, next)).status).toBe(200);
    const again = await reset(token, "third password");
    expect(again.status).toBe(400);
    expect((await answerOf<ErrorAnswer>(again)).error).toContain("already been used");
    expect((await logIn(learner.username, next)).status).toBe(200);
  });

  it("sets only one of ten passwords sent at once", async () => {
    const learner = await newLearner();
    const token = await linkFor(learner);
    const sent = Array.from({ length: 10 }, (_, index) => `password number ${index}`);
    const answers = await Promise.all(sent.map((one) => reset(token, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
    const right = sent[answers.findIndex(({ status }) => status === 200)] ?? "";
    expect((await logIn(learner.username, right)).status).toBe(200);
  });

  it("ends the learner's other links", async () => {
    const learner = await newLearner();
    const [first, second] = [await linkFor(learner), await linkFor(learner)];
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(400);
  });

  it("is valid for an hour", async () => {
    const learner = await newLearner();
    const token = await linkFor(learner);
    await age(3_590_000);
    expect((await reset(token, "first one 1")).status).toBe(200);
    const late = await linkFor(learner);
    await age(3_600_000);
    expect((await reset(late)).status).toBe(400);
  });

  it("is no longer valid once the learner has changed the email address", async () => {
    const learner = await newLearner();
    const token = await linkFor(learner);
    const settings = { email: "moved@example.org", currentPassword: password };
    expect((await learner.call("POST", "/api/user/settings", { json: settings })).status).toBe(200);
    expect((await reset(token)).status).toBe(400);
  });

  it.each(["", "x", "../../x", "a".repeat(43), "'; DROP TABLE users"])(
    "is not valid with the token %j",
    async (token) => {
      expect((await reset(token)).status).toBe(400);
    },
  );

  it("applies the password rules", async () => {
    const learner = await newLearner();
    const response = await reset(await linkFor(learner), "short");
    expect(response.status).toBe(400);
    const { issues } = await answerOf<ErrorAnswer>(response);
    expect(issues?.[0]?.message).toBe("Password must be at least 6 characters.");
  });
});

describe("the password reset page", () => {
  it("removes the token from the address, and asks for a password", async () => {
    const learner = await newLearner();
    const token = await linkFor(learner);
    const browser = new Browser();
    const first = await browser.call("GET", `/auth/reset?token=${token}`);
    expect(first.status).toBe(302);
    expect(first.headers.get("Location")).toBe("/auth/reset");
    expect(first.headers.getSetCookie().join()).toMatch(/HttpOnly.*SameSite=Lax/);
    const page = await (await browser.call("GET", "/auth/reset")).text();
    expect(page).toContain(learner.username);
    expect(page).not.toContain(token);
    const form = { newPassword: next, confirmPassword: "another horse 9" };
    const mismatch = await browser.call("POST", "/auth/reset", { form });
    expect(await mismatch.text()).toContain("Passwords do not match");
    const done = await browser.call("POST", "/auth/reset", {
      form: { newPassword: next, confirmPassword: next },
    });
    expect(done.status).toBe(302);
    expect(done.headers.get("Location")).toBe("/auth");
    expect(browser.cookies.has("fennec_password_reset")).toBe(false);
    expect(await (await browser.call("GET", "/auth")).text()).toContain("Password changed");
    expect((await logIn(learner.username, next)).status).toBe(200);
  });

  it("says that a link is invalid, and what to do", async () => {
    const browser = new Browser();
    await browser.call("GET", `/auth/reset?token=${newToken(0)}`);
    const page = await (await browser.call("GET", "/auth/reset")).text();
    expect(page).toContain("This link no longer works");
    expect(page).toContain('href="/auth/forgot"');
  });
});

describe("a recovery code", () => {
  async function withCode(): Promise<{ username: string; recoveryCode: string; browser: Browser }> {
    const browser = new Browser();
    const username = `coded-${newToken(0).slice(0, 8).replaceAll("_", "-")}`;
    const response = await browser.call("POST", "/api/register", {
      json: { username, email: "coded@example.org", password },
    });
    const { recoveryCode } = await answerOf<{ recoveryCode: string }>(response);
    return { username, recoveryCode, browser };
  }

  function recover(json: { username: string; recoveryCode: string }, newPassword = next) {
    return new Browser().call("POST", "/api/password/recover", { json: { ...json, newPassword } });
  }

  it("is given at sign-up if the site sends no email, and only its hash is stored", async () => {
    const { recoveryCode, username } = await withCode();
    expect(recoveryCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
    const row = await homeDatabase
      .prepare("SELECT * FROM users WHERE username = ?")
      .bind(username)
      .first();
    expect(row?.recovery_hash).toBe(await hashToken(recoveryCode));
    expect(JSON.stringify(row)).not.toContain(recoveryCode);
  });

  it("sets a password once, ends every session, and gives a new code", async () => {
    const { username, recoveryCode, browser } = await withCode();
    const typed = recoveryCode.toLowerCase().replaceAll("-", " ");
    const response = await recover({ username: username.toUpperCase(), recoveryCode: typed });
    expect(response.status).toBe(200);
    const { recoveryCode: second } = await answerOf<{ recoveryCode: string }>(response);
    expect(second).not.toBe(recoveryCode);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await logIn(username, next)).status).toBe(200);
    expect((await recover({ username, recoveryCode })).status).toBe(401);
    expect((await recover({ username, recoveryCode: second })).status).toBe(200);
  });

  it("gives the same answer for an unknown name and a wrong code", async () => {
    const { username, recoveryCode } = await withCode();
    const other = await withCode();
    const wrong = await recover({ username, recoveryCode: other.recoveryCode });
    const unknown = await recover({ username: "nobody-at-all", recoveryCode });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await unknown.json());
    expect((await logIn(username, password)).status).toBe(200);
  });

  it("is accepted for only one of ten requests at once", async () => {
    const account = await withCode();
    const sent = Array.from({ length: 10 }, (_, index) => `password number ${index}`);
    const answers = await Promise.all(sent.map((one) => recover(account, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)]);
  });

  it("is replaced only with the current password", async () => {
    const { username, recoveryCode, browser } = await withCode();
    const renew = (currentPassword: string) =>
      browser.call("POST", "/api/user/recovery-code", { json: { currentPassword } });
    expect((await renew("wrong password")).status).toBe(401);
    const renewed = await renew(password);
    expect(renewed.status).toBe(200);
    const { recoveryCode: second } = await answerOf<{ recoveryCode: string }>(renewed);
    expect((await recover({ username, recoveryCode })).status).toBe(401);
    expect((await recover({ username, recoveryCode: second })).status).toBe(200);
  });

  it("is shown once after sign-up, with a link to the page the learner asked for", async () => {
    const browser = new Browser();
    const form = { username: "shown-once", email: "once@example.org", password };
    const response = await browser.call("POST", "/auth", {
      form: { intent: "register", ...form, confirmPassword: password, redirectTo: "/app/quiz" },
    });
    const address = response.headers.get("Location") ?? "";
    expect(address).toBe("/auth/recovery-code?next=%2Fapp%2Fquiz");
    const code = browser.cookies.get("fennec_recovery_code") ?? "none";
    const first = await (await browser.call("GET", address)).text();
    for (const group of code.split("-")) expect(first).toContain(group);
    expect(first).toContain('href="/app/quiz"');
    const second = await (await browser.call("GET", address)).text();
    expect(second).toContain("This code has already been shown");
    const elsewhere = await browser.call("GET", "/auth/recovery-code?next=https://evil.example");
    expect(await elsewhere.text()).toContain('href="/app"');
  });
});
