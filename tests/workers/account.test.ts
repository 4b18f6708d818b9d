import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  answerOf,
  Browser,
  type ErrorAnswer,
  expectIssue,
  homeDatabase,
  newLearner,
  password,
} from "./learner";

interface UserAnswer {
  id: string;
  username: string;
  email: string | null;
  createdAt: string;
}

let names = 0;

function freshName(): string {
  names += 1;
  return `fresh-${names}`;
}

function registration(username: string) {
  return { username, email: "someone@example.org", password };
}

async function register(username: string): Promise<Response> {
  return new Browser().call("POST", "/api/register", { json: registration(username) });
}

function logIn(browser: Browser, username: string, secret = password): Promise<Response> {
  return browser.call("POST", "/api/login", { json: { username, password: secret } });
}

async function usersNamed(key: string): Promise<number> {
  const row = await homeDatabase
    .prepare("SELECT count(*) AS users FROM users WHERE username_key = ?")
    .bind(key)
    .first<{ users: number }>();
  return row?.users ?? -1;
}

describe("POST /api/register", () => {
  it("creates the learner and signs them in", async () => {
    const browser = new Browser();
    const username = freshName();
    const response = await browser.call("POST", "/api/register", { json: registration(username) });
    expect(response.status).toBe(201);
    const { recoveryCode, ...user } = await answerOf<UserAnswer & { recoveryCode: string }>(
      response,
    );
    // No mail is configured.
    expect(recoveryCode).toMatch(/^(\w{5}-){4}\w{5}$/);
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-z]{20}$/),
      username,
      email: "someone@example.org",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(await answerOf(await browser.call("GET", "/api/user"))).toEqual(user);
  });

  it("stores neither the password nor the session token", async () => {
    const learner = await newLearner();
    const token = learner.cookies.get("fennec_session") ?? "";
    const { results } = await homeDatabase
      .prepare(
        "SELECT password_hash, token_hash FROM users JOIN sessions ON user_id = users.id WHERE users.id = ?",
      )
      .bind(learner.id)
      .all<{ password_hash: string; token_hash: string }>();
    expect(results).toHaveLength(1);
    expect(results[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(results)).not.toContain(password);
    expect(token).toMatch(/^(\d\.)?[\w-]{43}$/);
    expect(JSON.stringify(results)).not.toContain(token);
  });

  it.each([
    [{ username: "ab" }, "username", "Username must be at least 3 characters."],
    [{ username: "  ab  " }, "username", "Username must be at least 3 characters."],
    [{ username: undefined }, "username", "Username must be at least 3 characters."],
    [{ username: 12345 }, "username", "Username must be at least 3 characters."],
    [{ username: "x".repeat(33) }, "username", "Username must be at most 32 characters."],
    [{ username: "a b c" }, "username", "Use only letters, digits, dots, hyphens and underscores."],
    [
      { username: "<b>bold" },
      "username",
      "Use only letters, digits, dots, hyphens and underscores.",
    ],
    [{ email: "nobody" }, "email", "Please enter a valid email address."],
    [{ email: "" }, "email", "Please enter a valid email address."],
    [{ email: undefined }, "email", "Please enter a valid email address."],
    [{ password: "12345" }, "password", "Password must be at least 6 characters."],
    [{ password: undefined }, "password", "Password must be at least 6 characters."],
    [{ password: "x".repeat(201) }, "password", "Password must be at most 200 characters."],
  ])("refuses %j", async (wrong, path, message) => {
    const username = freshName();
    const response = await new Browser().call("POST", "/api/register", {
      json: { ...registration(username), ...wrong },
    });
    await expectIssue(response, path, message);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await usersNamed(username)).toBe(0);
  });

  it("names every wrong field", async () => {
    const response = await new Browser().call("POST", "/api/register", { json: {} });
    expect(response.status).toBe(400);
    const { issues } = await answerOf<ErrorAnswer>(response);
    expect(issues?.map(({ path }) => path)).toEqual(["username", "email", "password"]);
  });

  it.each([
    ["in another case", "Amélie", "AMÉLIE"],
    ["in another Unicode form", "Zoë-1", "Zoe\u0308-1"],
    ["in full-width letters", "ninaq", "ｎｉｎａｑ"],
    ["with spaces around it", "spaced", "  spaced "],
    ["with a sharp s", "straße", "STRASSE"],
  ])("refuses a name that is already taken, also %s", async (_, first, second) => {
    expect((await register(first)).status).toBe(201);
    const response = await register(second);
    expect(response.status).toBe(409);
    expect(await answerOf(response)).toEqual({
      error: "Username may already be taken",
      code: "username_taken",
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("gives a name to only one of twenty concurrent registrations", async () => {
    const username = freshName();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(username)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(await usersNamed(username)).toBe(1);
  });
});

describe("the session cookie", () => {
  it("is HttpOnly and SameSite=Lax over HTTP", async () => {
    const response = await register(freshName());
    const [cookie = "", ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^fennec_session=(\d\.)?[\w-]{43}; /);
    const attributes = cookie.split("; ").slice(1);
    expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax"]);
  });

  it("is bound to the host over HTTPS", async () => {
    const browser = new Browser("https://fennec.test");
    const response = await browser.call("POST", "/api/register", {
      json: registration(freshName()),
    });
    const [cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-fennec_session=(\d\.)?[\w-]{43}; /);
    const attributes = cookie.split("; ").slice(1);
    expect(attributes).toEqual(
      expect.arrayContaining(["HttpOnly", "Secure", "Path=/", "SameSite=Lax"]),
    );
    expect(attributes.join()).not.toContain("Domain");
    expect((await browser.call("GET", "/api/user")).status).toBe(200);
  });

  it("is rejected over HTTPS without its __Host- prefix", async () => {
    const learner = await newLearner();
    const token = learner.cookies.get("fennec_session") ?? "";
    const secure = new Browser("https://fennec.test");
    secure.cookies.set("fennec_session", token);
    expect((await secure.call("GET", "/api/user")).status).toBe(401);
  });

  it.each([
    "../../x",
    "..%2f..%2fx",
    "a".repeat(43),
    "",
    '"',
    "%",
    "%E0%A4%A",
    "x".repeat(5_000),
    "[object Object]",
  ])("does not sign anyone in with the value %j", async (value) => {
    const browser = new Browser();
    browser.cookies.set("fennec_session", value);
    const api = await browser.call("GET", "/api/user");
    expect(api.status).toBe(401);
    expect(await answerOf<ErrorAnswer>(api)).toEqual({
      error: "Please log in first.",
      code: "unauthenticated",
    });
    expect((await browser.call("GET", "/auth")).status).toBe(200);
  });

  it.each([
    "=;;;=",
    "%%%=%%%; a",
    "fennec_notice=%7B",
    "fennec_notice=%E0%A4%A",
    "fennec_notice={",
  ])("does not break a page with the malformed header %j", async (header) => {
    const response = await new Browser().call("GET", "/auth", { headers: { Cookie: header } });
    expect(response.status).toBe(200);
  });

  it("is no longer valid once it has expired", async () => {
    const learner = await newLearner();
    await homeDatabase
      .prepare("UPDATE sessions SET expires_at = ? WHERE user_id = ?")
      .bind(Date.now() - 1, learner.id)
      .run();
    expect((await learner.call("GET", "/api/user")).status).toBe(401);
  });

  it("is no longer valid once the account is deleted", async () => {
    const learner = await newLearner();
    await homeDatabase.prepare("DELETE FROM users WHERE id = ?").bind(learner.id).run();
    expect((await learner.call("GET", "/api/user")).status).toBe(401);
  });
});

describe("POST /api/login", () => {
  it("starts a session", async () => {
    const learner = await newLearner();
    const browser = new Browser();
    const response = await logIn(browser, learner.username.toUpperCase());
    expect(response.status).toBe(200);
    expect(await answerOf<UserAnswer>(response)).toMatchObject({
      id: learner.id,
      username: learner.username,
      email: `${learner.username}@example.org`,
    });
    expect((await browser.call("GET", "/api/user")).status).toBe(200);
  });

  it("accepts a password in either Unicode form", async () => {
    const username = freshName();
    const browser = new Browser();
    await browser.call("POST", "/api/register", {
      json: { ...registration(username), password: "pässword" },
    });
    expect((await logIn(new Browser(), username, "pa\u0308ssword")).status).toBe(200);
  });

  it("starts a new session and ends the previous one", async () => {
    const learner = await newLearner();
    const before = learner.cookies.get("fennec_session") ?? "";
    expect((await logIn(learner, learner.username)).status).toBe(200);
    expect(learner.cookies.get("fennec_session")).not.toBe(before);
    const thief = new Browser();
    thief.cookies.set("fennec_session", before);
    expect((await thief.call("GET", "/api/user")).status).toBe(401);
    expect((await learner.call("GET", "/api/user")).status).toBe(200);
  });

  it("does not adopt a session token that an attacker planted", async () => {
    const learner = await newLearner();
    const planted = "p".repeat(43);
    const victim = new Browser();
    victim.cookies.set("fennec_session", planted);
    await logIn(victim, learner.username);
    expect(victim.cookies.get("fennec_session")).not.toBe(planted);
    const attacker = new Browser();
    attacker.cookies.set("fennec_session", planted);
    expect((await attacker.call("GET", "/api/user")).status).toBe(401);
  });

  it("leaves other devices signed in", async () => {
    const learner = await newLearner();
    await logIn(new Browser(), learner.username);
    expect((await learner.call("GET", "/api/user")).status).toBe(200);
  });

  it("gives the same answer for an unknown name and a wrong password", async () => {
    const learner = await newLearner();
    const wrong = await logIn(new Browser(), learner.username, "not the password");
    const unknown = await logIn(new Browser(), "nobody-at-all", "not the password");
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const expected = { error: "Invalid username or password", code: "invalid_credentials" };
    expect(await wrong.json()).toEqual(expected);
    expect(await unknown.json()).toEqual(expected);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it("takes as long for an unknown name as for a wrong password", async () => {
    const learner = await newLearner();
    const time = async (username: string) => {
      const start = Date.now();
      await logIn(new Browser(), username, "not the password");
      return Date.now() - start;
    };
    let wrong = Number.POSITIVE_INFINITY;
    let unknown = Number.POSITIVE_INFINITY;
    // Measured alternately, and the fastest of many counts, so that other load affects both equally.
    for (let attempt = 0; attempt < 10; attempt += 1) {
      wrong = Math.min(wrong, await time(learner.username));
      unknown = Math.min(unknown, await time("nobody-anywhere"));
    }
    // Without checking a hash, an unknown name would take a tenth of the time.
    expect(unknown).toBeGreaterThan(wrong / 3);
    expect(unknown).toBeLessThan(wrong * 2 + 20);
  });

  it.each([
    [{ username: "ab", password }, "username", "Username must be at least 3 characters."],
    [{ username: "abc", password: "12345" }, "password", "Password must be at least 6 characters."],
    [{ username: "abc" }, "password", "Password must be at least 6 characters."],
    [{ username: ["abc"], password }, "username", "Username must be at least 3 characters."],
  ])("refuses %j", async (json, path, message) => {
    const response = await new Browser().call("POST", "/api/login", { json });
    await expectIssue(response, path, message);
  });

  it("blocks an address, and no other, after ten wrong passwords for an account", async () => {
    const learner = await newLearner();
    const guesser = new Browser();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await logIn(guesser, learner.username, "wrong password")).status).toBe(401);
    }
    const stopped = await logIn(guesser, learner.username);
    expect(stopped.status).toBe(429);
    const wait = Number(stopped.headers.get("Retry-After"));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await answerOf<ErrorAnswer>(stopped)).toEqual({
      error: `Too many requests. Please try again in ${wait} seconds.`,
      code: "rate_limited",
    });
    expect((await logIn(new Browser(), learner.username)).status).toBe(200);
  });

  it("blocks logins to an account after a hundred wrong passwords from any addresses", async () => {
    const learner = await newLearner();
    const limiter = env.RATE_LIMITER.getByName(`wrong-password:account:${learner.username}`);
    await limiter.take(1, 60);
    await runInDurableObject(limiter, (_, { storage }) => {
      storage.kv.put("window", { ends: Date.now() + 60_000, count: 99 });
    });
    expect((await logIn(new Browser(), learner.username, "wrong password")).status).toBe(401);
    expect((await logIn(new Browser(), learner.username)).status).toBe(429);
    const other = await newLearner();
    expect((await logIn(new Browser(), other.username)).status).toBe(200);
    // It does not affect those who are signed in.
    const settings = { email: "new@example.org", currentPassword: password };
    expect((await learner.call("POST", "/api/user/settings", { json: settings })).status).toBe(200);
    const gone = await learner.call("POST", "/api/user/delete", {
      json: { currentPassword: password },
    });
    expect(gone.status).toBe(200);
  });

  it("counts all addresses of one IPv6 /64 network as one", async () => {
    const learner = await newLearner();
    const from = (address: string, secret?: string) =>
      new Browser().call("POST", "/api/login", {
        json: { username: learner.username, password: secret ?? password },
        headers: { "CF-Connecting-IP": address },
      });
    for (let host = 0; host < 10; host += 1) {
      expect((await from(`2001:db8:5:6:${host}::1`, "wrong password")).status).toBe(401);
    }
    expect((await from("2001:db8:5:6:ffff::2")).status).toBe(429);
    expect((await from("2001:db8:5:7::1")).status).toBe(200);
  });

  it("blocks an address after ten wrong passwords, whatever the account", async () => {
    const learner = await newLearner();
    const browser = new Browser();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await logIn(browser, `guess-${attempt}`, "wrong password")).status).toBe(401);
    }
    expect((await logIn(browser, learner.username)).status).toBe(429);
    expect((await logIn(new Browser(), learner.username)).status).toBe(200);
  });

  it("applies the same limit to concurrent guesses", async () => {
    const learner = await newLearner();
    const guesser = new Browser();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => logIn(guesser, learner.username, "wrong password")),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(5).fill(429)]);
  });

  it("does not count correct passwords", async () => {
    const learner = await newLearner();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect((await logIn(learner, learner.username)).status).toBe(200);
    }
  });
});

