import { spawn } from "node:child_process";
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../workers/toolchain.mjs";
import { emptyFolder, firstPort, membersOf } from "./machine";
import { poll } from "./poll";

const port = firstPort + 4;
const origin = `http://localhost:${port}`;
let output = "";
let server: ReturnType<typeof spawn>;

beforeAll(async () => {
  server = spawn(process.execPath, ["workers/serve.mjs", "--watch"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), STATE_DIR: emptyFolder("developed-state") },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  await poll(
    "for npm run dev to serve",
    () => (output.includes(`Fennec is at ${origin}`) ? true : null),
    240_000,
  ).catch((error) => {
    throw new Error(`${error.message} It printed: ${output}`);
  });
});

afterAll(async () => {
  server.kill("SIGTERM");
  await poll(
    "for it to end",
    () => (membersOf(server.pid ?? 0).length === 0 ? true : null),
    20_000,
  );
});

test("pages are rendered from source, with hot reload and React's development build", async () => {
  const page = await (await fetch(`${origin}/auth`)).text();
  expect(page).toContain("/app/entry.client.tsx");
  const component = await (await fetch(`${origin}/app/ui/button.tsx`)).text();
  expect(component).toContain("/@vite/client");
  expect(component).toContain("jsxDEV");
});

test("a learner can register and log in, with Durable Objects and a database", async () => {
  const json = { username: "dev", email: "dev@example.org", password: "desert fox 7" };
  const call = (path: string) =>
    fetch(`${origin}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(json),
    });
  expect((await call("/api/register")).status).toBe(201);
  expect((await call("/api/login")).status).toBe(200);
});

test("requests during two edits are answered, even if one is aborted", async () => {
  const load = async (signal?: AbortSignal) => (await fetch(`${origin}/auth`, { signal })).status;
  await save("app/ui/button.tsx");
  const aborted = new AbortController();
  const first = load(aborted.signal);
  const others = [load(), load()];
  setTimeout(() => aborted.abort(), 50);
  await expect(first).rejects.toThrow("aborted");
  await save("app/ui/button.tsx");
  others.push(load(), load(), load());
  expect(await Promise.all(others)).toEqual([200, 200, 200, 200, 200]);
});

/** Saves a file unchanged, and waits until Vite has seen it. */
async function save(file: string): Promise<void> {
  const reloads = () => output.split("page reload").filter((line) => line.includes(file)).length;
  const before = reloads();
  utimesSync(join(root, file), new Date(), new Date());
  await poll("for the edit to be seen", () => (reloads() > before ? true : null), 20_000);
}
