import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { studyDocx, studyPdf } from "./documents";
import {
  answerOf,
  Browser,
  type ErrorAnswer,
  expectIssue,
  homeDatabase,
  type Learner,
  newLearner,
  password,
  uploaded,
} from "./learner";

const wrong = "That is not your current password.";
const next = "another horse 8";

async function otherDevice(learner: Learner): Promise<Browser> {
  const browser = new Browser();
  const response = await logIn(browser, learner, password);
  expect(response.status).toBe(200);
  return browser;
}

function logIn(browser: Browser, learner: Learner, secret: string): Promise<Response> {
  return browser.call("POST", "/api/login", {
    json: { username: learner.username, password: secret },
  });
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.call("GET", "/api/user")).status === 200;
}

describe("POST /api/user/settings", () => {
  const change = (learner: Browser, json: Record<string, unknown>) =>
    learner.call("POST", "/api/user/settings", { json });

  it("changes the email address, but not the password or the sessions", async () => {
    const learner = await newLearner();
    const device = await otherDevice(learner);
    const response = await change(learner, { email: "new@example.org", currentPassword: password });
    expect(response.status).toBe(200);
    const user = await answerOf(response);
    expect(user).toMatchObject({ id: learner.id, email: "new@example.org" });
    expect(await answerOf(await device.call("GET", "/api/user"))).toEqual(user);
    expect((await logIn(new Browser(), learner, password)).status).toBe(200);
  });

  it("changes the password, and logs out every other device", async () => {
    const learner = await newLearner();
    const stranger = await newLearner();
    const device = await otherDevice(learner);
    const response = await change(learner, {
      email: "new@example.org",
      currentPassword: password,
      newPassword: next,
    });
    expect(response.status).toBe(200);
    expect(await isSignedIn(learner)).toBe(true);
    expect(await isSignedIn(device)).toBe(false);
    expect(await isSignedIn(stranger)).toBe(true);
    expect((await logIn(new Browser(), learner, password)).status).toBe(401);
    expect((await logIn(new Browser(), learner, next)).status).toBe(200);
  });

  it("accepts the same change again after its answer was lost", async () => {
    const learner = await newLearner();
    const settings = { email: "new@example.org", currentPassword: password, newPassword: next };
    for (let time = 0; time < 2; time += 1) {
      expect((await change(learner, settings)).status).toBe(200);
    }
    expect((await logIn(new Browser(), learner, next)).status).toBe(200);
  });

  it("changes nothing if the current password is wrong", async () => {
    const learner = await newLearner();
    const before = await answerOf(await learner.call("GET", "/api/user"));
    const response = await change(learner, {
      email: "new@example.org",
      currentPassword: "wrong password",
      newPassword: next,
    });
    expect(response.status).toBe(401);
    expect(await answerOf<ErrorAnswer>(response)).toEqual({
      error: wrong,
      code: "invalid_credentials",
      issues: [{ path: "currentPassword", message: wrong }],
    });
    expect(await answerOf(await learner.call("GET", "/api/user"))).toEqual(before);
    expect((await logIn(new Browser(), learner, password)).status).toBe(200);
  });

  it.each([
    [{ email: "nobody" }, "email", "Please enter a valid email address."],
    [{ email: undefined }, "email", "Please enter a valid email address."],
    [{ currentPassword: "" }, "currentPassword", "Enter your current password."],
    [{ currentPassword: undefined }, "currentPassword", "Enter your current password."],
    [{ newPassword: "12345" }, "newPassword", "Password must be at least 6 characters."],
    [{ newPassword: 1234567 }, "newPassword", "Password must be at least 6 characters."],
    [{ newPassword: "x".repeat(201) }, "newPassword", "Password must be at most 200 characters."],
  ])("refuses %j", async (mistake, path, message) => {
    const learner = await newLearner();
    const valid = { email: "new@example.org", currentPassword: password };
    const response = await change(learner, { ...valid, ...mistake });
    await expectIssue(response, path, message);
  });

  it("limits wrong passwords per session", async () => {
    const learner = await newLearner();
    const device = await otherDevice(learner);
    const guess = { email: "new@example.org", currentPassword: "wrong password" };
    const leave = (browser: Browser, currentPassword: string) =>
      browser.call("POST", "/api/user/delete", { json: { currentPassword } });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await change(learner, guess)).status).toBe(401);
      expect((await leave(learner, "wrong password")).status).toBe(401);
    }
    expect((await change(learner, { ...guess, currentPassword: password })).status).toBe(429);
    expect((await leave(learner, password)).status).toBe(429);
    expect((await change(device, { ...guess, currentPassword: password })).status).toBe(200);
    expect((await logIn(new Browser(), learner, password)).status).toBe(200);
  });

  it("is not blocked by wrong passwords at the login from the same address", async () => {
    const learner = await newLearner();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await logIn(learner, learner, "wrong password")).status).toBe(401);
    }
    expect((await logIn(learner, learner, password)).status).toBe(429);
    const settings = { email: "new@example.org", currentPassword: password };
    expect((await change(learner, settings)).status).toBe(200);
    const gone = await learner.call("POST", "/api/user/delete", {
      json: { currentPassword: password },
    });
    expect(gone.status).toBe(200);
  });

  it("requires a login", async () => {
    expect((await change(new Browser(), {})).status).toBe(401);
  });
});

