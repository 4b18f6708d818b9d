import type { ModeName } from "./modes";

/** `[step, length]` pairs in sixteenths of a bar. */
export type Cell = readonly (readonly [number, number])[];

/** A range that the learner's progress moves through. */
export type Span = readonly [low: number, high: number];

/** The musical style of a mood. */
export interface MoodStyle {
  /** Beats per minute. */
  tempo: Span;
  beatsPerBar: 3 | 4;
  modes: readonly ModeName[];
  /** The roots of the chords, as scale steps; 0 is the tonic. */
  progressions: readonly (readonly number[])[];
  barsPerChord: 1 | 2;
  /** The chord tones, as scale steps above the root. */
  chords: readonly (readonly number[])[];
  /** The range of a part, in semitones (MIDI note numbers). */
  padRange: Span;
  melodyRange: Span;
  bassRange: Span;
  melodyCells: readonly Cell[];
  cadenceCells: readonly Cell[];
  /** The share of bars with melody, 0 to 1. */
  melodyDensity: Span;
  bassCells: readonly Cell[];
  /** Broken chords: the chord tone of each sixteenth, repeated. */
  ostinato: { every: number; length: number; patterns: readonly (readonly number[])[] } | null;
  keysCells: readonly Cell[];
  /** The steps of each instrument, with their velocity. */
  percussion: {
    kick: readonly (readonly [number, number])[];
    snap: readonly (readonly [number, number])[];
    shaker: readonly (readonly [number, number])[];
    tick: readonly (readonly [number, number])[];
  } | null;
  /** The delay of every second sixteenth, as a share of a sixteenth. */
  swing: number;
}

/** Velocities of consecutive sixteenths as `[step, velocity]` pairs; 0 is a rest. */
export const sixteenths = (strengths: readonly number[]) =>
  strengths.map((strength, step) => [step, strength] as const).filter(([, value]) => value > 0);
