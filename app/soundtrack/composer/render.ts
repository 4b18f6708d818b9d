import { blockSize, clearBuses, createBuses } from "./buses";
import { Ambience, Chorus, LowPassFilter, mix, PingPongDelay } from "./effects";
import { sineOfTurn } from "./exact-math";
import { MasterBus } from "./master-bus";
import { Reverb } from "./reverb";
import { type Note, type Score, sampleRate } from "./score";
import { moodSounds } from "./sounds";
import type { Voice } from "./voice";
import { voiceOf } from "./voices";

/** A block of both channels, -1 to 1. The arrays are reused for the next block. */
export interface Block {
  left: Float32Array;
  right: Float32Array;
}

/**
 * The length of the tail, in seconds, that is rendered before the start so that the piece loops.
 */
const tailSeconds = 5;

/**
 * Renders a piece block by block. The tail of its end is mixed into its start, so that it loops
 * without a seam. Memory use does not depend on the length.
 */
export function* render(score: Score): Generator<Block, void, void> {
  const mixer = new Mixer(score);
  const lead = Math.min(
    score.length,
    Math.ceil((tailSeconds * sampleRate) / score.samplesPerBar) * score.samplesPerBar,
  );
  for (let at = -lead; at < 0; ) at += mixer.play(at, Math.min(blockSize, -at)).left.length;
  for (let at = 0; at < score.length; ) {
    const block = mixer.play(at, Math.min(blockSize, score.length - at));
    at += block.left.length;
    yield block;
  }
}

class Mixer {
  readonly #sound;
  readonly #buses = createBuses();
  readonly #filter = new LowPassFilter();
  readonly #chorus = new Chorus();
  readonly #delay: PingPongDelay;
  readonly #reverb: Reverb;
  readonly #ambience: Ambience;
  readonly #master: MasterBus;
  readonly #left = new Float32Array(blockSize);
  readonly #right = new Float32Array(blockSize);
  #nextNote = 0;
  #activeVoices: Voice[] = [];
  #notes: readonly Note[];

  constructor(private readonly score: Score) {
    const sound = moodSounds[score.mood];
    this.#sound = sound;
    const perStep = score.samplesPerBar / (score.mood === "reflective" ? 12 : 16);
    this.#delay = new PingPongDelay(
      Math.round(sound.echo.steps * perStep),
      sound.echo.feedback,
      sound.echo.level,
    );
    this.#reverb = new Reverb(sound.reverb.decaySeconds, sound.reverb.damping);
    this.#ambience = new Ambience(sound.ambience.level, sound.ambience.brightness);
    this.#master = new MasterBus(sound.gain);
    this.#notes = score.notes;
  }

  /** @param position in samples; negative positions render the tail before the start */
  play(position: number, count: number): Block {
    const { length } = this.score;
    const place = position < 0 ? position + length : position;
    if (position === 0) this.#nextNote = 0;
    else if (position < 0) this.#skipTo(place);
    const buses = this.#buses;
    clearBuses(buses);
    this.#activeVoices = this.#activeVoices.filter((voice) => voice.play(buses, 0, count));
    for (;;) {
      const note = this.#notes[this.#nextNote];
      if (!note || note.start >= place + count) break;
      this.#nextNote += 1;
      const voice = voiceOf(note, this.#sound);
      if (voice.play(buses, note.start - place, count)) this.#activeVoices.push(voice);
    }
    this.#applyEffects(count, place);
    const left = this.#left.subarray(0, count);
    const right = this.#right.subarray(0, count);
    left.set(buses.rhythm.left.subarray(0, count));
    right.set(buses.rhythm.right.subarray(0, count));
    return { left, right };
  }

  #skipTo(place: number): void {
    while ((this.#notes[this.#nextNote]?.start ?? Number.POSITIVE_INFINITY) < place)
      this.#nextNote += 1;
  }

  /** Applies the effects and mixes all buses into the rhythm bus. */
  #applyEffects(count: number, place: number): void {
    const { pad, keys, ostinato, melody, rhythm, reverb } = this.#buses;
    const { filter, reverb: reverbSettings } = this.#sound;
    const { length } = this.score;
    const wave = sineOfTurn((place / length) * Math.max(1, Math.round(length / sampleRate / 14)));
    const open =
      filter.rest + filter.amount * this.#energyAt(place) * (0.6 + 0.4 * this.score.intensity);
    this.#filter.process(pad, count, open * (1 + filter.lfoDepth * wave));
    this.#chorus.process(pad, count, place, length);
    mix(reverb, pad, count, reverbSettings.padSend);
    mix(reverb, keys, count, this.#sound.keys.reverbSend);
    mix(reverb, ostinato, count, this.#sound.ostinato.reverbSend);
    mix(reverb, melody, count, this.#sound.melody.reverbSend);
    const leadParts = melody;
    mix(leadParts, keys, count, 1);
    mix(leadParts, ostinato, count, 1);
    this.#delay.process(leadParts, reverb, count);
    this.#reverb.process(reverb, count);
    mix(rhythm, pad, count, 1);
    mix(rhythm, leadParts, count, 1);
    mix(rhythm, reverb, count, reverbSettings.level);
    this.#ambience.process(rhythm, count, place, length);
    this.#master.process(rhythm, count);
  }

  /** The energy at a position; it changes linearly over the first bar of a phrase. */
  #energyAt(place: number): number {
    const { phrases, samplesPerBar } = this.score;
    const bar = place / samplesPerBar;
    const index = phrases.findIndex(({ start, bars }) => bar < start + bars);
    const here = phrases[index];
    const before = phrases[(index + phrases.length - 1) % phrases.length];
    if (!here || !before) return 0;
    const share = Math.min(1, bar - here.start);
    return before.energy + (here.energy - before.energy) * share;
  }
}
