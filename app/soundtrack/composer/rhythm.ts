import type { MoodStyle } from "./mood-style";
import type { Random } from "./random";
import type { Part, Phrase } from "./score";

/** A beat of the percussion within the piece; steps are sixteenths of a bar. */
export interface Beat {
  part: Extract<Part, "kick" | "snap" | "shaker" | "tick">;
  bar: number;
  step: number;
  velocity: number;
}

/** How loud a phrase must be for each to join. */
const minEnergy = { shaker: 0.3, kick: 0.5, snap: 0.6, tick: 0.8 } as const;

/** The beats of one phrase: a pattern that breathes, and a lighter last bar that leads on. */
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
        // The quietest strokes come and go.
        if (strength < 0.3 && !random.chance(0.4 + 0.5 * intensity)) continue;
        const human = 0.92 + 0.16 * random.next();
        const velocity = strength * human * (0.7 + 0.3 * intensity);
        beats.push({ part, bar: phrase.start + index, step, velocity });
      }
    }
  }
  return beats;
}

/** Moves every second sixteenth back. @returns sixteenths, with a fraction */
export function swung(step: number, swing: number): number {
  return step % 2 === 1 ? step + swing : step;
}
