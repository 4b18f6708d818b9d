import { describe, expect, it } from "vitest";
import { newId } from "./ids";
import { chooseShard, countShards, parseWeights } from "./shards";

const three = { DB: {}, DB_1: {}, DB_2: {} };

const parseShards = (bindings: object) => {
  const count = countShards(bindings);
  return { count, weights: parseWeights(bindings, count) };
};

describe("the bound databases", () => {
  it("default to a single one", () => {
    expect(parseShards({ DB: {} })).toEqual({ count: 1, weights: [1] });
    expect(parseShards({ DB: {}, NEW_LEARNERS: "" })).toEqual({ count: 1, weights: [1] });
  });

  it("share new learners equally", () => {
    expect(parseShards(three)).toEqual({ count: 3, weights: [1, 1, 1] });
  });

  it("share new learners by their weights", () => {
    expect(parseShards({ ...three, NEW_LEARNERS: "DB_1 DB_2=3" }).weights).toEqual([0, 1, 3]);
    expect(parseShards({ ...three, NEW_LEARNERS: " DB " }).weights).toEqual([1, 0, 0]);
  });

  it("must be numbered without a gap", () => {
    expect(() => parseShards({ DB: {}, DB_2: {} })).toThrow("DB_1 is not bound");
  });

  it.each(["DB_3", "DB_1=0", "DB_1=-1", "DB_1=x", "2", "DB_01"])("cannot be named %s", (wrong) => {
    expect(() => parseShards({ ...three, NEW_LEARNERS: wrong })).toThrow(`${wrong} is not one`);
  });
});

describe("chooseShard", () => {
  it("always chooses the same database for an id", () => {
    const shards = parseShards(three);
    const id = newId();
    expect(chooseShard(id, shards)).toBe(chooseShard(id, shards));
  });

  it("chooses each database in proportion to its weight, and never one with weight 0", () => {
    const shards = parseShards({ ...three, NEW_LEARNERS: "DB_1 DB_2=3" });
    const found = [0, 0, 0];
    for (let made = 0; made < 8_000; made += 1) {
      const shard = chooseShard(newId(), shards);
      found[shard] = (found[shard] ?? 0) + 1;
    }
    expect(found[0]).toBe(0);
    expect(found[1]).toBeGreaterThan(1_800);
    expect(found[1]).toBeLessThan(2_200);
    expect(found[2]).toBe(8_000 - (found[1] ?? 0));
  });
});
