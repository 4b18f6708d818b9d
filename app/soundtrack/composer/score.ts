import type { Mood } from "../moods";

/** The sample rate in hertz; the music has no content above 16 kHz. */
export const sampleRate = 32_000;

/** The parts of the score. */
export type Part =
  | "pad"
  | "bass"
  | "keys"
  | "ostinato"
  | "melody"
  | "kick"
  | "snap"
  | "shaker"
  | "tick";

export interface Note {
  part: Part;
  /** The start, in samples. */
  start: number;
  /** The length until release, in samples. */
  length: number;
  /** MIDI note number (69 is A at 440 Hz); unused for percussion. */
  pitch: number;
  /** 0 to 1. */
  velocity: number;
  /** -1 left to 1 right. */
  pan: number;
}

/** A phrase of the form. */
export interface Phrase {
  kind: "opening" | "theme" | "answer" | "contrast" | "rest" | "closing";
  /** Bars. */
  start: number;
  bars: number;
  /** 0 to 1. */
  energy: number;
}

/** A composed piece. */
export interface Score {
  mood: Mood;
  /** The intensity from the learner's progress, 0 to 1. */
  intensity: number;
  samplesPerBar: number;
  /** In samples; a whole number of bars. */
  length: number;
  phrases: Phrase[];
  /** Sorted by start. */
  notes: Note[];
}
