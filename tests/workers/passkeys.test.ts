import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { FakeAuthenticator } from "../fakes/authenticator";
import { studyDocx } from "./documents";
import { keepForReview, makeDeck } from "./kept-work";
import {
  answerOf,
  Browser,
  databases,
  type ErrorAnswer,
  homeDatabase,
  type Learner,
  newLearner,
  password,
  uploaded,
} from "./learner";

interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

type Options = Parameters<FakeAuthenticator["create"]>[0] & { excludeCredentials?: object[] };
type LoginOptions = Parameters<FakeAuthenticator["get"]>[0];

const site = "http://fennec.test";

async function optionsFor(learner: Browser): Promise<Options> {
  const response = await learner.call("POST", "/api/user/passkeys/options", {
    json: { currentPassword: password },
  });
  expect(response.status).toBe(200);
  return answerOf<Options>(response);
}

function add(learner: Browser, response: object, name = "My phone"): Promise<Response> {
  return learner.call("POST", "/api/user/passkeys", { json: { name, response } });
}

/** A learner with a passkey on a device. */
async function withPasskey(
  origin = site,
): Promise<{ learner: Learner; device: FakeAuthenticator }> {
  const learner = await newLearner(origin);
  const device = new FakeAuthenticator(origin);
  const response = await add(learner, await device.create(await optionsFor(learner)));
  expect(response.status, await response.clone().text()).toBe(201);
  return { learner, device };
}

async function loginOptions(browser: Browser): Promise<LoginOptions> {
  return answerOf(await browser.call("POST", "/api/login/passkey/options", { json: {} }));
}

function logIn(browser: Browser, response: object): Promise<Response> {
  return browser.call("POST", "/api/login/passkey", { json: { response } });
}

async function passkeysOf(learner: Browser): Promise<Passkey[]> {
  return answerOf<Passkey[]>(await learner.call("GET", "/api/user/passkeys"));
}

