import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import Stripe from "stripe";
import { afterAll, describe, expect, it, vi } from "vitest";
import { hashToken } from "~/account/random-token.server";
import { register } from "~/account/register.server";
import { requestReset } from "~/account/request-reset.server";
import type { Mail } from "~/mail/ports";
import type { Actor, App } from "~/platform/app.server";
import { shardBinding } from "~/platform/shards";
import { createApp } from "../../workers/create-app";
import webhook from "../../workers/stripe-webhook/webhook";
import { FakeStripe } from "../contracts/fake-stripe";
import { FakeAuthenticator } from "../fakes/authenticator";
import { administer, administered } from "./administrator";
import { studyDocx } from "./documents";
import {
  answerOf,
  Browser,
  databases,
  type Learner,
  newLearner,
  password,
  uploaded,
} from "./learner";

const names = ["DB", "DB_1", "DB_2"] as const;
const all = names.map((name) => databases[name] as D1Database);
const hour = 3_600_000;
let made = 0;

function appWith(newLearners: string, changes: object = {}): App {
  return createApp({ ...env, ...changes, NEW_LEARNERS: newLearners }, createExecutionContext());
}

/** Registers a new learner in this database. */
async function registerIn(shard: number): Promise<Actor> {
  made += 1;
  const username = `settler-${made}`;
  const registration = { username, email: `${username}@example.org`, password };
  return (await register(appWith(shardBinding(shard)), registration, null)).actor;
}

/** Logs in as the same learner. */
async function signedIn({ id, username }: Actor): Promise<Learner> {
  const browser = new Browser();
  const response = await browser.call("POST", "/api/login", { json: { username, password } });
  expect(response.status).toBe(200);
  return Object.assign(browser, { id, username });
}

async function learnerIn(shard: number): Promise<Learner> {
  return signedIn(await registerIn(shard));
}

async function sweepAt(time: number): Promise<void> {
  const worker = exports.default as unknown as { scheduled(event: object): Promise<void> };
  await worker.scheduled({ scheduledTime: time, cron: "17 * * * *" });
}

