// Stands in for the providers of models: an OpenAI-compatible endpoint under /v1, and Workers AI as
// its binding calls it. What the published contracts refuse, it refuses. A model named
// `model#scenario` behaves as that scenario says, any other as a tutor does.
//   PUT /scenarios/<id>  a JSON array of steps, one a request; the last is repeated
//   PUT /models  a JSON array of the models that it says it has, as the contract describes them
//   GET /scenarios/<id>  {requests, refusals}: what was asked, and what the contracts say against it
//   node tests/fakes/model-server.mjs PORT   runs it separately
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import { readContracts } from "./contracts.mjs";
import { tutor } from "./tutor.mjs";
import { openaiSpeech, openaiTranscription, workersAiVoice } from "./voices.mjs";

/**
 * @typedef {object} Step How to answer a request; by default like a tutor.
 * @property {string} [say] the reply
 * @property {unknown[]} [items] the reply, as JSON
 * @property {true} [echo] the reply is everything that was sent, the instructions first
 * @property {number} [words] of the reply, after which the connection breaks
 * @property {number} [first] milliseconds before the first word
 * @property {true} [stamped] each word is the time at which it was said, in milliseconds
 * @property {number} [pause] milliseconds between words
 * @property {number} [last] milliseconds before the last word
 * @property {number} [status] an error
 * @property {Record<string, string>} [headers]
 * @property {string} [message] of the error
 * @property {true} [silent] nothing, ever
 * @property {number} [flood] bytes of the reply
 * @property {string} [raw] the body as it is
 * @property {boolean} [refusesSchema] 400 if a schema is requested
 * @property {string[]} [refuses] fields of which the first that is sent is refused by name, a value
 *   behind an equals sign: `temperature`, `response_format=json_object`
 * @property {"openai" | "ollama" | "fastapi"} [manner] the format of errors; OpenAI's by default
 * @property {string} [reasoning] what the model thinks, in the part of the reply that is for it
 * @property {boolean} [unfinished] the bound was reached before the reply's end
 * @property {number} [context] tokens of a prompt that are read; the rest is cut off without a word
 */

