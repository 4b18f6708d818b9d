import { describe, expect, it, vi } from "vitest";
import { answerOf, Browser, homeDatabase, type Learner, newLearner, password } from "./learner";

interface Device {
  id: string;
  device: string | null;
  current: boolean;
  createdAt: string;
  lastUsedAt: string;
}

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function otherDevice(learner: Learner, userAgent = firefox): Promise<Browser> {
  const browser = new Browser();
  const response = await browser.call("POST", "/api/login", {
    json: { username: learner.username, password },
    headers: { "User-Agent": userAgent },
  });
  expect(response.status).toBe(200);
  return browser;
}

async function devicesOf(browser: Browser): Promise<Device[]> {
  return answerOf<Device[]>(await browser.call("GET", "/api/user/devices"));
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.call("GET", "/api/user")).status === 200;
}

async function lastUsed(learner: Learner): Promise<number> {
  const row = await homeDatabase
    .prepare("SELECT last_used_at AS moment FROM sessions WHERE user_id = ?")
    .bind(learner.id)
    .first<{ moment: number }>();
  return row?.moment ?? 0;
}

describe("the devices of a learner", () => {
  it("are listed with their browser and system, this one first", async () => {
    const learner = await newLearner();
    await otherDevice(learner);
    const devices = await devicesOf(learner);
    expect(devices).toEqual([
      expect.objectContaining({ device: null, current: true }),
      expect.objectContaining({ device: "Firefox on Linux", current: false }),
    ]);
    expect(JSON.stringify(devices)).not.toContain("Gecko");
    for (const { createdAt, lastUsedAt } of devices) expect(lastUsedAt).toBe(createdAt);
  });

  it("do not include other learners' devices or expired sessions", async () => {
    const learner = await newLearner();
    await newLearner();
    const device = await otherDevice(learner);
    const [, second] = await devicesOf(learner);
    await homeDatabase
      .prepare("UPDATE sessions SET expires_at = ? WHERE id = ?")
      .bind(Date.now() - 1, second?.id)
      .run();
    expect(await devicesOf(learner)).toHaveLength(1);
    expect(await isSignedIn(device)).toBe(false);
  });

  it("can be logged out one by one", async () => {
    const learner = await newLearner();
    const [first, second] = [await otherDevice(learner), await otherDevice(learner, "curl/8")];
    const listed = await devicesOf(learner);
    const unknown = listed.find(({ device, current }) => device === null && !current);
    const path = `/api/user/devices/${unknown?.id}`;
    expect((await learner.call("DELETE", path)).status).toBe(200);
    expect(await isSignedIn(second)).toBe(false);
    expect(await isSignedIn(first)).toBe(true);
    expect((await learner.call("DELETE", path)).status).toBe(404);
  });

  it("can all be logged out except this one", async () => {
    const learner = await newLearner();
    const stranger = await newLearner();
    const others = [await otherDevice(learner), await otherDevice(learner)];
    const response = await learner.call("DELETE", "/api/user/devices");
    expect(await answerOf(response)).toEqual({ signedOut: 2 });
    for (const device of others) expect(await isSignedIn(device)).toBe(false);
    expect(await isSignedIn(learner)).toBe(true);
    expect(await isSignedIn(stranger)).toBe(true);
  });

  it("cannot be listed or logged out by anyone else", async () => {
    const learner = await newLearner();
    const stranger = await newLearner();
    const [own] = await devicesOf(learner);
    const answer = await stranger.call("DELETE", `/api/user/devices/${own?.id}`);
    expect(answer.status).toBe(404);
    expect(await isSignedIn(learner)).toBe(true);
    expect((await new Browser().call("GET", "/api/user/devices")).status).toBe(401);
  });

  it("record when they were last used, at most once an hour", async () => {
    const learner = await newLearner();
    const before = await lastUsed(learner);
    await isSignedIn(learner);
    expect(await lastUsed(learner)).toBe(before);
    const earlier = before - 3_600_001;
    await homeDatabase
      .prepare("UPDATE sessions SET last_used_at = ? WHERE user_id = ?")
      .bind(earlier, learner.id)
      .run();
    await Promise.all([isSignedIn(learner), isSignedIn(learner)]);
    await vi.waitFor(async () => expect(await lastUsed(learner)).toBeGreaterThanOrEqual(before));
  });
});

describe("the page of devices", () => {
  it("logs out one device, and says if it was already logged out", async () => {
    const learner = await newLearner();
    const device = await otherDevice(learner);
    const [, other] = await devicesOf(learner);
    const page = await (await learner.call("GET", "/profile/security")).text();
    expect(page).toContain("Firefox on Linux");
    expect(page).toContain("This device");
    const form = { intent: "sign-out", id: other?.id ?? "" };
    for (const said of ["Device logged out", "That device was already logged out"]) {
      const response = await learner.call("POST", "/profile/security", { form });
      expect(response.headers.get("Location")).toBe("/profile/security");
      expect(await (await learner.call("GET", "/profile/security")).text()).toContain(said);
    }
    expect(await isSignedIn(device)).toBe(false);
  });

  it("logs out all other devices", async () => {
    const learner = await newLearner();
    const device = await otherDevice(learner);
    await learner.call("POST", "/profile/security", { form: { intent: "sign-out-others" } });
    const page = await (await learner.call("GET", "/profile/security")).text();
    expect(page).toContain("Logged out one other device");
    expect(await isSignedIn(device)).toBe(false);
  });
});

it("lists devices in a learner's export", async () => {
  const learner = await newLearner();
  await otherDevice(learner);
  const data = await answerOf<{ devices: Device[]; passkeys: unknown[] }>(
    await learner.call("GET", "/api/user/export"),
  );
  expect(data.devices.map(({ device }) => device)).toContain("Firefox on Linux");
  expect(data.passkeys).toEqual([]);
});
