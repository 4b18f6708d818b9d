// Vite plugins for running the app's worker from source in module-runner.js.
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DevEnvironment } from "vite";

const root = resolve(import.meta.dirname, "..", "..");

/** Workers cannot compile WebAssembly from bytes; the runner provides a function that can. */
const wasm = {
  name: "wasm-from-source",
  enforce: "pre",
  async load(id, options) {
    if (!options?.ssr || !id.endsWith(".wasm")) return null;
    const bytes = (await readFile(id)).toString("base64");
    return `export default __compileWasm(Uint8Array.from(atob("${bytes}"), (sign) => sign.charCodeAt(0)));`;
  },
};

class SourceEnvironment extends DevEnvironment {
  /** The file of each change so far; null if everything must be reloaded. */
  #changes = [];

  constructor(name, config) {
    const transport = {
      send: ({ triggeredBy = null }) => this.#changes.push(triggeredBy),
      on() {},
      off() {},
    };
    super(name, config, { hot: true, transport });
  }

  /**
   * The changes since a version. A version is the number of changes before it.
   * @param {number} version
   * @returns {{ version: number, files: string[] | null }} null for everything
   */
  changesSince(version) {
    const files = [...new Set(this.#changes.slice(version))];
    return { version: this.#changes.length, files: files.includes(null) ? null : files };
  }
}

/**
 * CommonJS packages are pre-bundled, because the runner supports ES modules only.
 * @type {import("vite").Plugin}
 */
const environment = {
  name: "worker-from-source",
  apply: "serve",
  config: () => ({
    optimizeDeps: {
      include: packagesOf((file) => file.startsWith("app") && !/\.server\.|api\./.test(file)),
    },
    environments: {
      ssr: {
        dev: { createEnvironment: (name, config) => new SourceEnvironment(name, config) },
        resolve: {
          builtins: [/^cloudflare:/, /^node:/],
          conditions: ["workerd", "worker", "browser", "module", "development"],
        },
        optimizeDeps: {
          noDiscovery: true,
          include: packagesOf(() => true),
          esbuildOptions: {
            platform: "neutral",
            target: "esnext",
            mainFields: ["module", "main"],
            conditions: ["workerd", "worker", "browser", "module", "development"],
            external: ["cloudflare:*", "node:*", "*.wasm"],
            define: { "process.env.NODE_ENV": '"development"' },
          },
        },
      },
    },
  }),
};

/** The table of routes, which only the build reads. */
const table = join("app", "routes.ts");

/** The packages that these files import, except unpdf, which is patched when it is loaded. */
function packagesOf(isWanted) {
  const files = [
    ...readdirSync(join(root, "app"), { recursive: true }).map((file) => join("app", file)),
    ...readdirSync(join(root, "workers")).map((file) => join("workers", file)),
  ].filter((file) => /(?<!\.test)\.tsx?$/.test(file) && file !== table && isWanted(file));
  const imported = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(valueImport)].map(
      ([, name, loaded]) => name ?? loaded,
    ),
  );
  const names = new Set([...imported, "react/jsx-dev-runtime", "react/jsx-runtime", "react-dom"]);
  return [...names].filter((name) => !/^(cloudflare|node|virtual):|\.(wasm|css)|^unpdf/.test(name));
}

/** Imports of values, not of types, from packages. */
const valueImport =
  /(?:^|\n)(?:import|export) (?!type )[\w{},*$\s]*?\bfrom "([^".~/][^"]*)"|\bimport\("([^".~/][^"]*)"\)/g;

/** @type {import("vite").Plugin[]} */
export const fromSource = [{ ...wasm, apply: "serve" }, environment];
