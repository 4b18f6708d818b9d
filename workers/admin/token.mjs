// Finds the administrator's token.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Refusal } from "../server/refusal.mjs";

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
 * @returns {string}
 * @throws Refusal if there is none
 */
export function findToken(url) {
  if (process.env.ADMIN_TOKEN) return process.env.ADMIN_TOKEN;
  const state = resolve(root, process.env.STATE_DIR ?? join(".wrangler", "state"));
  const stored = isLocal(url) ? readToken(state) : null;
  if (stored) return stored;
  const variables = join(root, ".dev.vars");
  const told = existsSync(variables) ? readFileSync(variables, "utf8") : "";
  const [, quoted] = /^ADMIN_TOKEN\s*=\s*(.+)$/m.exec(told) ?? [];
  const token = quoted?.trim().replace(/^"(.*)"$/, "$1");
  if (token) return token;
  throw new Refusal(
    isLocal(url)
      ? `There is no token for ${url.origin}: no server has started with the state folder ${state}. Set STATE_DIR to the server's folder, or name a deployment with --url.`
      : `There is no token for ${url.origin}. Set ADMIN_TOKEN in the environment or in .dev.vars to the deployment's secret of the same name.`,
  );
}

/** The token in a state folder; null if there is none. */
function readToken(state) {
  try {
    return readFileSync(fileIn(state), "utf8").trim();
  } catch ({ code }) {
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    throw new Refusal(
      `${fileIn(state)} cannot be read (${code}). Run the command as the user that runs the server.`,
    );
  }
}

/** @param {URL} url */
export function isLocal({ hostname }) {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
