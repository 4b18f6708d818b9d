import { ZodError } from "zod";
import { createTurnstile } from "~/account/turnstile.server";
import { createBuiltinTextModel } from "~/ai/builtin/builtin-text-model";
import { type Allowances, parseAllowances } from "~/billing/allowances";
import { choosePayments } from "~/billing/choose-payments.server";
import { chooseMail } from "~/mail/choose-mail.server";
import type { App } from "~/platform/app.server";
import { openDatabase } from "~/platform/database.server";
import { type Config, parseEnvironment } from "~/platform/environment.server";
import { consoleLog, createBackground } from "~/platform/log.server";
import { argon2Hasher } from "~/platform/password-hasher.server";
import type { StudySession } from "~/platform/ports";
import { answeringSoon } from "./answering-soon";
import type { Bindings } from "./bindings";
import { createByteStore } from "./byte-store";
import { createDocumentReader } from "./document-reader";
import { createImageReader, createSpeech, createTextModel, createTranscriber } from "./models";
import { createStudyEngine } from "./study-engine";
import { createTrackRenderer } from "./track-renderer";

/** How long remote objects may be silent, in milliseconds. */
const patience = {
  /** Answers in a few. */
  counter: 10_000,
  /** May first wait for counters and the database. */
  conversation: 50_000,
  /** May first wait for the voice, as long as that is waited for, and store what it said. */
  speech: 160_000,
};

/** Fills every port from the bindings. */
export function createApp(
  env: Bindings,
  context: { waitUntil(promise: Promise<unknown>): void },
  now?: Date,
): App {
  const { config, allowances } = settingsOf(env);
  const engine = createStudyEngine(env.ENGINE);
  const lent = {
    database: openDatabase(env.DB),
    clock: { now: () => now ?? new Date() },
    log: consoleLog,
    background: createBackground(context, consoleLog),
  };
  return {
    ...lent,
    config,
    allowances,
    bytes: createByteStore(env.BYTES),
    documents: createDocumentReader(env.DOCUMENTS),
    textModel: createTextModel(env, config.ai, createBuiltinTextModel(engine)),
    studyGuides: engine,
    imageReader: createImageReader(env, config.ai),
    transcriber: createTranscriber(env, config.ai),
    speech: createSpeech(env, config.ai),
    tracks: createTrackRenderer(env.MUSIC),
    readings: {
      async add(page) {
        await env.READINGS.send(page);
      },
    },
    payments: choosePayments(config.payments, lent, (body, signature) =>
      env.STRIPE_WEBHOOK.fetch("https://fennec.invalid/webhooks/stripe", {
        method: "POST",
        headers: { "Stripe-Signature": signature },
        body,
      }),
    ),
    // biome-ignore lint/suspicious/noConsole: the terminal is where it is printed.
    mail: chooseMail(config.mail, env.EMAIL, (text) => console.log(text)),
    humanCheck: config.turnstile && createTurnstile(config.turnstile, consoleLog),
    passwords: argon2Hasher,
    rateLimiter: {
      take: (key, limit, periodSeconds) =>
        answeringSoon(env.RATE_LIMITER.getByName(key), patience.counter).take(limit, periodSeconds),
      giveBack: (key) =>
        answeringSoon(env.RATE_LIMITER.getByName(key), patience.counter).giveBack(),
    },
    dailyUsage: (learnerId) =>
      answeringSoon(env.DAILY_USAGE.getByName(learnerId), patience.counter),
    studySession: (conversationId) =>
      answeringSoon<StudySession>(
        env.STUDY_SESSION.getByName(conversationId),
        patience.conversation,
        { speak: patience.speech },
      ),
  };
}

interface Settings {
  config: Config;
  allowances: Allowances;
}

const parsed = new WeakMap<Bindings, Settings>();

/** Parsed once: the bindings stay what they are as long as the worker lives. */
function settingsOf(env: Bindings): Settings {
  const settings = parsed.get(env) ?? parseSettings(env);
  parsed.set(env, settings);
  return settings;
}

/** @throws ZodError naming each variable that is missing or wrong */
function parseSettings(variables: object): Settings {
  return { config: parseEnvironment(variables), allowances: parseAllowances(variables) };
}

/**
 * A wrong configuration does not start.
 * @throws Error with one line that names each variable that is missing or wrong
 */
export function requireSettings(variables: object): void {
  try {
    parseSettings(variables);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const issues = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw new Error(`Wrong configuration: ${issues.join("; ")}`);
  }
}
