import type { Mood } from "../moods";
import type { ModeName } from "./harmony";

/** `[step, length]` pairs in sixteenths of a bar. */
export type Cell = readonly (readonly [number, number])[];

/** A range that the learner's progress moves through. */
export type Span = readonly [low: number, high: number];

/** What makes a mood sound like itself. */
export interface MoodStyle {
  /** Beats a minute. */
  tempo: Span;
  beatsPerBar: 3 | 4;
  modes: readonly ModeName[];
  /** Scale steps on which chords stand, 0 being the tonic. */
  progressions: readonly (readonly number[])[];
  barsPerChord: 1 | 2;
  /** Scale steps above the root that make a chord. */
  chords: readonly (readonly number[])[];
  /** Semitones between which a part moves. */
  padRange: Span;
  melodyRange: Span;
  bassRange: Span;
  melodyCells: readonly Cell[];
  cadenceCells: readonly Cell[];
  /** Share of bars in which the melody speaks. */
  melodyDensity: Span;
  bassCells: readonly Cell[];
  /** Broken chords: which note of the chord on which sixteenth, over and over. */
  ostinato: { every: number; length: number; patterns: readonly (readonly number[])[] } | null;
  keysCells: readonly Cell[];
  /** Steps at which each sounds, with its strength. */
  percussion: {
    kick: readonly (readonly [number, number])[];
    snap: readonly (readonly [number, number])[];
    shaker: readonly (readonly [number, number])[];
    tick: readonly (readonly [number, number])[];
  } | null;
  /** How late the second of two sixteenths comes, as a share of their time. */
  swing: number;
}

const sixteenths = (strengths: readonly number[]) =>
  strengths.map((strength, step) => [step, strength] as const).filter(([, value]) => value > 0);

