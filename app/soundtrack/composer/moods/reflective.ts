import type { MoodStyle } from "../mood-style";

export const reflective: MoodStyle = {
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
};
