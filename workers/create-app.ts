import { ZodError } from "zod";
import { createTurnstile } from "~/account/turnstile.server";
import { createBuiltinTextModel } from "~/ai/builtin/builtin-text-model";
import {
  BudgetSpentError,
  type CountCall,
  countedConnection,
  countedSpeech,
  countedTranscriber,
  untilSpent,
} from "~/ai/call-budget";
import type { AiConfig, ModelChoice } from "~/ai/configuration";
import { withFallback } from "~/ai/fall-back";
import { createLanguageTextModel } from "~/ai/language-model/language-text-model";
import type { ModelConnection } from "~/ai/language-model/model-connection";
import { connectOpenaiCompatible } from "~/ai/language-model/openai-compatible";
import { createVisionReader } from "~/ai/language-model/vision-reader";
import { connectWorkersAi } from "~/ai/language-model/workers-ai";
import type { ImageReader, SpeechSynthesizer, TextModel, Transcriber } from "~/ai/ports";
import {
  connectOpenaiTranscriber,
  connectOpenaiVoice,
} from "~/ai/voice-model/openai-compatible-voice";
import {
  connectWorkersAiTranscriber,
  connectWorkersAiVoice,
} from "~/ai/voice-model/workers-ai-voice";
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
import { createPictureReader } from "./picture-reader";
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

function createTextModel(env: Bindings, config: AiConfig, builtin: TextModel): TextModel {
  const connection = connectModel(env, config, config.text);
  if (!connection) return builtin;
  return withFallback(createLanguageTextModel(connection), builtin, {
    forFailures: config.fallback,
    report: (error) => consoleLog.error("provider_replaced", error),
  });
}

function createImageReader(env: Bindings, config: AiConfig): ImageReader {
  const connection = connectModel(env, config, config.image);
  const ocr = createPictureReader(env.OCR);
  if (!connection) return ocr;
  const vision = createVisionReader(connection, async ({ open, ...image }) =>
    env.OCR.drawPage({ ...image, content: await open() }),
  );
  return untilSpent(vision, ocr);
}

/** @returns null where the browser may listen by itself */
function createTranscriber(env: Bindings, config: AiConfig): Transcriber | null {
  const transcriber = connect<Transcriber>(env, config, config.transcription, {
    workersAi: connectWorkersAiTranscriber,
    openaiCompatible: connectOpenaiTranscriber,
  });
  return transcriber && countedTranscriber(transcriber, callCounter(env, config));
}

/** @returns null where the browser speaks */
function createSpeech(env: Bindings, config: AiConfig): SpeechSynthesizer | null {
  const speech = connect<SpeechSynthesizer>(env, config, config.speech, {
    workersAi: connectWorkersAiVoice,
    openaiCompatible: connectOpenaiVoice,
  });
  return speech && countedSpeech(speech, callCounter(env, config));
}

function connect<T>(
  env: Bindings,
  { patience, openaiBaseUrl }: AiConfig,
  choice: ModelChoice,
  connect: {
    workersAi: (binding: Ai, options: { model: string; patience: number }) => T;
    openaiCompatible: (options: OpenaiAccess & { model: string; patience: number }) => T;
  },
): T | null {
  if (choice.provider === "builtin") return null;
  const { model } = choice;
  if (choice.provider === "workers-ai") {
    return env.AI ? connect.workersAi(env.AI, { model, patience }) : null;
  }
  const access = { baseUrl: openaiBaseUrl, apiKey: env.OPENAI_API_KEY };
  return connect.openaiCompatible({ ...access, model, patience });
}

interface OpenaiAccess {
  baseUrl: string;
  apiKey: string | undefined;
}

/** @returns null where the built-in engine does the work */
function connectModel(
  env: Bindings,
  config: AiConfig,
  choice: ModelChoice,
): ModelConnection | null {
  const connection = connect<ModelConnection>(env, config, choice, {
    workersAi: connectWorkersAi,
    openaiCompatible: connectOpenaiCompatible,
  });
  return connection && countedConnection(connection, callCounter(env, config));
}

const daySeconds = 86_400;

/** Counts the deployment's calls of paid models, in a counter of each UTC day. */
function callCounter(env: Bindings, { callsPerDay }: AiConfig): CountCall {
  return async () => {
    if (callsPerDay === null) return;
    const day = new Date().toISOString().slice(0, 10);
    const counter = env.RATE_LIMITER.getByName(`model-calls:${day}`);
    const { allowed } = await counter.take(callsPerDay, daySeconds);
    if (!allowed) throw new BudgetSpentError();
  };
}
