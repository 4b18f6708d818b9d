// Applies new migrations to the databases in a state folder, each in one transaction. Applied ones are recorded in
// wrangler's own table, so that its commands work on the same databases.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { root } from "../toolchain.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * @param {string} state
 * @param {Record<string, any>} databases as the app binds them
 * @throws Refusal where another version of Fennec made it, or it cannot be read
 */
export async function migrate(state, databases) {
  const server = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: "export default {}",
      d1Databases: databases,
      resourcePersistencePath: join(state, "v3"),
      // A failure is printed as one line, by the caller.
      handleStructuredLogs() {},
      log: new Log(LogLevel.NONE),
      telemetry: { enabled: false },
      cf: false,
    }),
  );
  try {
    for (const binding of Object.keys(databases)) {
      await applyTo(await server.getD1Database(binding), state);
    }
  } finally {
    await server.dispose();
  }
}

async function applyTo(database, state) {
  const migrations = readMigrations();
  const applied = await readApplied(database, state);
  const known = migrations.slice(0, applied.length);
  if (applied.some(({ name, sha256 }, at) => !same(known[at], name, sha256))) {
    throw new Refusal(
      `The database in ${state} was made by another version of Fennec. ` +
        "Start that version, or one that came after it, or set STATE_DIR to another folder.",
    );
  }
  for (const { name, sha256, sql } of migrations.slice(applied.length)) {
    const statements = splitSql(sql).map((statement) => database.prepare(statement));
    const enter = [
      database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
      database.prepare("INSERT INTO migration_fingerprints VALUES (?, ?)").bind(name, sha256),
    ];
    await database.batch([...statements, ...enter]).catch((error) => {
      throw new Refusal(`The migration ${name} failed and was undone: ${error.message}`);
    });
  }
}

async function readApplied(database, state) {
  try {
    await database.batch(
      [
        `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT,
          name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
        "CREATE TABLE IF NOT EXISTS migration_fingerprints (name TEXT PRIMARY KEY, sha256 TEXT NOT NULL)",
      ].map((statement) => database.prepare(statement)),
    );
    const { results } = await database
      .prepare(
        `SELECT name, sha256 FROM d1_migrations LEFT JOIN migration_fingerprints USING (name)
        ORDER BY id`,
      )
      .all();
    return results;
  } catch (error) {
    throw new Refusal(`The database in ${state} cannot be read: ${error.message}`);
  }
}

/** Each statement ends at the end of a line: tests/contracts/migrations.test.ts. */
function splitSql(sql) {
  return sql.split(/(?<=;)(?:-->.*)?\n/).filter((statement) => statement.trim() !== "");
}

function same(migration, name, sha256) {
  return migration?.name === name && migration.sha256 === sha256;
}

function readMigrations() {
  const folder = join(root, "migrations");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), "utf8");
      return { name, sql, sha256: createHash("sha256").update(sql).digest("hex") };
    });
}
