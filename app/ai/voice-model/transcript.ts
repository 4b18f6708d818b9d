import { z } from "zod";
import type { Transcript } from "../ports";

/** No two minutes of speech are longer, in characters. */
const longestTranscript = 20_000;

/** What transcribers answer, each in its own way of telling the language. */
const transcriptSchema = z.object({
  text: z.string().max(longestTranscript),
  language: z.string().optional().catch(undefined),
  languages: z
    .array(z.object({ code: z.string() }))
    .optional()
    .catch(undefined),
  transcription_info: z.object({ language: z.string().optional() }).optional().catch(undefined),
});

/** @throws ZodError where it is no transcript */
export function readTranscript(reply: unknown): Transcript {
  const { text, language, languages, transcription_info } = transcriptSchema.parse(reply);
  return {
    text,
    language: language ?? languages?.[0]?.code ?? transcription_info?.language ?? "",
  };
}
