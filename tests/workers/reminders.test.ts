import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { App } from "~/platform/app.server";
import { sendReminders } from "~/review/send-reminders.server";
import { createWebPush } from "~/review/web-push.server";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import { FakePushService } from "../contracts/fake-push-service";
import {
  answerOf,
  Browser,
  home,
  homeDatabase,
  type Learner,
  newLearner,
  password,
} from "./learner";

const day = 86_400_000;
const hour = 3_600_000;
/** An evening far from the dates of every other test. */
const evening = Date.UTC(2040, 0, 1, 18);

const bindings = env as unknown as Bindings;
const push = createApp(bindings, createExecutionContext()).config.push;
if (!push) throw new Error("The tests have keys.");
const fake = new FakePushService(push.publicKey);
const quiet = { info() {}, error() {} };

function appAt(time: number): App {
  const app = createApp(bindings, createExecutionContext(), new Date(time)).at(home);
  return { ...app, log: quiet, reminders: createWebPush(push as never, quiet, fake.fetch) };
}

interface View {
  publicKey: string | null;
  enabled: boolean;
  hour: number;
  timeZone: string | null;
  devices: number;
  onThisDevice: boolean;
}

async function subscribed(learner: Learner | Browser, json: object = {}): Promise<string> {
  const { endpoint, ...keys } = await fake.subscribe();
  const body = { subscription: { endpoint, expirationTime: null, keys }, timeZone: "UTC", ...json };
  const response = await learner.call("POST", "/api/review/reminders", { json: body });
  expect(response.status, await response.clone().text()).toBe(200);
  return endpoint;
}

const viewOf = async (learner: Browser) =>
  answerOf<View>(await learner.call("GET", "/api/review/reminders"));

/** Imports cards, which are all due. */
async function keepDue(learner: Learner, count: number): Promise<void> {
  const text = Array.from({ length: count }, (_, index) => `front ${index}\tback ${index}`);
  const imported = await learner.call("POST", "/api/import", { json: { text: text.join("\n") } });
  expect(imported.status).toBe(201);
  await homeDatabase
    .prepare("UPDATE cards SET state = 2, due = 1000, last_review = 500 WHERE user_id = ?")
    .bind(learner.id)
    .run();
}

/** Makes only this learner's reminder due at `time`. */
async function waitForEvening(learner: Learner, time = evening): Promise<void> {
  await homeDatabase.prepare("UPDATE review_reminders SET next_at = NULL").run();
  await homeDatabase
    .prepare("UPDATE review_reminders SET next_at = ?, checked_at = NULL WHERE user_id = ?")
    .bind(time, learner.id)
    .run();
}

/** A time zone in which it is between 18:00 and 19:00, and its offset from UTC in milliseconds. */
function timeZoneInEvening(now: number): { timeZone: string; ahead: number } {
  const hours = 18 - new Date(now).getUTCHours();
  const ahead = hours > 12 ? hours - 24 : hours;
  // The signs of these names are reversed.
  return { timeZone: `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`, ahead: ahead * hour };
}

const nextOf = async (learner: Learner) =>
  (
    await homeDatabase
      .prepare("SELECT next_at AS next FROM review_reminders WHERE user_id = ?")
      .bind(learner.id)
      .first<{ next: number | null }>()
  )?.next;

/** The messages that a run at `time` sends to browsers. */
async function sentAt(time: number): Promise<{ endpoint: string; body: string }[]> {
  const before = fake.received.length;
  await sendReminders(appAt(time));
  expect(fake.problems).toEqual([]);
  return fake.received
    .slice(before)
    .map(({ endpoint, text }) => ({ endpoint, body: JSON.parse(text).body }));
}

const logIn = async ({ username }: Learner) => {
  const browser = new Browser();
  await browser.call("POST", "/api/login", { json: { username, password } });
  return browser;
};

