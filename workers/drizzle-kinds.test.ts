import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import * as entity from "drizzle-orm/entity";
import { integer, SQLiteTable, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { cachedKinds } from "./drizzle-kinds.mjs";

type Entity = typeof entity;

const file = new URL("../node_modules/drizzle-orm/entity.js", import.meta.url).pathname;
const code = String(await cachedKinds.load(file, { ssr: true }));
const patched: Entity = await import(
  `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`
);

it("tells kinds apart as Drizzle does", async () => {
  expect(await readFile(file, "utf8")).not.toBe(code);
  const table = sqliteTable("items", { id: integer().primaryKey(), name: text() });
  // What a second copy of Drizzle would make: no instance of the class, but of its kind.
  class Copy {
    static [entity.entityKind] = "SQLiteTable";
    name = "copy";
  }
  class Derived extends Copy {}
  const values: unknown[] = [
    ...[table, table.id, table.name, eq(table.id, 1), sql`1`, sql.placeholder("id")],
    ...[new Copy(), new Derived(), {}, { constructor: undefined }],
    ...[null, undefined, 1, "text"],
  ];
  const classes = values
    .map((value) => (value as object | null)?.constructor ?? Object)
    .filter((owner) => Object.hasOwn(owner, entity.entityKind));
  const types = [...new Set([...classes, SQLiteTable])] as Parameters<Entity["is"]>[1][];
  expect(types.length).toBeGreaterThan(5);
  for (const value of values) {
    for (const type of types) expect(patched.is(value, type)).toBe(entity.is(value, type));
  }
  class NoEntity {}
  const asked = NoEntity as unknown as Parameters<Entity["is"]>[1];
  expect(() => patched.is({}, asked)).toThrow("doesn't look like a Drizzle entity");
});
