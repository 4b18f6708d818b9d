import { z } from "zod";
import type { SpeechSynthesizer, Transcriber } from "../../ports";
import { ProviderError } from "../../provider-error";
import { askProvider } from "../ask-provider";
import { checkResponse } from "../check-response";
import { maxAudioBytes, speakInParts } from "../speak-in-parts";
import { readTranscript } from "../transcript";

interface VoiceModel {
  model: string;
  timeoutMs: number;
  /** The AI Gateway that requests go through; null: none. */
  gateway: string | null;
}

/** A transcriber by Whisper on Workers AI. */
export function connectWorkersAiTranscriber(
  binding: Ai,
  { model, timeoutMs, gateway }: VoiceModel,
): Transcriber {
  return {
    transcribe: ({ bytes }, signal) =>
      askProvider(
        async () => {
          const response = await run(binding, gateway, model, { audio: toBase64(bytes) });
          return readTranscript(await response.json());
        },
        signal,
        timeoutMs,
      ),
  };
}

/** A voice by Aura or MeloTTS on Workers AI. Each speaks some languages. */
export function connectWorkersAiVoice(
  binding: Ai,
  { model, timeoutMs, gateway }: VoiceModel,
): SpeechSynthesizer {
  return {
    speaks: (language) => voiceFor(model, language) !== null,
    async speak(text, language, signal) {
      const voice = voiceFor(model, language);
      if (!voice) throw new ProviderError("provider_unconfigured", `No voice speaks ${language}.`);
      return speakInParts(text, language, (part) =>
        askProvider(
          async () => readAudio(await run(binding, gateway, voice.model, voice.inputs(part))),
          signal,
          timeoutMs,
        ),
      );
    },
  };
}

interface WorkersAiVoice {
  model: string;
  inputs(text: string): Record<string, unknown>;
}

const aura = /^@cf\/deepgram\/aura-2-/;
const auraLanguages = ["en", "es"];
const melo = "@cf/myshell-ai/melotts";
/** The languages that MeloTTS speaks, by their ISO 639 codes. */
const meloLanguages: Record<string, string> = {
  en: "en",
  es: "es",
  fr: "fr",
  zh: "zh",
  ja: "jp",
  ko: "kr",
};

/** Aura has one model per language; MeloTTS speaks other languages. */
function voiceFor(model: string, language: string): WorkersAiVoice | null {
  if (aura.test(model) && auraLanguages.includes(language)) {
    return {
      model: model.replace(/(?<=aura-2-)[a-z]+/, language),
      inputs: (text) => ({ text, encoding: "mp3" }),
    };
  }
  const lang = meloLanguages[language];
  const own = model.startsWith(melo) ? model : melo;
  return lang ? { model: own, inputs: (prompt) => ({ prompt, lang }) } : null;
}

async function run(
  binding: Ai,
  gateway: string | null,
  model: string,
  inputs: Record<string, unknown>,
): Promise<Response> {
  const options = { returnRawResponse: true, ...(gateway && { gateway: { id: gateway } }) };
  const raw: unknown = await binding.run(model as keyof AiModels, inputs, options);
  return checkResponse(raw as Response, { url: `workers-ai:${model}`, longest: maxAudioBytes });
}

const audioInJson = z.object({ audio: z.string() });

/** The response is audio, or JSON with audio in base64. */
async function readAudio(response: Response): Promise<Uint8Array> {
  if (!response.headers.get("Content-Type")?.includes("application/json")) {
    return new Uint8Array(await response.arrayBuffer());
  }
  const { audio } = audioInJson.parse(await response.json());
  return Uint8Array.from(atob(audio), (character) => character.charCodeAt(0));
}

/** In chunks, because a call accepts a limited number of arguments. */
function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (let start = 0; start < bytes.length; start += 32_768) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 32_768));
  }
  return btoa(binary);
}
