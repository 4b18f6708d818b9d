import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { requireAdministrator } from "~/platform/administrator.server";
import { readEnvironment } from "~/platform/environment.server";
import { createApp } from "../../workers/create-app";
import { administer, administered } from "./administrator";
import { shortDocx } from "./documents";
import {
  answerOf,
  Browser,
  type ErrorAnswer,
  homeDatabase,
  type Learner,
  newLearner,
  password,
  uploaded,
} from "./learner";

interface LearnerAnswer {
  id: string;
  username: string;
  email: string;
  bannedAt: string | null;
}

interface ActionAnswer {
  action: string;
  learnerId: string | null;
  note: string | null;
}

const actions = () => administered<ActionAnswer[]>("GET", "log");

const logIn = (username: string, given = password) =>
  new Browser().call("POST", "/api/login", { json: { username, password: given } });

/** Every call, with its input. */
const calls: [string, string, unknown?][] = [
  ["GET", "learners?q=learner"],
  ["GET", "learners/ID"],
  ["POST", "learners/ID/password", {}],
  ["POST", "learners/ID/premium", { until: null }],
  ["POST", "learners/ID/ban", {}],
  ["POST", "learners/ID/unban", {}],
  ["POST", "learners/ID/delete", {}],
  ["GET", "totals"],
  ["GET", "log"],
  ["GET", "wrong-items"],
  ["GET", "dead-letters"],
  ["POST", "dead-letters/ID/retry", {}],
  ["POST", "index", {}],
  ["POST", "check", { of: "index" }],
  ["POST", "copy", {}],
  ["GET", "rows?table=users"],
  ["POST", "rows", { table: "users", rows: [{ id: "x" }] }],
  ["GET", "bytes?key=k"],
  ["POST", "bytes?key=k", {}],
];

describe("an administration call without the token", () => {
  it.each(calls)("%s %s is answered with 404", async (method, path, json) => {
    const learner = await newLearner();
    const sent = json === undefined ? {} : { json };
    const address = `/api/admin/${path.replace("ID", learner.id)}`;
    const answers = [
      await new Browser().call(method, address, sent),
      await learner.call(method, address, sent),
      await new Browser().call(method, address, {
        ...sent,
        headers: { Authorization: `Bearer ${env.ADMIN_TOKEN}x` },
      }),
    ];
    for (const response of answers) {
      expect(response.status).toBe(404);
      expect((await answerOf<ErrorAnswer>(response)).code).toBe("not_found");
    }
    expect((await learner.call("GET", "/api/user")).status).toBe(200);
  });

  it("is refused for an hour after ten wrong tokens, even with the right one", async () => {
    const guesser = new Browser();
    const guess = (token: string) =>
      guesser.call("GET", "/api/admin/totals", { headers: { Authorization: `Bearer ${token}` } });
    for (let count = 0; count < 10; count += 1) expect((await guess(`w${count}`)).status).toBe(404);
    const refused = await guess(env.ADMIN_TOKEN ?? "");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_000);
    expect((await administer("GET", "totals")).status).toBe(200);
  });

  it("is not found if the deployment has no token", async () => {
    const app = createApp({ ...env, ADMIN_TOKEN: "" }, createExecutionContext());
    const request = new Request("http://fennec.test/api/admin/totals", {
      headers: { Authorization: "Bearer " },
    });
    await expect(requireAdministrator(app, request)).rejects.toMatchObject({ code: "not_found" });
  });

  it("cannot be enabled with a token that is too short", () => {
    const read = (length: number) => readEnvironment({ ...env, ADMIN_TOKEN: "x".repeat(length) });
    expect(read(31)).toMatchObject({
      adminToken: null,
      misconfigured: [{ part: "administration", problem: expect.stringMatching(/^ADMIN_TOKEN: /) }],
    });
    expect(read(32).adminToken).toHaveLength(32);
  });
});

