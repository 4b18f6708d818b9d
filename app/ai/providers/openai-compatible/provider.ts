import { connectOpenaiText } from "../openai-text";
import { connectOpenaiTranscriber, connectOpenaiVoice } from "../openai-voice";
import { defineProvider, secret, serverAddress, type Task } from "../provider";
import { isOpenai, openaiCompatibleFamily } from "./families";
import description from "./provider.json";

/** All models of OpenAI have this voice; compatible servers map it to one of theirs. */
const voice = "alloy";

/** Any server with OpenAI's API: OpenAI, OpenRouter, Ollama, LM Studio, vLLM, llama.cpp. */
export const openaiCompatible = defineProvider({
  name: "openai-compatible",
  description,
  schemas: {
    OPENAI_BASE_URL: serverAddress("https://api.openai.com/v1"),
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
    return { problem: "Must name a model: this server has no default for the task." };
  },
  connect({ OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey, AI_GATEWAY_TOKEN }, options) {
    const access = {
      ...options,
      baseUrl,
      apiKey,
      headers: gatewayHeaders(baseUrl, AI_GATEWAY_TOKEN),
    };
    return {
      text: () =>
        connectOpenaiText({ ...access, family: openaiCompatibleFamily(baseUrl, options.model) }),
      transcription: () => connectOpenaiTranscriber(access),
      speech: () => connectOpenaiVoice(access, voice),
    };
  },
  inspect: ({ OPENAI_BASE_URL: server, OPENAI_API_KEY: key = null }) => ({
    server,
    catalogue: { url: `${server}/models`, key },
    explainRejectedKey: (said) =>
      key ? `refuses the key in OPENAI_API_KEY: ${said}` : "requires a key: set OPENAI_API_KEY",
  }),
});

/** The token of an AI Gateway that requires one. It is sent to no other address. */
function gatewayHeaders(baseUrl: string, token: string | undefined): Record<string, string> {
  return token && baseUrl.startsWith("https://gateway.ai.cloudflare.com/")
    ? { "cf-aig-authorization": `Bearer ${token}` }
    : {};
}
