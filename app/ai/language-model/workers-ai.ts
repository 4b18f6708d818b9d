import { checkResponse } from "./http";
import type { ModelConnection } from "./model-connection";

/** A model that Cloudflare runs, by the binding of that name. */
export function connectWorkersAi(
  binding: Ai,
  { model, patience }: { model: string; patience: number },
): ModelConnection {
  return {
    name: `${model.split("/").at(-1)} on Workers AI`,
    jsonModes: ["schema", "prompt"],
    patience,
    async open() {
      const { createWorkersAI } = await import("workers-ai-provider");
      return createWorkersAI({ binding: withStatus(binding) })(model as keyof AiModels);
    },
  };
}

/**
 * The binding by itself tells an error's code but not its status, and reads a reply of any length:
 * the response is looked at before it is handed on in the binding's own form.
 */
function withStatus(binding: Ai): Ai {
  const run = async (model: string, inputs: Record<string, unknown>, options: AiOptions) => {
    const raw: unknown = await binding.run(model, inputs, { ...options, returnRawResponse: true });
    const response = await checkResponse(raw as Response, { url: `workers-ai:${model}` });
    const isJson = response.headers.get("Content-Type")?.includes("application/json");
    return isJson ? response.json() : response.body;
  };
  return { run } as unknown as Ai;
}
