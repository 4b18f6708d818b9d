import type { Buses } from "./buses";
import { exponential } from "./exact-math";
import { sampleRate } from "./score";

/**
 * A sounding note. Voices copy their fields into local variables before the sample loop, through
 * `Number`, so that the JavaScript engine treats them as numbers in the loop; this is three times
 * as fast.
 */
export interface Voice {
  /**
   * Renders the next samples into a block, from `from` (inclusive) to `to` (exclusive).
   * @returns false once it is silent
   */
  play(buses: Buses, from: number, to: number): boolean;
}

/** The amplitude below which a voice ends. */
export const silenceThreshold = 0.0002;

/** The decay factor per sample for a decay of 60 dB in `seconds`. */
export function decayFactor(seconds: number): number {
  return exponential(-6.907755278982137 / (seconds * sampleRate));
}

/** The equal-power gain of the left channel; that of the right is for `-pan`. */
export function leftGain(pan: number): number {
  return Math.sqrt((1 - pan) / 2);
}

/** Reads a wavetable with linear interpolation. */
export function readWave(wave: Float64Array, phase: number): number {
  const at = phase | 0;
  const here = wave[at] as number;
  return here + (phase - at) * ((wave[at + 1] as number) - here);
}
