// Builds the service worker as one file at the site's root, where browsers require it.
import { join, resolve } from "node:path";
import { build } from "esbuild";

const root = resolve(import.meta.dirname, "..");
const fileName = "service-worker.js";

/** @type {import("vite").Plugin} */
export const serviceWorker = {
  name: "service-worker",
  async generateBundle() {
    if (this.environment.config.build.ssr) return;
    this.emitFile({ type: "asset", fileName, source: await bundle() });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${fileName}`, (_request, response, next) => {
      bundle().then((source) => {
        response.setHeader("Content-Type", "text/javascript");
        response.end(source);
      }, next);
    });
  },
};

async function bundle() {
  const { outputFiles } = await build({
    entryPoints: [join(root, "app/offline/worker/service-worker.ts")],
    alias: { "~": join(root, "app") },
    bundle: true,
    format: "iife",
    minify: true,
    target: "es2022",
    write: false,
  });
  return outputFiles[0].text;
}
