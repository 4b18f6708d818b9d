import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryMaterial, passagesOf } from "~/ai/builtin/tests/memory-material";
import { PHOTOSYNTHESIS } from "~/ai/builtin/tests/texts/photosynthesis";
import type { TextModel } from "~/ai/ports";
import { createApp } from "../../workers/create-app";
import type { Step } from "../fakes/model-server.mjs";
import { wav } from "../fakes/sounds.mjs";
import { apiKey, type ModelRequest, openEngine } from "./model-engines";

const never = new AbortController().signal;
const material = memoryMaterial(passagesOf(PHOTOSYNTHESIS));

async function ask(model: TextModel): Promise<string> {
  const task = { question: "What is chlorophyll?", history: [], material, learnerName: null };
  let reply = "";
  for await (const event of model.answer(task, never)) {
    if (event.type === "token") reply += event.text;
  }
  return reply;
}

function write(model: TextModel) {
  const task = { material, topic: null, difficulty: "medium", count: 1, seed: 7 } as const;
  return model.writeQuestions(task, never);
}

/** The servers of the families: requests to them go to the fake. */
const realFetch = globalThis.fetch;
const sentHeaders: Headers[] = [];

beforeEach(() => {
  sentHeaders.length = 0;
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    const address = String(input instanceof Request ? input.url : input);
    if (address.startsWith(env.MODEL_SERVER)) return realFetch(input, init);
    sentHeaders.push(new Headers(init?.headers));
    const path = address.slice(address.lastIndexOf("/chat/"));
    return realFetch(`${env.MODEL_SERVER}/v1${path}`, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

const openai = "https://api.openai.com/v1";
const gateway = "https://gateway.ai.cloudflare.com/v1/0123/study/openai";

interface Family {
  name: string;
  provider: "openai-compatible" | "workers-ai";
  server?: string;
  model: string;
  /** The parameters that its models refuse. */
  refuses?: string[];
  /** The parameters of its requests, besides the messages and those tested below. */
  sends: Record<string, unknown>;
  lacks: string[];
}

const families: Family[] = [
  {
    ...{ name: "OpenAI's reasoning models", provider: "openai-compatible", server: openai },
    model: "gpt-6-luna",
    refuses: ["max_tokens", "temperature", "seed"],
    sends: { max_completion_tokens: 5_200, reasoning_effort: "low" },
    lacks: ["max_tokens", "temperature", "seed"],
  },
  {
    ...{ name: "the same behind an AI Gateway", provider: "openai-compatible", server: gateway },
    model: "gpt-6-luna",
    refuses: ["max_tokens", "temperature", "seed"],
    sends: { max_completion_tokens: 5_200, reasoning_effort: "low" },
    lacks: ["max_tokens"],
  },
  {
    ...{ name: "OpenAI's other models", provider: "openai-compatible", server: openai },
    model: "gpt-4.1-mini",
    refuses: ["reasoning_effort"],
    sends: { max_completion_tokens: 1_200, temperature: 0.3 },
    lacks: ["max_tokens", "reasoning_effort"],
  },
  {
    ...{
      name: "OpenRouter",
      provider: "openai-compatible",
      server: "https://openrouter.ai/api/v1",
    },
    model: "google/gemma-4-26b-a4b-it",
    sends: { max_tokens: 5_200, temperature: 0.3, reasoning_effort: "low" },
    lacks: [],
  },
  {
    ...{ name: "Ollama", provider: "openai-compatible", server: "http://localhost:11434/v1" },
    model: "gemma4:12b",
    refuses: ["max_completion_tokens"],
    sends: { max_tokens: 3_200, temperature: 0.3, reasoning_effort: "none" },
    lacks: [],
  },
  {
    ...{ name: "LM Studio", provider: "openai-compatible", server: "http://localhost:1234/v1" },
    model: "qwen/qwen3-8b",
    refuses: ["response_format=json_object"],
    sends: { max_tokens: 3_200, temperature: 0.3 },
    lacks: ["reasoning_effort"],
  },
  {
    ...{
      name: "any other server",
      provider: "openai-compatible",
      server: "http://localhost:8080/v1",
    },
    model: "local",
    sends: { max_tokens: 3_200, temperature: 0.3 },
    lacks: ["reasoning_effort"],
  },
  {
    ...{ name: "Gemma 4 on Workers AI", provider: "workers-ai" },
    model: "@cf/google/gemma-4-26b-a4b-it",
    sends: { max_tokens: 3_200, chat_template_kwargs: { enable_thinking: false } },
    lacks: ["reasoning_effort"],
  },
  {
    ...{ name: "gpt-oss on Workers AI", provider: "workers-ai" },
    model: "@cf/openai/gpt-oss-20b",
    sends: { max_tokens: 5_200, reasoning_effort: "low" },
    lacks: ["chat_template_kwargs"],
  },
  {
    ...{ name: "Mistral on Workers AI", provider: "workers-ai" },
    model: "@cf/mistralai/mistral-small-3.1-24b-instruct",
    refuses: ["response_format"],
    sends: { max_tokens: 1_200 },
    lacks: ["reasoning_effort", "chat_template_kwargs"],
  },
  {
    ...{ name: "Llama on Workers AI", provider: "workers-ai" },
    model: "@cf/meta/llama-3.3-70b-instruct-fp8-fast",
    sends: { max_tokens: 1_200, temperature: 0.3 },
    lacks: ["reasoning_effort", "chat_template_kwargs"],
  },
];

async function openFamily({ provider, server, model, refuses = [] }: Family, step: Step = {}) {
  const id = crypto.randomUUID();
  const engine = await openEngine(provider, [], {
    TEXT_MODEL: `${model}#${id}`,
    ...(server && { OPENAI_BASE_URL: server }),
  });
  const scenario = `${env.MODEL_SERVER}/scenarios/${id}`;
  const steps = JSON.stringify([{ refuses, ...step }]);
  await fetch(scenario, { method: "PUT", body: steps });
  const seen = async () =>
    (await fetch(scenario)).json<{ requests: Record<string, unknown>[]; refusals: string[] }>();
  return { model: engine.model, seen };
}

describe.each(families)("$name", (family) => {
  it("gets one request with the parameters that it supports", async () => {
    const { model, seen } = await openFamily(family);
    expect(await ask(model)).toContain("[1]");
    const { requests, refusals } = await seen();
    expect(refusals).toEqual([]);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject(family.sends);
    for (const field of family.lacks) expect(requests[0]).not.toHaveProperty(field);
  });

  it("gets the JSON schema in the parameter that it supports", async () => {
    const { model, seen } = await openFamily(family);
    expect(await write(model)).toHaveLength(1);
    const { requests, refusals } = await seen();
    expect(refusals).toEqual([]);
    const [first] = requests;
    const given = JSON.stringify(first?.guided_json ?? first?.response_format);
    expect(given).toContain('"additionalProperties":false');
    expect(JSON.stringify(first).includes('"strict":true')).toBe(
      family.provider === "openai-compatible" || /gemma-4|gpt-oss/.test(family.model),
    );
  });

  it("replies without its reasoning", async () => {
    const say = "<think>Green, or blue? Secret.</think>\n\nLeaves are green.";
    const { model } = await openFamily(family, { say, reasoning: "Secret as well." });
    expect(await ask(model)).toBe("Leaves are green.");
  });
});

it("the X-Title header is sent to OpenRouter only", async () => {
  for (const family of families.slice(0, 7)) await ask((await openFamily(family)).model);
  expect(sentHeaders.map((headers) => headers.get("X-Title"))).toEqual(
    families.slice(0, 7).map(({ name }) => (name === "OpenRouter" ? "Fennec" : null)),
  );
});

describe("an unknown server", () => {
  const scenario = (...steps: Step[]) => openEngine("openai-compatible", steps);

  it("gets no max_tokens and temperature after it refused them once", async () => {
    const { model, seen } = await scenario({ refuses: ["max_tokens", "temperature"] });
    await ask(model);
    await ask(model);
    const { requests, refusals } = await seen();
    expect(refusals).toEqual([]);
    expect(requests).toHaveLength(4);
    for (const request of requests.slice(2)) {
      expect(request).toMatchObject({ max_completion_tokens: 3_200 });
      expect(request).not.toHaveProperty("temperature");
    }
  });

  it("gets no seed after it refused it in other words", async () => {
    const { model, seen } = await scenario({ refuses: ["seed"], manner: "fastapi" });
    expect(await write(model)).toHaveLength(1);
    expect(await write(model)).toHaveLength(1);
    expect((await seen()).requests.map((request) => "seed" in request)).toEqual([
      ...[true, false, false],
    ]);
  });

  it("is asked for JSON in the way that it accepted before", async () => {
    const refuses = ["response_format=json_schema"];
    const { model, seen } = await scenario({ refuses });
    expect(await write(model)).toHaveLength(1);
    expect(await write(model)).toHaveLength(1);
    const formats = (await seen()).requests.map(
      ({ response_format }: ModelRequest) => response_format?.type,
    );
    expect(formats).toEqual(["json_schema", "json_object", "json_object"]);
  });

  it("fails if it refuses a parameter that is required", async () => {
    const { model, seen } = await scenario({ refuses: ["messages"] });
    await expect(ask(model)).rejects.toMatchObject({ failure: "provider_failed", status: 400 });
    expect((await seen()).requests).toHaveLength(1);
  });

  it.each([
    ["streamed", (model: TextModel) => ask(model)],
    ["written", (model: TextModel) => write(model)],
  ])("reports an error if reasoning uses up all tokens of a %s answer", async (_, use) => {
    const { model } = await scenario({ say: "", reasoning: "Hm.", unfinished: true });
    await expect(use(model)).rejects.toThrow("its reasoning took all of its tokens");
  });
});

it("Ollama gets no reasoning_effort after it refused it without naming the parameter", async () => {
  const ollama = families.find(({ name }) => name === "Ollama") as Family;
  const refuses = ["reasoning_effort"];
  const { model, seen } = await openFamily({ ...ollama, refuses }, { manner: "ollama" });
  await ask(model);
  await ask(model);
  const sent = (await seen()).requests.map((request) => "reasoning_effort" in request);
  expect(sent).toEqual([true, false, false]);
});

describe("an AI Gateway", () => {
  it("receives every request to Workers AI", async () => {
    const { model, seen, app } = await openEngine("workers-ai", [], {
      ...{ AI_GATEWAY: "study", TRANSCRIPTION_PROVIDER: "workers-ai" },
    });
    await ask(model);
    await write(model);
    for (const request of (await seen()).requests)
      expect(request).toMatchObject({ gateway: "study" });
    const heard = `${env.MODEL_SERVER}/scenarios/default`;
    await fetch(heard, { method: "PUT", body: "[]" });
    await app.transcriber?.transcribe({ bytes: wav(1), type: "audio/wav" }, never);
    const { requests } = await (await fetch(heard)).json<{ requests: unknown[] }>();
    expect(requests.at(-1)).toMatchObject({ gateway: "study" });
  });

  it("is not used unless it is configured", async () => {
    const { model, seen } = await openEngine("workers-ai");
    await ask(model);
    expect((await seen()).requests[0]).not.toHaveProperty("gateway");
  });

  it.each([
    [gateway, "Bearer token-of-gateway"],
    [openai, null],
  ])("gets its token at %s, and no other server does", async (OPENAI_BASE_URL, token) => {
    const variables = {
      ...{ AI_PROVIDER: "openai-compatible", TEXT_MODEL: "gpt-6-luna", OPENAI_BASE_URL },
      ...{ OPENAI_API_KEY: apiKey, AI_GATEWAY_TOKEN: "token-of-gateway" },
    };
    await ask(createApp({ ...env, ...variables }, createExecutionContext()).textModel);
    expect(sentHeaders[0]?.get("cf-aig-authorization")).toBe(token);
    expect(sentHeaders[0]?.get("Authorization")).toBe(`Bearer ${apiKey}`);
  });
});