/** The number of rows in each database whose column has the value. */
function countsOf(table: string, column: string, value: string): Promise<number[]> {
  return Promise.all(
    all.map(async (database) => {
      const statement = database.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`);
      return (await statement.bind(value).first<number>("n")) ?? 0;
    }),
  );
}

describe("a learner in one of three databases", () => {
  it.each([0, 1, 2])("has all data in database %i", async (shard) => {
    const learner = await learnerIn(shard);
    const file = await uploaded(learner, studyDocx());
    const asked = { message: "What is chlorophyll?", fileId: file.id };
    expect((await learner.call("POST", "/api/chat", { json: asked })).status).toBe(200);
    const quiz = { fileId: file.id, questionCount: 2 };
    expect((await learner.call("POST", "/api/quiz", { json: quiz })).status).toBe(200);
    const here = [0, 1, 2].map((number) => Number(number === shard));
    for (const [table, column] of [
      ["users", "id"],
      ["sessions", "user_id"],
      ["files", "user_id"],
      ["conversations", "user_id"],
      ["quizzes", "user_id"],
      ["study_metrics", "user_id"],
    ] as const) {
      expect(await countsOf(table, column, learner.id), table).toEqual(here);
    }
    const passages = await countsOf("passages", "user_id", learner.id);
    expect(passages.map((count) => Number(count > 0))).toEqual(here);
    expect(await countsOf("homes", "user_id", learner.id)).toEqual([Number(shard > 0), 0, 0]);
  });

  it("is found by the session cookie, which cannot be changed to another database", async () => {
    const learner = await learnerIn(1);
    const cookie = learner.cookies.get("fennec_session") ?? "";
    expect(cookie).toMatch(/^1\.[\w-]{43}$/);
    const statusOf = async (token: string) => {
      const browser = new Browser();
      browser.cookies.set("fennec_session", token);
      return (await browser.call("GET", "/api/user")).status;
    };
    const [, secret] = cookie.split(".");
    expect(await statusOf(cookie)).toBe(200);
    for (const other of [
      `${secret}`,
      `0.${secret}`,
      `2.${secret}`,
      `3.${secret}`,
      `99999.${secret}`,
    ])
      expect(await statusOf(other), other).toBe(401);
    expect(await countsOf("sessions", "token_hash", await hashToken(cookie))).toEqual([0, 1, 0]);
  });

  it("cannot see learners of the same or another database", async () => {
    const [owner, neighbour, stranger] = [
      await learnerIn(1),
      await learnerIn(1),
      await learnerIn(2),
    ];
    const file = await uploaded(owner, studyDocx());
    for (const other of [neighbour, stranger]) {
      expect((await other.call("GET", `/api/files/${file.id}/content`)).status).toBe(404);
      expect((await other.call("DELETE", `/api/files/${file.id}`)).status).toBe(404);
      expect(await answerOf<unknown[]>(await other.call("GET", "/api/user/files"))).toEqual([]);
    }
    expect((await owner.call("GET", `/api/files/${file.id}/content`)).status).toBe(200);
  });

  it("logs in as a learner of another database, which ends the first session", async () => {
    const [first, second] = [await learnerIn(1), await registerIn(2)];
    const json = { username: second.username, password };
    const before = await hashToken(first.cookies.get("fennec_session") ?? "");
    expect((await first.call("POST", "/api/login", { json })).status).toBe(200);
    expect(first.cookies.get("fennec_session")).toMatch(/^2\./);
    expect(await countsOf("sessions", "token_hash", before)).toEqual([0, 0, 0]);
    expect(await answerOf(await first.call("GET", "/api/user"))).toMatchObject({ id: second.id });
  });
});

describe("a username", () => {
  it("is given to one of sixty learners who register at once in three databases", async () => {
    const username = "Everybody";
    const registration = { username, email: "some@example.org", password };
    const apps = names.map((name) => appWith(name));
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        register(apps[index % 3] as App, registration, null),
      ),
    );
    const refused = results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toHaveLength(59);
    for (const reason of refused) expect(reason).toMatchObject({ code: "username_taken" });
    const users = await countsOf("users", "username_key", "everybody");
    expect(users.reduce((sum, count) => sum + count)).toBe(1);
    await sweepAt(Date.now() + 2 * hour);
    const [homes] = await countsOf("homes", "username_key", "everybody");
    expect(homes).toBe(users[0] === 1 ? 0 : 1);
  }, 120_000);

  it.each([
    [0, 1],
    [1, 0],
    [1, 2],
  ])("that is taken in database %i is also taken in %i", async (first, second) => {
    const { username } = await registerIn(first);
    const again = { username: username.toUpperCase(), email: "o@example.org", password };
    const other = register(appWith(shardBinding(second)), again, null);
    await expect(other).rejects.toMatchObject({ code: "username_taken" });
    await signedIn({ username } as Actor);
  });

  it("is available again once its learner is deleted, in any database", async () => {
    const learner = await learnerIn(2);
    const json = { currentPassword: password };
    expect((await learner.call("POST", "/api/user/delete", { json })).status).toBe(200);
    const again = { username: learner.username, email: "o@example.org", password };
    await vi.waitFor(() => register(appWith("DB"), again, null));
  });

  it("is given to a learner who sends the registration form twice", async () => {
    const registration = { username: "twice-sent", email: "o@example.org", password };
    const id = "twicesent00000000000";
    const [one, two] = await Promise.all(
      ["DB_1", "DB_1"].map((name) => register(appWith(name), registration, null, id)),
    );
    expect(one?.actor).toMatchObject({ id, shard: 1 });
    expect(two?.actor).toMatchObject({ id, shard: 1 });
    // The same after new learners are put into another database.
    for (const name of ["DB", "DB_2"]) {
      const { actor } = await register(appWith(name), registration, null, id);
      expect(actor).toMatchObject({ id, shard: 1 });
    }
  });
});

describe("the sweep of several databases", () => {
  it("releases names of registrations that were never completed, and no others", async () => {
    const { username } = await registerIn(1);
    const now = Date.now();
    await env.DB.prepare("INSERT INTO homes VALUES ('broken-off', 'nobody', 1, ?)").bind(now).run();
    await env.DB.prepare("INSERT INTO homes VALUES ('under-way', 'soon', 2, ?)")
      .bind(now + hour)
      .run();
    await sweepAt(now);
    expect(await countsOf("homes", "username_key", "broken-off")).toEqual([0, 0, 0]);
    expect(await countsOf("homes", "username_key", "under-way")).toEqual([1, 0, 0]);
    await sweepAt(now + 3 * hour);
    expect(await countsOf("homes", "username_key", "under-way")).toEqual([0, 0, 0]);
    expect(await countsOf("homes", "username_key", username)).toEqual([1, 0, 0]);
    const due = await env.DB.prepare("SELECT count(*) AS n FROM homes WHERE due IS NOT NULL").first(
      "n",
    );
    expect(due).toBe(0);
  });

  it("processes each database", async () => {
    const now = Date.now();
    for (const [shard, database] of all.entries()) {
      const { id } = await registerIn(shard);
      await env.BYTES.put(`files/${id}/left`, "half an upload");
      await database
        .prepare("INSERT INTO bytes_to_remove (key, due) VALUES (?, ?)")
        .bind(`files/${id}/left`, now)
        .run();
      await database
        .prepare(
          "INSERT INTO sessions (token_hash, user_id, created_at, expires_at, id, last_used_at) VALUES (?1, ?2, 0, ?3, ?1, 0)",
        )
        .bind(`old-${id}`, id, now - 1)
        .run();
    }
    await sweepAt(now);
    for (const database of all) {
      const left = await database
        .prepare(
          "SELECT (SELECT count(*) FROM bytes_to_remove WHERE due <= ?1) + (SELECT count(*) FROM sessions WHERE expires_at <= ?1) AS n",
        )
        .bind(now)
        .first("n");
      expect(left).toBe(0);
    }
    const { objects } = await env.BYTES.list({ prefix: "files/" });
    expect(objects.filter(({ key }) => key.endsWith("/left"))).toEqual([]);
  });

  it("processes each database separately through a queue", async () => {
    const now = Date.now();
    const sent: { body: object }[] = [];
    const SWEEPS = { sendBatch: async (messages: typeof sent) => void sent.push(...messages) };
    const built = (await import("../../build/server/index.js" as string)) as {
      default: Record<
        "scheduled" | "queue",
        (event: object, bindings: object, context: object) => Promise<void>
      >;
    };
    for (const database of all) {
      const left = "INSERT INTO bytes_to_remove VALUES ('left-in-line', ?)";
      await database.prepare(left).bind(now).run();
    }
    const bindings = { ...env, SWEEPS };
    const context = createExecutionContext();
    const cron = "17 * * * *";
    await built.default.scheduled({ scheduledTime: now, cron }, bindings, context);
    expect(sent.map(({ body }) => body)).toEqual(
      [0, 1, 2].map((shard) => ({ shard, time: now, cron })),
    );
    expect(await countsOf("bytes_to_remove", "key", "left-in-line")).toEqual([1, 1, 1]);
    await built.default.queue({ queue: "fennec-sweeps", messages: [sent[1]] }, bindings, context);
    expect(await countsOf("bytes_to_remove", "key", "left-in-line")).toEqual([1, 0, 1]);
    await sweepAt(now);
  });

  it("continues if one database fails", async () => {
    const now = Date.now();
    await databases.DB_2?.prepare("INSERT INTO bytes_to_remove VALUES ('left-in-two', ?)")
      .bind(now)
      .run();
    const failing = {
      prepare: () => expect.fail("DB_1 is down"),
      batch: () => expect.fail("down"),
    };
    const bindings = { ...env, DB_1: failing };
    const built = (await import("../../build/server/index.js" as string)) as {
      default: { scheduled(event: object, bindings: object, context: object): Promise<void> };
    };
    await built.default.scheduled({ scheduledTime: now }, bindings, createExecutionContext());
    expect(await countsOf("bytes_to_remove", "key", "left-in-two")).toEqual([0, 0, 0]);
  });
});

describe("a payment event", () => {
  const stripe = new FakeStripe();
  const secret = "whsec_shards";
  const variables = {
    PAYMENT_PROVIDER: "stripe",
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_PUBLISHABLE_KEY: "pk_test_1",
    STRIPE_PRICE_ID: "price_month",
    STRIPE_WEBHOOK_SECRET: secret,
  };
  afterAll(() => void vi.unstubAllGlobals());

  it("is processed in the database of its learner", async () => {
    vi.stubGlobal("fetch", (...request: Parameters<typeof fetch>) => stripe.fetch(...request));
    const payers = await Promise.all([0, 1, 2].map(registerIn));
    for (const [shard, { id }] of payers.entries()) {
      const customer = `cus_${id}`;
      stripe.customers.set(customer, { metadata: {}, email: null, deleted: false });
      stripe.addSubscription(customer, { status: "active" });
      await all[shard]
        ?.prepare("INSERT INTO payment_customers VALUES ('stripe-test', ?, ?, 0, 0, 0, NULL)")
        .bind(id, customer)
        .run();
    }
    for (const [shard, { id }] of payers.entries()) {
      const object = { id: `in_${id}`, object: "invoice", customer: `cus_${id}` };
      const event = { id: `evt_${id}`, object: "event", type: "invoice.paid", created: 1 };
      const body = JSON.stringify({ ...event, data: { object } });
      const stamp = { payload: body, secret, timestamp: Math.floor(Date.now() / 1000) };
      const signature = await Stripe.webhooks.generateTestHeaderStringAsync(stamp);
      const headers = { "Stripe-Signature": signature };
      const request = new Request("https://f.test/webhooks/stripe", {
        method: "POST",
        headers,
        body,
      });
      const bindings = { ...databases, ...variables };
      const answer = await webhook.fetch(request as never, bindings, createExecutionContext());
      expect(answer.status).toBe(200);
      const here = [0, 1, 2].map((number) => Number(number === shard));
      expect(await countsOf("subscriptions", "user_id", id)).toEqual(here);
      expect(await countsOf("payment_events", "id", `evt_${id}`)).toEqual(here);
    }
  });
});

describe("a single database", () => {
  it("needs no directory for a registration", async () => {
    const {
      DB_1: _,
      DB_2: __,
      NEW_LEARNERS: ___,
      ...one
    } = env as typeof env & { NEW_LEARNERS: string };
    const asked: string[] = [];
    const DB = new Proxy(env.DB, {
      get(target, name) {
        if (name !== "prepare") return Reflect.get(target, name, target).bind(target);
        return (query: string) => {
          asked.push(query);
          return target.prepare(query);
        };
      },
    });
    const app = createApp({ ...one, DB }, createExecutionContext());
    await register(app, { username: "alone", email: "a@example.org", password }, null);
    expect(asked.filter((query) => query.includes("homes"))).toEqual([]);
    expect(asked).toHaveLength(app.mail ? 2 : 3);
  });
});

it("learners of a former single database are found in the first database", async () => {
  const learner = await newLearner();
  expect((await countsOf("users", "id", learner.id)).indexOf(1)).toBe(1);
  const early = await registerIn(0);
  expect(await countsOf("homes", "user_id", early.id)).toEqual([0, 0, 0]);
  expect((await signedIn(early)).cookies.get("fennec_session")).toMatch(/^[\w-]{43}$/);
});

describe("a password reset with several databases", () => {
  const next = "another horse 8";

  async function mailFor(account: string): Promise<Mail | undefined> {
    const context = createExecutionContext();
    const app = createApp(env, context);
    const sent: Mail[] = [];
    const mail = { send: async (one: Mail) => void sent.push(one) };
    await requestReset({ ...app, mail }, account, "https://study.example.org");
    await waitOnExecutionContext(context);
    return sent[0];
  }

  const tokensIn = ({ text }: Mail) =>
    [...text.matchAll(/\/auth\/reset\?token=([\w.-]+)/g)].map(([, token = ""]) => token);
  const post = (path: string, json: object) => new Browser().call("POST", path, { json });
  const logIn = (username: string) => post("/api/login", { username, password: next });

  it.each([0, 1, 2])("works by link in database %i", async (shard) => {
    const { username } = await registerIn(shard);
    const mail = await mailFor(username);
    const [token = ""] = mail ? tokensIn(mail) : [];
    expect(token).toMatch(shard === 0 ? /^[\w-]{43}$/ : new RegExp(`^${shard}\\.[\\w-]{43}$`));
    const reset = (given: string) =>
      post("/api/password/reset", { token: given, newPassword: next });
    const secret = token.split(".").at(-1) ?? "";
    for (const other of [0, 1, 2, 3].filter((number) => number !== shard)) {
      const changed = other === 0 ? secret : `${other}.${secret}`;
      expect((await reset(changed)).status, changed).toBe(400);
    }
    expect((await reset(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(400);
    expect((await logIn(username)).status).toBe(200);
  });

  it("sends a link for each account with the address, in any database", async () => {
    const email = "one-address@example.org";
    for (const [shard, name] of names.entries()) {
      await register(appWith(name), { username: `shared-${shard}`, email, password }, null);
    }
    const mail = await mailFor("One-Address@example.org");
    const tokens = mail ? tokensIn(mail) : [];
    expect(tokens).toHaveLength(3);
    for (const token of tokens) {
      const json = { token, newPassword: next };
      expect((await post("/api/password/reset", json)).status).toBe(200);
    }
    for (const shard of [0, 1, 2]) expect((await logIn(`shared-${shard}`)).status).toBe(200);
  });

  it.each([0, 1, 2])("works by recovery code in database %i", async (shard) => {
    const username = `coded-${shard}`;
    const registration = { username, email: "coded@example.org", password };
    const app = { ...appWith(shardBinding(shard)), mail: null };
    const { recoveryCode } = await register(app, registration, null);
    const json = { username, recoveryCode, newPassword: next };
    expect((await post("/api/password/recover", json)).status).toBe(200);
    expect((await post("/api/password/recover", json)).status).toBe(401);
    expect((await logIn(username)).status).toBe(200);
  });
});

describe("a passkey with several databases", () => {
  it.each([0, 1, 2])("logs in a learner of database %i without a name", async (shard) => {
    const learner = await learnerIn(shard);
    const device = new FakeAuthenticator("http://fennec.test");
    const asked = await learner.call("POST", "/api/user/passkeys/options", {
      json: { currentPassword: password },
    });
    const made = await device.create(await answerOf(asked));
    const json = { name: "My phone", response: made };
    expect((await learner.call("POST", "/api/user/passkeys", { json })).status).toBe(201);
    // Someone from another database is logged in in this browser.
    const browser: Browser = await learnerIn((shard + 1) % 3);
    const options = await browser.call("POST", "/api/login/passkey/options", { json: {} });
    const response = await device.get(await answerOf(options));
    const login = { json: { response } };
    expect((await browser.call("POST", "/api/login/passkey", login)).status).toBe(200);
    const user = await answerOf(await browser.call("GET", "/api/user"));
    expect(user).toMatchObject({ id: learner.id });
    // A signed response is valid once.
    expect((await new Browser().call("POST", "/api/login/passkey", login)).status).toBe(401);
  });

  it("is refused if it names another learner, or none", async () => {
    const [learner, other] = [await learnerIn(1), await learnerIn(2)];
    const device = new FakeAuthenticator("http://fennec.test");
    const asked = await learner.call("POST", "/api/user/passkeys/options", {
      json: { currentPassword: password },
    });
    const made = await device.create(await answerOf(asked));
    await learner.call("POST", "/api/user/passkeys", { json: { name: "P", response: made } });
    for (const userHandle of [Buffer.from(other.id).toString("base64url"), undefined]) {
      const browser = new Browser();
      const options = await browser.call("POST", "/api/login/passkey/options", { json: {} });
      const { response, ...signed } = await device.get(await answerOf(options));
      const json = { response: { ...signed, response: { ...response, userHandle } } };
      expect((await browser.call("POST", "/api/login/passkey", { json })).status).toBe(401);
    }
  });
});

describe("administration of several databases", () => {
  it.each([0, 1, 2])("finds, bans, helps and deletes a learner of database %i", async (shard) => {
    const learner = await learnerIn(shard);
    const path = `learners/${learner.id}`;
    for (const text of [learner.username, learner.id, `${learner.username}@example.org`]) {
      const query = `learners?q=${encodeURIComponent(text)}&exact=1`;
      expect(await administered("GET", query)).toMatchObject([{ id: learner.id }]);
    }
    await uploaded(learner, studyDocx());
    expect(await administered("GET", path)).toMatchObject({ files: { files: 1 } });
    await administered("POST", `${path}/premium`, { until: "2999-01-31" });
    expect(await administered("GET", path)).toMatchObject({ plan: { tier: "premium" } });
    await administered("POST", `${path}/ban`, { note: "asked for it" });
    expect((await learner.call("GET", "/api/user")).status).toBe(401);
    await administered("POST", `${path}/unban`, {});
    const reset = await administered<{ password: string }>("POST", `${path}/password`, {});
    const json = { username: learner.username, password: reset.password };
    expect((await new Browser().call("POST", "/api/login", { json })).status).toBe(200);
    const here = [0, 1, 2].map((number) => (number === shard ? 4 : 0));
    expect(await countsOf("admin_actions", "learner_id", learner.id)).toEqual(here);
    await administered("POST", `${path}/delete`, {});
    expect((await administer("GET", path)).status).toBe(404);
    const log = await administered<{ learnerId: string; action: string; note: null }[]>(
      "GET",
      "log",
    );
    const own = log.filter(({ learnerId }) => learnerId === learner.id);
    expect(own.map(({ action }) => action)).toEqual([
      ...["delete", "reset_password", "unban", "ban", "grant_premium"],
    ]);
    expect(own.every(({ note }) => note === null)).toBe(true);
  });

  it("lists exact matches of all databases first", async () => {
    const email = "o@example.org";
    for (const [index, name] of names.entries()) {
      const username = ["zo", "a-zo", "b-zo"][index] ?? "";
      await register(appWith(name), { username, email, password }, null);
    }
    const found = await administered<{ username: string }[]>("GET", "learners?q=zo");
    expect(found.map(({ username }) => username)).toEqual(["zo", "a-zo", "b-zo"]);
  });

  it("counts the learners of all databases, and of each", async () => {
    const counts = await Promise.all(
      all.map((database) => database.prepare("SELECT count(*) AS n FROM users").first<number>("n")),
    );
    const totals = await administered("GET", "totals");
    expect(totals).toMatchObject({
      accounts: { learners: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) },
      databases: names.map((database, index) => ({ database, learners: counts[index] })),
    });
  });

  it("copies, checks and indexes the given database, and refuses an unknown one", async () => {
    const [here, there] = [await learnerIn(1), await learnerIn(2)];
    const files = [await uploaded(here, studyDocx()), await uploaded(there, studyDocx())];
    const idsIn = async (database: number) => {
      const query = `rows?table=files&database=${database}`;
      const { rows } = await administered<{ rows: { id: string }[] }>("GET", query);
      return rows.map(({ id }) => id);
    };
    expect(await idsIn(1)).toContain(files[0]?.id);
    expect(await idsIn(2)).toContain(files[1]?.id);
    expect(await idsIn(2)).not.toContain(files[0]?.id);
    // Stored bytes may belong to rows of any database.
    const { unowned } = await administered<{ unowned: string[] }>("POST", "check", { of: "bytes" });
    expect(unowned).toEqual([]);
    await databases.DB_2?.prepare("DELETE FROM passage_index").run();
    const index = async (database: number) =>
      (await administered<{ index: object }>("POST", "check", { of: "index", database })).index;
    expect(await index(1)).toMatchObject({ missing: 0 });
    expect(await index(2)).not.toMatchObject({ missing: 0 });
    await administered("POST", "index", { database: 2 });
    expect(await index(2)).toMatchObject({ missing: 0 });
    for (const [method, path, json] of [
      ["GET", "rows?table=files&database=3"],
      ["POST", "copy", { database: 3 }],
      ["POST", "index", { database: 3 }],
      ["POST", "check", { of: "rows", database: 3 }],
    ] as const) {
      expect((await administer(method, path, json)).status, path).toBe(404);
    }
  });

  it("restores the rows a database has lost from its own copy", async () => {
    const learner = await learnerIn(2);
    const file = await uploaded(learner, studyDocx());
    const tables = ["users", "files", "passages"];
    const copied: [string, object[]][] = [];
    for (const table of tables) {
      const query = `rows?table=${table}&database=2`;
      copied.push([table, (await administered<{ rows: object[] }>("GET", query)).rows]);
    }
    await databases.DB_2?.prepare("DELETE FROM users WHERE id = ?").bind(learner.id).run();
    for (const [table, rows] of copied) {
      await administered("POST", "rows", { database: 2, table, rows });
    }
    const back = await signedIn(learner as unknown as Actor);
    expect((await back.call("GET", `/api/files/${file.id}/content`)).status).toBe(200);
  });
});
