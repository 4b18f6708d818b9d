import type { AudioClip } from "../ports";
import { ProviderError } from "../provider-error";
import { detectAudioType } from "../speech/audio-type";
import { splitForSpeech } from "../speech/split-for-speech";

/** Characters per request; every provider accepts as many. */
const maxPartLength = 1_500;

/** Parallel requests. */
const concurrency = 4;

/** The longest audio of one part, in bytes. */
export const maxAudioBytes = 12_000_000;

/**
 * Synthesizes a text of any length in parts and joins their audio.
 * @throws ProviderError if a part is no audio, or of a type that cannot be concatenated
 */
export async function speakInParts(
  text: string,
  language: string,
  speak: (part: string) => Promise<Uint8Array>,
): Promise<AudioClip> {
  const parts = splitForSpeech(text, language, maxPartLength);
  const spoken: Uint8Array[] = [];
  for (let first = 0; first < parts.length; first += concurrency) {
    spoken.push(...(await Promise.all(parts.slice(first, first + concurrency).map(speak))));
  }
  const types = new Set(spoken.map(detectAudioType));
  const [type] = types;
  // Only MP3 files can be concatenated.
  if (!type || types.size > 1 || (spoken.length > 1 && type !== "audio/mpeg")) {
    throw new ProviderError(
      "provider_failed",
      "The response is not audio of the requested format.",
    );
  }
  return { bytes: joined(spoken), type };
}

function joined(pieces: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.byteLength, 0));
  let end = 0;
  for (const piece of pieces) {
    bytes.set(piece, end);
    end += piece.byteLength;
  }
  return bytes;
}
