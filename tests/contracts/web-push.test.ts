import { describe, expect, it } from "vitest";
import { createWebPush } from "~/review/web-push.server";
import { makeVapidKeys } from "../../workers/server/vapid-keys.mjs";
import { decode, decrypt, FakePushService } from "./fake-push-service";

const reminder = { title: "Fennec", body: "12 cards are due today. 日本語", path: "/app/review" };

function newSender() {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = makeVapidKeys();
  const fake = new FakePushService(publicKey);
  const events: string[] = [];
  const log = {
    info: (event: string) => events.push(event),
    error: (event: string) => events.push(event),
  };
  const keys = { publicKey, privateKey, subject: "mailto:operator@example.org" };
  return { fake, events, sender: createWebPush(keys, log, fake.fetch) };
}

const status = (code: number) => async () => new Response("", { status: code });

describe("Web Push, checked against RFC 8030, 8188, 8291 and 8292 (no live call)", () => {
  it("the fake decrypts the example of RFC 8291", async () => {
    const point = decode(
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    );
    const [x, y] = [point.slice(1, 33), point.slice(33)].map((part) =>
      Buffer.from(part).toString("base64url"),
    );
    const jwk = { kty: "EC", crv: "P-256", ...(x && { x }), ...(y && { y }) };
    const d = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
    const algorithm = { name: "ECDH", namedCurve: "P-256" };
    const keys = {
      publicKey: await crypto.subtle.importKey("raw", point, algorithm, true, []),
      privateKey: await crypto.subtle.importKey("jwk", { ...jwk, d }, algorithm, true, [
        "deriveBits",
      ]),
    };
    const body = decode(
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
    expect(await decrypt(body, keys, decode("BTBZMqHH6r4Tts7J_aSIgg"))).toBe(
      "When I grow up, I want to be a watermelon",
    );
  });

  it("a message reaches its browser, which alone can decrypt it", async () => {
    const { fake, events, sender } = newSender();
    const [one, other] = [await fake.subscribe(), await fake.subscribe()];
    for (const address of [one, other]) {
      expect(await sender.send(address, reminder, 3_600)).toBe("sent");
    }
    expect(fake.problems).toEqual([]);
    expect(events).toEqual([]);
    expect(fake.received.map(({ endpoint }) => endpoint)).toEqual([one.endpoint, other.endpoint]);
    expect(JSON.parse(fake.received[0]?.text ?? "")).toEqual(reminder);
    expect(fake.received[0]).toMatchObject({ lifetime: 3_600, topic: "review" });
  });

  it("a refused message counts as gone or as failed", async () => {
    const { fake, events, sender } = newSender();
    const address = await fake.subscribe();
    const send = () => sender.send(address, reminder, 60);
    fake.next.push(status(429), status(500), status(403), status(307), async () => {
      throw new TypeError("fetch failed");
    });
    for (let time = 0; time < 5; time += 1) expect(await send()).toBe("failed");
    expect(events).toEqual([...Array(4).fill("reminder_refused"), "reminder_failed"]);
    fake.next.push(status(404));
    expect(await send()).toBe("gone");
    fake.unsubscribe(address.endpoint);
    expect(await send()).toBe("gone");
    expect(fake.received).toEqual([]);
  });

  it("no request is sent to an invalid endpoint or with invalid keys", async () => {
    const { fake, sender } = newSender();
    const address = await fake.subscribe();
    const wrong = [
      { ...address, endpoint: "https://127.0.0.1/send" },
      { ...address, endpoint: "http://push.example.org/send" },
      { ...address, p256dh: `B${"A".repeat(86)}` },
      { ...address, auth: "AAAA" },
    ];
    for (const one of wrong) expect(await sender.send(one, reminder, 60)).toBe("gone");
    expect(fake.requests).toBe(0);
  });
});
