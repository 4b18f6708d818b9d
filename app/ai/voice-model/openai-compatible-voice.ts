import { audioExtensions } from "../audio-type";
import { checkResponse } from "../language-model/http";
import type { SpeechSynthesizer, Transcriber } from "../ports";
import { askProvider } from "./ask-provider";
import { longestAudio, speakInParts } from "./speak-in-parts";
import { readTranscript } from "./transcript";

interface VoiceEndpoint {
  baseUrl: string;
  apiKey: string | undefined;
  /** Sent with each request. */
  headers: Record<string, string>;
  model: string;
  timeoutMs: number;
}

/** A voice that every model of OpenAI has, and that compatible servers map to one of theirs. */
const voice = "alloy";

/** Transcribes at an address that speaks as OpenAI's does. */
export function connectOpenaiTranscriber(endpoint: VoiceEndpoint): Transcriber {
  return {
    transcribe: ({ bytes, type }, signal) =>
      askProvider(
        async (limit) => {
          const body = new FormData();
          const name = `recording.${audioExtensions[type]}`;
          body.set("file", new File([bytes as BlobPart], name, { type }));
          body.set("model", endpoint.model);
          body.set("response_format", "json");
          const response = await post(endpoint, "audio/transcriptions", { body, signal: limit });
          return readTranscript(await response.json());
        },
        signal,
        endpoint.timeoutMs,
      ),
  };
}

/** Speaks at an address that speaks as OpenAI's does. Its voices know every language. */
export function connectOpenaiVoice(endpoint: VoiceEndpoint): SpeechSynthesizer {
  const { model, timeoutMs } = endpoint;
  return {
    speaks: () => true,
    speak: (text, language, signal) =>
      speakInParts(text, language, (input) =>
        askProvider(
          async (limit) => {
            const response = await post(endpoint, "audio/speech", {
              headers: { "Content-Type": "application/json" },
              body: JSON.stringify({ model, input, voice, response_format: "mp3" }),
              signal: limit,
            });
            return new Uint8Array(await response.arrayBuffer());
          },
          signal,
          timeoutMs,
        ),
      ),
  };
}

async function post(
  { baseUrl, apiKey, headers: always }: VoiceEndpoint,
  path: string,
  { headers = {}, ...init }: { headers?: Record<string, string> } & RequestInit,
): Promise<Response> {
  const response = await fetch(`${baseUrl}/${path}`, {
    ...init,
    method: "POST",
    headers: { ...always, ...headers, ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}) },
    // Followed, a redirect would take key and words to an address that nobody configured.
    redirect: "manual",
  });
  return checkResponse(response, { url: baseUrl, secret: apiKey, longest: longestAudio });
}
