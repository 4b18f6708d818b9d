import { checkResponse } from "../check-response";
import { type ModelConnection, modesRefusedBy } from "../model-connection";
import type { ModelFamily } from "../model-family";
import {
  type RequestBody,
  refusedBy,
  sendWithoutRefusedFields,
  shapeRequest,
} from "../shape-request";
import { workersAiFamily } from "./families";

/** A language model that Cloudflare runs, through the AI binding. */
export function connectWorkersAi(
  binding: Ai,
  {
    model,
    timeoutMs,
    gateway,
  }: {
    model: string;
    timeoutMs: number;
    /** The AI Gateway that requests go through; null: none. */
    gateway: string | null;
  },
): ModelConnection {
  const family = workersAiFamily(model);
  return {
    name: `${model.split("/").at(-1)} on Workers AI`,
    jsonModes: family.jsonModes,
    refusedModes: modesRefusedBy(model),
    timeoutMs,
    async open() {
      const { createWorkersAI } = await import("workers-ai-provider");
      return createWorkersAI({
        binding: withStatus(binding, family),
        ...(gateway && { gateway: { id: gateway } }),
      })(model as keyof AiModels);
    },
  };
}

/**
 * The binding reports an error's code but not its status, and reads a reply of any length. So this checks
 * the raw response and then returns what the binding would.
 */
function withStatus(binding: Ai, family: ModelFamily): Ai {
  const run = (model: string, inputs: RequestBody, options: AiOptions) =>
    sendWithoutRefusedFields(shapeRequest(inputs, family), refusedBy(model), async (taken) => {
      const raw: unknown = await binding.run(model, taken, { ...options, returnRawResponse: true });
      const response = await checkResponse(raw as Response, { url: `workers-ai:${model}` });
      const isJson = response.headers.get("Content-Type")?.includes("application/json");
      return isJson ? response.json() : response.body;
    });
  return { run } as unknown as Ai;
}
