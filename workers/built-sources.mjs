// A hash of the sources from which build/ was made, so that unchanged sources are not built again.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const file = join(root, "build", "sources");

/** Everything that a build reads. */
const sources = [
  ...["app", "workers", "public", "migrations", join("tests", "patches")],
  ...["package.json", "package-lock.json", "remix.config.ts", "tsconfig.json", "wrangler.toml"],
];

/** Whether build/ was made from the current sources. */
export function isBuilt() {
  return existsSync(file) && readFileSync(file, "utf8") === hashSources();
}

/**
 * To be called when all bundles are complete.
 * @param {string} hash of the sources, from before the build
 */
export function keepBuiltSources(hash) {
  writeFileSync(file, hash);
}

/** To be called before anything in build/ changes. */
export function forgetBuiltSources() {
  rmSync(file, { force: true });
}

/**
 * A hash of all sources except tests.
 * @param {string} [folder] the project's folder
 */
export function hashSources(folder = root) {
  const hash = createHash("sha256");
  for (const path of sources.flatMap((source) => filesAt(join(folder, source))).sort()) {
    const content = readFileSync(path);
    hash.update(`${relative(folder, path)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** The file at a path, or all files in the folder there. */
function filesAt(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map(({ parentPath, name }) => join(parentPath, name));
}
