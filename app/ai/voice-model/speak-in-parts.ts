import { detectAudioType } from "../audio-type";
import type { AudioClip } from "../ports";
import { ProviderError } from "../provider-error";
import { speechChunks } from "../speech-chunks";

/** Characters that a voice is given at once: every provider takes so many. */
const longestPart = 1_500;

/** Parts that are asked for side by side. */
const atOnce = 4;

/** The longest reply to a part, in bytes. */
export const longestAudio = 12_000_000;

/**
 * Has a text of any length spoken part by part, and joins what comes back.
 * @throws ProviderError where it is no sound, or sounds that cannot be joined
 */
export async function speakInParts(
  text: string,
  language: string,
  speak: (part: string) => Promise<Uint8Array>,
): Promise<AudioClip> {
  const parts = speechChunks(text, language, longestPart);
  const spoken: Uint8Array[] = [];
  for (let first = 0; first < parts.length; first += atOnce) {
    spoken.push(...(await Promise.all(parts.slice(first, first + atOnce).map(speak))));
  }
  const types = new Set(spoken.map(detectAudioType));
  const [type] = types;
  // Of all containers only MP3 goes on where another begins.
  if (!type || types.size > 1 || (spoken.length > 1 && type !== "audio/mpeg")) {
    throw new ProviderError("provider_failed", "What came back is not the sound asked for.");
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