describe("POST /api/user/language", () => {
  const choose = (browser: Browser, language: string) =>
    browser.call("POST", "/api/user/language", { json: { language } });
  const cookieOf = (response: Response) =>
    /fennec_language=([^;]*)/.exec(response.headers.get("Set-Cookie") ?? "")?.[1];

  it("stores the language with the account and sends it to the next browser", async () => {
    const learner = await newLearner();
    expect(await answerOf(await choose(learner, "es"))).toEqual({ language: "es" });
    expect(cookieOf(await logIn(new Browser(), learner, password))).toBe("es");
  });

  it("gives a new account the language chosen before the login", async () => {
    const visitor = new Browser();
    expect(cookieOf(await choose(visitor, "es"))).toBe("es");
    const learner = await newLearner();
    await logIn(visitor, learner, password);
    expect(cookieOf(await logIn(new Browser(), learner, password))).toBe("es");
  });

  it("refuses a language without a translation", async () => {
    const response = await choose(new Browser(), "tlh");
    expect(response.status).toBe(400);
    expect(cookieOf(response)).toBeUndefined();
  });

  it("returns the form to its page", async () => {
    const form = { language: "es", back: "/auth?tab=register" };
    const response = await new Browser().call("POST", "/language", { form });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/auth?tab=register");
  });
});

describe("the page /profile/settings", () => {
  it("keeps what was typed, except passwords, if the current password is wrong", async () => {
    const learner = await newLearner();
    const response = await learner.call("POST", "/profile/settings?tab=chats", {
      form: { email: "typed@example.org", currentPassword: "wr0ng one", newPassword: "n3w one" },
    });
    expect(response.status).toBe(401);
    const page = await response.text();
    expect(page).toContain(wrong);
    expect(page).toContain('value="typed@example.org"');
    expect(page).not.toContain("wr0ng one");
    expect(page).not.toContain("n3w one");
    expect(page).toContain("Usernames cannot be changed");
  });

  it("saves the changes, confirms it, and stays open beside the tab", async () => {
    const learner = await newLearner();
    const device = await otherDevice(learner);
    const response = await learner.call("POST", "/profile/settings?tab=chats", {
      form: { email: "typed@example.org", currentPassword: password, newPassword: next },
    });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/profile/settings?tab=chats");
    const page = await (await learner.call("GET", "/profile/settings?tab=chats")).text();
    expect(page).toContain("Settings saved");
    expect(page).toContain("Your password has been changed");
    expect(await isSignedIn(device)).toBe(false);
  });

  it("cannot change the username", async () => {
    const learner = await newLearner();
    await learner.call("POST", "/profile/settings", {
      form: { username: "somebody", email: "typed@example.org", currentPassword: password },
    });
    expect(await answerOf(await learner.call("GET", "/api/user"))).toMatchObject({
      username: learner.username,
      email: "typed@example.org",
    });
  });
});

