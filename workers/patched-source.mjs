// A Vite plugin that patches a package's file in the bundle of the server, or of the browser.
import { readFile } from "node:fs/promises";

/**
 * @param {string} name of the plugin
 * @param {RegExp} file matches the file's path
 * @param {string[][]} places pairs of a text that occurs exactly once, and its replacement
 * @param {string} added appended to the file
 * @param {"server" | "browser"} side
 * @returns {{ name: string, enforce: "pre", load(id: string, options?: { ssr?: boolean }): Promise<string | null> }}
 * @throws Error if the package has changed
 */
export function patchedSource(name, file, places, added, side = "server") {
  return {
    name,
    enforce: "pre",
    async load(id, options) {
      const isServer = options?.ssr === true;
      if (isServer !== (side === "server") || !file.test(id)) return null;
      return replaceEach(await readFile(id, "utf8"), places) + added;
    },
  };
}

function replaceEach(source, places) {
  return places.reduce((before, [found, put]) => {
    const parts = before.split(found);
    if (parts.length !== 2)
      throw new Error(
        `Expected exactly one occurrence of "${found}" in the package; it has changed.`,
      );
    return parts.join(put);
  }, source);
}