/** The number of open challenges in all databases. */
async function challenges(): Promise<number> {
  const counts = await Promise.all(
    Object.values(databases).map((database) =>
      database.prepare("SELECT count(*) AS total FROM passkey_challenges").first<number>("total"),
    ),
  );
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

describe("adding a passkey", () => {
  it("asks the device for a discoverable passkey of this host", async () => {
    const learner = await newLearner();
    expect(await optionsFor(learner)).toMatchObject({
      rp: { id: "fennec.test", name: "Fennec" },
      user: { name: learner.username },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  });

  it("stores its name and its public key", async () => {
    const { learner } = await withPasskey();
    const [passkey, ...others] = await passkeysOf(learner);
    expect(others).toEqual([]);
    expect(passkey).toMatchObject({ name: "My phone", lastUsedAt: null });
    const options = await optionsFor(learner);
    expect(options.excludeCredentials).toHaveLength(1);
  });

  it("needs the current password", async () => {
    const learner = await newLearner();
    const response = await learner.call("POST", "/api/user/passkeys/options", {
      json: { currentPassword: "wrong password" },
    });
    expect(response.status).toBe(401);
    expect((await answerOf<ErrorAnswer>(response)).issues?.[0]?.path).toBe("currentPassword");
  });

  it("accepts one response, in the session that asked", async () => {
    const learner = await newLearner();
    const device = new FakeAuthenticator(site);
    const made = await device.create(await optionsFor(learner));
    const stranger = await newLearner();
    expect((await add(stranger, made)).status).toBe(400);
    expect((await add(learner, made)).status).toBe(201);
    expect((await add(learner, made)).status).toBe(400);
    expect(await passkeysOf(learner)).toHaveLength(1);
    expect(await passkeysOf(stranger)).toHaveLength(0);
  });

  it("is refused after five minutes", async () => {
    const learner = await newLearner();
    const made = await new FakeAuthenticator(site).create(await optionsFor(learner));
    await homeDatabase
      .prepare("UPDATE passkey_challenges SET expires_at = expires_at - 300000")
      .run();
    expect((await add(learner, made)).status).toBe(400);
  });

  it.each([
    ["another site", "https://evil.example", "fennec.test"],
    ["another port", "http://fennec.test:8080", "fennec.test"],
    ["another host's passkey", site, "evil.example"],
  ])("is refused for %s", async (_, origin, host) => {
    const learner = await newLearner();
    const options = { ...(await optionsFor(learner)), rp: { id: host } };
    const made = await new FakeAuthenticator(origin).create(options);
    expect((await add(learner, made)).status).toBe(400);
    expect(await passkeysOf(learner)).toEqual([]);
  });

  it.each([
    [{ name: "" }, "name", "Give the passkey a name."],
    [{ name: "x".repeat(61) }, "name", "Name must be at most 60 characters."],
  ])("refuses %j", async (wrong, path, message) => {
    const learner = await newLearner();
    const made = await new FakeAuthenticator(site).create(await optionsFor(learner));
    const response = await learner.call("POST", "/api/user/passkeys", {
      json: { response: made, ...wrong },
    });
    expect(response.status).toBe(400);
    expect((await answerOf<ErrorAnswer>(response)).issues).toEqual([{ path, message }]);
  });

  it("is limited to twenty passkeys", async () => {
    const { learner } = await withPasskey();
    await homeDatabase
      .prepare(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 19) INSERT INTO passkeys SELECT 'p' || i || user_id, user_id, 'c' || i || user_id, public_key, 0, '[]', 'n', 0, NULL FROM passkeys, n WHERE user_id = ?",
      )
      .bind(learner.id)
      .run();
    const response = await learner.call("POST", "/api/user/passkeys/options", {
      json: { currentPassword: password },
    });
    expect(response.status).toBe(400);
  });
});

describe("logging in with a passkey", () => {
  it("starts a session and records the use", async () => {
    const { learner, device } = await withPasskey();
    const browser = new Browser();
    const response = await logIn(browser, await device.get(await loginOptions(browser)));
    expect(response.status, await response.clone().text()).toBe(200);
    expect(await answerOf(response)).toMatchObject({ id: learner.id, username: learner.username });
    expect((await browser.call("GET", "/api/user")).status).toBe(200);
    const [passkey] = await passkeysOf(learner);
    expect(passkey?.lastUsedAt).toMatch(/^\d{4}-/);
  });

  it("returns the page to open: the requested one, or the review if something is due", async () => {
    const { learner, device } = await withPasskey();
    const startPage = async (redirectTo?: string) => {
      const browser = new Browser();
      const response = await device.get(await loginOptions(browser));
      const json = { response, redirectTo };
      const answer = await browser.call("POST", "/api/login/passkey", { json });
      return (await answerOf<{ startPage: string }>(answer)).startPage;
    };
    expect(await startPage()).toBe("/app");
    expect(await startPage("/profile")).toBe("/profile");
    expect(await startPage("https://evil.example/app")).toBe("/app");
    await keepForReview(
      learner,
      "flashcards",
      await makeDeck(learner, await uploaded(learner, studyDocx())),
    );
    expect(await startPage("/app")).toBe("/app/review");
    expect(await startPage("/profile")).toBe("/profile");
  });

  it("works over HTTPS with the prefixed cookie", async () => {
    const { device } = await withPasskey("https://fennec.test");
    const browser = new Browser("https://fennec.test");
    const response = await logIn(browser, await device.get(await loginOptions(browser)));
    expect(response.status).toBe(200);
    expect(browser.cookies.has("__Host-fennec_session")).toBe(true);
  });

  it("does not reveal accounts or passkeys", async () => {
    await withPasskey();
    const options = await loginOptions(new Browser());
    expect(Object.keys(options).sort()).toEqual(
      expect.arrayContaining(["challenge", "rpId", "userVerification"]),
    );
    expect(options).not.toHaveProperty("allowCredentials.0");
  });

  it("accepts a response once", async () => {
    const { device } = await withPasskey();
    const browser = new Browser();
    const answer = await device.get(await loginOptions(browser));
    expect((await logIn(browser, answer)).status).toBe(200);
    expect((await logIn(new Browser(), answer)).status).toBe(401);
  });

  it("gives the same answer for an unknown passkey, a wrong signature and an old challenge", async () => {
    const { learner, device } = await withPasskey();
    const good = await device.get(await loginOptions(learner));
    const unknown = { ...good, id: "AAAA", rawId: "AAAA" };
    const other = await device.get(await loginOptions(learner));
    const forged = { ...good, response: { ...good.response, signature: other.response.signature } };
    const late = await device.get({ challenge: "b2xk", rpId: "fennec.test" });
    const messages = new Set<string>();
    for (const answer of [unknown, forged, late]) {
      const response = await logIn(new Browser(), answer);
      expect(response.status).toBe(401);
      messages.add(await response.text());
    }
    expect(messages.size).toBe(1);
  });

  it("refuses a response signed for another site", async () => {
    const { learner, device } = await withPasskey();
    Object.defineProperty(device, "origin", { value: "https://evil.example" });
    const answer = await device.get(await loginOptions(learner));
    expect((await logIn(new Browser(), answer)).status).toBe(401);
  });

  it("refuses a malformed response", async () => {
    for (const response of [{}, { id: 1 }, { id: "a b", rawId: "", type: "public-key" }]) {
      expect((await logIn(new Browser(), response)).status).toBe(400);
    }
  });

  it("fails once the passkey is removed", async () => {
    const { learner, device } = await withPasskey();
    const [passkey] = await passkeysOf(learner);
    const stranger = await newLearner();
    const path = `/api/user/passkeys/${passkey?.id}`;
    expect((await stranger.call("DELETE", path)).status).toBe(404);
    expect((await learner.call("DELETE", path)).status).toBe(200);
    expect((await learner.call("DELETE", path)).status).toBe(404);
    const answer = await device.get(await loginOptions(learner));
    expect((await logIn(new Browser(), answer)).status).toBe(401);
  });
});

it("the sweep deletes expired challenges", async () => {
  await loginOptions(new Browser());
  expect(await challenges()).toBeGreaterThan(0);
  const worker = exports.default as unknown as { scheduled(event: object): Promise<void> };
  await worker.scheduled({ scheduledTime: Date.now() + 3_600_000, cron: "17 * * * *" });
  expect(await challenges()).toBe(0);
});
