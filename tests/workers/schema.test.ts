import { env } from "cloudflare:workers";
import { is } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";

const modules = import.meta.glob<Record<string, unknown>>("../../app/*/tables.server.ts", {
  eager: true,
});
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, SQLiteTable))
  .map((table) => getTableConfig(table));

describe.each(tables)("the migrated table $name", (table) => {
  it("has the declared columns", async () => {
    const composite = table.primaryKeys.flatMap((key) => key.columns.map(({ name }) => name));
    const declared = table.columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      notnull: Number(column.notNull),
      pk: composite.length > 0 ? composite.indexOf(column.name) + 1 : Number(column.primary),
      dflt_value: null,
    }));
    const { results } = await env.DB.prepare(
      "SELECT name, lower(type) AS type, [notnull], pk, dflt_value FROM pragma_table_info(?)",
    )
      .bind(table.name)
      .all();
    expect(results).toEqual(declared);
  });

  it("has the declared foreign keys", async () => {
    const declared = table.foreignKeys.map((key) => {
      const { columns, foreignTable, foreignColumns } = key.reference();
      return {
        from: columns[0]?.name,
        table: getTableConfig(foreignTable).name,
        to: foreignColumns[0]?.name,
        on_delete: (key.onDelete ?? "no action").toUpperCase(),
      };
    });
    const { results } = await env.DB.prepare(
      "SELECT [from], [table], [to], on_delete FROM pragma_foreign_key_list(?)",
    )
      .bind(table.name)
      .all();
    expect(results).toHaveLength(declared.length);
    expect(results).toEqual(expect.arrayContaining(declared));
  });

  it("has the declared indexes", async () => {
    const declared = [
      ...table.indexes.map(({ config }) => ({
        name: config.name,
        unique: config.unique,
        columns: config.columns.map((column) => (column as SQLiteColumn).name),
      })),
      ...table.columns
        .filter((column) => column.isUnique)
        .map((column) => ({ name: column.uniqueName, unique: true, columns: [column.name] })),
    ];
    expect(byName(await createdIndexes(table.name))).toEqual(byName(declared));
  });

  it("has an index under every foreign key", async () => {
    const indexed = (await createdIndexes(table.name)).map(({ columns }) => columns[0]);
    const key = table.primaryKeys[0]?.columns[0] ?? table.columns.find(({ primary }) => primary);
    for (const { reference } of table.foreignKeys) {
      const column = reference().columns[0]?.name;
      expect([...indexed, key?.name], `an index on ${table.name}.${column}`).toContain(column);
    }
  });
});

describe("the migrated database", () => {
  it("has only the declared tables and the full-text index", async () => {
    const { results } = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table'",
    ).all<{ name: string }>();
    const own = results
      .map(({ name }) => name)
      .filter((name) => !/^(_cf_|d1_migrations$|sqlite_|passage_index)/.test(name));
    expect(own.sort()).toEqual(tables.map(({ name }) => name).sort());
    expect(tables.length).toBeGreaterThanOrEqual(9);
  });

  it("enforces foreign keys", async () => {
    const orphan = env.DB.prepare(
      "INSERT INTO sessions (token_hash, id, user_id, created_at, last_used_at, expires_at) VALUES ('t', 'i', 'nobody', 0, 0, 0)",
    );
    await expect(orphan.run()).rejects.toThrow(/FOREIGN KEY/);
  });

  it("removes a passage from the full-text index when its row is deleted", async () => {
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO users (id, username, username_key, password_hash, created_at) VALUES ('u', 'u', 'u', '', 0)",
      ),
      env.DB.prepare(
        "INSERT INTO files (id, user_id, name, type, size, bytes_key, status, created_at) VALUES ('f', 'u', 'f', 'pdf', 1, 'k', 'ready', 0)",
      ),
      env.DB.prepare(
        "INSERT INTO passages (id, file_id, user_id, ordinal, body) VALUES (41, 'f', 'u', 0, 'chlorophyll')",
      ),
      env.DB.prepare(
        "INSERT INTO passage_index (rowid, scope, terms) VALUES (41, 'uu0', 'chlorophyll')",
      ),
    ]);
    const found = () =>
      env.DB.prepare(
        "SELECT rowid FROM passage_index WHERE passage_index MATCH 'chlorophyll'",
      ).all();
    expect((await found()).results).toHaveLength(1);
    await env.DB.prepare("DELETE FROM users WHERE id = 'u'").run();
    expect((await found()).results).toHaveLength(0);
  });
});

interface Index {
  name: string | undefined;
  unique: boolean;
  columns: string[];
}

/** The indexes made by `CREATE INDEX`, without those of primary keys. */
async function createdIndexes(table: string): Promise<Index[]> {
  const { results } = await env.DB.prepare(
    `SELECT list.name, list.[unique], group_concat(info.name) AS columns
     FROM pragma_index_list(?) AS list, pragma_index_info(list.name) AS info
     WHERE list.origin = 'c' GROUP BY list.name ORDER BY info.seqno`,
  )
    .bind(table)
    .all<{ name: string; unique: number; columns: string }>();
  return results.map(({ name, unique, columns }) => ({
    name,
    unique: unique === 1,
    columns: columns.split(","),
  }));
}

function byName(indexes: Index[]): Index[] {
  return indexes.sort((a, b) => (a.name ?? "").localeCompare(b.name ?? ""));
}
