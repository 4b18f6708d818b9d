// Serves what `wrangler deploy` would upload. Not with `wrangler dev`, whose proxy ends when clients abort many
// requests at once (workers-sdk issues 15203, 15317, 15451).
//   WORKERS_AI_URL  binds AI to this address, a fake of Workers AI
//   INSPECTOR_PORT  port of the first process's inspector; each further process has the next port
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { localToken } from "../admin/token.mjs";
import {
  app,
  documents,
  drawing,
  engine,
  localLimits,
  music,
  ocr,
  stripeWebhook,
} from "../toolchain.mjs";
import { describeWorker } from "./described-workers.mjs";
import { withFixedNames } from "./fixed-names.mjs";
import { exitWith, Refusal } from "./refusal.mjs";
import { settingsFrom } from "./settings.mjs";
import { localVapidKeys } from "./vapid-keys.mjs";
import { findProcess, lowerPriority, marked } from "./worker-process.mjs";

const refusing = { ON_WRONG_CONFIGURATION: "stop" };

/** For the web pages that learners add. A name may resolve differently after the check, but never to this network. */
const publicWeb = {
  network: { allow: ["public"], deny: [], tlsOptions: { trustBrowserCas: true } },
};

let started = false;
let nextInspector = process.env.INSPECTOR_PORT ? Number(process.env.INSPECTOR_PORT) : null;

/**
 * @param {import("./configuration.mjs").Configuration} configuration
 * @param {{ pictures: boolean, describe?: typeof describeWorker }} parts what describes each worker
 * @returns {Promise<{ engine: string, url: URL, sweep(cron: string): Promise<void>,
 *   reload(worker: object): Promise<void> }>} `url`: where it listens; `reload` takes a new bundle
 * @throws Refusal where a variable of the app is wrong
 */
export async function serveBuilt(configuration, { pictures, describe = describeWorker }) {
  const shared = sharedOptions(configuration);
  // CPU-heavy workers have their own processes, of low priority, so that no page waits for them.
  const apart = await Promise.all(
    [[documents], [engine], [music], ...(pictures ? [[ocr, drawing]] : [])].map((workers) =>
      startApart(workers, shared, describe),
    ),
  );
  const main = await startMain(configuration, shared, describe, () => sweep("at-start"));
  const sweep = async (cron) => {
    await main.server
      .dispatchFetch(`http://localhost/cdn-cgi/local/scheduled?cron=${cron}`)
      .catch((error) => console.error(`The sweep couldn't start: ${error.message}`));
  };
  const url = await main.server.ready.catch(refuseWrongSettings);
  started = true;
  const health = await (await main.server.dispatchFetch("http://localhost/healthz")).json();
  for (const group of apart) {
    void watchProcess(namesOf(group.workers), configuration.workerMegabytes);
    void keepWorking(group);
  }
  void keepWorking(main, () => sweep("at-start"));
  const reload = async (worker) => {
    const group = [main, ...apart].find(({ workers }) => workers.includes(worker));
    await group?.server.setOptions(group.options);
  };
  return { engine: health.engine, url, sweep, reload };
}

async function startApart(workers, shared, describe) {
  const described = await Promise.all(workers.map(describe));
  const group = start(workers, described, {
    ...shared,
    workers: described.map(({ options }) => options),
    unsafeRuntimeEnv: marked(namesOf(workers)),
  });
  await group.server.ready;
  return group;
}

/** The app and the webhook's worker share a process, because a database can be open in one process only. */
async function startMain(configuration, shared, describe, afterRestart) {
  const described = await Promise.all([app, stripeWebhook].map(describe));
  const workers = described.map(({ options }) => withFixedNames(options));
  return start([app, stripeWebhook], described, {
    ...shared,
    ...mainOptions(configuration, workers),
    unsafeHandleRuntimeRestart() {
      console.error("The app process exited and was restarted.");
      return afterRestart();
    },
  });
}

function sharedOptions({ state, production }) {
  return {
    // Errors at the start are printed in one line.
    handleStructuredLogs: (entry) => started && (production ? showLog : showOnOneMachine)(entry),
    log: new Log(LogLevel.NONE),
    logRequests: false,
    telemetry: { enabled: false },
    cf: false,
    unsafeDevRegistryPath: join(state, "registry"),
  };
}

