import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findUserByKey, insertUser } from "~/account/account-store.server";
import { hashToken } from "~/account/random-token.server";
import { consoleLog } from "~/platform/log.server";
import { createApp } from "../../workers/create-app";
import { shortDocx } from "./documents";
import { answerOf, Browser, type Learner, newLearner, password, uploaded } from "./learner";

/** What no line of the log may contain, for any of the calls below. */
const secrets = {
  username: "zora-hurston",
  email: "zora@secret.example",
  password: "eatonville 1891",
  text: "Janie remembers the pear tree",
  fileName: "their-eyes.docx",
  address: "203.0.113.77",
};

let lines: string[] = [];
let learner: Learner;
let ids: { file: string; quiz: string; deck: string; card: string; test: string };

beforeAll(async () => {
  for (const level of ["log", "error", "warn", "info", "debug"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(parts.map(String).join(" "));
    });
  }
  learner = await newLearner();
  const words = `${secrets.text}. Photosynthesis is the process by which plants turn light into energy. Rubisco is the enzyme that fixes carbon dioxide. Chlorophyll is the pigment that absorbs light.`;
  const file = await uploaded(learner, shortDocx(secrets.fileName, words));
  const answer = async (path: string, json: object) =>
    answerOf<{ id: string; flashcards?: { id: string }[] }>(
      await learner.call("POST", path, { json }),
    );
  const make = async (path: string, json: object) => (await answer(path, json)).id;
  const deck = await answer("/api/flashcards", { topic: "Photosynthesis", fileId: null, count: 5 });
  ids = {
    file: file.id,
    quiz: await make("/api/quiz", { topic: "Photosynthesis", fileId: null, questionCount: 2 }),
    deck: deck.id,
    card: deck.flashcards?.[0]?.id ?? "",
    test: await make("/api/practice-test", { fileId: file.id, questionCount: 1 }),
  };
  await make("/api/chat", { message: "Hello", fileId: null });
  lines = [];
});

afterAll(() => {
  vi.restoreAllMocks();
});

/** Lines of errors on our side. */
function failures(): string[] {
  return lines.filter((line) => line.includes('"level":"error"'));
}

async function expectNoSecrets(): Promise<void> {
  const token = learner.cookies.get("fennec_session") ?? "";
  const hidden = [
    ...Object.values(secrets),
    ...secrets.text.split(" ").filter((word) => word.length > 4),
    token,
    await hashToken(token),
    "argon2",
    learner.username,
    `${learner.username}@example.org`,
  ];
  for (const line of lines) {
    for (const secret of hidden) expect(line.toLowerCase()).not.toContain(secret.toLowerCase());
  }
}

/** Every table except those of SQLite, D1 and the full-text index themselves. */
async function tableNames(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table'",
  ).all<{ name: string }>();
  return results
    .map(({ name }) => name)
    .filter((name) => !/^(_cf|d1_|sqlite_|passage_)/.test(name));
}

type Call = [method: string, path: string, sent: Parameters<Browser["call"]>[2]];

