import { audioExtensions } from "~/ai/speech/audio-type";
import type { SpeechSynthesizer, Transcriber } from "../ports";
import { askProvider } from "./ask-provider";
import { checkResponse } from "./check-response";
import { longestAudio, speakInParts } from "./speak-in-parts";
import { readTranscript } from "./transcript";

interface VoiceEndpoint {
  baseUrl: string;
  apiKey: string | undefined;
  /** Sent with each request. */
  headers?: Record<string, string>;
  model: string;
  timeoutMs: number;
}

/** A transcriber at an address with OpenAI's API. */
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

/** A voice at an address with OpenAI's API that speaks every language. */
export function connectOpenaiVoice(
  endpoint: VoiceEndpoint,
  /** By the provider's name for it. */
  voice: string,
): SpeechSynthesizer {
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
  { baseUrl, apiKey, headers: always = {} }: VoiceEndpoint,
  path: string,
  { headers = {}, ...init }: { headers?: Record<string, string> } & RequestInit,
): Promise<Response> {
  const response = await fetch(`${baseUrl}/${path}`, {
    ...init,
    method: "POST",
    headers: { ...always, ...headers, ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}) },
    // Following a redirect would send key and text to an address that is not configured.
    redirect: "manual",
  });
  return checkResponse(response, { url: baseUrl, secret: apiKey, longest: longestAudio });
}
