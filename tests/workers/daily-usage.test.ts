import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";

let learners = 0;

function freshUsage() {
  learners += 1;
  return env.DAILY_USAGE.getByName(`usage-${learners}`);
}

async function reserved(usage: ReturnType<typeof freshUsage>, limit = 10): Promise<string> {
  const reservation = crypto.randomUUID();
  const { granted } = await usage.reserve("chat", limit, reservation);
  if (!granted) throw new Error("The reservation was refused.");
  return reservation;
}

describe("the day's usage", () => {
  it("grants uses up to the limit, then refuses and reports the number used", async () => {
    const usage = freshUsage();
    await reserved(usage, 2);
    await reserved(usage, 2);
    expect(await usage.reserve("chat", 2, "third")).toEqual({ granted: false, used: 2 });
  });

  it("grants no more than the limit to concurrent calls", async () => {
    const usage = freshUsage();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) => usage.reserve("chat", 7, `use ${number}`)),
    );
    expect(answers.filter(({ granted }) => granted)).toHaveLength(7);
  });

  it("grants the same reservation again without counting it twice", async () => {
    const usage = freshUsage();
    for (let time = 0; time < 3; time += 1) {
      expect(await usage.reserve("chat", 1, "same")).toEqual({ granted: true });
    }
    expect(await usage.used("chat")).toBe(1);
    await usage.keep("same");
    expect(await usage.used("chat")).toBe(1);
  });

  it("counts each feature and each learner separately", async () => {
    const usage = freshUsage();
    await reserved(usage);
    expect(await usage.used("chat")).toBe(1);
    expect(await usage.used("quiz")).toBe(0);
    expect(await freshUsage().used("chat")).toBe(0);
  });

  it("frees a use that is given back", async () => {
    const usage = freshUsage();
    const reservation = await reserved(usage, 1);
    await usage.giveBack(reservation);
    expect(await usage.used("chat")).toBe(0);
    await reserved(usage, 1);
  });

  it("counts a use once, however often it is kept", async () => {
    const usage = freshUsage();
    const reservation = await reserved(usage);
    await usage.keep(reservation);
    await usage.keep(reservation);
    expect(await usage.used("chat")).toBe(1);
  });

  it("cannot return a use that is already kept, or keep one that is already returned", async () => {
    const usage = freshUsage();
    const kept = await reserved(usage);
    await usage.keep(kept);
    await usage.giveBack(kept);
    const returned = await reserved(usage);
    await usage.giveBack(returned);
    await usage.keep(returned);
    await usage.keep("unknown");
    expect(await usage.used("chat")).toBe(1);
  });

  it("frees a reserved use after ten minutes", async () => {
    const usage = freshUsage();
    await reserved(usage, 1);
    const lease = await runInDurableObject(usage, (_, { storage }) => {
      const { expires } = storage.sql.exec<{ expires: number }>("SELECT expires FROM held").one();
      storage.sql.exec("UPDATE held SET expires = ?", Date.now() - 1);
      return expires - Date.now();
    });
    expect(lease).toBeGreaterThan(590_000);
    expect(lease).toBeLessThanOrEqual(600_000);
    expect(await usage.used("chat")).toBe(0);
    await reserved(usage, 1);
  });

  it("ignores the uses of earlier days, and deletes them", async () => {
    const usage = freshUsage();
    await usage.giveBack(await reserved(usage));
    await evictDurableObject(usage);
    const rows = await runInDurableObject(usage, async (instance, { storage }) => {
      storage.sql.exec("INSERT INTO kept (feature, day, uses) VALUES ('chat', '2020-01-01', 10)");
      expect(await instance.used("chat")).toBe(0);
      return storage.sql.exec("SELECT * FROM kept").toArray();
    });
    expect(rows).toEqual([]);
  });

  it("grants amounts as long as they fit, even for concurrent calls", async () => {
    const usage = freshUsage();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => usage.reserve("bytes", 100, `${number}`, 30)),
    );
    expect(answers.filter(({ granted }) => granted)).toHaveLength(3);
    expect(await usage.reserve("bytes", 100, "small", 10)).toEqual({ granted: true });
    expect(await usage.reserve("bytes", 100, "one", 1)).toEqual({ granted: false, used: 100 });
  });

  it("keeps the reserved amount, or the amount actually used", async () => {
    const usage = freshUsage();
    await usage.reserve("seconds", 100, "held", 30);
    await usage.keep("held");
    await usage.reserve("seconds", 100, "measured", 30);
    await usage.keep("measured", 12);
    await usage.reserve("seconds", 100, "returned", 30);
    await usage.giveBack("returned");
    expect(await usage.used("seconds")).toBe(42);
  });

  it("can return part of a kept use once, and never counts below zero", async () => {
    const usage = freshUsage();
    await usage.reserve("pages", 100, "scan", 10);
    await usage.takeBack("scan", 4);
    expect(await usage.used("pages")).toBe(10);
    await usage.keep("scan");
    await usage.takeBack("scan", 4);
    await usage.takeBack("scan", 4);
    expect(await usage.used("pages")).toBe(6);
    await usage.reserve("pages", 100, "photo", 1);
    await usage.keep("photo");
    await usage.takeBack("photo", 9);
    expect(await usage.used("pages")).toBe(0);
  });

  it("counts a use once if it is reserved and kept again", async () => {
    const usage = freshUsage();
    for (let time = 0; time < 3; time += 1) {
      expect(await usage.reserve("chat", 1, "same")).toEqual({ granted: true });
      await usage.keep("same");
      await usage.giveBack("same");
    }
    expect(await usage.used("chat")).toBe(1);
  });

  it("works with the tables of a version without the list of counted reservations", async () => {
    const usage = freshUsage();
    await usage.keep(await reserved(usage));
    await runInDurableObject(usage, (_, state) => {
      state.storage.sql.exec("DROP TABLE counted");
    });
    await evictDurableObject(usage);
    expect(await usage.used("chat")).toBe(1);
    await usage.keep(await reserved(usage));
    expect(await usage.used("chat")).toBe(2);
  });

  it("keeps its counts after an eviction", async () => {
    const usage = freshUsage();
    await usage.keep(await reserved(usage));
    const held = await reserved(usage);
    await evictDurableObject(usage);
    expect(await usage.used("chat")).toBe(2);
    await usage.keep(held);
    expect(await usage.used("chat")).toBe(2);
  });

  it("adds uses without a reservation, even above the limit, until all are reset", async () => {
    const usage = freshUsage();
    await usage.keep(await reserved(usage));
    await usage.add("chat", 12);
    expect(await usage.used("chat")).toBe(13);
    expect(await usage.reserve("chat", 10, "more")).toEqual({ granted: false, used: 13 });
    await usage.forget();
    expect(await usage.used("chat")).toBe(0);
    await usage.add("chat", 1);
    expect(await usage.used("chat")).toBe(1);
  });

  it("stores nothing if it is only read, or after it was reset", async () => {
    const usage = freshUsage();
    const tables = () =>
      runInDurableObject(usage, (_, { storage }) =>
        storage.sql.exec("SELECT name FROM sqlite_master").toArray(),
      );
    expect(await usage.used("chat")).toBe(0);
    await usage.keep("nothing");
    await usage.giveBack("nothing");
    expect(await tables()).toEqual([]);
    const held = await reserved(usage);
    expect(await tables()).not.toEqual([]);
    await usage.forget();
    await usage.keep(held);
    expect(await tables()).toEqual([]);
  });
});
