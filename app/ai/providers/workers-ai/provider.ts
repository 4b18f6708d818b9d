import { z } from "zod";
import { blankIsUnset, defineProvider } from "../provider";
import description from "./provider.json";
import { bindByRest } from "./rest-binding";
import { connectWorkersAi } from "./text";
import { connectWorkersAiTranscriber, connectWorkersAiVoice } from "./voice";

/** Models that Cloudflare runs, through the `AI` binding. */
export const workersAi = defineProvider({
  name: "workers-ai",
  description,
  schemas: {
    AI: z.custom<Ai>((value) => value === undefined || typeof value === "object").optional(),
    AI_GATEWAY: blankIsUnset(
      z
        .string()
        .regex(
          /^[a-z0-9-]{1,64}$/,
          "Must be a gateway's name: lowercase letters, digits and hyphens.",
        )
        .optional(),
    ),
  },
  isDefault: ({ AI }) => AI !== undefined,
  chooseModel({ task, model: named }, { AI }) {
    if (!AI) {
      return {
        problem: "The provider workers-ai needs the binding AI, which is missing.",
        localHint:
          "Workers AI has no binding here. To try it through its REST API, set CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN (a token with the permission Workers AI).",
      };
    }
    const model = named ?? description.defaultModels[task];
    return /^@[a-z]+\//.test(model)
      ? { model }
      : { problem: "Must name a model of Workers AI, which begins with @cf/." };
  },
  connect({ AI, AI_GATEWAY = null }, options) {
    if (!AI) throw new Error("The AI binding is missing.");
    const access = { ...options, gateway: AI_GATEWAY };
    return {
      text: () => connectWorkersAi(AI, access),
      transcription: () => connectWorkersAiTranscriber(AI, access),
      speech: () => connectWorkersAiVoice(AI, access),
    };
  },
  inspect: () => ({
    server: "Workers AI",
    catalogue: null,
    explainRejectedKey: (said) => `refuses CLOUDFLARE_API_TOKEN: ${said}`,
  }),
  bindLocally(variables) {
    const AI = bindByRest(variables);
    return AI ? { AI } : {};
  },
});
