import type { Mood } from "../moods";

/** Samples per second and channel. Soft music has nothing to say above 16 kHz. */
export const sampleRate = 32_000;

/** Who plays. */
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
  /** In samples from the beginning. */
  start: number;
  /** In samples, until it is let go. */
  length: number;
  /** In semitones, 69 being A at 440 Hz; of no meaning for percussion. */
  pitch: number;
  /** 0 to 1. */
  velocity: number;
  /** -1 left to 1 right. */
  pan: number;
}

/** A phrase of the form: what sounds, and how much of it. */
export interface Phrase {
  kind: "opening" | "theme" | "answer" | "contrast" | "rest" | "closing";
  /** Bars. */
  start: number;
  bars: number;
  /** 0 to 1. */
  energy: number;
}

/** A piece, written down. */
export interface Score {
  mood: Mood;
  /** 0 to 1: what the learner's progress gives it. */
  intensity: number;
  samplesPerBar: number;
  /** In samples; a whole number of bars. */
  length: number;
  phrases: Phrase[];
  /** By start. */
  notes: Note[];
}
