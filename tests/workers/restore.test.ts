import { env, exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { byteOwners } from "~/library/storage-store.server";
import { administer, administered, rebuildIndex } from "./administrator";
import { pixelPng, studyDocx, studyPdf } from "./documents";
import { type FileAnswer, type Learner, newLearner, uploaded } from "./learner";

interface Table {
  name: string;
  rows: number;
}

type Row = Record<string, string | number | null>;

let learner: Learner;
let files: FileAnswer[];

beforeEach(async () => {
  learner = await newLearner();
  files = [
    await uploaded(learner, studyDocx()),
    await uploaded(learner, studyPdf()),
    await uploaded(learner, pixelPng()),
  ];
});

/** Every row of every table, in the order in which they must be stored. */
async function copyEverything(): Promise<[string, Row[]][]> {
  const { tables } = await administered<{ tables: Table[] }>("POST", "copy");
  const copied: [string, Row[]][] = [];
  for (const { name, rows: counted } of tables) {
    const rows: Row[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const step: { rows: Row[]; next: number | null } = await administered(
        "GET",
        `rows?table=${name}&after=${after}`,
      );
      rows.push(...step.rows);
      after = step.next;
    }
    // The backup itself is recorded there.
    if (name !== "admin_actions") expect(rows, name).toHaveLength(counted);
    copied.push([name, rows]);
  }
  return copied;
}

async function storeEverything(copy: [string, Row[]][]): Promise<void> {
  for (const [table, rows] of copy) {
    for (let at = 0; at < rows.length; at += 100) {
      await administered("POST", "rows", { table, rows: rows.slice(at, at + 100) });
    }
  }
}

/** The bytes of a learner's file. */
async function contentOf(of: Learner, { id }: FileAnswer): Promise<Uint8Array> {
  const response = await of.call("GET", `/api/files/${id}/content`);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

const rowsOf = async (table: string) =>
  (await env.DB.prepare(`SELECT * FROM [${table}] ORDER BY rowid`).all()).results;

const sweep = () =>
  (exports.default as unknown as { scheduled(event: object): Promise<void> }).scheduled({
    scheduledTime: Date.now(),
    cron: "",
  });

describe("a backup", () => {
  it("restores every row into an empty database, with all counts", async () => {
    const chat = { message: "What is rubisco?", fileId: files[0]?.id };
    await learner.call("POST", "/api/chat", { json: chat });
    const quiz = { topic: "Photosynthesis", fileId: null, questionCount: 2 };
    await learner.call("POST", "/api/quiz", { json: quiz });
    const copy = await copyEverything();
    expect(copy.map(([name]) => name).indexOf("users")).toBeLessThan(
      copy.map(([name]) => name).indexOf("files"),
    );
    const before = Object.fromEntries(
      await Promise.all(copy.map(async ([name]) => [name, await rowsOf(name)])),
    );
    const sessions = await rowsOf("sessions");
    await env.DB.batch([
      env.DB.prepare("DELETE FROM users"),
      env.DB.prepare("DELETE FROM admin_actions"),
    ]);
    expect(await rowsOf("passages")).toEqual([]);
    await storeEverything(copy);
    // A chunk whose answer was lost is stored again.
    await storeEverything(copy);
    await rebuildIndex();
    for (const [name] of copy) {
      if (name === "admin_actions") continue;
      expect(await rowsOf(name), name).toEqual(before[name]);
    }
    // A backup contains no sessions.
    expect(sessions.length).toBeGreaterThan(0);
    expect(await rowsOf("sessions")).toEqual([]);
    expect(await administered("POST", "check", { of: "index" })).toMatchObject({
      index: { missing: 0, stray: 0 },
    });
  });

  it("leaves out rows that refer to a missing row", async () => {
    const copy = await copyEverything();
    await env.DB.prepare("DELETE FROM users").run();
    const torn = copy.map(([name, rows]): [string, Row[]] => [
      name,
      name === "files" ? rows.filter(({ id }) => id !== files[1]?.id) : rows,
    ]);
    await storeEverything(torn);
    const kept = (await rowsOf("passages")).map(({ file_id }) => file_id);
    expect(kept).toContain(files[0]?.id);
    expect(kept).not.toContain(files[1]?.id);
  });

  it("never changes existing rows", async () => {
    const copy = await copyEverything();
    await env.DB.prepare("UPDATE files SET name = 'renamed'").run();
    await storeEverything(copy);
    expect((await rowsOf("files")).every(({ name }) => name === "renamed")).toBe(true);
  });

  it("includes every table except those that can be recreated", async () => {
    const { results } = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table'",
    ).all<{ name: string }>();
    const own = results
      .map(({ name }) => name)
      .filter((name) => !/^(_cf_|d1_migrations$|sqlite_|passage_index)/.test(name));
    const held = (await copyEverything()).map(([name]) => name);
    const leftOut = [
      ...["bytes_to_remove", "derived_values", "passkey_challenges", "password_resets"],
      ...["push_subscriptions", "sessions"],
    ];
    expect([...held, ...leftOut].sort()).toEqual(own.sort());
    expect(held.at(-1)).toBe("study_metrics");
  });

  it("covers every table with stored bytes, and every table with counting triggers", async () => {
    const { results } = await env.DB.prepare(
      "SELECT name, type, sql FROM sqlite_master WHERE sql IS NOT NULL",
    ).all<{ name: string; type: string; sql: string }>();
    const owners = results.filter(({ type, sql }) => type === "table" && sql.includes("bytes_key"));
    expect(owners.map(({ name }) => name).sort()).toEqual([...byteOwners].sort());
    const counting = results.flatMap(({ type, sql }) =>
      type === "trigger" && !/AFTER DELETE|RAISE\(IGNORE\)/.test(sql)
        ? (/BEGIN\s+(?:INSERT INTO|UPDATE) `(\w+)`/.exec(sql)?.[1] ?? sql)
        : [],
    );
    expect([...new Set(counting)]).toEqual(["study_metrics"]);
    const blobs = results.filter(({ type, sql }) => type === "table" && /\bblob\b/i.test(sql));
    expect(
      blobs.map(({ name }) => name).filter((name) => !/^(_cf|passage_index)/.test(name)),
    ).toEqual([]);
  });

  it("of a self-hosted server leaves out its table of migrations, so Cloudflare can store it", async () => {
    await env.DB.exec("CREATE TABLE migration_fingerprints (name TEXT, sha256 TEXT)");
    const held = (await copyEverything()).map(([name]) => name);
    await env.DB.exec("DROP TABLE migration_fingerprints");
    expect(held).not.toContain("migration_fingerprints");
    expect(held).toContain("users");
  });

  it.each(["sessions", "passage_index", "d1_migrations", "nothing"])(
    "does not include %s",
    async (table) => {
      expect((await administer("GET", `rows?table=${table}`)).status).toBe(404);
      const rows = [{ id: "x" }];
      expect((await administer("POST", "rows", { table, rows })).status).toBe(404);
    },
  );
});

describe("a backup of the stored bytes", () => {
  const keyOf = async (file: FileAnswer | undefined) =>
    (
      await env.DB.prepare("SELECT bytes_key AS key FROM files WHERE id = ?")
        .bind(file?.id)
        .first<{ key: string }>()
    )?.key ?? "";

  it("restores them unchanged", async () => {
    const [file] = files;
    if (!file) throw new Error("There is no file.");
    const before = await contentOf(learner, file);
    const key = await keyOf(file);
    const copied = await administer("GET", `bytes?key=${encodeURIComponent(key)}`);
    const bytes = await copied.arrayBuffer();
    await env.BYTES.delete(key);
    expect((await administer("GET", `bytes?key=${key}`)).status).toBe(404);
    expect(await administered("POST", "check", { of: "rows" })).toMatchObject({ missing: [key] });
    const stored = await fetchBytes(key, bytes);
    expect(stored.status).toBe(200);
    expect(await contentOf(learner, file)).toEqual(before);
    expect(await administered("POST", "check", { of: "rows" })).toMatchObject({ missing: [] });
  });

  it("does not store bytes that no row refers to", async () => {
    expect((await fetchBytes("files/nobody/nothing", new ArrayBuffer(4))).status).toBe(404);
    expect(await env.BYTES.head("files/nobody/nothing")).toBeNull();
  });

  it("reports bytes that are cut short", async () => {
    const key = await keyOf(files[1]);
    await env.BYTES.put(key, "short");
    expect(await administered("POST", "check", { of: "rows" })).toMatchObject({
      missing: [],
      different: [key],
    });
  });

  it("reports bytes that no row refers to, and removes them on request", async () => {
    await env.BYTES.put("files/lost/1", "bytes");
    const look = (remove: boolean) =>
      administered<{ unowned: string[] }>("POST", "check", { of: "bytes", remove });
    expect((await look(false)).unowned).toEqual(["files/lost/1"]);
    expect((await look(true)).unowned).toEqual(["files/lost/1"]);
    expect((await look(false)).unowned).toEqual([]);
    await env.DB.prepare("UPDATE bytes_to_remove SET due = 1").run();
    await sweep();
    expect(await env.BYTES.head("files/lost/1")).toBeNull();
    for (const file of files) await contentOf(learner, file);
  });

  function fetchBytes(key: string, body: ArrayBuffer): Promise<Response> {
    return exports.default.fetch(
      `http://fennec.test/api/admin/bytes?key=${encodeURIComponent(key)}`,
      {
        method: "POST",
        headers: { Authorization: `Bearer ${env.ADMIN_TOKEN}` },
        body,
      },
    );
  }
});