export async function startModelServer({ port = 0, contracts = readContracts() } = {}) {
  /** @type {Map<string, { steps: Step[], requests: unknown[], refusals: string[] }>} */
  const scenarios = new Map();
  /** @type {{ id: string }[]} */
  let models = [];
  const scenarioOf = (id) => {
    const known = scenarios.get(id) ?? { steps: [], requests: [], refusals: [] };
    scenarios.set(id, known);
    return known;
  };

  const server = createServer(async (request, response) => {
    const bytes = await read(request);
    const body = bytes.toString("utf8");
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const id = /^\/scenarios\/(.+)$/.exec(path)?.[1];
    if (id && request.method === "PUT") {
      scenarios.set(id, { steps: JSON.parse(body), requests: [], refusals: [] });
      return response.end();
    }
    if (id) return json(response, 200, scenarioOf(id));
    if (path === "/models" && request.method === "PUT") {
      models = JSON.parse(body);
      return response.end();
    }
    const listed = /^\/v1\/models(?:\/(.+))?$/.exec(path);
    if (listed) return answerModels(response, models, listed[1]);
    const provider = await providerOf(path, request, bytes, contracts);
    if (!provider || request.method !== "POST") return json(response, 404, { error: "not here" });
    const [model, scenario = "default"] = provider.model.split("#");
    const { steps, requests, refusals } = scenarioOf(scenario);
    requests.push({ ...provider.sent, model });
    const problems = provider.check(model);
    if (problems.length > 0) {
      refusals.push(...problems);
      return json(response, 400, provider.error(400, `refused: ${problems.join("; ")}`));
    }
    const step = steps[Math.min(requests.length, steps.length) - 1] ?? {};
    const refused = refusalOf(step, provider.sent);
    if (refused) return json(response, ...refused);
    await act(response, provider, step);
  });
  // No one waits for a reply that a test has left.
  server.on("upgrade", (_, socket) => socket.destroy());
  await new Promise((done) => server.listen(port, "127.0.0.1", done));
  // A connection that a busy machine leaves idle for a while is used again.
  server.keepAliveTimeout = 300_000;
  // Ends with its parent process.
  server.unref();
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    contracts,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

/** The refusal of the first field that a model of this kind does not take, or null. */
function refusalOf({ refuses = [], manner = "openai" }, sent) {
  const field = refuses.find((rule) => {
    const [name, value] = rule.split("=");
    return value ? JSON.stringify(sent[name] ?? "").includes(value) : sent[name] !== undefined;
  });
  if (!field) return null;
  const [param] = field.split("=");
  const other = param === "max_tokens" ? " Use 'max_completion_tokens' instead." : "";
  switch (manner) {
    case "openai":
      return [
        400,
        {
          error: {
            message: `Unsupported parameter: '${param}' is not supported with this model.${other}`,
            ...{ type: "invalid_request_error", param, code: "unsupported_parameter" },
          },
        },
      ];
    case "ollama":
      return [400, { error: { message: `"${sent.model}" does not support thinking` } }];
    case "fastapi": {
      const detail = [
        { type: "extra_forbidden", loc: ["body", param], msg: "Extra inputs are not permitted" },
      ];
      return [422, { detail }];
    }
  }
}

function answerModels(response, models, name) {
  if (!name) return json(response, 200, { object: "list", data: models });
  const model = models.find(({ id }) => id === decodeURIComponent(name));
  return model
    ? json(response, 200, model)
    : json(response, 404, openaiError(404, `The model '${name}' does not exist`));
}

async function providerOf(path, request, bytes, contracts) {
  if (isBinding(request)) return workersAi(request, bytes.toString("utf8"), contracts);
  const rest = /^\/client\/v4\/accounts\/[^/]+\/ai\/run\/(.+)$/.exec(path)?.[1];
  if (rest) return workersAiRest(rest, bytes.toString("utf8"), contracts);
  const answers = {
    "/v1/chat/completions": openai,
    "/v1/audio/transcriptions": openaiTranscription,
    "/v1/audio/speech": openaiSpeech,
  }[path];
  const provider = await answers?.(request, bytes, contracts);
  return provider ? { error: openaiError, ...provider } : null;
}

function openaiError(status, message) {
  const type = status === 429 ? "rate_limit" : "error";
  return { error: { message, type, param: null, code: null } };
}

function openai(request, body, { openaiChat }) {
  const sent = JSON.parse(body.toString("utf8"));
  const whole = (text, { context = Number.POSITIVE_INFINITY, unfinished }) => ({
    ...{ id: "chatcmpl-1", object: "chat.completion", created: 1, model: sent.model },
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: text, refusal: null },
        finish_reason: unfinished ? "length" : "stop",
        logprobs: null,
      },
    ],
    usage: usageOf(Math.min(context, tokensOf(sent.messages))),
  });
  const part = (delta, finish_reason = null) => ({
    ...{ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: sent.model },
    choices: [{ index: 0, delta, finish_reason, logprobs: null }],
  });
  return {
    sent: { ...sent, authorization: request.headers.authorization ?? null },
    model: String(sent.model),
    messages: sent.messages,
    stream: sent.stream === true,
    schema: sent.response_format?.type === "json_schema",
    check: () => openaiChat.request(sent),
    whole(text, step) {
      const reply = valid(whole(text, step), openaiChat.reply);
      // Not OpenAI's, but what its relatives have.
      if (step.reasoning) reply.choices[0].message.reasoning_content = step.reasoning;
      return reply;
    },
    thought: (text) => part({ reasoning_content: text }),
    word: (text) => valid(part({ content: text }), openaiChat.chunk),
    end: (unfinished) => valid(part({}, unfinished ? "length" : "stop"), openaiChat.chunk),
  };
}

function tokensOf(messages) {
  return Math.ceil(JSON.stringify(messages).length / 4);
}

function usageOf(prompt) {
  return { prompt_tokens: prompt, completion_tokens: 1, total_tokens: prompt + 1 };
}

/** As `env.AI` of workerd speaks, through Miniflare's proxy of bindings. */
function isBinding({ headers }) {
  return /^https:\/\/workers-binding\.ai\/(?:ai-gateway\/)?run\b/.test(headers["mf-url"] ?? "");
}

function workersAi({ headers }, body, contracts) {
  const { inputs, options } = JSON.parse(body);
  const named = decodeURIComponent(String(headers["mf-header-cf-consn-model-id"]));
  const contract = contracts.workersAi(named.split("#")[0]);
  const error = (status, message) => ({
    ...{ internalCode: codes[status] ?? 3043, name: "InferenceUpstreamError" },
    ...{ message, description: message },
  });
  const gateway = options?.gateway && { gateway: options.gateway.id };
  const voice = workersAiVoice(named, inputs, contract);
  if (voice) return { ...voice, sent: { ...voice.sent, ...gateway }, error };
  const asOpenai = /gemma-4|gpt-oss/.test(named);
  const finish = (unfinished) => (unfinished ? "length" : "stop");
  return {
    error,
    sent: { ...inputs, ...gateway },
    model: named,
    messages: inputs.messages ?? [],
    stream: inputs.stream === true,
    schema: inputs.response_format?.type === "json_schema",
    check: () => contract.request(inputs),
    whole: (text, { reasoning, unfinished }) =>
      valid(
        asOpenai
          ? {
              ...{ id: "chatcmpl-1", object: "chat.completion", created: 1, model: named },
              choices: [
                {
                  index: 0,
                  message: {
                    ...{ role: "assistant", content: text, refusal: null },
                    ...(reasoning && { reasoning_content: reasoning }),
                  },
                  finish_reason: finish(unfinished),
                  logprobs: null,
                },
              ],
              usage: usageOf(tokensOf(inputs.messages)),
            }
          : { response: text, usage: usageOf(tokensOf(inputs.messages)) },
        contract.reply,
      ),
    thought: (text) => ({ choices: [{ index: 0, delta: { reasoning_content: text } }] }),
    word: (text) =>
      asOpenai ? { choices: [{ index: 0, delta: { content: text } }] } : { response: text },
    end: (unfinished) =>
      asOpenai
        ? { choices: [{ index: 0, delta: {}, finish_reason: finish(unfinished) }] }
        : { response: "" },
  };
}

