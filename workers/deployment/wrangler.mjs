// Calls wrangler, which speaks to Cloudflare.
import { spawn } from "node:child_process";
import { Refusal } from "../server/refusal.mjs";
import { root, toolEnvironment } from "../toolchain.mjs";

/**
 * Runs it with the terminal: what it asks can be answered, and what it says is seen.
 * @param {string[]} args
 * @param {Record<string, string>} environment
 * @throws Refusal where it fails; it has said why
 */
export async function runWrangler(args, environment = {}) {
  const { status } = await start(args, "inherit", environment);
  if (status !== 0) throw new Refusal(`\nwrangler ${args.join(" ")} did not succeed; see above.`);
}

/**
 * Runs it quietly, without a terminal.
 * @param {string[]} args
 * @returns {Promise<{ status: number, output: string, errors: string }>}
 */
export function readWrangler(args) {
  return start(args, "pipe", {});
}

/**
 * What it prints; null where it fails with words that say that there is no such thing.
 * @param {string[]} args
 * @param {RegExp} absent
 * @throws Refusal where it fails for another reason
 */
export async function readUnlessAbsent(args, absent) {
  const { status, output, errors } = await readWrangler(args);
  if (status === 0) return output;
  if (absent.test(output + errors)) return null;
  throw new Refusal(`wrangler ${args.join(" ")} did not succeed.\n${output}${errors}`);
}

function start(args, stdio, environment) {
  return new Promise((done, failed) => {
    const child = spawn("wrangler", args, {
      cwd: root,
      env: { ...toolEnvironment, ...environment },
      shell: process.platform === "win32",
      stdio: stdio === "inherit" ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    const heard = { output: "", errors: "" };
    child.stdout?.on("data", (chunk) => {
      heard.output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      heard.errors += chunk;
    });
    child.on("error", failed);
    child.on("close", (status) => done({ status: status ?? 1, ...heard }));
  });
}
