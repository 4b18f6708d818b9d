import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { openDatabase } from "~/platform/database.server";

const database = openDatabase(env.DB);
const select = (value: string) =>
  database.select({ value: sql<string>`value` }).from(sql`(SELECT ${value} AS value)`);

it("sends reads made at the same time as one batch, and returns each its own rows", async () => {
  const sent = vi.spyOn(database, "batch");
  expect(await Promise.all([database.read(select("a")), database.read(select("b"))])).toEqual([
    [{ value: "a" }],
    [{ value: "b" }],
  ]);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(await database.read(select("c"))).toEqual([{ value: "c" }]);
  expect(sent).toHaveBeenCalledTimes(1);
});

it("fails every read of a batch if one fails, but not the next read", async () => {
  const broken = database.select({ value: sql`value` }).from(sql`no_such_table`);
  const results = await Promise.allSettled([database.read(select("a")), database.read(broken)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await database.read(select("a"))).toEqual([{ value: "a" }]);
});
