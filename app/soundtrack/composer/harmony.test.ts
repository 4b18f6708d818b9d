import { describe, expect, it } from "vitest";
import { moods } from "../moods";
import {
  type Chord,
  isParallel,
  type Key,
  leadVoices,
  pitchClasses,
  pitchOfStep,
  writeProgression,
} from "./harmony";
import { moodStyles } from "./mood-styles";
import { createRandom } from "./random";

/** The voicings of a progression, played twice in a row. */
function voicingsOf(mood: (typeof moods)[number], seed: string) {
  const style = moodStyles[mood];
  const random = createRandom(seed);
  const key: Key = { tonic: random.below(12), mode: random.pick(style.modes) };
  const chords = writeProgression(style, key, random, false);
  let before: number[] | null = null;
  const voicings = [...chords, ...chords].map((chord) => {
    before = leadVoices(pitchClasses(key, chord), style.padRange, before);
    return before;
  });
  return { key, chords, voicings, style };
}

const seeds = Array.from({ length: 20 }, (_, index) => `harmony-${index}`);

describe.each(moods)("the harmony of %s", (mood) => {
  it("voices each chord with its own notes, in range and ascending", () => {
    for (const seed of seeds) {
      const { key, chords, voicings, style } = voicingsOf(mood, seed);
      for (const [place, voicing] of voicings.entries()) {
        const chord = chords[place % chords.length] as Chord;
        expect(voicing).toHaveLength(4);
        expect(new Set(voicing).size).toBe(4);
        expect(voicing).toEqual([...voicing].sort((a, b) => a - b));
        expect(voicing[0]).toBeGreaterThanOrEqual(style.padRange[0]);
        expect(voicing[3]).toBeLessThanOrEqual(style.padRange[1]);
        const classes = pitchClasses(key, chord);
        for (const pitch of voicing) expect(classes).toContain(pitch % 12);
      }
    }
  });

  it("moves each voice little", () => {
    const distances = seeds.flatMap((seed) => {
      const { voicings } = voicingsOf(mood, seed);
      return voicings
        .slice(1)
        .flatMap((voicing, index) =>
          voicing.map((pitch, voice) => Math.abs(pitch - (voicings[index]?.[voice] ?? 0))),
        );
    });
    const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
    expect(mean).toBeLessThan(2.6);
    expect(Math.max(...distances)).toBeLessThanOrEqual(9);
  });

  it("has a progression for every mode, without diminished fifths", () => {
    const style = moodStyles[mood];
    for (const mode of style.modes) {
      for (const seed of seeds) {
        const key: Key = { tonic: 0, mode };
        for (const { root } of writeProgression(style, key, createRandom(seed), false)) {
          expect(pitchOfStep(key, root + 4) - pitchOfStep(key, root), `${mode} ${root}`).toBe(7);
        }
      }
    }
  });
});

describe("isParallel", () => {
  it("detects parallel fifths and octaves, but not repeated ones", () => {
    expect(isParallel([48, 55], [50, 57], 0, 1)).toBe(true);
    expect(isParallel([48, 60], [47, 59], 0, 1)).toBe(true);
    expect(isParallel([48, 55], [48, 55], 0, 1)).toBe(false);
    expect(isParallel([48, 52], [50, 54], 0, 1)).toBe(false);
  });
});

describe("leadVoices", () => {
  it("keeps common notes", () => {
    const c = leadVoices([0, 4, 7], [52, 74], null);
    const a = leadVoices([9, 0, 4], [52, 74], c);
    expect(a.filter((pitch) => c.includes(pitch)).length).toBeGreaterThanOrEqual(2);
  });
});
