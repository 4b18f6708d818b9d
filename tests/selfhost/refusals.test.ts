import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { root } from "../../workers/toolchain.mjs";
import {
  emptyFolder,
  familyOf,
  firstPort,
  isListening,
  Machine,
  membersOf,
  packProduct,
  type Start,
} from "./machine";
import { poll } from "./poll";

const port = firstPort + 1;
let product: string;

beforeAll(() => {
  product = packProduct("refused-product");
});

/** The output and exit code of a failing start. */
async function refusal(start: Partial<Start>): Promise<{ code: number | null; output: string }> {
  const machine = new Machine({
    product,
    port,
    state: join(emptyFolder("refused"), "state"),
    ...start,
  });
  const code = await machine.ended;
  return { code, output: machine.output };
}

const origin = "https://study.example.org";
const wrong: [string, Partial<Start>, RegExp][] = [
  ["a port that is no number", { variables: { PORT: "abc" } }, /^PORT is "abc"\./],
  ["a port that does not exist", { variables: { PORT: "70000" } }, /^PORT is "70000"\./],
  [
    "a folder that is a file",
    { state: join(root, "package.json") },
    /^STATE_DIR \(.*\) cannot be written/,
  ],
  [
    "a folder below a file",
    { state: join(root, "package.json", "x") },
    /^STATE_DIR \(.*\) cannot be written: part of the path is not a folder/,
  ],
  [
    "a folder that the system refuses",
    { state: "/proc/fennec" },
    /^STATE_DIR \(.*\) cannot be written/,
  ],
  [
    "a provider that does not exist",
    { variables: { AI_PROVIDER: "oracle" } },
    /^Wrong configuration: AI_PROVIDER: Must be one of/,
  ],
  [
    "an allowance that is no number",
    { variables: { STORED_BYTES_FREE: "much" } },
    /^Wrong configuration: STORED_BYTES_FREE/,
  ],
  [
    "half of a check for people",
    { variables: { TURNSTILE_SITE_KEY: "x" } },
    /^Wrong configuration: TURNSTILE_SECRET_KEY/,
  ],
  [
    "a secret's file that is missing",
    { variables: { OPENAI_API_KEY_FILE: "/none" } },
    /^OPENAI_API_KEY_FILE names \/none/,
  ],
  ["an origin with a path", { origin: `${origin}/fennec` }, /^PUBLIC_URL is /],
  ["an origin without a protocol", { origin: "study.example.org" }, /^PUBLIC_URL is /],
  [
    "an address of another machine",
    { origin, variables: { HOST: "192.0.2.1" } },
    /^HOST is "192.0.2.1"/,
  ],
  [
    "no proxy at all",
    { origin, variables: { TRUSTED_PROXIES: "none" } },
    /^TRUSTED_PROXIES is "none"/,
  ],
  ["no folder in production", { origin, variables: { STATE_DIR: "" } }, /^STATE_DIR is not set/],
];

test.each(wrong)("%s stops the start with a one-line message", async (_, start, line) => {
  const { code, output } = await refusal(start);
  expect(output).toMatch(line);
  expect(output.trimEnd().split("\n")).toHaveLength(1);
  expect(code).toBe(1);
  expect(await isListening(port)).toBe(false);
});

test("a port in use stops the start with a message", async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(port, "127.0.0.1", done));
  try {
    const { code, output } = await refusal({});
    expect(output).toBe(
      `Port ${port} is in use. Set PORT to another port, or stop the process that listens there.\n`,
    );
    expect(code).toBe(1);
  } finally {
    other.close();
  }
});

test("a folder in use stops the start, without disturbing the process that uses it", async () => {
  const state = emptyFolder("shared-state");
  const first = await new Machine({ product, state, port }).ready();
  const { code, output } = await refusal({ state, port: firstPort + 5 });
  expect(output).toBe(
    `Another Fennec process is using ${state}. Stop it, or set STATE_DIR to another folder.\n`,
  );
  expect(code).toBe(1);
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
});

