// Which commit the bundles in build/ were made from, so that a server that starts again does not build
// the same again.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, workers } from "./toolchain.mjs";

const file = join(root, "build", "commit");

/** Whether the bundles are those of the commit that is checked out, with nothing changed since. */
export function isBuilt() {
  return (
    existsSync(file) &&
    workers.every(({ bundle }) => existsSync(bundle)) &&
    readFileSync(file, "utf8") === unchangedCommit(root)
  );
}

/** To be called when all bundles are made. */
export function keepBuiltCommit() {
  const commit = unchangedCommit(root);
  if (commit) writeFileSync(file, commit);
}

/** To be called before anything in build/ changes. */
export function forgetBuiltCommit() {
  rmSync(file, { force: true });
}

/**
 * The commit that is checked out; null where files differ from it, and where this is no repository.
 * @param {string} folder
 * @returns {string | null}
 */
export function unchangedCommit(folder) {
  const git = (...args) => spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  const changes = git("status", "--porcelain");
  if (changes.status !== 0 || changes.stdout !== "") return null;
  const { status, stdout } = git("rev-parse", "HEAD");
  return status === 0 ? stdout.trim() : null;
}
