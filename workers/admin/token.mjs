// Finds the administrator's token.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..", "..");

const fileIn = (state) => join(state, "admin-token");

/**
 * The token of the local server: created once, in its state folder, readable by this user only.
 * @param {string} state folder
 * @returns {string}
 */
export function localToken(state) {
  const file = fileIn(state);
  if (!existsSync(file)) {
    mkdirSync(state, { recursive: true });
    writeFileSync(file, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600, flag: "wx" });
  }
  return readFileSync(file, "utf8").trim();
}

/**
 * The token for a deployment: from the environment, the local server's state, or .dev.vars.
 * @param {URL} url
 * @returns {string | undefined}
 */
export function findToken(url) {
  if (process.env.ADMIN_TOKEN) return process.env.ADMIN_TOKEN;
  const file = fileIn(resolve(root, process.env.STATE_DIR ?? join(".wrangler", "state")));
  if (isLocal(url) && existsSync(file)) return readFileSync(file, "utf8").trim();
  const variables = join(root, ".dev.vars");
  const told = existsSync(variables) ? readFileSync(variables, "utf8") : "";
  const [, quoted] = /^ADMIN_TOKEN\s*=\s*(.+)$/m.exec(told) ?? [];
  return quoted?.trim().replace(/^"(.*)"$/, "$1");
}

/** @param {URL} url */
export function isLocal({ hostname }) {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