describe("the administrator", () => {
  let learner: Learner;
  const path = (rest = "") => `learners/${learner.id}${rest}`;

  beforeAll(async () => {
    learner = await newLearner();
  });

  it.each([
    ["the name", () => learner.username.toUpperCase(), "1"],
    ["the address", () => `${learner.username}@EXAMPLE.org`, "1"],
    ["the id", () => learner.id, "1"],
    ["a part of the name", () => learner.username.slice(3), ""],
  ])("finds a learner by %s", async (_, text, exact) => {
    const query = `q=${encodeURIComponent(text())}${exact && "&exact=1"}`;
    const found = await administered<LearnerAnswer[]>("GET", `learners?${query}`);
    expect(found.map(({ id }) => id)).toContain(learner.id);
    if (exact) expect(found).toHaveLength(1);
    expect(JSON.stringify(found)).not.toContain("argon2");
  });

  it("finds nobody by part of a name when an exact match is asked for", async () => {
    const query = `learners?exact=1&q=${learner.username.slice(3)}`;
    expect(await administered<LearnerAnswer[]>("GET", query)).toEqual([]);
  });

  it("sees what a learner uses and stores", async () => {
    await uploaded(learner, shortDocx("notes.docx", "Rubisco is the enzyme that fixes carbon."));
    await learner.call("POST", "/api/chat", { json: { message: "Hello", fileId: null } });
    expect(await administered("GET", path())).toMatchObject({
      id: learner.id,
      bannedAt: null,
      plan: { tier: "free", paidUntil: null, givenUntil: null },
      usage: {
        chatMessagesCount: 1,
        allowances: { storedPassages: { used: 1 }, uploadedBytes: { used: expect.any(Number) } },
      },
      files: { files: 1, reading: 0, unreadable: 0 },
    });
  });

  it("gets 404 for a learner who does not exist", async () => {
    for (const [method, call, json] of calls.filter(([, call]) => call.includes("learners/ID"))) {
      const response = await administer(method, call.replace("ID", "0".repeat(20)), json);
      expect(response.status).toBe(404);
    }
  });

  it("sets a new password, which ends every session", async () => {
    const reset = await administered<{ password: string }>("POST", path("/password"), {});
    expect((await learner.call("GET", "/api/user")).status).toBe(401);
    expect((await logIn(learner.username)).status).toBe(401);
    expect((await logIn(learner.username, reset.password)).status).toBe(200);
    const again = await administered<{ password: string }>("POST", path("/password"), {});
    expect(again.password).not.toBe(reset.password);
    await learner.call("POST", "/api/login", {
      json: { username: learner.username, password: again.password },
    });
  });

  it("suspends a learner until the suspension is lifted", async () => {
    const banned = await newLearner();
    await administered("POST", `learners/${banned.id}/ban`, { note: "Sent spam." });
    expect((await banned.call("GET", "/api/user")).status).toBe(401);
    expect((await banned.call("GET", "/app")).status).toBe(302);
    const refused = await logIn(banned.username);
    expect(refused.status).toBe(403);
    const answer = await answerOf<ErrorAnswer>(refused);
    expect(answer).toMatchObject({
      code: "account_banned",
      error: expect.stringMatching(/suspended/),
    });
    // Without the password, nothing is revealed.
    expect((await logIn(banned.username, "not the password")).status).toBe(401);
    const form = await new Browser().call("POST", "/auth", {
      form: { intent: "login", username: banned.username, password },
    });
    expect(form.status).toBe(403);
    expect(await form.text()).toContain("has suspended this account");
    // A session opened by a login at the same moment is invalid.
    await administered("POST", `learners/${banned.id}/unban`, {});
    const late = new Browser();
    await late.call("POST", "/api/login", { json: { username: banned.username, password } });
    await homeDatabase.prepare("UPDATE users SET banned_at = 1 WHERE id = ?").bind(banned.id).run();
    expect((await late.call("GET", "/api/user")).status).toBe(401);
    await administered("POST", `learners/${banned.id}/unban`, {});
    expect((await late.call("GET", "/api/user")).status).toBe(200);
  });

  it("deletes a learner, and keeps an entry in the log that does not identify them", async () => {
    const gone = await newLearner();
    await administered("POST", `learners/${gone.id}/ban`, { note: `${gone.username} wrote to us` });
    const kept = async () =>
      (await actions()).filter(({ learnerId }) => learnerId === gone.id).map(({ note }) => note);
    expect(await kept()).toEqual([`${gone.username} wrote to us`]);
    await administered("POST", `learners/${gone.id}/delete`, {});
    expect(await kept()).toEqual([null, null]);
    expect(JSON.stringify(await actions())).not.toContain(gone.username);
    expect((await administer("GET", `learners/${gone.id}`)).status).toBe(404);
    expect((await logIn(gone.username)).status).toBe(401);
  });

  it("keeps no name of a learner who deletes their own account", async () => {
    const gone = await newLearner();
    await administered("POST", `learners/${gone.id}/premium`, { until: null, note: gone.username });
    await gone.call("POST", "/api/user/delete", { json: { currentPassword: password } });
    expect(JSON.stringify(await actions())).not.toContain(gone.username);
  });

  it("has every action logged with the learner's id, without the name", async () => {
    const lines: string[] = [];
    const log = vi
      .spyOn(console, "log")
      .mockImplementation((line: string) => void lines.push(line));
    try {
      await administered("POST", path("/unban"), { note: `A word of ${learner.username}` });
    } finally {
      log.mockRestore();
    }
    const line = lines.find((one) => one.includes('"admin_action"')) ?? "";
    expect(JSON.parse(line)).toMatchObject({ action: "unban", userId: learner.id });
    for (const one of lines) expect(one).not.toContain(learner.username);
  });

  it("gets the number of stored rows, not counting those written by triggers", async () => {
    const row = { id: "restored-learner", username: "Restored", username_key: "restored" };
    const rows = [{ ...row, password_hash: "none", created_at: 1 }];
    const restore = () => administered("POST", "rows", { table: "users", rows });
    expect(await restore()).toEqual({ stored: 1 });
    expect(await restore()).toEqual({ stored: 0 });
    await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(row.id).run();
  });

  it("gets an error message that shows the format of a date", async () => {
    const learner = await newLearner();
    const refused = await administer("POST", `learners/${learner.id}/premium`, { until: "soon" });
    expect(refused.status).toBe(400);
    expect((await answerOf<ErrorAnswer>(refused)).error).toContain("2027-01-31");
  });

  it("sees the totals of the deployment", async () => {
    expect(await administered("GET", "totals")).toMatchObject({
      accounts: { learners: expect.any(Number), banned: 0, sessions: expect.any(Number) },
      premium: { paying: 0, given: 0 },
      library: { files: 1, passages: 1, reading: 0 },
      backlog: { stoppedReadings: 0, deadLetters: 0, dueBytes: expect.any(Number) },
    });
  });
});
