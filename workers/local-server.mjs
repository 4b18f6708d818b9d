// Serves what `wrangler deploy` would upload, on this machine's own workerd. `wrangler dev` puts a
// proxy of its own in front, which ends when readers break off many requests at once (workers-sdk
// issues 15203, 15317, 15451); nothing stands in front here.
//   node workers/local-server.mjs PORT STATE [alone]
// Alone, the app starts in a third of the time, and pictures wait to be read.
//   WORKERS_AI_URL  an address that answers in the place of Workers AI, which is bound then
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { bundledWorker } from "./bundled-worker.mjs";
import { app, drawing, localBounds, modelVariables, ocr, stripeWebhook } from "./toolchain.mjs";

const [port, state, alone] = process.argv.slice(2);

const local = {
  DEPLOYMENT: "local",
  ...localBounds,
  // Nobody pays here; the payment page says so.
  PAYMENT_PROVIDER: "sandbox",
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString("hex")}`,
};

const workersAi = process.env.WORKERS_AI_URL;

const shared = {
  handleStructuredLogs: showFailure,
  log: new Log(LogLevel.ERROR),
  logRequests: false,
  telemetry: { enabled: false },
  cf: false,
  unsafeDevRegistryPath: join(state, "registry"),
};
// What reads pictures has a process of its own, so that nothing waits for it.
const servers = (alone ? [] : [[ocr, drawing]]).map(
  (workers) =>
    new Miniflare(convertV4MiniflareOptions({ ...shared, workers: workers.map(bundledWorker) })),
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