export const moodStyles: Record<Mood, MoodStyle> = {
  energetic: {
    tempo: [112, 124],
    beatsPerBar: 4,
    modes: ["mixolydian", "dorian", "ionian"],
    progressions: [
      [0, 6, 3, 0],
      [0, 3, 6, 4],
      [0, 4, 3, 6],
      [0, 3, 0, 6],
      [0, 4, 5, 3],
    ],
    barsPerChord: 2,
    chords: [
      [0, 2, 4, 8],
      [0, 2, 4, 6],
      [0, 4, 6, 8],
    ],
    padRange: [52, 76],
    melodyRange: [69, 88],
    bassRange: [33, 47],
    melodyCells: [
      [
        [0, 3],
        [3, 3],
        [6, 2],
        [8, 6],
      ],
      [
        [0, 2],
        [2, 2],
        [4, 4],
        [10, 2],
        [12, 4],
      ],
      [
        [2, 2],
        [4, 2],
        [6, 4],
        [12, 3],
      ],
      [
        [0, 6],
        [6, 2],
        [8, 4],
        [12, 2],
        [14, 2],
      ],
    ],
    cadenceCells: [
      [
        [0, 4],
        [4, 10],
      ],
      [
        [0, 3],
        [3, 3],
        [6, 8],
      ],
    ],
    melodyDensity: [0.55, 0.85],
    bassCells: [
      [
        [0, 2],
        [3, 2],
        [6, 2],
        [8, 2],
        [11, 2],
        [14, 2],
      ],
      [
        [0, 3],
        [4, 2],
        [8, 3],
        [10, 2],
        [14, 2],
      ],
      [
        [2, 2],
        [6, 2],
        [10, 2],
        [14, 2],
      ],
    ],
    ostinato: {
      every: 2,
      length: 3,
      patterns: [
        [0, 2, 1, 3, 2, 3, 1, 2],
        [0, 1, 2, 3, 2, 1],
        [3, 1, 2, 0, 2, 1, 3, 2],
      ],
    },
    keysCells: [
      [
        [0, 2],
        [6, 2],
      ],
      [
        [4, 2],
        [10, 2],
      ],
    ],
    percussion: {
      kick: [
        [0, 1],
        [4, 0.92],
        [8, 0.97],
        [12, 0.92],
      ],
      snap: [
        [4, 0.7],
        [12, 0.75],
      ],
      shaker: sixteenths([
        0.35, 0.2, 0.8, 0.25, 0.35, 0.2, 0.85, 0.25, 0.35, 0.2, 0.8, 0.25, 0.35, 0.2, 0.9, 0.4,
      ]),
      tick: [
        [3, 0.5],
        [11, 0.4],
      ],
    },
    swing: 0,
  },
  relaxed: {
    tempo: [60, 68],
    beatsPerBar: 4,
    modes: ["ionian", "lydian"],
    progressions: [
      [0, 5, 1, 4],
      [0, 2, 5, 4],
      [0, 4, 5, 2],
      [0, 1, 5, 1],
    ],
    barsPerChord: 1,
    chords: [
      [0, 2, 6, 8],
      [0, 2, 4, 6],
      [0, 4, 6, 8],
    ],
    padRange: [48, 70],
    melodyRange: [64, 81],
    bassRange: [31, 45],
    melodyCells: [
      [
        [0, 6],
        [6, 2],
        [8, 8],
      ],
      [
        [4, 4],
        [8, 4],
        [12, 4],
      ],
      [
        [0, 8],
        [10, 2],
        [12, 4],
      ],
      [
        [2, 2],
        [4, 6],
        [12, 4],
      ],
    ],
    cadenceCells: [
      [[0, 14]],
      [[4, 12]],
      [
        [0, 4],
        [4, 10],
      ],
    ],
    melodyDensity: [0.4, 0.65],
    bassCells: [
      [[0, 14]],
      [
        [0, 8],
        [10, 6],
      ],
    ],
    ostinato: null,
    keysCells: [
      [[0, 10]],
      [
        [0, 5],
        [6, 8],
      ],
      [
        [2, 6],
        [10, 5],
      ],
    ],
    percussion: null,
    swing: 0,
  },
  focused: {
    tempo: [72, 82],
    beatsPerBar: 4,
    modes: ["dorian", "aeolian"],
    progressions: [
      [0, 3, 0, 6],
      [0, 2, 3, 6],
      [0, 6, 2, 3],
      [0, 4, 3, 6],
    ],
    barsPerChord: 2,
    chords: [
      [0, 2, 4, 6],
      [0, 2, 6, 8],
      [0, 3, 4, 6],
    ],
    padRange: [46, 66],
    melodyRange: [67, 82],
    bassRange: [33, 46],
    melodyCells: [
      [
        [0, 4],
        [6, 2],
        [8, 6],
      ],
      [
        [4, 2],
        [6, 4],
        [12, 4],
      ],
      [
        [0, 6],
        [8, 6],
      ],
    ],
    cadenceCells: [[[0, 12]], [[8, 8]], [[4, 10]]],
    melodyDensity: [0.25, 0.5],
    bassCells: [
      [
        [0, 7],
        [10, 3],
      ],
      [
        [0, 5],
        [6, 2],
        [10, 4],
      ],
      [[0, 10]],
    ],
    ostinato: {
      every: 2,
      length: 4,
      patterns: [
        [0, 2, 1, 2, 3, 2],
        [0, 1, 2, 1, 3, 1],
        [0, 2, 3, 1, 2],
      ],
    },
    keysCells: [
      [[0, 12]],
      [
        [3, 4],
        [10, 5],
      ],
    ],
    percussion: {
      kick: [
        [0, 0.8],
        [7, 0.35],
        [10, 0.6],
      ],
      snap: [
        [4, 0.35],
        [12, 0.4],
      ],
      shaker: sixteenths([
        0.5, 0, 0.3, 0.12, 0.5, 0, 0.35, 0.15, 0.5, 0, 0.3, 0.12, 0.5, 0, 0.4, 0.2,
      ]),
      tick: [[6, 0.25]],
    },
    swing: 0.14,
  },
  upbeat: {
    tempo: [96, 106],
    beatsPerBar: 4,
    modes: ["ionian", "lydian"],
    progressions: [
      [0, 4, 5, 3],
      [0, 5, 1, 4],
      [0, 2, 5, 4],
      [5, 4, 0, 4],
    ],
    barsPerChord: 1,
    chords: [
      [0, 2, 4, 8],
      [0, 2, 4, 6],
    ],
    padRange: [53, 76],
    melodyRange: [70, 89],
    bassRange: [34, 48],
    melodyCells: [
      [
        [0, 2],
        [2, 2],
        [4, 2],
        [8, 2],
        [10, 4],
      ],
      [
        [0, 3],
        [3, 3],
        [6, 4],
        [12, 2],
        [14, 2],
      ],
      [
        [2, 2],
        [4, 4],
        [8, 2],
        [10, 2],
        [12, 4],
      ],
      [
        [0, 4],
        [4, 2],
        [6, 2],
        [10, 2],
        [12, 4],
      ],
    ],
    cadenceCells: [
      [
        [0, 2],
        [2, 2],
        [4, 8],
      ],
      [
        [0, 3],
        [3, 9],
      ],
    ],
    melodyDensity: [0.6, 0.9],
    bassCells: [
      [
        [0, 3],
        [3, 3],
        [8, 3],
        [11, 3],
      ],
      [
        [0, 4],
        [6, 2],
        [8, 4],
        [14, 2],
      ],
      [
        [0, 3],
        [6, 3],
        [10, 4],
      ],
    ],
    ostinato: null,
    keysCells: [
      [
        [2, 2],
        [6, 2],
        [10, 2],
        [14, 2],
      ],
      [
        [0, 2],
        [3, 2],
        [6, 3],
        [12, 2],
      ],
      [
        [2, 2],
        [5, 2],
        [10, 3],
      ],
    ],
    percussion: {
      kick: [
        [0, 0.95],
        [8, 0.9],
        [11, 0.5],
      ],
      snap: [
        [4, 0.85],
        [12, 0.9],
      ],
      shaker: sixteenths([
        0.6, 0.2, 0.4, 0.25, 0.6, 0.2, 0.4, 0.25, 0.6, 0.2, 0.4, 0.25, 0.6, 0.2, 0.45, 0.3,
      ]),
      tick: [
        [2, 0.35],
        [7, 0.4],
        [13, 0.3],
      ],
    },
    swing: 0.1,
  },
  reflective: {
    tempo: [58, 66],
    beatsPerBar: 3,
    modes: ["aeolian", "dorian"],
    progressions: [
      [0, 5, 2, 6],
      [0, 3, 5, 4],
      [0, 2, 5, 6],
      [5, 6, 0, 2],
      [0, 2, 3, 6],
      [0, 3, 6, 4],
    ],
    barsPerChord: 1,
    chords: [
      [0, 2, 4, 8],
      [0, 2, 4, 6],
      [0, 2, 4, 4],
    ],
    padRange: [43, 68],
    melodyRange: [62, 79],
    bassRange: [28, 43],
    melodyCells: [
      [
        [0, 8],
        [8, 4],
      ],
      [
        [0, 4],
        [4, 8],
      ],
      [
        [0, 6],
        [6, 2],
        [8, 4],
      ],
      [
        [4, 4],
        [8, 4],
      ],
    ],
    cadenceCells: [
      [[0, 12]],
      [
        [0, 4],
        [4, 8],
      ],
    ],
    melodyDensity: [0.45, 0.7],
    bassCells: [[[0, 12]]],
    ostinato: {
      every: 2,
      length: 6,
      patterns: [
        [0, 1, 2, 3, 2, 1],
        [0, 2, 1, 3, 1, 2],
        [0, 1, 3, 2, 3, 1],
      ],
    },
    keysCells: [],
    percussion: null,
    swing: 0,
  },
};
