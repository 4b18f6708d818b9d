import type { Buses } from "./buses";
import { Kick, Noise } from "./drums";
import { frequencyOf } from "./exact-math";
import { hash } from "./random";
import { type Note, sampleRate } from "./score";
import type { FmSound, MoodSound } from "./sounds";
import { decayFactor, leftGain, readWave, silenceThreshold, type Voice } from "./voice";
import { roundWave, sineWave, stringWave, waveSize } from "./waves";

const wrap = waveSize - 1;
/** The least audible modulation depth, in wavetable points; a thousandth of a radian. */
const minModulation = 0.3;
/** The length of an envelope segment, in samples; it is interpolated linearly. */
const envelopeSegment = 64;
/** The interval, in samples, at which a voice is checked for silence. */
const silenceCheckInterval = 512;

/** Creates the voice of a note. */
export function voiceOf(note: Note, sound: MoodSound): Voice {
  switch (note.part) {
    case "pad":
      return new Pad(note, sound.pad);
    case "bass":
      return new Bass(note, sound.bass);
    case "keys":
    case "ostinato":
    case "melody":
      return new FmVoice(note.part, note, sound[note.part]);
    case "kick":
      return new Kick(note, sound.kick);
    default:
      return new Noise(note, sound[note.part]);
  }
}

/** Two detuned string-like oscillators with a slow envelope. */
class Pad implements Voice {
  readonly #wave: Float64Array;
  readonly #slow: number;
  readonly #fast: number;
  readonly #attack: number;
  readonly #noteLength: number;
  readonly #release: number;
  readonly #level: number;
  readonly #pan: number;
  #first: number;
  #second: number;
  #age = 0;

  constructor(note: Note, sound: MoodSound["pad"]) {
    const frequency = frequencyOf(note.pitch);
    const step = (frequency / sampleRate) * waveSize;
    const start = hash(`${note.pitch}/${note.start}`);
    this.#wave = stringWave(frequency);
    this.#slow = step * (1 - sound.detune);
    this.#fast = step * (1 + sound.detune);
    this.#attack = sound.attack * sampleRate;
    this.#noteLength = note.length;
    this.#release = sound.release * sampleRate;
    this.#level = sound.level * note.velocity;
    this.#pan = note.pan;
    this.#first = start & wrap;
    this.#second = (start >>> 11) & wrap;
  }

