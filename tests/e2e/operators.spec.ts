import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { toolEnvironment } from "../../workers/toolchain.mjs";
import { serveProduct } from "../fakes/served-product.mjs";
import { beesPdf, drawing, glaciersDocx, printingDocx, type Upload } from "./material/documents";

const root = resolve(import.meta.dirname, "..", "..");
const port = process.env.E2E_OPERATORS_PORT ?? "8805";
const origin = `http://localhost:${port}`;
const state = resolve(root, ".wrangler", "served", port);
const backup = resolve(root, ".wrangler", "served", `${port}-backup`);
const password = "desert fox 7";

let served: Awaited<ReturnType<typeof serveProduct>> | null = null;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  rmSync(backup, { recursive: true, force: true });
  mkdirSync(backup, { recursive: true, mode: 0o755 });
  await startEmpty();
});
test.afterAll(async () => {
  await served?.stop();
});

/** Deletes everything: database, bytes, counters and the administrator's token. */
async function startEmpty(): Promise<void> {
  await served?.stop();
  served = await serveProduct(port, {});
}

/** Runs `npm run admin -- ...` with the token that the server has created. */
function admin(...given: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["workers/admin/admin.mjs", ...given, "--url", origin],
    {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, ...toolEnvironment, STATE_DIR: state, ADMIN_TOKEN: "" },
    },
  );
  return { status, stdout, stderr };
}

/** Runs a command, which must succeed. @returns the JSON that it prints */
function runAdmin(...given: string[]) {
  const { status, stdout, stderr } = admin(...given, "--json");
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout);
}

class Learner {
  cookie = "";
  constructor(readonly username: string) {}

  async send(path: string, body?: object | FormData): Promise<Response> {
    const json = body && !(body instanceof FormData);
    const response = await fetch(origin + path, {
      method: body ? "POST" : "GET",
      headers: {
        cookie: this.cookie,
        // The server is restarted in between; a connection to the old one would fail.
        connection: "close",
        ...(json && { "Content-Type": "application/json" }),
      },
      body: json ? JSON.stringify(body) : (body ?? null),
    });
    const cookies = response.headers.getSetCookie().map((one) => one.split(";")[0]);
    if (cookies.length > 0) this.cookie = cookies.join("; ");
    return response;
  }

  register() {
    const email = `${this.username}@example.com`;
    return this.send("/api/register", { username: this.username, email, password });
  }

  logIn(given = password) {
    return this.send("/api/login", { username: this.username, password: given });
  }

  async upload(...files: Upload[]): Promise<void> {
    const form = new FormData();
    for (const { name, mimeType, buffer } of files) {
      form.append("files", new File([new Uint8Array(buffer)], name, { type: mimeType }));
    }
    expect((await this.send("/api/upload", form)).status).toBe(201);
  }

  async files(): Promise<{ id: string; name: string; status: string }[]> {
    return (await this.send("/api/user/files")).json() as Promise<never>;
  }

  /** The bytes of every file, by name. */
  async contents(): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const { id, name } of await this.files()) {
      const response = await this.send(`/api/files/${id}/content`);
      expect(response.status, name).toBe(200);
      found[name] = Buffer.from(await response.arrayBuffer()).toString("base64");
    }
    return found;
  }

  /** The quotes that a question is answered with. */
  async ask(message: string): Promise<string[]> {
    const response = await this.send("/api/chat", { message, fileId: null });
    const reply = (await response.json()) as { citations: { quote: string }[] };
    return reply.citations.map(({ quote }) => quote);
  }
}

test("a backup is restored to an empty deployment, with bytes and search index", async () => {
  test.setTimeout(300_000);
  const learners = [new Learner("nora"), new Learner("omar")];
  const [nora, omar] = learners as [Learner, Learner];
  for (const learner of learners) expect((await learner.register()).status).toBe(201);
  await nora.upload(beesPdf(), printingDocx(), drawing());
  await omar.upload(glaciersDocx());
  await expect
    .poll(async () => (await nora.files()).map(({ status }) => status), { timeout: 90_000 })
    .not.toContain("reading");
  const question = "What is the most serious enemy of the honeybee?";
  const asked = await nora.ask(question);
  expect(asked.length).toBeGreaterThan(0);
  const quiz = { fileId: null, topic: "Photosynthesis", questionCount: 2 };
  expect((await omar.send("/api/quiz", quiz)).status).toBe(200);
  const before = [await nora.contents(), await omar.contents()];
  const quizzesOf = async (learner: Learner) => {
    const answer = await (await learner.send("/api/user/subscription")).json();
    return (answer as { quizzesCreated: number }).quizzesCreated;
  };
  expect(await quizzesOf(omar)).toBe(1);

  expect(runAdmin("check").verdict).toBe("consistent");
  expect(runAdmin("backup", backup)).toEqual({ folder: backup, missingBytes: [] });
  // The folder may already exist, with other permissions.
  for (const part of ["rows", "bytes"]) {
    expect(statSync(join(backup, part)).mode & 0o077).toBe(0);
  }
  const objects = () => filesIn(join(backup, "bytes")).length;
  expect(objects()).toBe(4);
  // Again into the same folder, after a file was deleted.
  const [gone] = await nora.files();
  const removed = await fetch(`${origin}/api/files/${gone?.id}`, {
    method: "DELETE",
    headers: { cookie: nora.cookie },
  });
  expect(removed.status).toBe(200);
  runAdmin("backup", backup);
  expect(objects()).toBe(3);
  delete before[0]?.[gone?.name ?? ""];

  await startEmpty();
  expect((await nora.logIn()).status).toBe(401);
  const restored = runAdmin("restore", backup);
  expect(restored).toMatchObject({
    databases: { DB: { rows: { users: 2, files: 3 }, index: { missing: 0, stray: 0 } } },
    rowsWithoutBytes: [],
    bytesOfOtherLength: [],
    bytesWithoutRows: [],
    verdict: "consistent",
  });
  for (const learner of learners) expect((await learner.logIn()).status).toBe(200);
  expect([await nora.contents(), await omar.contents()]).toEqual(before);
  if (gone?.name !== beesPdf().name) expect(await nora.ask(question)).toEqual(asked);
  expect(await quizzesOf(omar)).toBe(1);
  // Restored files can be deleted and leave nothing behind.
  for (const { id } of await omar.files()) {
    const headers = { cookie: omar.cookie };
    const { status } = await fetch(`${origin}/api/files/${id}`, { method: "DELETE", headers });
    expect(status).toBe(200);
  }
  expect(runAdmin("check").verdict).toBe("consistent");
  const again = admin("restore", backup);
  expect(again.status).toBe(1);
  expect(again.stderr).toContain("The deployment has learners.");
  runAdmin("restore", backup, "--merge");
  expect((await omar.files()).map(({ name }) => name)).toEqual([glaciersDocx().name]);
  expect([await nora.contents(), await omar.contents()]).toEqual(before);
});

