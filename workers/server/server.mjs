// Serves the product with workerd on this machine, from a state folder.
//   node workers/server/server.mjs [--production | --watch] [--without-pictures]
//   --production        behind a TLS proxy, with real limits: docs/self-hosting.md
//   --watch             the app from source, reloaded after each change
//   --without-pictures  without the OCR workers, so that it starts in half the time; pictures wait to be read
// configuration.mjs reads the variables of the server, settings.mjs those of the app.
import { nameLocalModels } from "../local-models.mjs";
import { app } from "../toolchain.mjs";
import { readConfiguration, requireFreePort } from "./configuration.mjs";
import { describeWorker } from "./described-workers.mjs";
import { withFixedNames } from "./fixed-names.mjs";
import { lockFolder } from "./lock-folder.mjs";
import { migrate } from "./migrate.mjs";
import { prepareFolder } from "./prepare-folder.mjs";
import { exitWith } from "./refusal.mjs";
import { removeOrphanedBytes } from "./remove-orphaned-bytes.mjs";
import { serveBuilt } from "./serve-built.mjs";

const hour = 3_600_000;
const asked = (flag) => process.argv.includes(flag);

process.on("uncaughtException", exitWith);
// Registered before Miniflare's own listeners, which exit with another code. Child processes end with this one,
// which is as safe as a kill.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
// The parent process has ended.
process.on("disconnect", () => process.exit(0));

const configuration = readConfiguration(process.env, asked("--production"));
const { state, origin } = configuration;
prepareFolder(state);
lockFolder(state);
await requireFreePort(configuration);
const { d1Databases, r2Buckets } = withFixedNames(await configurationOfApp());
await migrate(state, d1Databases);
removeOrphanedBytes(state, r2Buckets.BYTES.id);
const product = asked("--watch")
  ? await (await import("../development/serve-from-source.mjs")).serveFromSource(configuration)
  : await serveBuilt(configuration, { pictures: !asked("--without-pictures") });
console.log(`Fennec is at ${origin}, answered by ${product.engine}.`);
if (!asked("--production")) await nameLocalModels();
// On Cloudflare, a cron trigger does this.
await product.sweep("at-start");
setInterval(() => product.sweep("hourly"), hour);

async function configurationOfApp() {
  if (!asked("--watch")) return (await describeWorker(app)).options;
  return (await import("../bundled-worker.mjs")).configuredWorker(app);
}
