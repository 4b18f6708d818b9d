import { checkResponse } from "./http";
import type { ModelConnection } from "./model-connection";

/** A model behind an address that speaks as OpenAI's does. */
export function connectOpenaiCompatible({
  baseUrl,
  apiKey,
  model,
  patience,
}: {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  patience: number;
}): ModelConnection {
  return {
    name: model,
    jsonModes: ["schema", "object", "prompt"],
    patience,
    async open() {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({
        name: "openai-compatible",
        baseURL: baseUrl,
        ...(apiKey ? { apiKey } : {}),
        supportsStructuredOutputs: true,
        // Followed, a redirect would take key and text to an address that nobody configured.
        fetch: async (input, init) =>
          checkResponse(await fetch(input, { ...init, redirect: "manual" }), {
            url: baseUrl,
            secret: apiKey,
          }),
      })(model);
    },
  };
}