/** Workers AI by its REST address, which wraps what the binding answers. */
function workersAiRest(model, body, contracts) {
  const headers = { "mf-header-cf-consn-model-id": model };
  const provider = workersAi({ headers }, JSON.stringify({ inputs: JSON.parse(body) }), contracts);
  const wrap = (result) => ({ result, success: true, errors: [], messages: [] });
  const isJson = provider.type === "application/json";
  return {
    ...provider,
    whole: (text, step) => wrap(provider.whole(text, step)),
    ...(provider.reply && {
      reply: (step) =>
        isJson ? JSON.stringify(wrap(JSON.parse(provider.reply(step)))) : provider.reply(step),
    }),
    error: (status, message) => ({
      ...{ result: null, success: false, messages: [] },
      errors: [{ code: codes[status] ?? 3043, message }],
    }),
  };
}

const codes = { 400: 3003, 401: 3041, 404: 3042, 408: 3007, 429: 3040 };

async function act(response, provider, step) {
  if (step.silent) return;
  if (step.status || (step.refusesSchema && provider.schema)) {
    const status = step.status ?? 400;
    for (const [name, value] of Object.entries(step.headers ?? {})) response.setHeader(name, value);
    return json(response, status, provider.error(status, step.message ?? `status ${status}`));
  }
  const type = provider.type ?? (provider.stream ? "text/event-stream" : "application/json");
  if (step.raw !== undefined) {
    response.writeHead(200, { "Content-Type": type });
    return response.end(step.raw);
  }
  if (provider.reply) {
    await wait(step.first);
    response.writeHead(200, { "Content-Type": type });
    return response.end(provider.reply(step));
  }
  const text = replyOf(provider, step);
  await wait(step.first);
  if (!provider.stream) {
    const whole = JSON.stringify(provider.whole(text, step));
    if (step.words === undefined) return json(response, 200, whole);
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": whole.length });
    response.write(whole.slice(0, whole.length / 2));
    return setTimeout(() => response.destroy(), 50);
  }
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  if (step.reasoning) {
    response.write(`data: ${JSON.stringify(provider.thought(step.reasoning))}\n\n`);
  }
  let said = 0;
  const words = text.match(/\s*\S+\s*$|\s*\S+/g) ?? [];
  for (const word of words) {
    if (said === words.length - 1) await wait(step.last);
    if (response.destroyed) return;
    if (said === step.words) return response.destroy();
    const shown = step.stamped ? `${preciseNow().toFixed(3)} ` : word;
    response.write(`data: ${JSON.stringify(provider.word(shown))}\n\n`);
    said += 1;
    await wait(step.pause);
  }
  response.write(`data: ${JSON.stringify(provider.end(step.unfinished))}\n\n`);
  response.end("data: [DONE]\n\n");
}

function replyOf({ messages }, step) {
  if (step.flood) return `${"x".repeat(49_999)} `.repeat(step.flood / 50_000);
  if (step.items) return JSON.stringify({ items: step.items });
  if (step.echo)
    return messages
      .map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content)))
      .join("\n\n");
  return step.say ?? tutor(messages);
}

/** A test must not rest on a reply that no provider would give. */
function valid(value, check) {
  const problems = check(value);
  if (problems.length > 0) throw new Error(`The fake breaks its contract: ${problems.join("; ")}`);
  return value;
}

function json(response, status, value) {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(typeof value === "string" ? value : JSON.stringify(value));
}

async function read(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export function preciseNow() {
  return performance.timeOrigin + performance.now();
}

function wait(milliseconds) {
  return milliseconds ? new Promise((done) => setTimeout(done, milliseconds)) : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { url } = await startModelServer({ port: Number(process.argv[2] ?? 0) });
  console.log(url);
  setInterval(() => {}, 60_000);
}