describe("GET /api/user/export", () => {
  it("contains everything of the learner, and nothing of anyone else", async () => {
    const learner = await newLearner();
    const made = await fill(learner);
    const stranger = await newLearner();
    await fill(stranger);
    const response = await learner.call("GET", "/api/user/export");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="fennec-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    const text = await response.text();
    expect(text).not.toContain(stranger.id);
    expect(text).not.toContain("argon2");
    expect(JSON.parse(text)).toMatchObject({
      profile: { id: learner.id, username: learner.username },
      subscription: { tier: "free", quizzesCreated: 1, chatMessagesCount: 2 },
      files: made.files.map((id) => ({ id, content: `/api/files/${id}/content` })),
      conversations: [
        { fileId: null, messages: [{ role: "user" }, { role: "assistant" }] },
        {
          fileId: made.files[0],
          messages: [{ role: "user", content: "What is chlorophyll?" }, { role: "assistant" }],
        },
      ],
      quizzes: [{ id: made.quiz, questions: [{ number: 1, selected: 0 }, { selected: null }] }],
      decks: [{ id: made.deck, cards: Array(5).fill({ front: expect.any(String) }) }],
      practiceTests: [{ id: made.test, questions: [{ number: 1 }, { number: 2 }] }],
    });
  });

  it("requires a login", async () => {
    expect((await new Browser().call("GET", "/api/user/export")).status).toBe(401);
  });
});

describe("POST /api/user/delete", () => {
  it("deletes nothing if the password is wrong", async () => {
    const learner = await newLearner();
    const response = await learner.call("POST", "/api/user/delete", {
      json: { currentPassword: "wrong password" },
    });
    expect(response.status).toBe(401);
    expect((await answerOf<ErrorAnswer>(response)).code).toBe("invalid_credentials");
    expect(await isSignedIn(learner)).toBe(true);
  });

  it("deletes every row and file of the learner, and logs out everywhere", async () => {
    const learner = await newLearner();
    await fill(learner);
    await homeDatabase
      .prepare("INSERT INTO subscriptions (user_id, premium_until) VALUES (?, ?)")
      .bind(learner.id, Date.now() + 60_000)
      .run();
    const device = await otherDevice(learner);
    const stranger = await newLearner();
    await fill(stranger);
    const strangers = await traces(stranger.id);
    expect((await traces(learner.id)).map(([table]) => table)).toEqual(
      strangers
        .map(([table]) => table)
        .concat("subscriptions")
        .sort(),
    );
    const response = await learner.call("POST", "/api/user/delete", {
      json: { currentPassword: password },
    });
    expect(response.status).toBe(200);
    expect(await answerOf(response)).toEqual({ success: true });
    expect(learner.cookies.has("fennec_session")).toBe(false);
    expect(await isSignedIn(device)).toBe(false);
    expect((await logIn(new Browser(), learner, password)).status).toBe(401);
    await vi.waitFor(async () => expect(await traces(learner.id)).toEqual([]), { timeout: 5_000 });
    const left = await env.BYTES.list({ prefix: `files/${learner.id}/` });
    expect(left.objects).toEqual([]);
    expect(await env.DAILY_USAGE.getByName(learner.id).used("chat")).toBe(0);
    expect(await traces(stranger.id)).toEqual(strangers);
    expect((await env.BYTES.list({ prefix: `files/${stranger.id}/` })).objects).toHaveLength(2);
  });

  it("makes the name available again", async () => {
    const learner = await newLearner();
    await learner.call("POST", "/api/user/delete", { json: { currentPassword: password } });
    const again = await new Browser().call("POST", "/api/register", {
      json: { username: learner.username, email: "again@example.org", password },
    });
    expect(again.status).toBe(201);
  });
});

