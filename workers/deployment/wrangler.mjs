// Runs wrangler, Cloudflare's command line tool.
import { spawn } from "node:child_process";
import { Refusal } from "../server/refusal.mjs";
import { root, toolEnvironment } from "../toolchain.mjs";

/**
 * Runs it in the terminal, so that its questions can be answered.
 * @param {string[]} args
 * @param {Record<string, string>} environment
 * @throws Refusal if it fails; it has printed why
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
 * Its output; null if it fails because the thing does not exist.
 * @param {string[]} args
 * @param {RegExp} absent matches the message of that failure
 * @throws Refusal if it fails for another reason
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
