import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/**
 * A WAV file for Chromium's fake microphone: three seconds of a voice-like tone.
 * @returns its path
 */
export function writeSpeech(): string {
  const rate = 16_000;
  const samples = rate * 3;
  const file = Buffer.alloc(44 + samples * 2);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    const loudness = 9_000 * Math.abs(Math.sin(at / 3_000));
    file.writeInt16LE(Math.round(loudness * Math.sin(at / 12)), 44 + at * 2);
  }
  const folder = resolve(import.meta.dirname, "../../../.wrangler/e2e");
  mkdirSync(folder, { recursive: true });
  const path = resolve(folder, "speech.wav");
  writeFileSync(path, file);
  return path;
}