  play({ pad }: Buses, from: number, to: number): boolean {
    const { left: toLeft, right: toRight } = pad;
    const wave = this.#wave;
    const slow = Number(this.#slow);
    const fast = Number(this.#fast);
    const left = leftGain(this.#pan);
    const right = leftGain(-this.#pan);
    const wide = 0.35;
    let one = Number(this.#first);
    let two = Number(this.#second);
    let at = from;
    while (at < to && this.#age < this.#noteLength + this.#release) {
      const end = Math.min(to, at + envelopeSegment);
      let gain = this.#envelope();
      this.#age += end - at;
      const gainStep = (this.#envelope() - gain) / (end - at);
      for (; at < end; at += 1) {
        const a = gain * readWave(wave, one);
        const b = gain * readWave(wave, two);
        toLeft[at] = (toLeft[at] as number) + left * (a + wide * b);
        toRight[at] = (toRight[at] as number) + right * (b + wide * a);
        one += slow;
        if (one >= waveSize) one -= waveSize;
        two += fast;
        if (two >= waveSize) two -= waveSize;
        gain += gainStep;
      }
    }
    this.#first = one;
    this.#second = two;
    return this.#age < this.#noteLength + this.#release;
  }

  /** The gain at the current age. */
  #envelope(): number {
    const age = this.#age;
    const attackGain = Math.min(1, age / this.#attack);
    const releaseGain = Math.min(1, Math.max(0, (age - this.#noteLength) / this.#release));
    const envelope = attackGain * (1 - releaseGain);
    return this.#level * envelope * envelope * (3 - 2 * envelope);
  }
}

class Bass implements Voice {
  readonly #step: number;
  readonly #noteLength: number;
  readonly #decay: number;
  #amplitude: number;
  #phase = 0;
  #age = 0;

  constructor(note: Note, sound: MoodSound["bass"]) {
    this.#step = (frequencyOf(note.pitch) / sampleRate) * waveSize;
    this.#noteLength = note.length;
    this.#decay = decayFactor(sound.decay);
    this.#amplitude = sound.level * note.velocity;
  }

  play({ rhythm }: Buses, from: number, to: number): boolean {
    const { left: toLeft, right: toRight } = rhythm;
    const wave = roundWave;
    const step = Number(this.#step);
    const noteLength = Number(this.#noteLength);
    const decay = Number(this.#decay);
    const attack = 0.012 * sampleRate;
    const release = 0.09 * sampleRate;
    let amplitude = Number(this.#amplitude);
    let phase = Number(this.#phase);
    let age = Number(this.#age);
    const count = Math.min(to - from, noteLength + release - age);
    for (let at = from; at < from + count; at += 1) {
      let gain = age < attack ? (amplitude * age) / attack : amplitude;
      if (age > noteLength) {
        const rest = 1 - (age - noteLength) / release;
        gain *= rest * rest;
      }
      const value = gain * readWave(wave, phase);
      toLeft[at] = (toLeft[at] as number) + value;
      toRight[at] = (toRight[at] as number) + value;
      phase += step;
      if (phase >= waveSize) phase -= waveSize;
      amplitude *= decay;
      age += 1;
    }
    this.#amplitude = amplitude;
    this.#phase = phase;
    this.#age = age;
    return count === to - from;
  }
}

/**
 * An FM voice: a sine modulates another, with a decaying index. High notes are shorter and softer.
 */
class FmVoice implements Voice {
  readonly #step: number;
  readonly #modulatorStep: number;
  readonly #modulationDecay: number;
  readonly #attack: number;
  readonly #noteLength: number;
  readonly #decay: number;
  readonly #releaseDecay: number;
  readonly #part: "keys" | "ostinato" | "melody";
  readonly #pan: number;
  #amplitude: number;
  #modulationDepth: number;
  #phase = 0;
  #modulatorPhase = 0;
  #age = 0;

  constructor(part: "keys" | "ostinato" | "melody", note: Note, sound: FmSound) {
    const frequency = frequencyOf(note.pitch);
    const keyTracking = Math.min(1, Math.max(0, (note.pitch - 60) / 24));
    this.#step = (frequency / sampleRate) * waveSize;
    this.#modulatorStep = this.#step * sound.modulationRatio;
    // Limits the index so that no sideband exceeds the Nyquist frequency.
    const maxIndex =
      Math.max(0, 0.45 * sampleRate - frequency) / (frequency * sound.modulationRatio);
    this.#modulationDepth =
      Math.min(sound.modulationIndex * (0.45 + 0.55 * note.velocity), maxIndex) *
      (waveSize / 6.283185307179586);
    this.#modulationDecay = decayFactor(sound.modulationDecay);
    this.#attack = Math.round(sound.attack * sampleRate);
    this.#noteLength = note.length;
    this.#decay = decayFactor(sound.decay * (1 - 0.35 * keyTracking));
    this.#releaseDecay = decayFactor(sound.release);
    this.#part = part;
    this.#pan = note.pan;
    this.#amplitude = sound.level * note.velocity * (1 - 0.22 * keyTracking);
  }

  play(buses: Buses, from: number, to: number): boolean {
    const { left: toLeft, right: toRight } = buses[this.#part];
    const wave = sineWave;
    const step = Number(this.#step);
    const modulatorStep = Number(this.#modulatorStep);
    const modulationDecay = Number(this.#modulationDecay);
    const left = leftGain(this.#pan);
    const right = leftGain(-this.#pan);
    let amplitude = Number(this.#amplitude);
    let modulationDepth = Number(this.#modulationDepth);
    let phase = Number(this.#phase);
    let modulatorPhase = Number(this.#modulatorPhase);
    let at = from;
    while (at < to && amplitude > silenceThreshold) {
      const age = this.#age + at - from;
      const rising = age < this.#attack;
      const gainStep = rising ? 1 / this.#attack : 0;
      let attackGain = rising ? age / this.#attack : 1;
      const fade = age < this.#noteLength ? this.#decay : this.#releaseDecay;
      const change = rising ? this.#attack : age < this.#noteLength ? this.#noteLength : Infinity;
      const end = Math.min(to, at + change - age, at + silenceCheckInterval);
      for (; at < end; at += 1) {
        let place = phase;
        if (modulationDepth > minModulation) {
          // `waveSize` keeps the index positive; no modulation exceeds one period.
          place += waveSize + modulationDepth * readWave(wave, modulatorPhase);
          modulatorPhase += modulatorStep;
          while (modulatorPhase >= waveSize) modulatorPhase -= waveSize;
          modulationDepth *= modulationDecay;
        }
        const whole = place | 0;
        const here = wave[whole & wrap] as number;
        const next = wave[(whole & wrap) + 1] as number;
        const value = amplitude * attackGain * (here + (place - whole) * (next - here));
        toLeft[at] = (toLeft[at] as number) + left * value;
        toRight[at] = (toRight[at] as number) + right * value;
        phase += step;
        if (phase >= waveSize) phase -= waveSize;
        amplitude *= fade;
        attackGain += gainStep;
      }
    }
    this.#amplitude = amplitude;
    this.#modulationDepth = modulationDepth;
    this.#phase = phase;
    this.#modulatorPhase = modulatorPhase;
    this.#age += at - from;
    return amplitude > silenceThreshold;
  }
}
