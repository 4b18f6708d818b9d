// A plugin of Vite that changes a package's file while the server's bundle is made.
import { readFile } from "node:fs/promises";

/**
 * @param {string} name of the plugin
 * @param {RegExp} file whose path it is
 * @param {string[][]} places what stands in it exactly once, and what stands there instead
 * @param {string} added at its end
 * @returns {{ name: string, enforce: "pre", load(id: string, options?: { ssr?: boolean }): Promise<string | null> }}
 * @throws where the package has changed
 */
export function replacedSource(name, file, places, added) {
  return {
    name,
    enforce: "pre",
    async load(id, options) {
      if (!options?.ssr || !file.test(id)) return null;
      return replaceEach(await readFile(id, "utf8"), places) + added;
    },
  };
}

function replaceEach(source, places) {
  return places.reduce((before, [found, put]) => {
    const parts = before.split(found);
    if (parts.length !== 2) throw new Error(`A package has changed: "${found}" is not in it once.`);
    return parts.join(put);
  }, source);
}
