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
import { providerFailureOf } from "~/ai/provider-error";
import {
  connectOpenaiTranscriber,
  connectOpenaiVoice,
} from "~/ai/voice-model/openai-compatible-voice";
import {
  connectWorkersAiTranscriber,
  connectWorkersAiVoice,
} from "~/ai/voice-model/workers-ai-voice";
import { consoleLog } from "~/platform/log.server";
import type { Metrics } from "~/platform/ports";
import type { Bindings } from "./bindings";
import { createPictureReader } from "./picture-reader";

/** What models are reached by. */
export type ModelBindings = Pick<
  Bindings,
  "AI" | "OPENAI_API_KEY" | "AI_GATEWAY_TOKEN" | "RATE_LIMITER"
>;

/** The text model that the configuration names; the built-in one where it names none. */
export function createTextModel(
  env: ModelBindings,
  config: AiConfig,
  builtin: TextModel,
  metrics: Metrics,
): TextModel {
  const connection = connectModel(env, config, config.text);
  if (!connection) return builtin;
  return withFallback(createLanguageTextModel(connection), builtin, {
    forFailures: config.fallback,
    report(error) {
      consoleLog.error("provider_replaced", error);
      metrics.count({
        name: "provider",
        labels: { outcome: "replaced", reason: providerFailureOf(error) },
        figures: {},
      });
    },
  });
}

export function createImageReader(
  env: ModelBindings & Pick<Bindings, "OCR">,
  config: AiConfig,
): ImageReader {
  const connection = connectModel(env, config, config.image);
  const ocr = createPictureReader(env.OCR);
  if (!connection) return ocr;
  const vision = createVisionReader(connection, async ({ open, ...image }) =>
    env.OCR.drawPage({ ...image, content: await open() }),
  );
  return untilSpent(vision, ocr);
}

/** @returns null where the browser may listen by itself */
export function createTranscriber(env: ModelBindings, config: AiConfig): Transcriber | null {
  const transcriber = connect<Transcriber>(env, config, config.transcription, {
    workersAi: connectWorkersAiTranscriber,
    openaiCompatible: connectOpenaiTranscriber,
  });
  return transcriber && countedTranscriber(transcriber, callCounter(env, config));
}

/** @returns null where the browser speaks */
export function createSpeech(env: ModelBindings, config: AiConfig): SpeechSynthesizer | null {
  const speech = connect<SpeechSynthesizer>(env, config, config.speech, {
    workersAi: connectWorkersAiVoice,
    openaiCompatible: connectOpenaiVoice,
  });
  return speech && countedSpeech(speech, callCounter(env, config));
}

function connect<T>(
  env: ModelBindings,
  { timeoutMs, openaiBaseUrl, gateway }: AiConfig,
  choice: ModelChoice,
  connect: {
    workersAi: (
      binding: Ai,
      options: { model: string; timeoutMs: number; gateway: string | null },
    ) => T;
    openaiCompatible: (options: OpenaiAccess & { model: string; timeoutMs: number }) => T;
  },
): T | null {
  if (choice.provider === "builtin") return null;
  const { model } = choice;
  if (choice.provider === "workers-ai") {
    return env.AI ? connect.workersAi(env.AI, { model, timeoutMs, gateway }) : null;
  }
  const access = {
    baseUrl: openaiBaseUrl,
    apiKey: env.OPENAI_API_KEY,
    headers: gatewayHeaders(openaiBaseUrl, env.AI_GATEWAY_TOKEN),
  };
  return connect.openaiCompatible({ ...access, model, timeoutMs });
}

interface OpenaiAccess {
  baseUrl: string;
  apiKey: string | undefined;
  headers: Record<string, string>;
}

/** The token of an AI Gateway that wants one; no other address is told it. */
function gatewayHeaders(baseUrl: string, token: string | undefined): Record<string, string> {
  return token && baseUrl.startsWith("https://gateway.ai.cloudflare.com/")
    ? { "cf-aig-authorization": `Bearer ${token}` }
    : {};
}

/** @returns null where the built-in engine does the work */
export function connectModel(
  env: ModelBindings,
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
function callCounter(env: ModelBindings, { callsPerDay }: AiConfig): CountCall {
  return async () => {
    if (callsPerDay === null) return;
    const day = new Date().toISOString().slice(0, 10);
    const counter = env.RATE_LIMITER.getByName(`model-calls:${day}`);
    const { allowed } = await counter.take(callsPerDay, daySeconds);
    if (!allowed) throw new BudgetSpentError();
  };
}