describe("the page /profile/delete-account", () => {
  it("asks for the password, and says if it is wrong", async () => {
    const learner = await newLearner();
    const response = await learner.call("POST", "/profile/delete-account", {
      form: { currentPassword: "wrong password" },
    });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain(wrong);
    expect(await isSignedIn(learner)).toBe(true);
  });

  it("deletes the account and confirms it", async () => {
    const learner = await newLearner();
    const response = await learner.call("POST", "/profile/delete-account", {
      form: { currentPassword: password },
    });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/auth");
    const page = await (await learner.call("GET", "/auth")).text();
    expect(page).toContain("Account deleted");
  });
});

describe("every table with learners' rows", () => {
  it("loses the rows of a deleted learner", async () => {
    const named = (await learnersTables()).filter(({ columns }) => columns.includes("user_id"));
    expect(named.length).toBeGreaterThanOrEqual(9);
    const goesWith = async (table: string): Promise<boolean> => {
      // The row of a learner's name may be in another database than the learner.
      if (table === "users" || table === "homes") return true;
      const { results } = await homeDatabase
        .prepare(
          `SELECT k.[table] AS parent, c.[notnull] AS needed
         FROM pragma_foreign_key_list(?1) k JOIN pragma_table_info(?1) c ON c.name = k.[from]
         WHERE k.on_delete = 'CASCADE'`,
        )
        .bind(table)
        .all<{ parent: string; needed: number }>();
      for (const { parent, needed } of results) {
        if (needed === 1 && (await goesWith(parent))) return true;
      }
      return false;
    };
    for (const { name } of named) expect(await goesWith(name), name).toBe(true);
  });
});

/** Uploads two files, and makes a chat about one and about all, a quiz, a deck and a test. */
async function fill(learner: Learner) {
  const first = await uploaded(learner, studyPdf());
  const second = await uploaded(learner, studyDocx());
  const make = async (path: string, json: Record<string, unknown>) => {
    const response = await learner.call("POST", path, { json: { fileId: second.id, ...json } });
    expect(response.status).toBe(200);
    return (await answerOf<{ id: string }>(response)).id;
  };
  await make("/api/chat", { message: "What is rubisco?", fileId: null });
  await make("/api/chat", { message: "What is chlorophyll?" });
  const quiz = await make("/api/quiz", { questionCount: 2 });
  await learner.call("POST", `/app/quiz/${quiz}`, { form: { question: "1", option: "0" } });
  return {
    files: [second.id, first.id],
    quiz,
    deck: await make("/api/flashcards", { count: 5 }),
    test: await make("/api/practice-test", { questionCount: 2 }),
  };
}

/** Every table except those of SQLite and D1 themselves. */
async function learnersTables(): Promise<{ name: string; columns: string[] }[]> {
  const { results } = await homeDatabase
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all<{ name: string }>();
  const names = results
    .map(({ name }) => name)
    .filter((name) => !/^(_cf|d1_|sqlite_|passage_index)/.test(name));
  return Promise.all(
    names.sort().map(async (name) => {
      const info = await homeDatabase
        .prepare("SELECT name FROM pragma_table_info(?)")
        .bind(name)
        .all<{ name: string }>();
      return { name, columns: info.results.map((column) => column.name) };
    }),
  );
}

/** Tables that contain the learner's id in any column, with the number of rows. */
async function traces(id: string): Promise<[table: string, rows: number][]> {
  const found: [string, number][] = [];
  for (const { name, columns } of await learnersTables()) {
    const holds = columns.map((column) => `instr([${column}], ?1) > 0`).join(" OR ");
    const row = await homeDatabase
      .prepare(`SELECT count(*) AS total FROM [${name}] WHERE ${holds}`)
      .bind(id)
      .first<{ total: number }>();
    if (row?.total) found.push([name, row.total]);
  }
  return found;
}
