import type { AiConfig, ModelChoice } from "~/ai/configuration";
import { createLanguageTextModel } from "~/ai/language-model/language-text-model";
import { createVisionReader } from "~/ai/language-model/vision-reader";
import type { ImageReader, SpeechSynthesizer, TextModel, Transcriber } from "~/ai/ports";
import { BudgetSpentError, providerFailureOf } from "~/ai/provider-error";
import {
  type CountCall,
  countedConnection,
  countedSpeech,
  countedTranscriber,
  untilSpent,
} from "~/ai/providers/call-budget";
import { withFallback } from "~/ai/providers/fall-back";
import type { ModelConnection } from "~/ai/providers/model-connection";
import type { ProviderConnections } from "~/ai/providers/provider";
import { providerNamed } from "~/ai/providers/registry";
import { consoleLog } from "~/platform/log.server";
import type { Metrics } from "~/platform/ports";
import type { Bindings } from "./bindings";
import { createPictureReader } from "./picture-reader";

/** The counter of calls of paid models. */
type CounterBinding = Pick<Bindings, "RATE_LIMITER">;

/** The configured text model; the built-in one if none is configured. */
export function createTextModel(
  env: CounterBinding,
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
  env: CounterBinding & Pick<Bindings, "OCR">,
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

/** @returns null if no provider transcribes; a browser may do so itself */
export function createTranscriber(env: CounterBinding, config: AiConfig): Transcriber | null {
  const connect = connections(config, config.transcription)?.transcription;
  return connect ? countedTranscriber(connect(), callCounter(env, config)) : null;
}

/** @returns null if no provider speaks; the browser's voice does then */
export function createSpeech(env: CounterBinding, config: AiConfig): SpeechSynthesizer | null {
  const connect = connections(config, config.speech)?.speech;
  return connect ? countedSpeech(connect(), callCounter(env, config)) : null;
}

/** @returns null if the built-in engine does the work */
export function connectModel(
  env: CounterBinding,
  config: AiConfig,
  choice: ModelChoice,
): ModelConnection | null {
  const connection = connections(config, choice)?.text();
  return connection ? countedConnection(connection, callCounter(env, config)) : null;
}

function connections(
  { settings, timeoutMs }: AiConfig,
  choice: ModelChoice,
): ProviderConnections | null {
  if (choice.provider === "builtin") return null;
  const { provider, model } = choice;
  return providerNamed(provider).connect(settings, { model, timeoutMs });
}

const daySeconds = 86_400;

/** Counts the deployment's calls of paid models, per UTC day. */
function callCounter(env: CounterBinding, { callsPerDay }: AiConfig): CountCall {
  return async () => {
    if (callsPerDay === null) return;
    const day = new Date().toISOString().slice(0, 10);
    const counter = env.RATE_LIMITER.getByName(`model-calls:${day}`);
    const { allowed } = await counter.take(callsPerDay, daySeconds);
    if (!allowed) throw new BudgetSpentError();
  };
}