function mainOptions({ state, port, host, origin, proxies, production }, given) {
  const bindings = production ? settingsInProduction(state, origin) : settingsOnOneMachine(state);
  const [appWorker, ...others] = given.map((worker) => ({
    ...worker,
    bindings: { ...worker.bindings, ...bindings, PUBLIC_ORIGIN: origin },
  }));
  const serviceBindings = { ...appWorker.serviceBindings, WEB: publicWeb };
  const workers = [{ ...appWorker, serviceBindings, ...workersAi() }, ...others];
  const kept = { resourcePersistencePath: join(state, "v3"), unsafeTriggerHandlers: true };
  if (!production) return { ...kept, host, port, workers };
  // Miniflare's own entry trusts headers that choose worker and address, so its port is known to this process only.
  return {
    ...kept,
    host: "127.0.0.1",
    port: 0,
    workers: [...workers, frontWorker({ host, port, origin, proxies }, workers[0])],
  };
}

function frontWorker({ host, port, origin, proxies }, { compatibilityDate }) {
  const path = join(import.meta.dirname, "front.mjs");
  return {
    name: "fennec-front",
    compatibilityDate,
    modules: [{ type: "ESModule", path, contents: readFileSync(path, "utf8") }],
    modulesRoot: import.meta.dirname,
    serviceBindings: { APP: app.name },
    bindings: { PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: String(proxies) },
    unsafeDirectSockets: [{ host, port }],
  };
}

function settingsInProduction(state, origin) {
  return {
    ADMIN_TOKEN: localToken(state),
    // Browsers accept notifications of https sites only.
    ...(origin.startsWith("https:") && localVapidKeys(state)),
    ...settingsFrom(process.env),
    ...refusing,
    DEPLOYMENT: "production",
  };
}

function settingsOnOneMachine(state) {
  return {
    ADMIN_TOKEN: localToken(state),
    MAIL_PROVIDER: "log",
    ...localVapidKeys(state),
    VAPID_SUBJECT: "mailto:fennec@localhost",
    ...settingsFrom(process.env),
    ...localLimits,
    ...refusing,
    DEPLOYMENT: "local",
    // The sandbox takes no money; the payment page says so.
    PAYMENT_PROVIDER: "sandbox",
    STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString("hex")}`,
  };
}

function workersAi() {
  const url = process.env.WORKERS_AI_URL;
  return url && { ai: { binding: "AI", remoteProxyConnectionString: new URL(url) } };
}

/** Finds the app's sentence about a wrong variable in workerd's long message. */
function refuseWrongSettings(error) {
  const [sentence] = /Wrong configuration: .*?(?=\\n|$)/m.exec(error.message) ?? [];
  throw sentence ? new Refusal(sentence.replaceAll('\\"', '"')) : error;
}

function start(workers, described, given) {
  const options = convertV4MiniflareOptions({ ...given, ...inspected() });
  const timeoutMs = Math.max(...described.map(({ computingLimit }) => computingLimit));
  return { workers, server: new Miniflare(options), options, timeoutMs };
}

/** Restarts workers that have ended, or that one request occupies for longer than `cpu_ms` allows. */
async function keepWorking({ workers, server, options, timeoutMs }, restarted = async () => {}) {
  for (;;) {
    await pause();
    const late = new Promise((_, reject) => setTimeout(reject, timeoutMs).unref());
    try {
      await Promise.race([server.dispatchFetch("http://watch.invalid/robots.txt"), late]);
    } catch {
      console.error(`${namesOf(workers)} exceeded its CPU limit and was restarted.`);
      await server.setOptions(options).catch(exitWith);
      await restarted();
    }
  }
}

/** Lowers a process's priority, and ends it if it uses more memory than allowed. */
async function watchProcess(names, megabytes) {
  let known = null;
  for (;;) {
    const found = findProcess(names);
    if (found && found.pid !== known) lowerPriority(found.pid);
    known = found?.pid ?? null;
    if (found && found.megabytes > megabytes) {
      console.error(`${names} exceeded its memory limit (${megabytes} MB) and was restarted.`);
      // Miniflare restarts it.
      process.kill(found.pid, "SIGKILL");
    }
    await pause();
  }
}

/** The pause between two checks of the workers. */
function pause() {
  return new Promise((done) => setTimeout(done, 1_000).unref());
}

function inspected() {
  if (nextInspector === null) return {};
  const inspectorPort = nextInspector;
  nextInspector += 1;
  return { inspectorPort };
}

function namesOf(workers) {
  return workers.map(({ name }) => name).join(" and ");
}

function showFailure({ level, message }) {
  // workerd reports every client that disconnects.
  if (level === "error" && !message.includes("disconnected: ")) console.error(message);
}

/** Shows errors, and the email that app/mail/log-mail.server.ts logs instead of sending it. */
function showOnOneMachine({ level, message }) {
  showFailure({ level, message });
  if (level === "log" && message.startsWith("Mail to ")) console.log(message);
}

function showLog({ level, message }) {
  if (level === "error") showFailure({ level, message });
  else console.log(message);
}
