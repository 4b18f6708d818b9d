import { type AiConfig, aiConfigSchema, type ModelChoice } from "~/ai/configuration";
import { modelProviders, providerNamed } from "~/ai/providers/registry";
import type { Bindings } from "../bindings";
import { connectModel, createImageReader, createSpeech, createTranscriber } from "../models";
import {
  type CheckResult,
  checkImage,
  checkSpeech,
  checkText,
  checkTranscription,
  type Try,
} from "./check-task";
import { findEndOfModel } from "./end-of-model";
import { explainFailure, type InspectedModel } from "./explain-failure";

export { showingRequests } from "./show-requests";

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
  const bindings = modelProviders.map((provider) => provider.bindLocally?.(variables));
  const { data: config, error } = aiConfigSchema.safeParse(
    Object.assign({}, variables, ...bindings),
  );
  if (error) {
    const hints = new Set<string>();
    for (const issue of error.issues) {
      const hint = issue.code === "custom" ? issue.params?.localHint : undefined;
      if (hint) hints.add(hint);
      else write(`fails  ${issue.path.join(".")}: ${issue.message}`);
    }
    for (const hint of hints) write(`fails  ${hint}`);
    return false;
  }
  // The bound of a day counts what learners ask for.
  const unbounded = { ...config, callsPerDay: null };
  const checks = listChecks(unbounded, samples);
  let works = true;
  for (const { task, choice, tries } of checks) {
    if (choice.provider === "builtin") {
      write(`${task}: no model, ${builtin[task]}`);
      continue;
    }
    const provider = inspected(choice, config);
    write(`${task}: ${provider.model} at ${provider.server}`);
    for await (const { verdict, words } of findingsOf(tries(), provider)) {
      if (verdict === "fails") works = false;
      write(`  ${verdict.padEnd(5)}  ${words}`);
    }
  }
  return works;
}

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

function listChecks(config: AiConfig, { picture, recording }: Samples): Check[] {
  const drawn = { pages: 1, bytes: picture, mediaType: "image/png" as const };
  // Without a limit of calls per day, the counter is not used.
  const env = { OCR: { drawPage: async () => drawn } } as unknown as Pick<
    Bindings,
    "OCR" | "RATE_LIMITER"
  >;
  return [
    {
      ...{ task: "text", choice: config.text },
      tries: () => checkText(made(connectModel(env, config, config.text))),
    },
    {
      ...{ task: "image", choice: config.image },
      tries: () => checkImage(createImageReader(env, config), picture),
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
async function* findingsOf(tries: Try[], provider: InspectedModel): AsyncGenerator<CheckResult> {
  for (const [index, attempt] of tries.entries()) {
    try {
      yield await attempt();
    } catch (error) {
      yield { verdict: "fails", words: await explainFailure(error, provider) };
      if (index === 0) return;
    }
  }
  const end = await findEndOfModel(provider);
  if (end)
    yield {
      verdict: "warns",
      words: `will be shut down on ${end}: configure another model before then`,
    };
}

function inspected(
  { provider, model }: Exclude<ModelChoice, { provider: "builtin" }>,
  { settings, timeoutMs }: AiConfig,
): InspectedModel {
  return { ...providerNamed(provider).inspect(settings), model, timeoutSeconds: timeoutMs / 1_000 };
}
