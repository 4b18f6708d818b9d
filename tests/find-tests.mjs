import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { root } from "../workers/toolchain.mjs";

/**
 * The files whose path contains the name. Where none does: the files that contain it, and a pattern
 * for the titles of their tests.
 * @param {string} name in any case
 * @returns {{ files: string[], title: string | null }}
 */
export function findTests(name) {
  const all = ["app", "workers", "tests"].flatMap(testsIn);
  const has = (text) => text.toLowerCase().includes(name.toLowerCase());
  const files = all.filter(has);
  if (files.length > 0) return { files, title: null };
  return {
    files: all.filter((file) => has(readFileSync(join(root, file), "utf8"))),
    title: name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  };
}

function testsIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(test|eval|spec)\.ts$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
