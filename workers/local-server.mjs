// Serves what `wrangler deploy` would upload, on this machine's own workerd. `wrangler dev` puts a
// proxy of its own in front, which ends when readers break off many requests at once (workers-sdk
// issues 15203, 15317, 15451); nothing stands in front here.
//   node workers/local-server.mjs PORT STATE [alone]
// Alone, the app starts in a third of the time, and pictures wait to be read.
//   WORKERS_AI_URL  an address that answers in the place of Workers AI, which is bound then
import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { bundledWorker } from "./bundled-worker.mjs";
import { modelVariables, workers } from "./toolchain.mjs";

const [port, state, alone] = process.argv.slice(2);
const [app, ...others] = (alone ? workers.slice(0, 1) : workers).map(bundledWorker);

const workersAi = process.env.WORKERS_AI_URL;

const shared = {
  handleStructuredLogs: showFailure,
  log: new Log(LogLevel.ERROR),
  logRequests: false,
  telemetry: { enabled: false },
  cf: false,
  unsafeDevRegistryPath: join(state, "registry"),
};
// Each worker has a process of its own, so that none waits for another: in one they would take turns.
const servers = others.map(
  (worker) => new Miniflare(convertV4MiniflareOptions({ ...shared, workers: [worker] })),
);
await Promise.all(servers.map((server) => server.ready));
servers.push(
  new Miniflare(
    convertV4MiniflareOptions({
      ...shared,
      port: Number(port),
      host: "localhost",
      resourcePersistencePath: join(state, "v3"),
      unsafeTriggerHandlers: true,
      workers: [
        {
          ...app,
          ...(workersAi && {
            ai: { binding: "AI", remoteProxyConnectionString: new URL(workersAi) },
          }),
          // One person or test suite on one machine never meets these two limits.
          bindings: {
            ...app.bindings,
            ...modelVariables,
            REGISTRATIONS_PER_HOUR: "1000000",
            UPLOADS_PER_HOUR: "1000000",
          },
        },
      ],
    }),
  ),
);
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, async () => {
    await Promise.all(servers.map((server) => server.dispose()));
    process.exit(0);
  });
}
await Promise.all(servers.map((server) => server.ready));

function showFailure({ level, message }) {
  // workerd tells of every reader that has gone away.
  if (level === "error" && !message.includes("disconnected: ")) console.error(message);
}
