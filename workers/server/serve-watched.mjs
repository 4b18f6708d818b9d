// Serves by `wrangler dev`, which builds again on each edit. A secret comes from .dev.vars then.
import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { localToken } from "../admin/token.mjs";
import { root, stripeWebhook, toolEnvironment, workers } from "../toolchain.mjs";
import { endWith, Refusal } from "./refusal.mjs";
import { settingsFrom } from "./settings.mjs";

/** Nobody pays here; the payment page says so. */
const local = {
  DEPLOYMENT: "local",
  PAYMENT_PROVIDER: "sandbox",
  STRIPE_WEBHOOK_SECRET: "whsec_local",
};

const secret = /_(KEY|SECRET|PREVIOUS|TOKEN)$/;

/**
 * @param {import("./configuration.mjs").Configuration} configuration
 * @returns {Promise<{ engine: string, sweep(cron: string): Promise<void> }>}
 */
export async function serveWatched({ port, state, origin }) {
  tellWebhook();
  const variables = Object.entries({
    MAIL_PROVIDER: "log",
    PUBLIC_ORIGIN: origin,
    ...Object.fromEntries(
      Object.entries(settingsFrom(process.env)).filter(([name]) => !secret.test(name)),
    ),
    ...local,
    ADMIN_TOKEN: localToken(state),
  });
  const server = spawn(
    "wrangler",
    [
      ...["dev", ...workers.flatMap(({ config }) => ["-c", config])],
      ...["--port", String(port), "--persist-to", state, "--inspector-port", "0"],
      ...["--show-interactive-dev-session", "false", "--local"],
      ...variables.flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ],
    {
      cwd: root,
      env: { ...toolEnvironment, CI: "1", WRANGLER_REGISTRY_PATH: join(state, "registry") },
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    },
  );
  server.on("exit", (code) => endWith(new Refusal(`wrangler dev ended with ${code}.`)));
  process.on("exit", () => server.kill("SIGTERM"));
  const sweep = async (cron) => {
    await fetch(`${origin}/cdn-cgi/local/scheduled?cron=${cron}`).catch(() => {});
  };
  const { engine } = await whenHealthy(origin);
  return { engine, sweep };
}

async function whenHealthy(origin) {
  for (;;) {
    try {
      const response = await fetch(`${origin}/healthz`);
      if (response.ok) return await response.json();
    } catch {
      // Not listening yet.
    }
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** Wrangler gives `--var` to its first worker only; another reads it beside its configuration. */
function tellWebhook() {
  const path = join(root, dirname(stripeWebhook.config), ".dev.vars");
  if (existsSync(path)) return;
  const lines = Object.entries(local).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(path, lines.join(""));
}
