import { createTurnstile, misconfiguredCheck } from "~/account/turnstile.server";
import { createBuiltinTextModel } from "~/ai/builtin/builtin-text-model";
import { choosePayments } from "~/billing/choose-payments.server";
import { chooseMail } from "~/mail/choose-mail.server";
import type { App } from "~/platform/app.server";
import { openDatabase } from "~/platform/database.server";
import type { Config } from "~/platform/environment.server";
import { consoleLog, createBackground, reportMisconfigured } from "~/platform/log.server";
import { argon2Hasher } from "~/platform/password-hasher.server";
import type { StudySession } from "~/platform/ports";
import { createWebPush } from "~/review/web-push.server";
import { studyModeServers } from "~/study-modes.server";
import type { Bindings } from "./bindings";
import { createByteStore } from "./byte-store";
import { createCardFiles } from "./card-files";
import { databaseOf } from "./database-of";
import { createDocumentReader } from "./document-reader";
import { createLeases } from "./lease";
import { createMetrics } from "./metrics";
import { createImageReader, createSpeech, createTextModel, createTranscriber } from "./models";
import { createOpenWeb } from "./open-web";
import { createPace } from "./pace";
import { createPastPaperReader } from "./past-paper-reader";
import { readSettings, type Settings } from "./settings";
import { createStudyEngine } from "./study-engine";
import { createTrackRenderer } from "./track-renderer";
import { withCallTimeouts } from "./with-call-timeouts";

/** Timeouts for calls to Durable Objects, in milliseconds. */
const timeouts = {
  /** Usually answers within a few milliseconds. */
  counter: 10_000,
  /** Includes waiting for counters and the database. */
  conversation: 50_000,
  /** Includes synthesising the speech and storing it. */
  speech: 160_000,
};

/** An upload of one page, or a chat message, keeps an isolate busy for about 25 ms. */
const pace = createPace({ between: 50, longest: 10_000 });
const leaseLongText = createLeases({ lease: 15_000, poll: 100, longest: 300_000 });

interface Context {
  waitUntil(promise: Promise<unknown>): void;
}

/** Fills every port from the bindings. The database is the first one; `at` gives the app for others. */
export function createApp(env: Bindings, context: Context, now?: Date): App {
  return createAppAt(0, env, context, now);
}

function createAppAt(shard: number, env: Bindings, context: Context, now?: Date): App {
  const { config, allowances } = settingsOf(env);
  const engine = createStudyEngine(env.ENGINE);
  const dependencies = {
    database: openDatabase(databaseOf(env, shard)),
    clock: { now: () => now ?? new Date() },
    log: consoleLog,
    background: createBackground(context, consoleLog),
  };
  const metrics = createMetrics(env.METRICS, consoleLog);
  const rateLimiters = within(env.RATE_LIMITER, config);
  const models = { RATE_LIMITER: rateLimiters, OCR: env.OCR };
  return {
    ...dependencies,
    metrics,
    shard,
    at(other) {
      return other === shard ? this : createAppAt(other, env, context, now);
    },
    config,
    allowances,
    bytes: createByteStore(env.BYTES),
    documents: createDocumentReader(env.DOCUMENTS),
    web: createOpenWeb(env),
    cardFiles: createCardFiles(env.DOCUMENTS),
    pastPapers: createPastPaperReader(env.DOCUMENTS),
    textModel: createTextModel(models, config.ai, createBuiltinTextModel(engine), metrics),
    studyGuides: engine,
    messageClassifier: engine,
    imageReader: createImageReader(models, config.ai),
    transcriber: createTranscriber(models, config.ai),
    speech: createSpeech(models, config.ai),
    studyModes: studyModeServers,
    tracks: createTrackRenderer(env.MUSIC),
    readings: {
      async add(page) {
        await env.READINGS.send(shard === 0 ? page : { ...page, shard });
      },
    },
    payments: choosePayments(config.payments, dependencies, (body, signature) =>
      sendPaymentEvent(env, body, signature),
    ),
    // biome-ignore lint/suspicious/noConsole: prints email in the terminal.
    mail: chooseMail(config.mail, env.EMAIL, (text) => console.log(text)),
    humanCheck:
      config.turnstile === "misconfigured"
        ? misconfiguredCheck
        : config.turnstile && createTurnstile(config.turnstile, consoleLog),
    reminders: config.push && createWebPush(config.push, consoleLog),
    passwords: argon2Hasher,
    rateLimiter: createRateLimiter(rateLimiters),
    pace,
    leaseLongText,
    dailyUsage: (learnerId) =>
      withCallTimeouts(within(env.DAILY_USAGE, config).getByName(learnerId), timeouts.counter),
    studySession: (conversationId) =>
      withCallTimeouts<StudySession>(
        within(env.STUDY_SESSION, config).getByName(conversationId),
        timeouts.conversation,
        { speak: timeouts.speech },
      ),
  };
}

/** Sends an event of the sandbox to the webhook's worker, like Stripe. */
function sendPaymentEvent(env: Bindings, body: string, signature: string): Promise<Response> {
  return env.STRIPE_WEBHOOK.fetch("https://fennec.invalid/webhooks/stripe", {
    method: "POST",
    headers: { "Stripe-Signature": signature },
    body,
  });
}

function createRateLimiter(limiters: Bindings["RATE_LIMITER"]): App["rateLimiter"] {
  const limiterOf = (key: string) => withCallTimeouts(limiters.getByName(key), timeouts.counter);
  return {
    take: (key, limit, periodSeconds) => limiterOf(key).take(limit, periodSeconds),
    giveBack: (key) => limiterOf(key).giveBack(),
  };
}

/** The namespace in the configured jurisdiction. */
function within<T extends Rpc.DurableObjectBranded>(
  namespace: DurableObjectNamespace<T>,
  { jurisdiction }: Config,
): DurableObjectNamespace<T> {
  return jurisdiction ? namespace.jurisdiction(jurisdiction) : namespace;
}

const settings = new WeakMap<Bindings, Settings>();

/** Read once: the bindings stay what they are as long as the worker lives. */
function settingsOf(env: Bindings): Settings {
  const known = settings.get(env);
  if (known) return known;
  const read = readSettings(env);
  settings.set(env, read);
  reportMisconfigured(consoleLog, read.config.misconfigured);
  return read;
}
