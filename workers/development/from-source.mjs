// What Vite needs where the app's worker runs from source; module-runner.js runs it.
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DevEnvironment } from "vite";

const root = resolve(import.meta.dirname, "..", "..");

/** Worker modules may be compiled from bytes only by the runner, which lends this function. */
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
  /** The file of each change so far; null where everything is to be loaded again. */
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
   * What has changed since a version, which counts the changes before it.
   * @param {number} version
   * @returns {{ version: number, files: string[] | null }} null for everything
   */
  changesSince(version) {
    const files = [...new Set(this.#changes.slice(version))];
    return { version: this.#changes.length, files: files.includes(null) ? null : files };
  }
}

/**
 * Packages in the format of CommonJS are bundled first: the runner takes modules alone.
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

/** It is for the build alone. */
const table = join("app", "routes.ts");

/** What these files of the app import of packages, but unpdf, which is changed while it is loaded. */
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
