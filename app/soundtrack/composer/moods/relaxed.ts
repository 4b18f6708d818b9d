import type { MoodStyle } from "../mood-style";

export const relaxed: MoodStyle = {
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
};
