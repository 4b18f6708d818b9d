import { checkResponse } from "./check-response";
import { type ModelConnection, modesRefusedBy } from "./model-connection";
import type { ModelFamily } from "./model-family";
import { type RequestBody, refusedBy, sendTaken, shapeRequest } from "./shape-request";

/** A language model at an address with OpenAI's API, of whichever provider. */
export function connectOpenaiText({
  baseUrl,
  apiKey,
  headers = {},
  family,
  model,
  timeoutMs,
}: {
  baseUrl: string;
  apiKey: string | undefined;
  /** Sent with each request. */
  headers?: Record<string, string>;
  family: ModelFamily;
  model: string;
  timeoutMs: number;
}): ModelConnection {
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
              // Following a redirect would send key and text to an address that is not configured.
              await fetch(input, { ...init, body: JSON.stringify(body), redirect: "manual" }),
              { url: baseUrl, secret: apiKey },
            ),
          ),
      })(model);
    },
  };
}
