import type { AudioType } from "../ports";

/** Detects the type of a recording by its first bytes; null if it is not supported. */
export function detectAudioType(bytes: Uint8Array): AudioType | null {
  const has = (text: string, at: number) =>
    [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));
  if (has("\x1a\x45\xdf\xa3", 0)) return "audio/webm";
  if (has("OggS", 0)) return "audio/ogg";
  if (has("ftyp", 4)) return "audio/mp4";
  if (has("RIFF", 0) && has("WAVE", 8)) return "audio/wav";
  if (has("ID3", 0)) return "audio/mpeg";
  // A frame of MPEG layer III: eleven bits of sync, a version, the layer.
  const [first = 0, second = 0] = bytes;
  const frame = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  return frame ? "audio/mpeg" : null;
}

/** The file extension of each type. */
export const audioExtensions: Record<AudioType, string> = {
  "audio/webm": "webm",
  "audio/ogg": "ogg",
  "audio/mp4": "m4a",
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
};
