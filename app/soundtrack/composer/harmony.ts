import { type ModeName, modes } from "./modes";
import type { MoodStyle, Span } from "./mood-style";
import type { Random } from "./random";

/** A scale on its tonic. */
export interface Key {
  /** The pitch class of the tonic: semitones above C, 0 to 11. */
  tonic: number;
  mode: ModeName;
}

/** A chord of one key. */
export interface Chord {
  /** Scale step of the root, 0 to 6. */
  root: number;
  /** Scale steps above the root. */
  tones: readonly number[];
}

/**
 * The pitch of a scale step, in semitones from C of octave 0; steps may be negative or span
 * octaves.
 */
export function pitchOfStep(key: Key, step: number): number {
  const octave = Math.floor(step / 7);
  return key.tonic + 12 * octave + (modes[key.mode][step - 7 * octave] ?? 0);
}

/** The distinct pitch classes of a chord, 0 to 11, root first. */
export function pitchClasses(key: Key, chord: Chord): number[] {
  const classes = chord.tones.map((tone) => pitchOfStep(key, chord.root + tone) % 12);
  return [...new Set(classes)];
}

export function isChordTone(chord: Chord, step: number): boolean {
  const distance = (((step - chord.root) % 7) + 7) % 7;
  return chord.tones.some((tone) => tone % 7 === distance);
}

/**
 * Writes a progression of the style, among those whose roots all have a perfect fifth in this mode.
 */
export function writeProgression(
  style: MoodStyle,
  key: Key,
  random: Random,
  plain: boolean,
): Chord[] {
  const firm = (root: number) => pitchOfStep(key, root + 4) - pitchOfStep(key, root) === 7;
  const roots = random.pick(style.progressions.filter((steps) => steps.every(firm)));
  const [first = []] = style.chords;
  return roots.map((root) => ({ root, tones: plain ? first : random.pick(style.chords) }));
}

/**
 * Voice leading: places the chord tones so that each voice moves little.
 * @returns four pitches, ascending
 */
export function leadVoices(
  classes: readonly number[],
  range: Span,
  before: readonly number[] | null,
): number[] {
  const [low, high] = range;
  const centre = (low + high) / 2;
  // A triad's root is doubled.
  const wanted = classes.length >= 4 ? classes.slice(0, 4) : [...classes, classes[0] ?? 0];
  let best: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const pitches of placements(wanted, low, high)) {
    const cost = roughness(pitches) + distance(pitches, before, centre);
    if (cost < least) {
      least = cost;
      best = pitches;
    }
  }
  return best;
}

function placements(classes: readonly number[], low: number, high: number): number[][] {
  let partial: number[][] = [[]];
  for (const wanted of classes) {
    const places: number[] = [];
    for (let pitch = low; pitch <= high; pitch += 1) if (pitch % 12 === wanted) places.push(pitch);
    partial = partial.flatMap((pitches) =>
      places.filter((place) => !pitches.includes(place)).map((place) => [...pitches, place]),
    );
  }
  return partial.map((pitches) => pitches.sort((a, b) => a - b));
}

/** A cost for close intervals, which sound muddy in low registers, and for wide gaps. */
function roughness(pitches: readonly number[]): number {
  let cost = 0;
  for (let voice = 1; voice < pitches.length; voice += 1) {
    const below = pitches[voice - 1] ?? 0;
    const gap = (pitches[voice] ?? 0) - below;
    if (gap === 1) cost += 9;
    else if (gap === 2) cost += below < 60 ? 6 : 2;
    else if (gap === 3 && below < 50) cost += 3;
    else if (gap > 9) cost += (gap - 9) * 1.5;
  }
  return cost;
}

function distance(
  pitches: readonly number[],
  before: readonly number[] | null,
  centre: number,
): number {
  const middle = pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length;
  let cost = Math.abs(middle - centre) * 0.6;
  if (!before) return cost;
  for (const [voice, pitch] of pitches.entries())
    cost += Math.abs(pitch - (before[voice] ?? pitch));
  for (let upper = 1; upper < pitches.length; upper += 1) {
    for (let lower = 0; lower < upper; lower += 1) {
      if (isParallel(before, pitches, lower, upper)) cost += 5;
    }
  }
  return cost;
}

/** Whether two voices move in parallel fifths or octaves. */
export function isParallel(
  before: readonly number[],
  after: readonly number[],
  lower: number,
  upper: number,
): boolean {
  const gap = (pitches: readonly number[]) => (pitches[upper] ?? 0) - (pitches[lower] ?? 0);
  const way = (after[lower] ?? 0) - (before[lower] ?? 0);
  return way !== 0 && gap(before) === gap(after) && [0, 7].includes(gap(after) % 12);
}
