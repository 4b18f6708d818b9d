import { z } from "zod";
import { type AiConfig, aiConfigSchema, type ModelChoice } from "~/ai/configuration";
import type { Bindings } from "../bindings";
import {
  connectModel,
  createImageReader,
  createSpeech,
  createTranscriber,
  type ModelBindings,
} from "../models";
import {
  checkImage,
  checkSpeech,
  checkText,
  checkTranscription,
  type Finding,
  type Try,
} from "./check-task";
import { findEndOfModel } from "./end-of-model";
import { explainFailure, type Provider } from "./explain-failure";
import { workersAiByRest } from "./workers-ai-by-rest";

type Variables = Record<string, string | undefined>;

interface Samples {
  picture: Uint8Array;
  recording: Uint8Array;
}

/**
 * Tries each task that a model does and writes what came of it.
 * @param variables of docs/providers.md
 * @param samples a PNG with the word FENNEC; an MP3 of the question "What is the water cycle?"
 * @returns whether all of them work
 */
export async function checkProviders(
  variables: Variables,
  samples: Samples,
  write: (line: string) => void,
): Promise<boolean> {
  const AI = workersAiByRest(variables);
  const { data: config, error } = aiConfigSchema.safeParse({ ...variables, ...(AI && { AI }) });
  if (error) {
    const unbound = ({ message }: { message: string }) => message.includes("AI binding");
    for (const { path, message } of error.issues.filter((issue) => !unbound(issue))) {
      write(`fails  ${path.join(".")} ${message}.`);
    }
    if (error.issues.some(unbound)) write(`fails  ${restHint}`);
    return false;
  }
  // The bound of a day counts what learners ask for.
  const unbounded = { ...config, callsPerDay: null };
  const env = { ...variables, ...(AI && { AI }) } as ModelBindings;
  const checks = listChecks(env, unbounded, samples);
  let works = true;
  for (const { task, choice, tries } of checks) {
    if (choice.provider === "builtin") {
      write(`${task}: no model, ${builtin[task]}`);
      continue;
    }
    const provider = providerOf(choice, config, variables);
    write(`${task}: ${provider.model} at ${provider.server}`);
    for await (const { verdict, words } of findingsOf(tries(), provider)) {
      if (verdict === "fails") works = false;
      write(`  ${verdict.padEnd(5)}  ${words}`);
    }
  }
  return works;
}

const restHint =
  "Workers AI has no binding here. It is tried by its REST address where CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN are set, a token with the permission Workers AI.";

const builtin: Record<Task, string> = {
  text: "the built-in engine answers",
  image: "the OCR worker reads",
  transcription: "the browser listens",
  speech: "the browser speaks",
};

type Task = "text" | "image" | "transcription" | "speech";

interface Check {
  task: Task;
  choice: ModelChoice;
  tries: () => Try[];
}

function listChecks(
  env: ModelBindings,
  config: AiConfig,
  { picture, recording }: Samples,
): Check[] {
  const drawn = { pages: 1, bytes: picture, mediaType: "image/png" as const };
  const OCR = { drawPage: async () => drawn } as unknown as Bindings["OCR"];
  return [
    {
      ...{ task: "text", choice: config.text },
      tries: () => checkText(made(connectModel(env, config, config.text))),
    },
    {
      ...{ task: "image", choice: config.image },
      tries: () => checkImage(createImageReader({ ...env, OCR }, config), picture),
    },
    {
      ...{ task: "transcription", choice: config.transcription },
      tries: () => checkTranscription(made(createTranscriber(env, config)), recording),
    },
    {
      ...{ task: "speech", choice: config.speech },
      tries: () => checkSpeech(made(createSpeech(env, config))),
    },
  ];
}

function made<T>(adapter: T | null): T {
  if (!adapter) throw new Error("A task that is chosen has no adapter.");
  return adapter;
}

/** Where the first try fails, the others would fail for the same reason. */
async function* findingsOf(tries: Try[], provider: Provider): AsyncGenerator<Finding> {
  for (const [index, attempt] of tries.entries()) {
    try {
      yield await attempt();
    } catch (error) {
      yield { verdict: "fails", words: await explainFailure(error, provider) };
      if (index === 0) return;
    }
  }
  const end = await findEndOfModel(provider);
  if (end) yield { verdict: "warns", words: `ends on ${end}: name another model before` };
}

const key = z.string().trim().min(1);

function providerOf(
  choice: Exclude<ModelChoice, { provider: "builtin" }>,
  config: AiConfig,
  variables: Variables,
): Provider {
  const { model } = choice;
  const seconds = config.timeoutMs / 1_000;
  if (choice.provider === "workers-ai") {
    return { name: "workers-ai", server: "Workers AI", model, seconds, key: null };
  }
  const { success, data } = key.safeParse(variables.OPENAI_API_KEY);
  const server = config.openaiBaseUrl;
  return { name: "openai-compatible", server, model, seconds, key: success ? data : null };
}
