import { z } from "zod";
import type { Transcript } from "../ports";

/** More characters than two minutes of speech have. */
const maxTranscriptLength = 20_000;

/** Transcribers name the language in different fields. */
const transcriptSchema = z.object({
  text: z.string().max(maxTranscriptLength),
  language: z.string().optional().catch(undefined),
  languages: z
    .array(z.object({ code: z.string() }))
    .optional()
    .catch(undefined),
  transcription_info: z.object({ language: z.string().optional() }).optional().catch(undefined),
});

/** @throws ZodError if the reply is no transcript */
export function readTranscript(reply: unknown): Transcript {
  const { text, language, languages, transcription_info } = transcriptSchema.parse(reply);
  return {
    text,
    language: language ?? languages?.[0]?.code ?? transcription_info?.language ?? "",
  };
}
