import { describe, expect, it } from "vitest";
import { moods } from "../moods";
import { type Chord, isChordTone, type Key, pitchOfStep } from "./harmony";
import { createMotif, develop, type Motif, writePhrase } from "./melody";
import { moodStyles } from "./mood-styles";
import { createRandom } from "./random";
import type { Phrase } from "./score";

const key: Key = { tonic: 2, mode: "dorian" };
const chord: Chord = { root: 3, tones: [0, 2, 4] };
const phrase = (kind: Phrase["kind"]): Phrase => ({ kind, start: 8, bars: 4, energy: 0.8 });

function write(mood: (typeof moods)[number], kind: Phrase["kind"], seed: string) {
  const style = moodStyles[mood];
  const random = createRandom(seed);
  const motif = createMotif(style.melodyCells, random);
  return {
    style,
    motif,
    notes: writePhrase(phrase(kind), {
      style,
      key,
      motif,
      density: 1,
      random,
      chordOf: () => chord,
    }),
  };
}

describe.each(moods)("the melody of %s", (mood) => {
  it("stays in its range and its bars, without overlaps or wide leaps", () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const { style, notes } = write(mood, "answer", `melody-${seed}`);
      const [low, high] = style.melodyRange;
      let end = 0;
      let last: number | null = null;
      for (const note of notes) {
        const pitch = pitchOfStep(key, note.scaleStep);
        expect(pitch).toBeGreaterThanOrEqual(low);
        expect(pitch).toBeLessThanOrEqual(high);
        const start = (note.bar - 8) * style.beatsPerBar * 4 + note.step;
        expect(start).toBeGreaterThanOrEqual(end);
        expect(note.step + note.length).toBeLessThanOrEqual(style.beatsPerBar * 4);
        end = start + note.length;
        if (last !== null) expect(Math.abs(pitch - last)).toBeLessThanOrEqual(14);
        last = pitch;
      }
    }
  });

  it("ends on a chord tone", () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const { notes } = write(mood, "theme", `rest-${seed}`);
      const last = notes.at(-1);
      expect(last?.bar).toBe(11);
      expect(isChordTone(chord, last?.scaleStep ?? -1)).toBe(true);
    }
  });

  it("repeats its motif: the third bar has the rhythm of the first", () => {
    const { notes, motif } = write(mood, "theme", "again");
    const rhythm = (bar: number) =>
      notes.filter((note) => note.bar === bar).map(({ step, length }) => [step, length]);
    expect(rhythm(8)).toEqual(motif.rhythm);
    expect(rhythm(10)).toEqual(rhythm(8));
  });
});

describe("develop", () => {
  const motif: Motif = {
    rhythm: [
      [0, 4],
      [4, 4],
      [8, 8],
    ],
    shape: [0, 2, 1],
  };
  const random = createRandom("develop");

  it("inverts a motif", () => {
    expect(develop(motif, "inverted", random).shape).toEqual([-0, -2, -1]);
  });

  it("transposes it by a step", () => {
    const { shape, rhythm } = develop(motif, "sequence", random);
    expect(rhythm).toEqual(motif.rhythm);
    expect(new Set(shape.map((step, index) => step - (motif.shape[index] ?? 0))).size).toBe(1);
  });

  it("keeps its beginning", () => {
    expect(develop(motif, "fragment", random)).toEqual({
      rhythm: [
        [0, 4],
        [4, 4],
      ],
      shape: [0, 2],
    });
  });

  it("adds passing notes within the previous note's time", () => {
    const { rhythm, shape } = develop(motif, "ornamented", random);
    expect(rhythm).toEqual([
      [0, 2],
      [2, 2],
      [4, 2],
      [6, 2],
      [8, 8],
    ]);
    expect(shape).toEqual([0, 1, 2, 1, 1]);
  });
});
