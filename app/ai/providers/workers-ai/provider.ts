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
        .regex(/^[a-z0-9-]{1,64}$/, "is a gateway's name: small letters, digits and hyphens")
        .optional(),
    ),
  },
  isDefault: ({ AI }) => AI !== undefined,
  chooseModel({ task, model: named }, { AI }) {
    if (!AI) {
      return {
        problem: "workers-ai needs the AI binding, and there is none",
        localHint:
          "Workers AI has no binding here. It is tried by its REST address where CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN are set, a token with the permission Workers AI.",
      };
    }
    const model = named ?? description.defaultModels[task];
    return /^@[a-z]+\//.test(model)
      ? { model }
      : { problem: "names no model of Workers AI: those begin with @cf/" };
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