test("a damaged database stops the start with a message", async () => {
  const state = emptyFolder("broken-state");
  const folder = join(state, "v3", "d1", "miniflare-D1DatabaseObject");
  const first = await new Machine({ product, state, port }).ready();
  await first.stop();
  const { readdirSync, rmSync } = await import("node:fs");
  for (const name of readdirSync(folder).filter((one) => /^[0-9a-f]{64}/.test(one))) {
    if (name.endsWith(".sqlite")) writeFileSync(join(folder, name), "no database".repeat(1_000));
    else rmSync(join(folder, name));
  }
  const { code, output } = await refusal({ state });
  expect(output).toMatch(/^The database in .* cannot be read/);
  expect(output.trimEnd().split("\n")).toHaveLength(1);
  expect(code).toBe(1);
});

test("a worker process that dies is restarted", async () => {
  const machine = await new Machine({ product, port, state: emptyFolder("restart-state") }).ready();
  const [, ...workerds] = machine.processes().sort((a, b) => a - b);
  expect(workerds.length).toBeGreaterThan(3);
  for (const pid of workerds) process.kill(pid, "SIGKILL");
  await poll("for all workers to be there again", () =>
    fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => (ok && machine.processes().length > workerds.length ? true : null),
      () => null,
    ),
  );
  expect(await machine.stop()).toBe(0);
  // The kernel may still be freeing what a killed process held.
  await poll("for its processes to end", async () =>
    machine.processes().length === 0 ? true : null,
  );
});

test("a worker that takes too much memory is restarted, while pages are still served", async () => {
  const machine = await new Machine({
    product,
    port,
    state: emptyFolder("memory-state"),
    variables: { WORKER_MEMORY_MB: "40" },
  }).ready();
  await machine.printed(/fennec-engine exceeded its memory limit/);
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  expect(await machine.stop()).toBe(0);
});

const signals: [NodeJS.Signals, string, string[]][] = [
  ["SIGTERM", "npm", ["start"]],
  ["SIGINT", "npm", ["start"]],
  ["SIGTERM", process.execPath, [join("workers", "serve.mjs")]],
  ["SIGINT", process.execPath, [join("workers", "serve.mjs")]],
];

test.each(signals)(
  "%s to %s %s ends all processes within seconds",
  async (signal, command, args) => {
    const { child, printed } = startAs(command, args, emptyFolder("signalled-state"));
    const ended = new Promise((done) => child.once("close", done));
    await poll("for it to start", () => (printed().includes("Fennec is at") ? true : null));
    const pid = child.pid ?? 0;
    const family = familyOf(pid);
    // The server and its workers are among them, in a group of their own.
    expect(family.length).toBeGreaterThan(membersOf(pid).length + 1);
    // A terminal sends SIGINT to the whole group; a shell that npm has started takes it for its own.
    if (signal === "SIGINT") process.kill(-pid, signal);
    else child.kill(signal);
    await ended;
    const remaining = () => family.filter((one) => familyOf(one).length > 0);
    const deadline = Date.now() + 5_000;
    const isThere = async () => (await isListening(port)) || remaining().length > 0;
    while ((await isThere()) && Date.now() < deadline) {
      await new Promise((done) => setTimeout(done, 50));
    }
    expect(await isListening(port)).toBe(false);
    expect(remaining()).toEqual([]);
  },
);

test("SIGKILL to the process that started the server ends the server", async () => {
  const { child, printed } = startAs(
    process.execPath,
    [join("workers", "serve.mjs")],
    emptyFolder("killed-state"),
  );
  await poll("for it to start", () => (printed().includes("Fennec is at") ? true : null));
  child.kill("SIGKILL");
  const deadline = Date.now() + 5_000;
  while ((await isListening(port)) && Date.now() < deadline) {
    await new Promise((done) => setTimeout(done, 50));
  }
  expect(await isListening(port)).toBe(false);
});

/** As a person starts it in a checkout of the project, in a separate process group. */
function startAs(command: string, args: string[], state: string) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, FENNEC_BUILT: "1", PORT: String(port), STATE_DIR: state },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  return { child, printed: () => output };
}

test.skipIf(process.getuid?.() === 0)(
  "a folder without write permission stops the start with a message",
  async () => {
    const state = emptyFolder("read-only-state");
    mkdirSync(state);
    chmodSync(state, 0o500);
    const { code, output } = await refusal({ state });
    expect(output).toMatch(/^STATE_DIR \(.*\) cannot be written: permission denied/);
    expect(code).toBe(1);
  },
);