describe("POST /api/logout", () => {
  it("ends the session on the server", async () => {
    const learner = await newLearner();
    const token = learner.cookies.get("fennec_session") ?? "";
    const response = await learner.call("POST", "/api/logout");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(learner.cookies.has("fennec_session")).toBe(false);
    const thief = new Browser();
    thief.cookies.set("fennec_session", token);
    expect((await thief.call("GET", "/api/user")).status).toBe(401);
  });

  it("leaves other devices signed in", async () => {
    const learner = await newLearner();
    const other = new Browser();
    await logIn(other, learner.username);
    await learner.call("POST", "/api/logout");
    expect((await other.call("GET", "/api/user")).status).toBe(200);
  });

  it("succeeds for a visitor who is not logged in", async () => {
    expect((await new Browser().call("POST", "/api/logout")).status).toBe(200);
  });
});

describe("the page /auth", () => {
  it("registers with a form and confirms it once, on the next page", async () => {
    const browser = new Browser();
    const username = freshName();
    const response = await browser.call("POST", "/auth", {
      form: { intent: "register", ...registration(username), confirmPassword: password },
    });
    expect(response.status).toBe(302);
    // No mail is configured.
    expect(response.headers.get("Location")).toBe("/auth/recovery-code?next=%2Fapp");
    const page = await (await browser.call("GET", "/app")).text();
    expect(page).toContain("Account created");
    expect(page).toContain(`Welcome to Fennec, ${username}!`);
    expect(await (await browser.call("GET", "/app")).text()).not.toContain("Account created");
  });

  it("logs in with a form and redirects to the page the learner asked for", async () => {
    const learner = await newLearner();
    const browser = new Browser();
    const response = await browser.call("POST", "/auth", {
      form: {
        intent: "login",
        username: learner.username,
        password,
        redirectTo: "/app/quiz?fileId=x",
      },
    });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/app/quiz?fileId=x");
    const page = await (await browser.call("GET", "/app")).text();
    expect(page).toContain("Welcome back!");
    expect(page).toContain(`Logged in as ${learner.username}`);
  });

  it("shows messages under the fields and keeps what was typed, except passwords", async () => {
    const response = await new Browser().call("POST", "/auth", {
      form: {
        intent: "register",
        username: "ab",
        email: "no address",
        password: "opens4",
        confirmPassword: "opens5",
      },
    });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(messageUnder(page, "username")).toBe("Username must be at least 3 characters.");
    expect(messageUnder(page, "email")).toBe("Please enter a valid email address.");
    expect(inputOf(page, "username")).toContain('value="ab"');
    expect(inputOf(page, "email")).toContain('value="no address"');
    expect(page).not.toContain("opens4");
    expect(page).not.toContain("opens5");
  });

  it("says under the second password that the two do not match", async () => {
    const username = freshName();
    const response = await new Browser().call("POST", "/auth", {
      form: { intent: "register", ...registration(username), confirmPassword: "something else" },
    });
    expect(response.status).toBe(400);
    expect(messageUnder(await response.text(), "confirmPassword")).toBe("Passwords do not match");
    expect(await usersNamed(username)).toBe(0);
  });

  it("says that the name is taken, with the same status as the API", async () => {
    const learner = await newLearner();
    const response = await new Browser().call("POST", "/auth", {
      form: { intent: "register", ...registration(learner.username), confirmPassword: password },
    });
    expect(response.status).toBe(409);
    const page = await response.text();
    expect(page).toContain("Registration failed");
    expect(page).toContain("Username may already be taken");
    expect(inputOf(page, "username")).toContain(`value="${learner.username}"`);
  });

  it("says that a login failed, without repeating the password", async () => {
    const response = await new Browser().call("POST", "/auth", {
      form: { intent: "login", username: "nobody-here", password: "wrong password" },
    });
    expect(response.status).toBe(401);
    const page = await response.text();
    expect(page).toContain("Login failed");
    expect(page).toContain("Invalid username or password");
    expect(inputOf(page, "username")).toContain('value="nobody-here"');
    expect(page).not.toContain("wrong password");
  });

  it("escapes what was typed", async () => {
    const response = await new Browser().call("POST", "/auth", {
      form: { intent: "login", username: '"><script>alert(1)</script>', password: "short" },
    });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).not.toContain("<script>alert(1)");
    expect(page).toContain("&lt;script&gt;alert(1)");
  });

  it("shares its limit of wrong passwords with the API", async () => {
    const learner = await newLearner();
    const guesser = new Browser();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await logIn(guesser, learner.username, "wrong password");
    }
    const response = await guesser.call("POST", "/auth", {
      form: { intent: "login", username: learner.username, password },
    });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "https://evil.example",
    "/%09/evil.example",
    "/\t/evil.example",
    "/..//evil.example",
    "@evil.example",
  ])("never redirects a learner to %j", async (redirectTo) => {
    const learner = await newLearner();
    const form = { intent: "login", username: learner.username, password, redirectTo };
    const posted = await new Browser().call("POST", "/auth", { form });
    const visited = await learner.call("GET", `/auth?redirectTo=${encodeURIComponent(redirectTo)}`);
    for (const response of [posted, visited]) {
      expect(response.status).toBe(302);
      const location = response.headers.get("Location") ?? "";
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, learner.origin).origin).toBe(learner.origin);
    }
  });

  it("sends a signed-in learner to /app", async () => {
    const learner = await newLearner();
    const response = await learner.call("GET", "/auth");
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/app");
  });

  it.each(["/app", "/app/docs", "/app/quiz?fileId=a", "/app/quiz/x?question=2", "/app/upload"])(
    "asks visitors of %s to log in first",
    async (path) => {
      const response = await new Browser().call("GET", path);
      expect(response.status).toBe(302);
      expect(response.headers.get("Location")).toBe(`/auth?redirectTo=${encodeURIComponent(path)}`);
    },
  );

  it("refuses an unknown intent", async () => {
    const response = await new Browser().call("POST", "/auth", { form: { intent: "own" } });
    expect(response.status).toBe(400);
  });
});

describe("the form /logout", () => {
  it("ends the session and confirms it", async () => {
    const learner = await newLearner();
    const response = await learner.call("POST", "/logout", { form: {} });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/auth");
    expect((await learner.call("GET", "/api/user")).status).toBe(401);
    const page = await (await learner.call("GET", "/auth")).text();
    expect(page).toContain("You have been logged out successfully");
  });

  it("does not end the session on a GET request", async () => {
    const learner = await newLearner();
    await learner.call("GET", "/logout");
    expect((await learner.call("GET", "/api/user")).status).toBe(200);
  });
});

/** The `<input>` of a name in a page. */
function inputOf(page: string, name: string): string {
  return page.match(new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`))?.[0] ?? "";
}

/** The message that the field of a name points to. */
function messageUnder(page: string, name: string): string | undefined {
  const described = inputOf(page, name).match(/aria-describedby="([^"]*)"/)?.[1] ?? "";
  const id = described.split(" ").find((part) => part.endsWith("-error"));
  return id && page.match(new RegExp(`<p id="${id}"[^>]*>([^<]*)</p>`))?.[1];
}
