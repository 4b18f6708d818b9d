import { afterEach, describe, expect, it, vi } from "vitest";
import { createTurnstile } from "~/account/turnstile.server";
import { FakeTurnstile } from "./fake-turnstile";

const secretKey = "0x4AAAAAAA-secret";

function newCheck(secret = secretKey) {
  const fake = new FakeTurnstile(secretKey);
  const events: string[] = [];
  const log = {
    info: (event: string) => events.push(event),
    error: (event: string) => events.push(event),
  };
  const check = createTurnstile({ siteKey: "0x4-site", secretKey: secret }, log, fake.fetch);
  return { fake, check, events };
}

const lost = async () => {
  throw new TypeError("fetch failed");
};

describe("requests to Turnstile, checked against its documentation (no live call)", () => {
  afterEach(() => vi.useRealTimers());

  it("accept a token once", async () => {
    const { fake, check, events } = newCheck();
    const token = fake.issue();
    expect(await check.verify(token, "192.0.2.7")).toBe("passed");
    expect(await check.verify(token, "192.0.2.7")).toBe("refused");
    expect(fake.requests[0]).toMatchObject({ response: token, remoteip: "192.0.2.7" });
    expect(fake.problems).toEqual([]);
    expect(events).toEqual([]);
  });

  it("include no address if none is known", async () => {
    const { fake, check } = newCheck();
    expect(await check.verify(fake.issue(), null)).toBe("passed");
    expect(fake.requests[0]).not.toHaveProperty("remoteip");
    expect(fake.problems).toEqual([]);
  });

  it("refuse a token that is invented, too old or for another form", async () => {
    const { fake, check } = newCheck();
    expect(await check.verify("invented", null)).toBe("refused");
    const old = fake.issue();
    fake.now += 300_001;
    expect(await check.verify(old, null)).toBe("refused");
    expect(await check.verify(fake.issue("comment"), null)).toBe("refused");
    expect(fake.requests).toHaveLength(3);
    expect(fake.problems).toEqual([]);
  });

  it("are repeated with the same key if the answer is lost", async () => {
    const { fake, check, events } = newCheck();
    fake.next.push(lost);
    expect(await check.verify(fake.issue(), null)).toBe("passed");
    const keys = fake.requests.map(({ idempotency_key: key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(events).toEqual(["human_check_failed"]);
    expect(fake.problems).toEqual([]);
  });

  it.each<[string, () => Promise<Response>]>([
    ["cannot be reached", lost],
    ["answers no JSON", async () => new Response("<h1>502</h1>", { status: 502 })],
    ["answers something else", async () => Response.json({ ok: true })],
    [
      "fails within",
      async () => Response.json({ success: false, "error-codes": ["internal-error"] }),
    ],
  ])("give no result if the service %s", async (_, answer) => {
    const { fake, check, events } = newCheck();
    fake.next.push(answer, answer);
    expect(await check.verify(fake.issue(), null)).toBe("unknown");
    expect(fake.requests).toHaveLength(2);
    expect(events).toHaveLength(2);
  });

  it("give no result if the secret is wrong", async () => {
    const { fake, check, events } = newCheck("0x4AAAAAAA-another");
    expect(await check.verify(fake.issue(), null)).toBe("unknown");
    expect(events).toEqual(["human_check_unanswered", "human_check_unanswered"]);
  });

  it("are given up after at most ten seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const waits: number[] = [];
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      waits.push(milliseconds);
      return AbortSignal.abort(new DOMException("Too slow", "TimeoutError"));
    });
    const silent: typeof fetch = (_, init) =>
      new Promise((_, fail) => {
        const { signal } = init ?? {};
        if (signal?.aborted) fail(signal.reason);
        signal?.addEventListener("abort", () => fail(signal.reason));
      });
    const log = { info() {}, error() {} };
    const check = createTurnstile({ siteKey: "site", secretKey }, log, silent);
    expect(await check.verify("token", null)).toBe("unknown");
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(10_000);
    vi.restoreAllMocks();
  });
});
