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
    readFileSync(file, "utf8") === unchangedCommit()
  );
}

/** To be called when all bundles are made. */
export function keepBuiltCommit() {
  const commit = unchangedCommit();
  if (commit) writeFileSync(file, commit);
}

/** To be called before anything in build/ changes. */
export function forgetBuiltCommit() {
  rmSync(file, { force: true });
}

/** Null where files differ from the commit, and where this is no repository. */
function unchangedCommit() {
  const changes = git("status", "--porcelain", "--untracked-files=normal");
  return changes === "" ? git("rev-parse", "HEAD") : null;
}

/** What git prints; null where it fails. */
function git(...args) {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
