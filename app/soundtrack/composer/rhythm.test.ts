import { describe, expect, it } from "vitest";
import { moodStyles } from "./mood-styles";
import { createRandom } from "./random";
import { swung, writeBeats } from "./rhythm";

const phrase = (energy: number) => ({ kind: "theme" as const, start: 4, bars: 4, energy });

describe("writeBeats", () => {
  it("writes no beats for a mood without percussion", () => {
    expect(writeBeats(phrase(1), moodStyles.relaxed, 1, createRandom("a"))).toEqual([]);
    expect(writeBeats(phrase(1), moodStyles.reflective, 1, createRandom("a"))).toEqual([]);
  });

  it("adds instruments with more energy", () => {
    const parts = (energy: number) =>
      new Set(
        writeBeats(phrase(energy), moodStyles.upbeat, 0.5, createRandom("a")).map(
          ({ part }) => part,
        ),
      ).size;
    expect([0.2, 0.4, 0.55, 0.7, 1].map(parts)).toEqual([0, 1, 2, 3, 4]);
  });

  it("stays within the phrase, and is louder with more progress", () => {
    const loudness = (intensity: number) => {
      const beats = writeBeats(phrase(1), moodStyles.energetic, intensity, createRandom("b"));
      expect(beats.every(({ bar, step }) => bar >= 4 && bar < 8 && step >= 0 && step < 16)).toBe(
        true,
      );
      return beats.reduce((sum, { velocity }) => sum + velocity, 0);
    };
    expect(loudness(1)).toBeGreaterThan(loudness(0) * 1.2);
  });
});

describe("swung", () => {
  it("moves only the off-beats", () => {
    expect([0, 1, 2, 3].map((step) => swung(step, 0.2))).toEqual([0, 1.2, 2, 3.2]);
  });
});
