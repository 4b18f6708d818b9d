import type { MoodStyle } from "./mood-style";
import type { Random } from "./random";
import type { Part, Phrase } from "./score";

/** A percussion beat; `step` is in sixteenths of its bar. */
export interface Beat {
  part: Extract<Part, "kick" | "snap" | "shaker" | "tick">;
  bar: number;
  step: number;
  velocity: number;
}

/** The least energy of a phrase, 0 to 1, at which each instrument plays. */
const minEnergy = { shaker: 0.3, kick: 0.5, snap: 0.6, tick: 0.8 } as const;

/** Writes the beats of a phrase: a varied pattern, with a different last bar. */
export function writeBeats(
  phrase: Phrase,
  style: MoodStyle,
  intensity: number,
  random: Random,
): Beat[] {
  if (!style.percussion) return [];
  const beats: Beat[] = [];
  for (const part of ["kick", "snap", "shaker", "tick"] as const) {
    if (phrase.energy < minEnergy[part]) continue;
    for (let index = 0; index < phrase.bars; index += 1) {
      const turning = index === phrase.bars - 1;
      for (const [step, strength] of style.percussion[part]) {
        if (turning && part === "kick" && step >= 12) continue;
        // The softest beats are played at random.
        if (strength < 0.3 && !random.chance(0.4 + 0.5 * intensity)) continue;
        const human = 0.92 + 0.16 * random.next();
        const velocity = strength * human * (0.7 + 0.3 * intensity);
        beats.push({ part, bar: phrase.start + index, step, velocity });
      }
    }
  }
  return beats;
}

/**
 * Applies swing: delays every second sixteenth.
 * @returns the step in sixteenths, with a fraction
 */
export function swung(step: number, swing: number): number {
  return step % 2 === 1 ? step + swing : step;
}
