import { checkResponse } from "./http";
import { type ModelConnection, modesRefusedBy } from "./model-connection";
import { openaiCompatibleFamily } from "./model-families";
import { type RequestBody, refusedBy, sendTaken, shapeRequest } from "./shape-request";

/** A model behind an address that speaks as OpenAI's does. */
export function connectOpenaiCompatible({
  baseUrl,
  apiKey,
  headers,
  model,
  timeoutMs,
}: {
  baseUrl: string;
  apiKey: string | undefined;
  /** Sent with each request. */
  headers: Record<string, string>;
  model: string;
  timeoutMs: number;
}): ModelConnection {
  const family = openaiCompatibleFamily(baseUrl, model);
  const id = `${baseUrl} ${model}`;
  return {
    name: model,
    jsonModes: family.jsonModes,
    refusedModes: modesRefusedBy(id),
    timeoutMs,
    async open() {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({
        name: "openai-compatible",
        baseURL: baseUrl,
        ...(apiKey ? { apiKey } : {}),
        headers: { ...family.headers, ...headers },
        supportsStructuredOutputs: true,
        transformRequestBody: (body) => shapeRequest(body, family),
        fetch: async (input, init) =>
          sendTaken(JSON.parse(String(init?.body)) as RequestBody, refusedBy(id), async (body) =>
            checkResponse(
              // Followed, a redirect would take key and text to an address that nobody configured.
              await fetch(input, { ...init, body: JSON.stringify(body), redirect: "manual" }),
              { url: baseUrl, secret: apiKey },
            ),
          ),
      })(model);
    },
  };
}
