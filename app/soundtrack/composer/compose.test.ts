import { describe, expect, it } from "vitest";
import { moods } from "../moods";
import { compose, lengthOf } from "./compose";
import { sampleRate } from "./score";

const seeds = ["one", "two", "three"];

describe.each(moods)("a piece that is %s", (mood) => {
  it("lasts two to three minutes, as computed in advance", () => {
    for (const seed of seeds) {
      for (const progress of [5, 50, 95]) {
        const score = compose({ mood, progress, seed });
        const seconds = score.length / sampleRate;
        expect(seconds).toBeGreaterThanOrEqual(120);
        expect(seconds).toBeLessThanOrEqual(180);
        expect(lengthOf({ mood, progress, seed })).toBe(seconds);
        expect(score.length % score.samplesPerBar).toBe(0);
      }
    }
  });

  it("has the requested length", () => {
    expect(lengthOf({ mood, progress: 50, seed: "short", seconds: 30 })).toBeCloseTo(30, 1);
  });

  it("is deterministic", () => {
    const recipe = { mood, progress: 40, seed: "same" };
    expect(compose(recipe)).toEqual(compose(recipe));
    expect(compose({ ...recipe, seed: "other" }).notes).not.toEqual(compose(recipe).notes);
    expect(compose({ ...recipe, progress: 41 }).notes).not.toEqual(compose(recipe).notes);
  });

  it("has playable notes in order, without silence", () => {
    for (const seed of seeds) {
      const { notes, length, samplesPerBar } = compose({ mood, progress: 70, seed });
      let last = 0;
      for (const note of notes) {
        expect(note.start).toBeGreaterThanOrEqual(last);
        expect(note.length).toBeGreaterThan(0);
        expect(note.velocity).toBeGreaterThan(0);
        expect(note.velocity).toBeLessThanOrEqual(1);
        expect(Math.abs(note.pan)).toBeLessThanOrEqual(1);
        last = note.start;
      }
      const pads = notes.filter(({ part }) => part === "pad");
      for (let at = 0; at < length; at += samplesPerBar) {
        expect(pads.filter((pad) => pad.start <= at && pad.start + pad.length > at)).toHaveLength(
          4,
        );
      }
    }
  });

  it("is livelier with more progress", () => {
    const count = (progress: number) =>
      seeds.reduce((sum, seed) => {
        const { notes, length } = compose({ mood, progress, seed });
        return sum + notes.length / length;
      }, 0);
    expect(count(95)).toBeGreaterThan(count(5));
  });
});

it("differs between moods in tempo, metre and instruments", () => {
  const looks = moods.map((mood) => {
    const { samplesPerBar, notes } = compose({ mood, progress: 50, seed: "looks" });
    return `${samplesPerBar} ${[...new Set(notes.map(({ part }) => part))].sort().join()}`;
  });
  expect(new Set(looks).size).toBe(5);
});
