import type { Block } from "./render";
import { sampleRate } from "./score";

/** LAME compiled to WebAssembly. Its results share one buffer, which is reused. */
export interface Mp3Encoder {
  configure(options: {
    sampleRate: number;
    channels: 2;
    bitrate: typeof bitrateKbps;
    outputSampleRate: typeof sampleRate;
  }): void;
  encode(channels: readonly Float32Array[]): Uint8Array;
  finalize(): Uint8Array;
}

/** Kilobits per second. At this rate and 32 kHz, all frames have the same size. */
const bitrateKbps = 128;
const frameBytes = 576;
const frameSamples = 1152;
/** The encoder delay of LAME, in samples. */
const encoderDelay = 576;

/**
 * The size of the file in bytes, known before encoding.
 * @param samples samples per channel
 */
export function mp3Size(samples: number): number {
  return (1 + frameCount(samples)) * frameBytes;
}

/**
 * Encodes a piece block by block. The first frame states the length and the encoder delay, so that
 * players seek exactly and loop without a gap.
 * @param samples samples per channel, of all blocks
 */
export function* encodeMp3(
  blocks: Iterable<Block>,
  samples: number,
  encoder: Mp3Encoder,
): Generator<Uint8Array, void, void> {
  encoder.configure({
    sampleRate,
    channels: 2,
    bitrate: bitrateKbps,
    outputSampleRate: sampleRate,
  });
  yield infoFrame(samples);
  for (const { left, right } of blocks) {
    const encoded = encoder.encode([left, right]);
    if (encoded.length > 0) yield encoded.slice();
  }
  yield encoder.finalize().slice();
}

/** The number of frames: as LAME, one for the remaining samples and one to flush the encoder. */
function frameCount(samples: number): number {
  return Math.ceil(samples / frameSamples) + 1;
}

/** The "Info" frame in LAME's format: frames, bytes, seek table, delay and padding. */
function infoFrame(samples: number): Uint8Array {
  const frame = new Uint8Array(frameBytes);
  const view = new DataView(frame.buffer);
  const frames = frameCount(samples);
  const text = (at: number, words: string) => {
    for (let index = 0; index < words.length; index += 1)
      frame[at + index] = words.charCodeAt(index);
  };
  // MPEG 1 layer III, 128 kbit/s, 32 kHz, joint stereo.
  view.setUint32(0, 0xfffb9864);
  text(36, "Info");
  view.setUint32(40, 0b0111);
  view.setUint32(44, frames);
  view.setUint32(48, mp3Size(samples));
  for (let percent = 0; percent < 100; percent += 1)
    frame[52 + percent] = Math.floor(percent * 2.56);
  const lame = 152;
  text(lame, "LAME3.100");
  view.setUint8(lame + 9, 1);
  view.setUint8(lame + 20, bitrateKbps);
  const padding = frames * frameSamples - samples - encoderDelay;
  view.setUint8(lame + 21, encoderDelay >> 4);
  view.setUint16(lame + 22, ((encoderDelay & 15) << 12) | padding);
  view.setUint32(lame + 28, mp3Size(samples));
  view.setUint16(lame + 34, crc16(frame.subarray(0, lame + 34)));
  return frame;
}

/** CRC-16 with the polynomial 0x8005, reflected. */
function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  return crc;
}
