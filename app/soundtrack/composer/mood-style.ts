import type { ModeName } from "./modes";

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

/** Strengths of sixteenths from the first of the bar, as `[step, strength]` pairs; 0 is a rest. */
export const sixteenths = (strengths: readonly number[]) =>
  strengths.map((strength, step) => [step, strength] as const).filter(([, value]) => value > 0);
