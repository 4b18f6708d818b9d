// Serves what `wrangler deploy` would upload, on this machine's own workerd. `wrangler dev` puts a
// proxy of its own in front, which ends when readers break off many requests at once (workers-sdk
// issues 15203, 15317, 15451); nothing stands in front here.
//   node workers/local-server.mjs PORT STATE
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { bundle, root } from "./toolchain.mjs";

const [port, state] = process.argv.slice(2);
const {
  workerOptions: { modulesRules, ...workerOptions },
} = unstable_getMiniflareWorkerOptions(join(root, "wrangler.toml"));

const options = {
  port: Number(port),
  host: "localhost",
  resourcePersistencePath: join(state, "v3"),
  unsafeTriggerHandlers: true,
  handleStructuredLogs: showFailure,
  log: new Log(LogLevel.ERROR),
  logRequests: false,
  telemetry: { enabled: false },
  cf: false,
  workers: [
    {
      ...workerOptions,
      name: "fennec",
      modules: [
        { type: "ESModule", path: join(bundle, "index.js") },
        ...readdirSync(bundle)
          .filter((file) => file.endsWith(".wasm"))
          .map((file) => ({ type: "CompiledWasm", path: join(bundle, file) })),
      ],
      modulesRoot: bundle,
      // One person or test suite on one machine never meets these two limits.
      bindings: {
        ...workerOptions.bindings,
        REGISTRATIONS_PER_HOUR: "1000000",
        UPLOADS_PER_HOUR: "1000000",
      },
    },
  ],
};
const server = new Miniflare(convertV4MiniflareOptions(options));
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, async () => {
    await server.dispose();
    process.exit(0);
  });
}
await server.ready;

function showFailure({ level, message }) {
  // workerd tells of every reader that has gone away.
  if (level === "error" && !message.includes("disconnected: ")) console.error(message);
}
