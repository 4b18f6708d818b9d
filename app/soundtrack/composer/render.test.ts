import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createMp3Encoder } from "wasm-media-encoders/esnext";
import { moods } from "../moods";
import { compose } from "./compose";
import { encodeMp3, mp3Size } from "./encode-mp3";
import { render } from "./render";
import { sampleRate } from "./score";

interface Played {
  left: Float32Array;
  right: Float32Array;
  blocks: number;
}

function play(mood: (typeof moods)[number], seed: string): Played {
  const score = compose({ mood, progress: 60, seed, seconds: 10 });
  const left = new Float32Array(score.length);
  const right = new Float32Array(score.length);
  let at = 0;
  let blocks = 0;
  for (const block of render(score)) {
    left.set(block.left, at);
    right.set(block.right, at);
    at += block.left.length;
    blocks += 1;
  }
  expect(at).toBe(score.length);
  return { left, right, blocks };
}

const bytesOf = (samples: Float32Array) => createHash("sha256").update(samples).digest("hex");

/** The mean square of each window of 100 ms. */
function energies(samples: Float32Array): number[] {
  const size = sampleRate / 10;
  return Array.from({ length: Math.floor(samples.length / size) }, (_, window) => {
    let sum = 0;
    for (let at = window * size; at < (window + 1) * size; at += 1) sum += (samples[at] ?? 0) ** 2;
    return sum / size;
  });
}

const heard = new Map<string, Played>();

describe.each(moods)("music that is %s", (mood) => {
  let played: Played;
  beforeAll(() => {
    played = play(mood, "sound");
    heard.set(mood, played);
  });

  it("is neither silent nor clipped, on either side", () => {
    for (const samples of [played.left, played.right]) {
      expect(samples.every(Number.isFinite)).toBe(true);
      const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      expect(peak).toBeGreaterThan(0.1);
      expect(peak).toBeLessThan(0.8);
      // -60 dB in every window.
      expect(Math.min(...energies(samples))).toBeGreaterThan(1e-6);
    }
    expect(bytesOf(played.left)).not.toBe(bytesOf(played.right));
  });

  it("loops without an audible gap", () => {
    for (const samples of [played.left, played.right]) {
      const step = (at: number) => Math.abs((samples[at] ?? 0) - (samples[at - 1] ?? 0));
      const usual = Array.from({ length: 4_000 }, (_, index) => step(samples.length - 1 - index));
      const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
      expect(seam).toBeLessThanOrEqual(Math.max(...usual) * 1.2);
      const [first = 0] = energies(samples);
      const last = energies(samples).at(-1) ?? 0;
      // The first beat may be louder, but by less than 18 dB.
      expect(Math.abs(10 * Math.log10(first / last))).toBeLessThan(18);
    }
  });

  it("is rendered in blocks", () => {
    expect(played.blocks).toBeGreaterThan(50);
  });
});

/** Brightness: the energy of the second difference, which grows with frequency. */
function brightness(samples: Float32Array): number {
  let high = 0;
  let all = 0;
  for (let at = 2; at < samples.length; at += 1) {
    const [a = 0, b = 0, c = 0] = [samples[at], samples[at - 1], samples[at - 2]];
    high += (a - 2 * b + c) ** 2;
    all += a * a;
  }
  return high / all;
}

it("is brighter with a beat, and darkest in calm moods", () => {
  const of = (mood: (typeof moods)[number]) =>
    brightness(heard.get(mood)?.left ?? new Float32Array());
  for (const lively of ["energetic", "upbeat"] as const) {
    expect(of(lively)).toBeGreaterThan(of("focused") * 3);
  }
  for (const calm of ["relaxed", "reflective"] as const) {
    expect(of("focused")).toBeGreaterThan(of(calm) * 3);
  }
});

describe("the MP3 of a piece", () => {
  const score = compose({ mood: "focused", progress: 50, seed: "file", seconds: 6 });
  let file: Buffer;
  beforeAll(async () => {
    file = Buffer.concat([...encodeMp3(render(score), score.length, await createMp3Encoder())]);
  });

  it("has the predicted size", () => {
    expect(file.length).toBe(mp3Size(score.length));
  });

  it("starts with an info frame, followed by audio frames only", () => {
    expect(file.subarray(36, 40).toString()).toBe("Info");
    expect(file.readUInt32BE(44)).toBe(file.length / 576 - 1);
    expect(file.readUInt32BE(48)).toBe(file.length);
    const padding = file.readUInt16BE(152 + 22) & 0xfff;
    expect((file.length / 576 - 1) * 1152 - 576 - padding).toBe(score.length);
    for (let at = 0; at < file.length; at += 576) expect(file.readUInt16BE(at)).toBe(0xfffb);
  });

  it("is identical on every machine", () => {
    expect(createHash("sha256").update(file).digest("hex")).toBe(
      "146a2468ef9e396bfcaaed8148ba8984888caf34344399fc90f802cc076dc497",
    );
  });
});