test("an administrator can find, help, ban and delete a learner by name", async () => {
  const learner = new Learner("petra");
  await learner.register();
  expect(admin("find", "pet").stdout).toContain("petra@example.com");
  const { password: given } = runAdmin("reset-password", "petra", "--note", "wrote to us");
  expect((await learner.logIn()).status).toBe(401);
  expect((await learner.logIn(given)).status).toBe(200);
  runAdmin("premium", "petra@example.com", "2999-01-31");
  expect(await (await learner.send("/api/user/subscription")).json()).toMatchObject({
    isPremium: true,
  });
  expect(runAdmin("premium", "petra", "off")).toMatchObject({ tier: "free" });
  expect(runAdmin("ban", "petra")).toMatchObject({ bannedAt: expect.any(String) });
  expect((await learner.send("/api/user")).status).toBe(401);
  expect((await learner.logIn(given)).status).toBe(403);
  expect(runAdmin("unban", "petra")).toMatchObject({ bannedAt: null });
  expect((await learner.logIn(given)).status).toBe(200);
  expect(admin("usage", "petra").stdout).toContain("chatMessagesCount: 0");
  expect(admin("storage", "petra").stdout).toContain("files: 0");
  const unsure = admin("delete", "petra");
  expect(unsure.status).toBe(1);
  expect(unsure.stderr).toContain("Pass --yes");
  runAdmin("delete", "petra", "--yes");
  expect((await learner.send("/api/user")).status).toBe(401);
  expect(admin("show", "petra").stderr).toContain("No learner matches petra exactly.");
  const log = runAdmin("log");
  expect(log.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
    "delete",
    "unban",
  ]);
  expect(JSON.stringify(log)).not.toContain("wrote to us");
});

test("the tool reports an error in one line", async () => {
  expect(statSync(join(state, "admin-token")).mode & 0o077).toBe(0);
  const wrong = (environment: object, ...given: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, ["workers/admin/admin.mjs", ...given], {
      cwd: root,
      encoding: "utf8",
      env: {
        ...process.env,
        ...toolEnvironment,
        STATE_DIR: state,
        ADMIN_TOKEN: "",
        ...environment,
      },
    });
    expect(status).toBe(1);
    expect(stderr).not.toContain("    at ");
    return stderr;
  };
  const here = ["--url", origin];
  expect(wrong({ ADMIN_TOKEN: "x".repeat(32) }, "usage", ...here)).toContain(
    "does not accept this token",
  );
  expect(wrong({}, "usage", "--url", "https://fennec.example")).toContain("There is no token for");
  expect(wrong({ ADMIN_TOKEN: "x" }, "usage", "--url", "http://fennec.example")).toContain(
    "Use https",
  );
  expect(wrong({ STATE_DIR: join(state, "none") }, "usage", ...here)).toContain(
    "no server has started with the state folder",
  );
  expect(wrong({}, "usage", "--nonsense")).toContain("--nonsense");
  expect(wrong({}, "frobnicate", ...here)).toContain("There is no command frobnicate.");
  expect(wrong({}, "backup", join(root, "package.json", "x"), ...here)).toContain("ENOTDIR");
  expect(wrong({}, "restore", "/nowhere", ...here)).toContain("is not a complete backup");
  expect(wrong({}, "find", ...here)).toContain("TEXT is missing");
  const later = join(backup, "later");
  mkdirSync(later, { recursive: true });
  const tables = [{ name: "users" }, { name: "of_a_later_version" }];
  writeFileSync(
    join(later, "backup.json"),
    JSON.stringify({ databases: [{ name: "DB", tables }] }),
  );
  expect(wrong({}, "restore", later, "--merge", ...here)).toContain(
    "lacks tables of the backup: of_a_later_version. Deploy the version that made the backup",
  );
});

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}
