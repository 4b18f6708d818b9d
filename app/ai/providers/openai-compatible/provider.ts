import { z } from "zod";
import { blankIsUnset, defineProvider, type Task } from "../provider";
import { isOpenai } from "./families";
import description from "./provider.json";
import { connectOpenaiCompatible } from "./text";
import { connectOpenaiTranscriber, connectOpenaiVoice } from "./voice";

const openaiUrl = "https://api.openai.com/v1";

const secret = blankIsUnset(z.string().trim().optional());

/** Any server with OpenAI's API: OpenAI, OpenRouter, Ollama, LM Studio, vLLM, llama.cpp. */
export const openaiCompatible = defineProvider({
  name: "openai-compatible",
  description,
  schemas: {
    OPENAI_BASE_URL: blankIsUnset(
      z
        .url({ protocol: /^https?$/, error: "is an http or https address" })
        .refine(
          (address) => !URL.canParse(address) || isPlain(new URL(address)),
          "has no user, query or fragment",
        )
        .transform((address) => address.replace(/\/+$/, ""))
        .default(openaiUrl),
    ),
    OPENAI_API_KEY: secret,
    AI_GATEWAY_TOKEN: secret,
  },
  isDefault: () => false,
  chooseModel({ task, model, isExplicit }, { OPENAI_BASE_URL }) {
    if (model) return { model };
    // OpenAI has ended, or announced the end of, all of its models for a task without a default.
    const defaults: Partial<Record<Task, string>> = description.defaultModels;
    const known = isOpenai(OPENAI_BASE_URL) ? defaults[task] : undefined;
    if (known) return { model: known };
    // Other servers often have text models only.
    if (task !== "TEXT" && !isExplicit) return null;
    return { problem: "names a model: for this task there is no default at this address" };
  },
  connect({ OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey, AI_GATEWAY_TOKEN }, options) {
    const access = {
      ...options,
      baseUrl,
      apiKey,
      headers: gatewayHeaders(baseUrl, AI_GATEWAY_TOKEN),
    };
    return {
      text: () => connectOpenaiCompatible(access),
      transcription: () => connectOpenaiTranscriber(access),
      speech: () => connectOpenaiVoice(access),
    };
  },
  inspect: ({ OPENAI_BASE_URL: server, OPENAI_API_KEY: key = null }) => ({
    server,
    catalogue: { url: `${server}/models`, key },
    explainRejectedKey: (said) =>
      key ? `refuses the key in OPENAI_API_KEY: ${said}` : "wants a key: set OPENAI_API_KEY",
  }),
});

/** The token of an AI Gateway that requires one. It is sent to no other address. */
function gatewayHeaders(baseUrl: string, token: string | undefined): Record<string, string> {
  return token && baseUrl.startsWith("https://gateway.ai.cloudflare.com/")
    ? { "cf-aig-authorization": `Bearer ${token}` }
    : {};
}

function isPlain({ username, password, search, hash }: URL): boolean {
  return `${username}${password}${search}${hash}` === "";
}
