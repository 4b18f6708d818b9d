import { type Chord, isChordTone, type Key, pitchOfStep } from "./harmony";
import type { Cell, MoodStyle } from "./mood-style";
import type { Random } from "./random";
import type { Phrase } from "./score";

/** A motif: its rhythm, and each note's scale steps above the first note. */
export interface Motif {
  rhythm: Cell;
  shape: readonly number[];
}

/** A note of the melody; `step` and `length` are in sixteenths of its bar. */
export interface MelodyNote {
  bar: number;
  step: number;
  length: number;
  scaleStep: number;
  /** 0 to 1. */
  stress: number;
}

/** The developments of a motif. */
export type Development = "same" | "sequence" | "inverted" | "fragment" | "ornamented";

const intervals = [-2, -1, -1, 1, 1, 2, 2, 3];

/** Creates a motif: mostly stepwise, with occasional leaps followed by a step back. */
export function createMotif(cells: readonly Cell[], random: Random): Motif {
  const rhythm = random.pick(cells);
  const shape = [0];
  let last = 0;
  while (shape.length < rhythm.length) {
    const move = Math.abs(last) > 2 ? -Math.sign(last) : random.pick(intervals);
    last = shape.length % 3 === 0 && random.chance(0.12) ? move * 2 : move;
    shape.push(clamp((shape.at(-1) ?? 0) + last, -4, 5));
  }
  return { rhythm, shape };
}

/** Develops a motif so that it stays recognisable. */
export function develop(motif: Motif, how: Development, random: Random): Motif {
  const { rhythm, shape } = motif;
  switch (how) {
    case "same":
      return motif;
    case "sequence": {
      const up = random.chance(0.6) ? 1 : -1;
      return { rhythm, shape: shape.map((step) => step + up) };
    }
    case "inverted":
      return { rhythm, shape: shape.map((step) => -step) };
    case "fragment": {
      const kept = Math.max(1, Math.ceil(rhythm.length / 2));
      return { rhythm: rhythm.slice(0, kept), shape: shape.slice(0, kept) };
    }
    case "ornamented": {
      const notes = rhythm.flatMap(([step, length], index) => {
        const height = shape[index] ?? 0;
        const next = shape[index + 1];
        if (length < 4 || next === undefined || next === height) {
          return [{ at: [step, length] as const, height }];
        }
        // A passing note.
        const passing = height + Math.sign(next - height);
        return [
          { at: [step, length - 2] as const, height },
          { at: [step + length - 2, 2] as const, height: passing },
        ];
      });
      return { rhythm: notes.map(({ at }) => at), shape: notes.map(({ height }) => height) };
    }
  }
}

/** The development per bar for each kind of phrase; null is a rest. */
const developmentPlans: Record<Phrase["kind"], readonly (Development | "cadence" | null)[]> = {
  opening: [null, null, null, null],
  theme: ["same", "sequence", "same", "cadence"],
  answer: ["ornamented", "sequence", "fragment", "cadence"],
  contrast: ["inverted", "fragment", "inverted", "cadence"],
  rest: [null, "fragment", null, null],
  closing: ["fragment", "cadence", null, null],
};

/**
 * Writes the melody of a phrase over its chords.
 * @param chordOf the chord of a bar, counted from the start of the piece
 * @param density the share of bars with notes, 0 to 1
 */
export function writePhrase(
  phrase: Phrase,
  context: {
    style: MoodStyle;
    key: Key;
    motif: Motif;
    density: number;
    random: Random;
    chordOf(bar: number): Chord;
  },
): MelodyNote[] {
  const { style, key, motif, density, random, chordOf } = context;
  const [low, high] = style.melodyRange;
  const middle = nearestStep(key, (low + high) / 2);
  const notes: MelodyNote[] = [];
  let level = middle;
  for (let index = 0; index < phrase.bars; index += 1) {
    const bar = phrase.start + index;
    const plan = developmentPlans[phrase.kind][index % 4] ?? null;
    const chord = chordOf(bar);
    const speaks = plan !== null && (index === 0 || plan === "cadence" || random.chance(density));
    if (!speaks) continue;
    const idea =
      plan === "cadence"
        ? { rhythm: random.pick(style.cadenceCells), shape: [1, 0, 0] }
        : develop(motif, plan, random);
    level = nearestChordTone(chord, clamp(level, middle - 3, middle + 4));
    for (const [place, [step, length]] of idea.rhythm.entries()) {
      const strong = step % 4 === 0 || length >= 4;
      const last = place === idea.rhythm.length - 1;
      let scaleStep = level + (idea.shape[place] ?? 0);
      if (
        (strong && step % 8 === 0) ||
        (last && plan === "cadence") ||
        clashes(key, chord, scaleStep)
      ) {
        scaleStep = nearestChordTone(chord, scaleStep);
      }
      scaleStep = withinRange(key, scaleStep, low, high);
      notes.push({
        bar,
        step,
        length,
        scaleStep,
        stress: (step % 8 === 0 ? 0.9 : 0.72) - (last ? 0.08 : 0),
      });
    }
    level = notes.at(-1)?.scaleStep ?? level;
  }
  return limitLeaps(key, notes, low, high);
}

/** Reduces leaps of more than a sixth: the later note moves by an octave, if it stays in range. */
function limitLeaps(key: Key, notes: MelodyNote[], low: number, high: number): MelodyNote[] {
  for (let index = 1; index < notes.length; index += 1) {
    const note = notes[index];
    const before = notes[index - 1];
    if (!note || !before) continue;
    const leap = note.scaleStep - before.scaleStep;
    const moved = note.scaleStep - 7 * Math.sign(leap);
    const pitch = pitchOfStep(key, moved);
    if (Math.abs(leap) > 5 && pitch >= low && pitch <= high) note.scaleStep = moved;
  }
  return notes;
}

/** Whether the step is a semitone above a chord tone (an avoid note). */
function clashes(key: Key, chord: Chord, step: number): boolean {
  if (isChordTone(chord, step)) return false;
  return isChordTone(chord, step - 1) && pitchOfStep(key, step) - pitchOfStep(key, step - 1) === 1;
}

function nearestChordTone(chord: Chord, step: number): number {
  for (let distance = 0; distance < 7; distance += 1) {
    if (isChordTone(chord, step - distance)) return step - distance;
    if (isChordTone(chord, step + distance)) return step + distance;
  }
  return step;
}

function nearestStep(key: Key, pitch: number): number {
  let step = 0;
  while (pitchOfStep(key, step) < pitch) step += 1;
  return step;
}

function withinRange(key: Key, step: number, low: number, high: number): number {
  let inside = step;
  while (pitchOfStep(key, inside) < low) inside += 7;
  while (pitchOfStep(key, inside) > high) inside -= 7;
  return inside;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
