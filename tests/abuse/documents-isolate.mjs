// Runs the built `workers/documents` in a Node thread, which is a separate isolate.
//   in   { type, bytes } of a document
//   out  "ready" once, then the result of each document
import { registerHooks } from "node:module";
import { parentPort } from "node:worker_threads";

// What workerd offers besides web APIs: the base class of workers, and WebAssembly modules.
const base = "export class WorkerEntrypoint { constructor(ctx) { this.ctx = ctx; } }";
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "cloudflare:workers"
      ? { url: `data:text/javascript,${base}`, shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url.endsWith(".wasm")
      ? {
          format: "module",
          source: `import { readFileSync } from "node:fs";
            export default new WebAssembly.Module(readFileSync(new URL(${JSON.stringify(url)})));`,
          shortCircuit: true,
        }
      : next(url, context),
});

// Not a literal in `import`, or TypeScript would analyse the whole bundle.
const bundle = new URL("../../build/documents/documents.js", import.meta.url);
const { default: Documents } = await import(bundle.href);
const documents = new Documents({ waitUntil: () => {} }, {});

parentPort.on("message", async ({ type, bytes }) => {
  const request = new Request(`http://documents/${type}`, { method: "POST", body: bytes });
  const answer = await documents.fetch(request);
  parentPort.postMessage(await answer.text().catch((error) => `Aborted: ${error.message}`));
});
parentPort.postMessage("ready");
