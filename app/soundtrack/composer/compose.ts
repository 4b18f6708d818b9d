import type { Mood } from "../moods";
import { phraseBars, planForm } from "./form";
import {
  type Chord,
  type Key,
  leadVoices,
  pitchClasses,
  pitchOfStep,
  writeProgression,
} from "./harmony";
import { createMotif, writePhrase } from "./melody";
import type { Cell, MoodStyle, Span } from "./mood-style";
import { moodStyles } from "./mood-styles";
import { createRandom, type Random } from "./random";
import { swung, writeBeats } from "./rhythm";
import { type Note, type Part, type Phrase, type Score, sampleRate } from "./score";

/** The input of the composer; the same mood, progress and seed give the same piece. */
export interface Recipe {
  mood: Mood;
  /** 5 to 95. */
  progress: number;
  seed: string;
  /** The target length in seconds; by default the piece takes two to three minutes. */
  seconds?: number;
}

/** Composes a piece; takes a few milliseconds. */
export function compose(recipe: Recipe): Score {
  const style = moodStyles[recipe.mood];
  const intensity = (recipe.progress - 5) / 90;
  const { phrases, samplesPerBar } = planPiece(recipe);
  const name = `${recipe.mood}/${recipe.progress}/${recipe.seed}`;
  const writer = new NoteWriter(style, intensity, samplesPerBar, createRandom(`${name}/touch`));
  const random = createRandom(`${name}/harmony`);
  const key: Key = { tonic: random.below(12), mode: random.pick(style.modes) };
  const chordOf = writeChords(style, key, phrases, random, intensity);
  const voicings = writeVoicings(style, key, phrases, chordOf);
  const melody = createRandom(`${name}/melody`);
  const theme = createMotif(style.melodyCells, melody);
  const contrast = createMotif(style.melodyCells, melody);
  const rhythm = createRandom(`${name}/rhythm`);
  const bass = rhythm.pick(style.bassCells);
  const otherBass = rhythm.pick(style.bassCells);
  const keys = style.keysCells.length > 0 ? rhythm.pick(style.keysCells) : null;
  const pattern = style.ostinato ? rhythm.pick(style.ostinato.patterns) : null;

  for (const phrase of phrases) {
    writeAccompaniment(writer, phrase, {
      ...{ style, key, chordOf, voicings, keys, pattern },
      bass: phrase.kind === "contrast" ? otherBass : bass,
    });
    const notes = writePhrase(phrase, {
      style,
      key,
      motif: phrase.kind === "contrast" ? contrast : theme,
      density: interpolate(style.melodyDensity, intensity),
      random: melody,
      chordOf,
    });
    for (const note of notes) {
      writer.melody(
        note.bar,
        note.step,
        note.length,
        pitchOfStep(key, note.scaleStep),
        note.stress * (0.75 + 0.25 * phrase.energy),
      );
    }
    for (const beat of writeBeats(phrase, style, intensity, rhythm)) {
      writer.beat(beat.part, beat.bar, beat.step, beat.velocity);
    }
  }
  const bars = phrases.length * phraseBars;
  const length = bars * samplesPerBar;
  return {
    mood: recipe.mood,
    intensity,
    samplesPerBar,
    length,
    phrases,
    notes: writer.notes.filter(({ start }) => start < length).sort((a, b) => a.start - b.start),
  };
}

/** Writes pad, bass, keys and ostinato of a phrase. */
function writeAccompaniment(
  writer: NoteWriter,
  phrase: Phrase,
  {
    style,
    key,
    chordOf,
    voicings,
    bass,
    keys,
    pattern,
  }: {
    style: MoodStyle;
    key: Key;
    chordOf: (bar: number) => Chord;
    voicings: readonly number[][];
    bass: Cell;
    keys: Cell | null;
    pattern: readonly number[] | null;
  },
): void {
  for (let bar = phrase.start; bar < phrase.start + phrase.bars; bar += 1) {
    const chord = chordOf(bar);
    const voicing = voicings[bar] ?? [];
    if (bar % style.barsPerChord === 0) writer.pad(bar, voicing, phrase);
    const root = raiseToRange(pitchOfStep(key, chord.root), style.bassRange);
    const fifth = raiseToRange(pitchOfStep(key, chord.root + 4), style.bassRange);
    writer.bass(bar, phrase.energy < 0.5 ? wholeBarNote(style) : bass, { root, fifth });
    if (keys && phrase.energy > 0.3) writer.keys(bar, keys, voicing, phrase);
    if (pattern) writer.ostinato(bar, pattern, voicing, phrase);
  }
}

/** The length of a piece in seconds, without composing it. */
export function lengthOf(recipe: Recipe): number {
  const { phrases, samplesPerBar } = planPiece(recipe);
  return (phrases.length * phraseBars * samplesPerBar) / sampleRate;
}

function planPiece({ mood, progress, seed, seconds }: Recipe) {
  const style = moodStyles[mood];
  const random = createRandom(`${mood}/${progress}/${seed}/form`);
  const intensity = (progress - 5) / 90;
  const tempo = interpolate(style.tempo, 0.7 * intensity + 0.3 * random.next());
  const wanted = seconds ?? 128 + 40 * random.next();
  const secondsPerBar = (style.beatsPerBar * 60) / tempo;
  const count = Math.max(2, Math.round(wanted / (secondsPerBar * phraseBars)));
  const phrases = planForm(count, random);
  // A target length is reached by adjusting the tempo.
  const perBar = seconds ? seconds / (count * phraseBars) : secondsPerBar;
  const steps = style.beatsPerBar * 4;
  return { phrases, samplesPerBar: Math.round((perBar * sampleRate) / steps) * steps };
}