const { username, email, text } = secrets;
const own = { currentPassword: password };
const registration = { username, email, password: secrets.password };
const upload = () => {
  const form = new FormData();
  form.append("files", shortDocx(secrets.fileName, `${text}. `.repeat(20)));
  return { body: form };
};
const calls = (): Call[] => [
  ["POST", "/api/register", { json: registration }],
  [
    "POST",
    "/auth",
    { form: { intent: "register", ...registration, confirmPassword: secrets.password } },
  ],
  ["POST", "/api/login", { json: { username: learner.username, password } }],
  ["POST", "/auth", { form: { intent: "login", username: learner.username, password } }],
  ["POST", "/api/user/settings", { json: { ...own, email, newPassword: secrets.password } }],
  ["POST", "/profile/settings", { form: { ...own, email, newPassword: secrets.password } }],
  ["POST", "/api/upload", upload()],
  ["POST", "/app/upload", upload()],
  ["POST", "/api/chat", { json: { message: text, fileId: null } }],
  ["POST", "/api/chat", { json: { message: text, fileId: ids.file } }],
  [
    "POST",
    "/api/chat",
    { json: { message: text, fileId: ids.file, messages: [{ role: "user", content: text }] } },
  ],
  ["POST", "/app?index", { form: { intent: "send", fileId: "", message: text } }],
  ["POST", "/api/chat/reset", { json: {} }],
  ["POST", "/api/quiz", { json: { topic: "Photosynthesis", fileId: null, questionCount: 1 } }],
  ["POST", "/app/quiz", { form: { topic: "Photosynthesis", questionCount: "1" } }],
  ["POST", `/app/quiz/${ids.quiz}`, { form: { question: "1", option: "0" } }],
  ["POST", "/api/flashcards", { json: { topic: "Photosynthesis", fileId: null, count: 5 } }],
  ["POST", `/app/flashcards/${ids.deck}/cards/${ids.card}/remove`, { form: {} }],
  [
    "POST",
    `/app/flashcards/${ids.deck}/study`,
    { form: { intent: "rate", card: "1", grade: "easy", reps: "0" } },
  ],
  ["POST", "/api/practice-test", { json: { fileId: ids.file, questionCount: 1 } }],
  ["POST", `/practice-test/${ids.test}`, { form: { question: "1", option: "0" } }],
  ["POST", "/api/user/track-usage", { json: { feature: "audioTtsUsage", count: 1 } }],
  ["POST", "/api/soundtrack/plays", { json: { trackId: "upbeat-50-test1" } }],
  ["POST", `/app/files/${ids.file}/delete`, { form: {} }],
  ["DELETE", `/api/files/${ids.file}`, {}],
  ["POST", "/api/user/recovery-code", { json: own }],
  ["POST", "/profile/security", { form: { intent: "recovery-code", ...own } }],
  ["POST", "/api/user/passkeys/options", { json: own }],
  ["POST", "/api/login/passkey/options", {}],
  ["POST", "/logout", { form: {} }],
  ["POST", "/api/logout", {}],
  ["POST", "/profile/delete-account", { form: own }],
  ["POST", "/api/user/delete", { json: own }],
];

describe("the log of a statement that fails", () => {
  it("contains nothing of the data that was to be written", async () => {
    const tables = await tableNames();
    for (const table of tables) {
      for (const change of ["INSERT ON", "UPDATE ON", "DELETE ON"]) {
        await env.DB.prepare(
          `CREATE TRIGGER [refuse ${change} ${table}] BEFORE ${change} ${table}
           BEGIN SELECT RAISE(ABORT, 'refused at ${table}'); END`,
        ).run();
      }
    }
    const headers = { "CF-Connecting-IP": secrets.address };
    const answers = await Promise.all(
      calls().map(async ([method, path, sent]) => {
        // The login page is for visitors.
        const browser = path === "/auth" ? new Browser() : learner;
        const { status } = await browser.call(method, path, { ...sent, headers });
        return `${method} ${path} ${status}`;
      }),
    );
    // A reply that was ended by a reset, which then fails itself, is 400.
    const failed = / (400|500|502)$/;
    expect(answers.filter((answer) => !failed.test(answer))).toEqual(["POST /logout 302"]);
    expect(failures().length).toBeGreaterThanOrEqual(answers.length);
    await expectNoSecrets();
    const refused = new Set(failures().map((line) => line.match(/refused at (\w+)/)?.[1]));
    // The table that a call writes first; the others are in the same batch.
    const first = ["users", "sessions", "conversations", "quizzes", "decks", "practice_tests"];
    expect([...refused]).toEqual(expect.arrayContaining([...first, "track_plays", "files"]));
    for (const line of failures()) expect(JSON.parse(line).stack).toMatch(/^\s+at /);
  });

  it("contains nothing of the data that was asked for", async () => {
    lines = [];
    const hide = (columns: string[]) =>
      env.DB.batch(
        columns.map((column) => {
          const [table, name] = column.split(".");
          return env.DB.prepare(`ALTER TABLE ${table} RENAME COLUMN ${name} TO gone`);
        }),
      );
    await hide(["messages.content", "quizzes.title", "decks.title", "practice_tests.title"]);
    await hide(["passages.body", "track_plays.plays", "files.name"]);
    await Promise.all(calls().map(([method, path, sent]) => learner.call(method, path, sent)));
    const pages = ["/app", "/app/docs", "/profile", "/api/user/files", "/api/user/export"];
    for (const path of pages) {
      await learner.call("GET", `${path}?q=${encodeURIComponent(text)}&fileId=${ids.file}`);
    }
    await hide(["sessions.token_hash", "users.username_key"]);
    await Promise.all(calls().map(([method, path, sent]) => learner.call(method, path, sent)));
    const worker = exports.default as unknown as { scheduled(event: object): Promise<void> };
    await worker.scheduled({ scheduledTime: Date.now(), cron: "" }).catch(() => {});
    expect(failures().length).toBeGreaterThan(40);
    await expectNoSecrets();
  });
});

