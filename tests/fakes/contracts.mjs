// What the providers' published contracts allow, as JSON Schema: from the types of their packages,
// and, where FENNEC_CONTRACTS names a folder of published contracts, from those as well.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import Ajv2020 from "ajv/dist/2020.js";
import { createGenerator } from "ts-json-schema-generator";
import { root } from "../../workers/toolchain.mjs";

const options = { strict: false, allErrors: true, validateFormats: false };

/** @typedef {{ request: (value: unknown) => string[], reply: (value: unknown) => string[] }} Contract */

/**
 * @returns {{
 *   openaiChat: Contract & { chunk: (value: unknown) => string[] },
 *   openaiAudio: { transcription: Contract, speech: { request: (value: unknown) => string[] } },
 *   workersAi: (model: string) => Contract,
 *   published: boolean,
 * }}
 */
export function readContracts(folder = process.env.FENNEC_CONTRACTS) {
  const types = new Ajv.default(options);
  types.addSchema(schemaOfTypes(), "types");
  const typed = (name) => check(types, `types#/definitions/${name}`);
  const published = folder ? readPublished(folder) : null;
  const both = (one, other) => (value) => [...one(value), ...(other ? other(value) : [])];
  return {
    published: published !== null,
    openaiChat: {
      request: both(typed("ChatRequest"), published?.openai("CreateChatCompletionRequest")),
      reply: both(typed("ChatReply"), published?.openai("CreateChatCompletionResponse")),
      chunk: both(typed("ChatChunk"), published?.openai("CreateChatCompletionStreamResponse")),
    },
    openaiAudio: {
      transcription: {
        request: both(
          typed("TranscriptionRequest"),
          published?.openai("CreateTranscriptionRequest"),
        ),
        reply: both(
          typed("TranscriptionReply"),
          published?.openai("CreateTranscriptionResponseJson"),
        ),
      },
      speech: {
        request: both(typed("SpeechRequest"), published?.openai("CreateSpeechRequest")),
      },
    },
    workersAi(model) {
      const name = Object.entries(workersAiTypes).find(([, id]) => id === model)?.[0];
      if (!name) return { request: () => [`${model}: no contract is known`], reply: () => [] };
      return {
        request: both(typed(`${name}Request`), published?.workersAi(model, "input")),
        reply: both(typed(`${name}Reply`), published?.workersAi(model, "output")),
      };
    },
  };
}

/** The models that the fakes know; the types are those of `@cloudflare/workers-types`. */
const workersAiTypes = {
  Gemma4: "@cf/google/gemma-4-26b-a4b-it",
  GptOss: "@cf/openai/gpt-oss-20b",
  Mistral: "@cf/mistralai/mistral-small-3.1-24b-instruct",
  Llama33: "@cf/meta/llama-3.3-70b-instruct-fp8-fast",
  Llama4Scout: "@cf/meta/llama-4-scout-17b-16e-instruct",
  Whisper: "@cf/openai/whisper-large-v3-turbo",
  AuraEnglish: "@cf/deepgram/aura-2-en",
  AuraSpanish: "@cf/deepgram/aura-2-es",
  Melo: "@cf/myshell-ai/melotts",
};

/** Closed: an unknown field is refused. Made once for each version of the packages. */
function schemaOfTypes() {
  const versions = ["openai", "@cloudflare/workers-types", "ts-json-schema-generator"].map(
    (name) =>
      JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")).version,
  );
  const source = [
    'import type OpenAI from "openai";',
    "export type ChatRequest = OpenAI.Chat.ChatCompletionCreateParams;",
    "export type ChatReply = OpenAI.Chat.ChatCompletion;",
    "export type ChatChunk = OpenAI.Chat.ChatCompletionChunk;",
    "export type SpeechRequest = OpenAI.Audio.SpeechCreateParams;",
    // The receiver checks the audio.
    "type Fields = OpenAI.Audio.TranscriptionCreateParamsNonStreaming;",
    'export type TranscriptionRequest = Omit<Fields, "file"> & { file: string };',
    "export type TranscriptionReply = OpenAI.Audio.Transcription;",
    ...Object.entries(workersAiTypes).flatMap(([name, model]) => [
      `export type ${name}Request = AiModels["${model}"]["inputs"];`,
      `export type ${name}Reply = AiModels["${model}"]["postProcessedOutputs"];`,
    ]),
  ].join("\n");
  const folder = join(root, ".wrangler", "contracts");
  const file = join(folder, `${versions.join("_").replace(/[^\w.]/g, "-")}.json`);
  const made = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  if (made?.source === source) return made.schema;
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "contracts.ts");
  writeFileSync(path, source);
  const tsconfig = join(folder, "tsconfig.json");
  const compilerOptions = {
    ...{ target: "ES2022", lib: ["ES2022"], module: "ESNext", moduleResolution: "Bundler" },
    ...{ strict: true, skipLibCheck: true, types: ["@cloudflare/workers-types"] },
  };
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: ["contracts.ts"] }));
  const schema = createGenerator({
    ...{ path, tsconfig, type: "*", skipTypeCheck: true, expose: "export" },
    additionalProperties: false,
  }).createSchema("*");
  writeFileSync(file, JSON.stringify({ source, schema }));
  return schema;
}

function readPublished(folder) {
  const read = (...path) => JSON.parse(readFileSync(join(folder, ...path), "utf8"));
  const openai = new Ajv2020.default(options);
  const { components } = read("openai", "openapi-subset.json");
  openai.addSchema({ $id: "openai:", components });
  const workersAi = new Ajv.default(options);
  const types = read("workers-ai", "types-schema.json");
  workersAi.addSchema({ ...types, $id: "workers-ai:" });
  const known = Object.entries(types.models);
  return {
    openai: (name) => {
      const fits = check(openai, `openai:#/components/schemas/${name}`);
      const fields = fieldsOf(components.schemas, name);
      return (value) => [
        ...fits(value),
        ...Object.keys(value)
          .filter((key) => !fields.has(key))
          .map((key) => `${key}: no such field in ${name}`),
      ];
    },
    workersAi(model, side) {
      const key = known.find(([, id]) => id === model)?.[0];
      const closed = check(workersAi, `workers-ai:#/$defs/${key}__${side}`);
      const page = join(folder, "workers-ai", `${model.split("/").at(-1)}.json`);
      if (!existsSync(page) || side === "output") return closed;
      // The branch for batches requires nothing and so fits every request: the one meant is taken.
      const { input } = JSON.parse(readFileSync(page, "utf8")).schema;
      const chat = input.oneOf?.find(({ required }) => required?.includes("messages"));
      const limits = workersAi.compile(chat ?? input);
      return (value) => [...closed(value), ...(limits(value) ? [] : problems(limits.errors))];
    },
  };
}

/** The names of all fields of a schema, those that it takes from others included. */
function fieldsOf(schemas, name) {
  const collect = (schema) => {
    const named = schema.$ref ? schemas[schema.$ref.split("/").at(-1)] : schema;
    return [
      ...Object.keys(named.properties ?? {}),
      ...[...(named.allOf ?? []), ...(named.anyOf ?? []), ...(named.oneOf ?? [])].flatMap(collect),
    ];
  };
  return new Set(collect(schemas[name]));
}

function check(ajv, reference) {
  const fits = ajv.compile({ $ref: reference });
  return (value) => (fits(value) ? [] : problems(fits.errors));
}

function problems(errors) {
  return errors.slice(0, 6).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}
