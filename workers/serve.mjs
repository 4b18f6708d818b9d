// `npm start` and `npm run dev`: the whole product on this machine, with no key and no network.
//   PORT       where it listens; 8787 unless told
//   STATE_DIR  where it keeps database, files and counters; .wrangler/state unless told
//   --watch    builds again on each edit; a secret comes from .dev.vars then
// Who answers is told by the variables of docs/providers.md.
import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import {
  bundleWorkers,
  installPackages,
  modelVariables,
  root,
  runTool,
  stripeWebhook,
  toolEnvironment,
  workers,
} from "./toolchain.mjs";

const watch = process.argv.includes("--watch");
const port = process.env.PORT ?? "8787";
const state = resolve(root, process.env.STATE_DIR ?? join(".wrangler", "state"));
const address = `http://localhost:${port}`;
const hour = 3_600_000;
/** Of a product that is built again on each edit. Nobody pays here; the payment page says so. */
const watched = {
  DEPLOYMENT: "local",
  PAYMENT_PROVIDER: "sandbox",
  STRIPE_WEBHOOK_SECRET: "whsec_local",
};

installPackages();
if (watch) tellWebhook();
else bundleWorkers();
runTool("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state], {
  CI: "1",
});

const server = startServer();
server.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));

const health = await whenHealthy();
console.log(`Fennec is at ${address}, answered by ${health.engine}.`);
// In production a cron trigger does this.
await sweep();
setInterval(sweep, hour);

async function whenHealthy() {
  for (;;) {
    try {
      const response = await fetch(`${address}/healthz`);
      if (response.ok) return await response.json();
    } catch {
      // Not listening yet.
    }
    await new Promise((done) => setTimeout(done, 200));
  }
}

async function sweep() {
  await fetch(`${address}/cdn-cgi/local/scheduled`).catch(() => {});
}

/** Wrangler gives `--var` to its first worker only; another reads it beside its configuration. */
function tellWebhook() {
  const path = join(root, dirname(stripeWebhook.config), ".dev.vars");
  if (existsSync(path)) return;
  writeFileSync(
    path,
    Object.entries(watched)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  );
}

function startServer() {
  const [command, args] = watch
    ? [
        "wrangler",
        [
          ...["dev", ...workers.flatMap(({ config }) => ["-c", config])],
          ...["--port", port, "--persist-to", state, "--inspector-port", "0"],
          ...["--show-interactive-dev-session", "false", "--local"],
          ...Object.entries({ ...watched, ...modelVariables })
            .filter(([name]) => name !== "OPENAI_API_KEY")
            .flatMap(([name, value]) => ["--var", `${name}:${value}`]),
        ],
      ]
    : ["node", ["workers/local-server.mjs", port, state]];
  return spawn(command, args, {
    cwd: root,
    env: {
      ...toolEnvironment,
      CI: "1",
      NODE_ENV: "production",
      WRANGLER_REGISTRY_PATH: join(state, "registry"),
    },
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
}
