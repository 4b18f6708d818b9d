// Serves what `wrangler deploy` would upload, on this machine's own workerd. `wrangler dev` puts a
// proxy of its own in front, which ends when readers break off many requests at once (workers-sdk
// issues 15203, 15317, 15451); nothing stands in front here.
//   node workers/local-server.mjs PORT STATE [alone]
// Alone, the app starts in half of the time, and pictures wait to be read.
//   WORKERS_AI_URL  an address that answers in the place of Workers AI, which is bound then
//   INSPECTOR_PORT  where an inspector of the first process listens; each other has the next port
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { bundledWorker, computingLimit } from "./bundled-worker.mjs";
import {
  app,
  documents,
  drawing,
  engine,
  localBounds,
  modelVariables,
  music,
  ocr,
  stripeWebhook,
} from "./toolchain.mjs";

const [port, state, alone] = process.argv.slice(2);

const local = {
  DEPLOYMENT: "local",
  ...localBounds,
  // Nobody pays here; the payment page says so.
  PAYMENT_PROVIDER: "sandbox",
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString("hex")}`,
};

const workersAi = process.env.WORKERS_AI_URL;
let nextInspector = process.env.INSPECTOR_PORT ? Number(process.env.INSPECTOR_PORT) : null;

const shared = {
  handleStructuredLogs: showFailure,
  log: new Log(LogLevel.ERROR),
  logRequests: false,
  telemetry: { enabled: false },
  cf: false,
  unsafeDevRegistryPath: join(state, "registry"),
};
// What keeps a processor busy has processes of its own, so that no page waits for it.
const apart = [[documents], [engine], [music], ...(alone ? [] : [[ocr, drawing]])].map(
  (workers) => {
    const options = convertV4MiniflareOptions({
      ...shared,
      ...inspected(),
      workers: workers.map(bundledWorker),
    });
    const patience = Math.max(...workers.map(computingLimit));
    return { workers, server: new Miniflare(options), options, patience };
  },
);
await Promise.all(apart.map(({ server }) => server.ready));
const servers = [
  ...apart.map(({ server }) => server),
  new Miniflare(
    convertV4MiniflareOptions({
      ...shared,
      ...inspected(),
      port: Number(port),
      host: "localhost",
      resourcePersistencePath: join(state, "v3"),
      unsafeTriggerHandlers: true,
      // The two that share the database share a process: two would lock each other out of it.
      workers: [
        {
          ...bundledWorker(app),
          ...(workersAi && {
            ai: { binding: "AI", remoteProxyConnectionString: new URL(workersAi) },
          }),
        },
        bundledWorker(stripeWebhook),
      ].map((worker) => ({
        ...worker,
        bindings: { ...worker.bindings, ...modelVariables, ...local },
      })),
    }),
  ),
];
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, async () => {
    stopping = true;
    await Promise.all(servers.map((server) => server.dispose()));
    process.exit(0);
  });
}
await Promise.all(servers.map((server) => server.ready));
for (const busy of apart) keepWorking(busy);

function inspected() {
  if (nextInspector === null) return {};
  const inspectorPort = nextInspector;
  nextInspector += 1;
  return { inspectorPort };
}

/**
 * Starts workers anew that a file has ended, or holds for longer than `cpu_ms` allows: workerd
 * enforces neither that nor a limit of memory here.
 */
async function keepWorking({ workers, server, options, patience }) {
  for (;;) {
    await new Promise((done) => setTimeout(done, 1_000).unref());
    const late = new Promise((_, reject) => setTimeout(reject, patience).unref());
    try {
      await Promise.race([server.dispatchFetch("http://localhost/"), late]);
    } catch {
      if (stopping) return;
      const names = workers.map(({ name }) => name).join(" and ");
      console.error(`A file was too much for ${names}, which starts anew.`);
      await server.setOptions(options);
    }
  }
}

function showFailure({ level, message }) {
  // workerd tells of every reader that has gone away.
  if (level === "error" && !message.includes("disconnected: ")) console.error(message);
}
