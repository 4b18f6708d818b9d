import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { askTogether } from "~/platform/ask-together.server";
import { openDatabase } from "~/platform/database.server";

const database = openDatabase(env.DB);
const read = (value: string) =>
  database.select({ value: sql<string>`value` }).from(sql`(SELECT ${value} AS value)`);

it("sends reads that are put at once as one, and gives each its own rows", async () => {
  const sent = vi.spyOn(database, "batch");
  const ask = askTogether(database);
  expect(await Promise.all([ask(read("a")), ask(read("b"))])).toEqual([
    [{ value: "a" }],
    [{ value: "b" }],
  ]);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(await ask(read("c"))).toEqual([{ value: "c" }]);
  expect(sent).toHaveBeenCalledTimes(2);
});

it("fails each read of those that went together, and none of the next", async () => {
  const ask = askTogether(database);
  const broken = database.select({ value: sql`value` }).from(sql`no_such_table`);
  const results = await Promise.allSettled([ask(read("a")), ask(broken)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask(read("a"))).toEqual([{ value: "a" }]);
});