describe("a database whose every statement fails", () => {
  const refuse = () => Promise.reject(new Error(`D1_ERROR: near "${text}": SQLITE_ERROR`));
  const statement = { bind: () => statement, run: refuse, all: refuse, raw: refuse, first: refuse };
  const failing = {
    prepare: () => statement,
    batch: refuse,
    exec: refuse,
  } as unknown as D1Database;

  it("throws errors without the bound values", async () => {
    const { database } = createApp({ ...env, DB: failing }, createExecutionContext());
    const row = { id: "id", username, usernameKey: username, email };
    const works = [
      () => insertUser(database, { ...row, passwordHash: "$argon2id$", createdAt: new Date() }),
      () => findUserByKey(database, username),
    ];
    for (const work of works) {
      const error = await work().then(
        () => null,
        (reason: unknown) => reason as Error,
      );
      expect(error).toBeInstanceOf(Error);
      expect(`${error?.message} ${error?.stack} ${JSON.stringify(error)}`).not.toMatch(
        /zora|argon2/,
      );
      lines = [];
      consoleLog.error("failed", error);
      await expectNoSecrets();
      expect(JSON.parse(lines[0] ?? "")).toMatchObject({ message: "D1_ERROR: near " });
    }
  });
});

describe("an error in the log", () => {
  const logged = (error: unknown) => {
    lines = [];
    consoleLog.error("failed", error, { userId: "u1" });
    return JSON.parse(lines[0] ?? "") as Record<string, unknown>;
  };
  const parsing = () => {
    try {
      return JSON.parse(`{"note": ${text}}`);
    } catch (error) {
      return error;
    }
  };

  it.each([
    [
      "of a rule of the database",
      new Error("D1_ERROR: UNIQUE constraint failed: users.id: X"),
      "D1_ERROR: UNIQUE constraint failed: users.id",
    ],
    ["of a search", new Error(`D1_ERROR: fts5: syntax error near "${text}"`), "D1_ERROR: fts5"],
    [
      "of a value",
      new Error(`D1_TYPE_ERROR: Type 'object' not supported for value '${text}'`),
      "D1_TYPE_ERROR: Type ",
    ],
    ["of a header", new TypeError(`Invalid header value: ${text}`), "Invalid header value"],
    ["of JSON", parsing(), expect.stringMatching(/^(Unexpected|Expected)/)],
    ["of a provider", new Error(`400: prompt “${text}” is too long`), "400"],
    [
      "of our own",
      new Error("A docx file has no pages to look at."),
      "A docx file has no pages to look at.",
    ],
    ["of many lines", new Error(`Failed\n    at ${text}`), "Failed"],
  ])("%s is logged with its message and stack, without user data", async (_, error, message) => {
    const line = logged(error);
    expect(line).toMatchObject({ event: "failed", userId: "u1", message });
    expect(line.stack).toMatch(/^\s+at /);
    await expectNoSecrets();
  });

  it("is logged with its causes, without user data", async () => {
    const cause = new Error(`D1_ERROR: no such column: ${text}`);
    expect(logged(new Error(`Broken: ${text}`, { cause }))).toMatchObject({
      message: "Broken",
      cause: { message: "D1_ERROR: no such column" },
    });
    await expectNoSecrets();
  });

  it.each([text, { email }, null, undefined, 7])(
    "is not logged by value if %j was thrown",
    async (thrown) => {
      expect(String(logged(thrown).message)).toMatch(/^thrown: \[object \w+\]/);
      await expectNoSecrets();
    },
  );

  it("is logged once if its causes form a cycle", () => {
    const error = new Error("Round");
    error.cause = error;
    expect(logged(error)).toMatchObject({ message: "Round" });
  });
});

it("the log never contains the values of route parameters", async () => {
  lines = [];
  await new Browser().call("POST", `/${encodeURIComponent(text)}/${email}`, { form: {} });
  await new Browser().call("GET", `/sandbox/checkout/${secrets.password.replace(" ", "-")}`);
  await expectNoSecrets();
});
