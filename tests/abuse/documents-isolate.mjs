// The built `workers/documents` in a thread of Node, which is an isolate by itself.
//   in   { type, bytes } of a document
//   out  "ready" once, then what became of each document
import { parentPort } from "node:worker_threads";

// Not a literal in `import`, or TypeScript would analyse the whole bundle.
const bundle = new URL("../../build/documents/documents.js", import.meta.url);
const { default: documents } = await import(bundle.href);

parentPort.on("message", async ({ type, bytes }) => {
  const request = new Request(`http://documents/${type}`, { method: "POST", body: bytes });
  const answer = await documents.fetch(request, {}, { waitUntil: () => {} });
  parentPort.postMessage(await answer.text().catch((error) => `Broken off: ${error.message}`));
});
parentPort.postMessage("ready");