describe("reminders", () => {
  it("are off until the learner turns them on, in each browser", async () => {
    const learner = await newLearner();
    const off = { publicKey: push?.publicKey, enabled: false, hour: 18, timeZone: null };
    expect(await viewOf(learner)).toEqual({ ...off, devices: 0, onThisDevice: false });
    await subscribed(learner, { hour: 20, timeZone: "Asia/Kolkata" });
    const on = { ...off, enabled: true, hour: 20, timeZone: "Asia/Kolkata", devices: 1 };
    expect(await viewOf(learner)).toEqual({ ...on, onThisDevice: true });
    const phone = await logIn(learner);
    expect(await viewOf(phone)).toEqual({ ...on, onThisDevice: false });
    // The second browser uses the hour chosen before.
    await subscribed(phone);
    expect(await viewOf(phone)).toMatchObject({ hour: 20, timeZone: "UTC", devices: 2 });
    await learner.call("DELETE", "/api/review/reminders");
    expect(await viewOf(learner)).toMatchObject({ enabled: true, devices: 1, onThisDevice: false });
    await phone.call("DELETE", "/api/review/reminders");
    expect(await viewOf(phone)).toMatchObject({ enabled: false, devices: 0 });
    expect(await nextOf(learner)).toBeNull();
  });

  it("accept only a push service, an hour of the day and a time zone", async () => {
    const learner = await newLearner();
    const { endpoint, ...keys } = await fake.subscribe();
    const good = { subscription: { endpoint, keys }, timeZone: "UTC", hour: 18 };
    const with_ = (change: object) => ({ ...good, subscription: { endpoint, keys, ...change } });
    const wrong = [
      with_({ endpoint: "https://10.0.0.1/send" }),
      with_({ endpoint: "http://push.example.org/send" }),
      with_({ endpoint: `https://push.example.org/${"a".repeat(1_000)}` }),
      with_({ keys: { ...keys, auth: "short" } }),
      with_({ keys: { ...keys, p256dh: "short" } }),
      ...[7, 22, 1.5, "soon"].map((value) => ({ ...good, hour: value })),
      { ...good, timeZone: "Mars/Olympus" },
    ];
    for (const json of wrong) {
      const response = await learner.call("POST", "/api/review/reminders", { json });
      expect(response.status, JSON.stringify(json)).toBe(400);
    }
    expect((await viewOf(learner)).devices).toBe(0);
    for (const method of ["GET", "POST", "PATCH", "DELETE"]) {
      const response = await new Browser().call(method, "/api/review/reminders");
      expect(response.status).toBe(401);
    }
  });

  it("can be changed and turned off by form and by API", async () => {
    const learner = await newLearner();
    const { endpoint, p256dh, auth } = await fake.subscribe();
    const send = async (form: Record<string, string>) => {
      const response = await learner.call("POST", "/app/review/reminders", { form });
      expect(response.headers.get("Location")).toBe("/app/review?section=reminders");
      return viewOf(learner);
    };
    const time = { hour: "9", timeZone: "Europe/Berlin" };
    expect(await send({ intent: "change", ...time })).toMatchObject({ enabled: false });
    expect(await send({ intent: "start", endpoint, p256dh, auth, ...time })).toMatchObject({
      ...{ enabled: true, hour: 9, timeZone: "Europe/Berlin", onThisDevice: true },
    });
    expect(await send({ intent: "change", ...time, hour: "21" })).toMatchObject({ hour: 21 });
    expect(await send({ intent: "change", ...time, hour: "3" })).toMatchObject({ hour: 21 });
    const json = { hour: 8, timeZone: "UTC" };
    await learner.call("PATCH", "/api/review/reminders", { json });
    expect(await viewOf(learner)).toMatchObject(json);
    expect(await send({ intent: "end" })).toMatchObject({ enabled: false, devices: 0 });
    expect((await learner.call("PATCH", "/api/review/reminders", { json })).status).toBe(404);
  });

  it("say once a day how many items are due, in every browser of the learner", async () => {
    const learner = await newLearner();
    const endpoints = [await subscribed(learner), await subscribed(await logIn(learner))];
    await keepDue(learner, 12);
    await waitForEvening(learner);
    expect(await sentAt(evening - 1)).toEqual([]);
    const body = "12 cards and questions are due today.";
    const sent = await sentAt(evening + hour / 4);
    expect(sent.map((one) => one.endpoint).sort()).toEqual(endpoints.sort());
    expect(sent.map((one) => one.body)).toEqual([body, body]);
    expect(fake.received.at(-1)).toMatchObject({ topic: "review" });
    const shown = JSON.parse(fake.received.at(-1)?.text ?? "");
    expect(Object.keys(shown).sort()).toEqual(["body", "path", "title"]);
    expect(shown.path).toBe("/app/review");
    expect(await sentAt(evening + hour)).toEqual([]);
    expect(await nextOf(learner)).toBe(evening + day);
    await homeDatabase
      .prepare("INSERT INTO review_settings (user_id, new_per_day, due_per_day) VALUES (?, 20, 10)")
      .bind(learner.id)
      .run();
    expect((await sentAt(evening + day))[0]?.body).toBe("10 cards and questions are due today.");
  });

  it("are not sent twice on a day if the hour is changed", async () => {
    const learner = await newLearner();
    const { timeZone, ahead } = timeZoneInEvening(Date.now());
    await subscribed(learner, { timeZone });
    await waitForEvening(learner, Date.now() - 1);
    await sentAt(Date.now());
    await learner.call("PATCH", "/api/review/reminders", { json: { hour: 21, timeZone } });
    const today = Math.floor((Date.now() + ahead) / day) * day;
    expect(await nextOf(learner)).toBe(today + day + 21 * hour - ahead);
  });

  it("are not sent if nothing is due, after studying, or at night", async () => {
    const learner = await newLearner();
    await subscribed(learner);
    await waitForEvening(learner);
    expect(await sentAt(evening)).toEqual([]);
    await keepDue(learner, 1);
    const rate = (id: string, time: number) =>
      homeDatabase
        .prepare(
          `INSERT INTO review_log (id, user_id, item_id, grade, first, rated_at)
          SELECT ?, user_id, id, 'medium', 0, ? FROM cards WHERE user_id = ? LIMIT 1`,
        )
        .bind(`${learner.id}-${id}`, time, learner.id)
        .run();
    await rate("yesterday", evening - day);
    await waitForEvening(learner);
    expect(await sentAt(evening)).toHaveLength(1);
    await rate("today", evening + day - 10 * hour);
    expect(await sentAt(evening + day)).toEqual([]);
    expect(await sentAt(evening + 2 * day)).toHaveLength(1);
    // The server was down in the evening and runs at midnight.
    expect(await sentAt(evening + 3 * day + 6 * hour)).toEqual([]);
    expect(await nextOf(learner)).toBe(evening + 4 * day);
    // The push service keeps it only until night for a browser that is offline.
    await waitForEvening(learner, evening + 5 * day + 3 * hour);
    await sentAt(evening + 5 * day + 3 * hour);
    expect(fake.received.at(-1)?.lifetime).toBe(hour / 1000);
  });

  it("stop when the browser has unsubscribed, until one subscribes again", async () => {
    const learner = await newLearner();
    const endpoint = await subscribed(learner);
    await keepDue(learner, 1);
    await waitForEvening(learner);
    fake.unsubscribe(endpoint);
    expect(await sentAt(evening)).toEqual([]);
    expect(await viewOf(learner)).toMatchObject({ enabled: true, devices: 0 });
    expect(await nextOf(learner)).toBeNull();
    await subscribed(learner);
    expect(await nextOf(learner)).toBeGreaterThan(Date.now());
  });

  it("stop when the session ends, and when the account is deleted", async () => {
    const learner = await newLearner();
    const endpoint = await subscribed(learner);
    await keepDue(learner, 1);
    await learner.call("POST", "/api/logout");
    await waitForEvening(learner);
    expect(await sentAt(evening)).toEqual([]);
    const devices = homeDatabase.prepare(
      "SELECT count(*) AS count FROM push_subscriptions WHERE user_id = ?",
    );
    expect(await devices.bind(learner.id).first("count")).toBe(0);
    expect(endpoint).toContain("https://");
    const again = await logIn(learner);
    await subscribed(again);
    expect(await viewOf(again)).toMatchObject({ devices: 1, onThisDevice: true });
    const json = { currentPassword: password };
    expect((await again.call("POST", "/api/user/delete", { json })).status).toBe(200);
    expect(await devices.bind(learner.id).first("count")).toBe(0);
    expect(await nextOf(learner)).toBeUndefined();
  });

  it("belong to the last learner to subscribe in a browser, in at most five browsers", async () => {
    const [nora, omar] = [await newLearner(), await newLearner()];
    const { endpoint, ...keys } = await fake.subscribe();
    const json = { subscription: { endpoint, keys }, timeZone: "UTC" };
    for (const one of [nora, omar]) await one.call("POST", "/api/review/reminders", { json });
    expect((await viewOf(nora)).devices).toBe(0);
    expect((await viewOf(omar)).devices).toBe(1);
    for (let count = 0; count < 5; count += 1) await subscribed(await logIn(omar));
    expect(await viewOf(omar)).toMatchObject({ devices: 5, onThisDevice: false });
  });

  it("are sent to all learners, a hundred per run", { timeout: 60_000 }, async () => {
    const ids = Array.from({ length: 130 }, (_, index) => `reminded-${index}`);
    const insert = (sql: string) => homeDatabase.prepare(sql);
    await homeDatabase.prepare("UPDATE review_reminders SET next_at = NULL").run();
    for (const id of ids) {
      await homeDatabase.batch([
        insert(
          "INSERT INTO users (id, username, username_key, password_hash, created_at) VALUES (?1, ?1, ?1, '', 0)",
        ).bind(id),
        insert("INSERT INTO review_reminders VALUES (?1, 18, 'UTC', 'en', 1, ?2, NULL)").bind(
          id,
          evening,
        ),
      ]);
    }
    expect(await sendReminders(appAt(evening))).toBe(true);
    const waiting = () =>
      insert("SELECT count(*) AS count FROM review_reminders WHERE next_at <= ?")
        .bind(evening)
        .first("count");
    expect(await waiting()).toBe(30);
    // Two runs at once send each learner one reminder.
    const runs = [sendReminders(appAt(evening)), sendReminders(appAt(evening))];
    expect(await Promise.all(runs)).toEqual([false, false]);
    expect(await waiting()).toBe(0);
    await insert("DELETE FROM users WHERE id LIKE 'reminded-%'").run();
  });

  it("are not offered without keys", async () => {
    const without = { ...bindings, VAPID_PUBLIC_KEY: "", VAPID_PRIVATE_KEY: "" };
    expect(createApp(without, createExecutionContext()).reminders).toBeNull();
    const half = createApp({ ...bindings, VAPID_PRIVATE_KEY: "" }, createExecutionContext());
    expect(half.reminders).toBeNull();
    expect(half.config.misconfigured).toEqual([
      {
        part: "reminders",
        problem: "VAPID_PRIVATE_KEY: Must be a key made by `npm run vapid:keys`.",
      },
    ]);
  });
});
