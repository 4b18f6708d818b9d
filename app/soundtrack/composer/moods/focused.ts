import { type MoodStyle, sixteenths } from "../mood-style";

export const focused: MoodStyle = {
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
};
