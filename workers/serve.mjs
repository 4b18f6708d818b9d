// `npm start`, `npm run dev` and `npm run serve`: install and build what is missing, then serve.
//   npm start       for this machine only, without a key or a network; with --model NAME, a model of
//                   Ollama or LM Studio answers
//   npm run dev     the same from source, with hot reload (--watch)
//   npm run serve   for others, behind a TLS proxy: docs/self-hosting.md (--production)
// Variables: workers/server/configuration.mjs for the server, workers/server/settings.mjs for the product.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { applyLocalModel } from "./local-models.mjs";
import { readConfiguration, requireFreePort } from "./server/configuration.mjs";
import { prepareFolder } from "./server/prepare-folder.mjs";
import { exitWith } from "./server/refusal.mjs";
import { root, toolEnvironment } from "./toolchain.mjs";

const flags = process.argv.slice(2);
/** How long a process may take to end, in milliseconds. */
const timeoutMs = 5_000;
/** npm's shell, which may end without passing a signal on. */
const parent = process.ppid;
/** Windows has no groups of processes, and finds commands by its shell. */
const hasGroups = process.platform !== "win32";

try {
  // Checked before a build, which takes minutes.
  const configuration = readConfiguration(process.env, flags.includes("--production"));
  prepareFolder(configuration.state);
  await requireFreePort(configuration);
} catch (error) {
  exitWith(error);
}
await applyLocalModel(flags);
// On the machine's Node, because no other may be installed yet.
await run(process.execPath, [join(root, "workers", "prepare.mjs"), ...flags]);
await run("node", [
  "--disable-warning=ExperimentalWarning",
  join(root, "workers", "server", "server.mjs"),
  ...flags,
]);
process.exit(0);

/**
 * Runs a command in a process group of its own, so that all processes that it starts end with it. If it fails or is
 * stopped, this process exits.
 */
function run(command, args) {
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...toolEnvironment,
      NODE_ENV: flags.includes("--watch") ? "development" : "production",
      WRANGLER_WRITE_LOGS: "false",
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: hasGroups,
    shell: !hasGroups,
  });
  let stopped = false;
  const stop = () => {
    stopped = true;
    child.kill("SIGTERM");
    setTimeout(() => endGroup(child), timeoutMs).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  const watch = setInterval(() => npmHasEnded() && stop(), 500);
  return new Promise((done) => {
    child.on("error", exitWith);
    child.on("exit", (code) => {
      clearInterval(watch);
      endGroup(child);
      if (stopped) process.exit(0);
      if (code !== 0) process.exit(1);
      done();
    });
  });
}

function endGroup({ pid }) {
  try {
    if (hasGroups && pid) process.kill(-pid, "SIGKILL");
  } catch {
    // The group has ended already.
  }
}

/** Whether npm has ended, whose shell may not pass the signal on. */
function npmHasEnded() {
  return process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
}