function writeChords(
  style: MoodStyle,
  key: Key,
  phrases: Phrase[],
  random: Random,
  intensity: number,
) {
  const plain = random.chance(0.3 * (1 - intensity));
  const main = writeProgression(style, key, random, plain);
  const other = writeProgression(style, key, random, plain);
  const bars: Chord[] = [];
  for (const phrase of phrases) {
    const progression = phrase.kind === "contrast" ? other : main;
    for (let bar = 0; bar < phrase.bars; bar += 1) {
      const place = Math.floor((phrase.start + bar) / style.barsPerChord) % progression.length;
      const chord = progression[place];
      if (chord) bars.push(chord);
    }
  }
  const [first = { root: 0, tones: [0, 2, 4] }] = bars;
  return (bar: number): Chord => bars[bar] ?? first;
}

/** The pad's voicing of each bar, by voice leading from the previous one. */
function writeVoicings(
  style: MoodStyle,
  key: Key,
  phrases: Phrase[],
  chordOf: (bar: number) => Chord,
) {
  const voicings: number[][] = [];
  for (let bar = 0; bar < phrases.length * phraseBars; bar += 1) {
    const classes = pitchClasses(key, chordOf(bar));
    voicings.push(leadVoices(classes, style.padRange, voicings.at(-1) ?? null));
  }
  return voicings;
}

/** Collects notes, with small random deviations (humanization). */
class NoteWriter {
  readonly notes: Note[] = [];

  constructor(
    private readonly style: MoodStyle,
    private readonly intensity: number,
    private readonly samplesPerBar: number,
    private readonly random: Random,
  ) {}

  pad(bar: number, voicing: readonly number[], phrase: Phrase): void {
    const steps = this.style.beatsPerBar * 4 * this.style.barsPerChord;
    for (const [voice, pitch] of voicing.entries()) {
      const pan = voicing.length > 1 ? (voice / (voicing.length - 1) - 0.5) * 0.9 : 0;
      this.add("pad", bar, 0, steps, pitch, 0.62 + 0.38 * phrase.energy, pan, 0);
    }
  }

  bass(
    bar: number,
    cell: MoodStyle["bassCells"][number],
    { root, fifth }: { root: number; fifth: number },
  ): void {
    for (const [index, [step, length]] of cell.entries()) {
      const pitch =
        index > 0 && index === cell.length - 1 && this.random.chance(0.45) ? fifth : root;
      this.add("bass", bar, step, length, pitch, step === 0 ? 0.95 : 0.8, 0, 0.004);
    }
  }

  keys(
    bar: number,
    cell: MoodStyle["keysCells"][number],
    voicing: readonly number[],
    phrase: Phrase,
  ): void {
    for (const [step, length] of cell) {
      for (const [voice, pitch] of voicing.slice(1).entries()) {
        // Rolled chord.
        const strength = (0.5 + 0.3 * phrase.energy) * (0.9 + 0.2 * this.random.next());
        this.add("keys", bar, step, length, pitch, strength, 0.22 * (voice - 1), 0.008);
      }
    }
  }

  ostinato(
    bar: number,
    pattern: readonly number[],
    voicing: readonly number[],
    phrase: Phrase,
  ): void {
    const { ostinato, beatsPerBar } = this.style;
    if (!ostinato) return;
    const steps = beatsPerBar * 4;
    const share = 0.55 + 0.45 * Math.max(phrase.energy, this.intensity);
    for (let step = 0; step < steps; step += ostinato.every) {
      const place = (bar * steps + step) / ostinato.every;
      const onBeat = step % 4 === 0;
      if (!onBeat && !this.random.chance(share)) continue;
      const pitch = (voicing[(pattern[place % pattern.length] ?? 0) % voicing.length] ?? 60) + 12;
      const strength = (onBeat ? 0.7 : 0.5) * (0.55 + 0.45 * phrase.energy);
      this.add(
        "ostinato",
        bar,
        step,
        ostinato.length,
        pitch,
        strength,
        place % 2 ? 0.4 : -0.4,
        0.005,
      );
    }
  }

  melody(bar: number, step: number, length: number, pitch: number, stress: number): void {
    this.add("melody", bar, step, length, pitch, stress, 0.08, 0.01);
  }

  beat(part: Part, bar: number, step: number, velocity: number): void {
    const pan = { kick: 0, snap: 0.1, shaker: -0.3, tick: 0.45 }[part as "kick"] ?? 0;
    this.add(part, bar, step, 1, 0, velocity, pan, part === "kick" ? 0 : 0.003);
  }

  /** @param maxDelaySeconds the largest random delay of the note */
  private add(
    part: Part,
    bar: number,
    step: number,
    steps: number,
    pitch: number,
    velocity: number,
    pan: number,
    maxDelaySeconds: number,
  ): void {
    const perStep = this.samplesPerBar / (this.style.beatsPerBar * 4);
    const late = Math.floor(this.random.next() * maxDelaySeconds * sampleRate);
    const start =
      bar * this.samplesPerBar + Math.round(swung(step, this.style.swing) * perStep) + late;
    const length = Math.round(steps * perStep);
    this.notes.push({ part, start, length, pitch, velocity: Math.min(1, velocity), pan });
  }
}

function wholeBarNote(style: MoodStyle): MoodStyle["bassCells"][number] {
  return [[0, style.beatsPerBar * 4 - 2]];
}

function raiseToRange(pitch: number, [low]: Span): number {
  let placed = pitch;
  while (placed < low) placed += 12;
  while (placed - 12 >= low) placed -= 12;
  return placed;
}

function interpolate([low, high]: Span, share: number): number {
  return low + (high - low) * share;
}
