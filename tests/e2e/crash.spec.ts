import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "@playwright/test";
import { toolEnvironment } from "../../workers/toolchain.mjs";
import { beesPdf, drawing, glaciersDocx, longDocx, printingDocx } from "./material/documents";

const root = resolve(import.meta.dirname, "..", "..");
const state = resolve(root, ".wrangler", "e2e", "crash");
const port = process.env.E2E_CRASH_PORT ?? "8798";
const origin = `http://localhost:${port}`;
const kills = 12;
/** The most milliseconds between the start of a request and the kill; more for longer uploads. */
const longestDelay = 300;

/** Enough files that most of a batch's time is spent between the first and the last. */
const batch = [
  longDocx(),
  ...Array.from({ length: 3 }, (_, part) => [
    beesPdf(`honeybees ${part}.pdf`),
    printingDocx(`printing press ${part}.docx`),
    glaciersDocx(`glaciers ${part}.docx`),
  ]).flat(),
  drawing(),
];

let server: ChildProcess | null = null;

// Both tests use the same port, so they run one after the other.
test.describe.configure({ mode: "default" });
test.beforeEach(() => rmSync(state, { recursive: true, force: true }));
test.afterEach(kill);

test("after kill -9 during an upload, every row has its bytes and all bytes have a row", async () => {
  test.setTimeout(600_000);
  await start();
  const cookie = await signUp();
  const began = Date.now();
  expect(await upload(cookie)).toBe(201);
  const latest = Math.max(longestDelay, (Date.now() - began) * 1.1);
  let answered = 1;
  let interrupted = 0;
  let left = 0;
  for (let round = 0; round < kills; round += 1) {
    if (round > 0) await start();
    const uploading = upload(cookie);
    await new Promise((done) => setTimeout(done, (round * latest) / (kills - 1)));
    await kill();
    const status = await uploading;
    if (status !== null) {
      expect(status).toBe(201);
      answered += 1;
    }
    const { rows, announced, objects } = readState();
    if (announced.size > left) interrupted += 1;
    left = announced.size;
    // At any moment, each row has its bytes, and all bytes have a row or are announced for removal.
    expect(difference(rows, objects), `rows without bytes, kill ${round + 1}`).toEqual([]);
    expect(
      difference(objects, new Set([...rows, ...announced])),
      `bytes without a row, kill ${round + 1}`,
    ).toEqual([]);
  }
  expect(interrupted, "kills that left a batch half-way").toBeGreaterThan(0);
  await start();
  const listed = await listFiles(cookie);
  await sweep(Date.now() + 2 * 3_600_000);
  expect(await listFiles(cookie)).toEqual(listed);
  for (const { id, size } of listed) {
    const content = await fetch(`${origin}/api/files/${id}/content`, { headers: { cookie } });
    expect(content.status).toBe(200);
    expect((await content.arrayBuffer()).byteLength).toBe(size);
  }
  await kill();
  const { rows, announced, objects } = readState();
  expect(listed).toHaveLength(rows.size);
  // A batch is stored completely or not at all, and confirmed ones are stored.
  expect(listed.length % batch.length).toBe(0);
  expect(listed.length).toBeGreaterThanOrEqual(answered * batch.length);
  expect(sorted(objects)).toEqual(sorted(rows));
  expect(sorted(announced)).toEqual([]);
});

test("the day's message count survives a kill -9", async () => {
  test.setTimeout(300_000);
  await start();
  const cookie = await signUp();
  // A learner without files sees the welcome instead of the count.
  expect(await upload(cookie, [beesPdf("honeybees.pdf")])).toBe(201);
  for (let sent = 0; sent < 3; sent += 1) {
    expect((await say(cookie)).status).toBe(200);
  }
  await kill();
  await start();
  const page = await fetch(`${origin}/app`, { headers: { cookie } });
  expect((await page.text()).replace(/<!-- -->/g, "")).toContain("7 of 10 messages left today");
  const answers = await Promise.all(Array.from({ length: 9 }, () => say(cookie)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(7);
  expect(statuses.filter((status) => status === 402)).toHaveLength(2);
});

async function start(): Promise<void> {
  const served = ["workers/server/server.mjs", "--without-pictures"];
  const child = spawn(process.execPath, served, {
    cwd: root,
    env: {
      ...process.env,
      ...toolEnvironment,
      FENNEC_BUILT: "1",
      PORT: port,
      STATE_DIR: state,
    },
    // A process group of its own, so that all of it can be killed.
    detached: true,
    stdio: "ignore",
  });
  server = child;
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    try {
      if ((await fetch(`${origin}/healthz`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("The server did not start.");
}

/** Sends `kill -9` to the server and everything it started. */
async function kill(): Promise<void> {
  const child = server;
  server = null;
  if (!child?.pid || child.exitCode !== null) return;
  const gone = new Promise((done) => child.once("exit", done));
  process.kill(-child.pid, "SIGKILL");
  await gone;
  // The group's other processes release their port and their files a moment later.
  while (await listening()) await new Promise((done) => setTimeout(done, 20));
}

async function listening(): Promise<boolean> {
  return fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(1_000) }).then(
    () => true,
    (error) => error instanceof Error && error.name === "TimeoutError",
  );
}

async function signUp(): Promise<string> {
  const response = await fetch(`${origin}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "nora", email: "nora@example.com", password: "desert fox 7" }),
  });
  expect(response.status).toBe(201);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** @returns the status, or null if the server died */
async function upload(cookie: string, files = batch): Promise<number | null> {
  const form = new FormData();
  for (const { name, mimeType, buffer } of files) {
    form.append("files", new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  try {
    const response = await fetch(`${origin}/api/upload`, {
      method: "POST",
      headers: { cookie },
      body: form,
    });
    return response.status;
  } catch {
    return null;
  }
}

async function say(cookie: string): Promise<Response> {
  return fetch(`${origin}/api/chat`, {
    method: "POST",
    headers: { cookie, "Content-Type": "application/json" },
    body: JSON.stringify({ message: "What is pollination?", fileId: null }),
  });
}

async function listFiles(cookie: string): Promise<{ id: string; size: number }[]> {
  const response = await fetch(`${origin}/api/user/files`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return response.json();
}

/** Runs the sweep as the cron trigger does, at the given time. */
async function sweep(time: number): Promise<void> {
  const response = await fetch(`${origin}/cdn-cgi/local/scheduled?time=${time}`);
  expect(response.status).toBe(200);
}

/** What is on disk while the server is stopped, read from Miniflare's own databases. */
function readState() {
  const database = sqliteFile("d1", "miniflare-D1DatabaseObject");
  return {
    rows: column(database, "SELECT bytes_key AS value FROM files"),
    announced: column(database, "SELECT key AS value FROM bytes_to_remove"),
    objects: column(
      sqliteFile("r2", "miniflare-R2BucketObject"),
      "SELECT key AS value FROM _mf_objects",
    ),
  };
}

function sqliteFile(...folders: string[]): string {
  const folder = resolve(state, "v3", ...folders);
  const files = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  expect(files, folder).toHaveLength(1);
  return resolve(folder, files[0] ?? "");
}

function column(file: string, query: string): Set<string> {
  const database = new DatabaseSync(file);
  try {
    return new Set(
      database
        .prepare(query)
        .all()
        .map((row) => String(row.value)),
    );
  } finally {
    database.close();
  }
}

function difference(left: Set<string>, right: Set<string>): string[] {
  return [...left].filter((item) => !right.has(item));
}

function sorted(items: Set<string>): string[] {
  return [...items].sort();
}
