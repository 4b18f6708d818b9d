import type { Buses } from "./buses";
import { exponential, frequencyOf } from "./exact-math";
import { hash, nextNoise } from "./random";
import { type Note, sampleRate } from "./score";
import type { MoodSound, NoiseSound, PluckSound } from "./sounds";
import { roundWave, sineWave, stringWave, waveSize } from "./waves";

/**
 * A note that sounds. What a voice needs for each sample it first reads into variables of its own,
 * by way of `Number` where it comes from a field: only then does the engine know in the loop that
 * they are numbers, and is three times as fast.
 */
export interface Voice {
  /** Plays on into a block from `from` up to `to`. @returns false once it is silent for good */
  play(buses: Buses, from: number, to: number): boolean;
}

const wrap = waveSize - 1;
/** What is softer than this has faded. */
const inaudible = 0.0002;
/** In points of the wave. A sine that bends another by less is not heard: a thousandth of a radian. */
const unbent = 0.3;
/** In samples. So long a swell is taken for a straight line. */
const swelling = 64;
/** In samples. So often it is looked whether a sound has faded. */
const checking = 512;

/** The voice for a note, in the sound of its mood. */
export function voiceOf(note: Note, sound: MoodSound): Voice {
  switch (note.part) {
    case "pad":
      return new Pad(note, sound.pad);
    case "bass":
      return new Bass(note, sound.bass);
    case "keys":
    case "ostinato":
    case "melody":
      return new Pluck(note.part, note, sound[note.part]);
    case "kick":
      return new Kick(note, sound.kick);
    default:
      return new Noise(note, sound[note.part]);
  }
}

/** How much is left of a sound after each sample, where it fades by 60 dB in `seconds`. */
function fading(seconds: number): number {
  return exponential(-6.907755278982137 / (seconds * sampleRate));
}

/** Loudness of the left channel for a place between both, equal in power; the right's is for -pan. */
function leftOf(pan: number): number {
  return Math.sqrt((1 - pan) / 2);
}

/** Two bowed voices a little out of tune with each other, which swell and go. */
class Pad implements Voice {
  readonly #wave: Float64Array;
  readonly #slow: number;
  readonly #fast: number;
  readonly #attack: number;
  readonly #held: number;
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
    this.#held = note.length;
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
    const left = leftOf(this.#pan);
    const right = leftOf(-this.#pan);
    const wide = 0.35;
    let one = Number(this.#first);
    let two = Number(this.#second);
    let at = from;
    while (at < to && this.#age < this.#held + this.#release) {
      const end = Math.min(to, at + swelling);
      let gain = this.#swell();
      this.#age += end - at;
      const rise = (this.#swell() - gain) / (end - at);
      for (; at < end; at += 1) {
        const a = gain * look(wave, one);
        const b = gain * look(wave, two);
        toLeft[at] = (toLeft[at] as number) + left * (a + wide * b);
        toRight[at] = (toRight[at] as number) + right * (b + wide * a);
        one += slow;
        if (one >= waveSize) one -= waveSize;
        two += fast;
        if (two >= waveSize) two -= waveSize;
        gain += rise;
      }
    }
    this.#first = one;
    this.#second = two;
    return this.#age < this.#held + this.#release;
  }

  /** How loud it is at its age. */
  #swell(): number {
    const age = this.#age;
    const come = Math.min(1, age / this.#attack);
    const gone = Math.min(1, Math.max(0, (age - this.#held) / this.#release));
    const swell = come * (1 - gone);
    return this.#level * swell * swell * (3 - 2 * swell);
  }
}

class Bass implements Voice {
  readonly #step: number;
  readonly #held: number;
  readonly #decay: number;
  #strength: number;
  #phase = 0;
  #age = 0;

  constructor(note: Note, sound: MoodSound["bass"]) {
    this.#step = (frequencyOf(note.pitch) / sampleRate) * waveSize;
    this.#held = note.length;
    this.#decay = fading(sound.decay);
    this.#strength = sound.level * note.velocity;
  }

  play({ ground }: Buses, from: number, to: number): boolean {
    const { left: toLeft, right: toRight } = ground;
    const wave = roundWave;
    const step = Number(this.#step);
    const held = Number(this.#held);
    const decay = Number(this.#decay);
    const attack = 0.012 * sampleRate;
    const release = 0.09 * sampleRate;
    let strength = Number(this.#strength);
    let phase = Number(this.#phase);
    let age = Number(this.#age);
    const count = Math.min(to - from, held + release - age);
    for (let at = from; at < from + count; at += 1) {
      let gain = age < attack ? (strength * age) / attack : strength;
      if (age > held) {
        const rest = 1 - (age - held) / release;
        gain *= rest * rest;
      }
      const value = gain * look(wave, phase);
      toLeft[at] = (toLeft[at] as number) + value;
      toRight[at] = (toRight[at] as number) + value;
      phase += step;
      if (phase >= waveSize) phase -= waveSize;
      strength *= decay;
      age += 1;
    }
    this.#strength = strength;
    this.#phase = phase;
    this.#age = age;
    return count === to - from;
  }
}

/**
 * A struck or plucked sound: one sine bends another, brightly at first, then less and less. High
 * notes are shorter and softer, as on any instrument.
 */
class Pluck implements Voice {
  readonly #step: number;
  readonly #bend: number;
  readonly #bendDecay: number;
  readonly #attack: number;
  readonly #held: number;
  readonly #decay: number;
  readonly #damped: number;
  readonly #part: "keys" | "ostinato" | "melody";
  readonly #pan: number;
  #strength: number;
  #depth: number;
  #phase = 0;
  #bending = 0;
  #age = 0;

  constructor(part: "keys" | "ostinato" | "melody", note: Note, sound: PluckSound) {
    const frequency = frequencyOf(note.pitch);
    const height = Math.min(1, Math.max(0, (note.pitch - 60) / 24));
    this.#step = (frequency / sampleRate) * waveSize;
    this.#bend = this.#step * sound.ratio;
    // What would lie above the highest frequency is not made.
    const room = Math.max(0, 0.45 * sampleRate - frequency) / (frequency * sound.ratio);
    this.#depth =
      Math.min(sound.bend * (0.45 + 0.55 * note.velocity), room) * (waveSize / 6.283185307179586);
    this.#bendDecay = fading(sound.bendDecay);
    this.#attack = Math.round(sound.attack * sampleRate);
    this.#held = note.length;
    this.#decay = fading(sound.decay * (1 - 0.35 * height));
    this.#damped = fading(sound.release);
    this.#part = part;
    this.#pan = note.pan;
    this.#strength = sound.level * note.velocity * (1 - 0.22 * height);
  }

  play(buses: Buses, from: number, to: number): boolean {
    const { left: toLeft, right: toRight } = buses[this.#part];
    const wave = sineWave;
    const step = Number(this.#step);
    const bend = Number(this.#bend);
    const bendDecay = Number(this.#bendDecay);
    const left = leftOf(this.#pan);
    const right = leftOf(-this.#pan);
    let strength = Number(this.#strength);
    let depth = Number(this.#depth);
    let phase = Number(this.#phase);
    let bending = Number(this.#bending);
    let at = from;
    while (at < to && strength > inaudible) {
      const age = this.#age + at - from;
      const rising = age < this.#attack;
      const rise = rising ? 1 / this.#attack : 0;
      let risen = rising ? age / this.#attack : 1;
      const fade = age < this.#held ? this.#decay : this.#damped;
      const change = rising ? this.#attack : age < this.#held ? this.#held : Infinity;
      const end = Math.min(to, at + change - age, at + checking);
      for (; at < end; at += 1) {
        let place = phase;
        if (depth > unbent) {
          // Never below zero: no sound bends as far as a whole wave.
          place += waveSize + depth * look(wave, bending);
          bending += bend;
          while (bending >= waveSize) bending -= waveSize;
          depth *= bendDecay;
        }
        const whole = place | 0;
        const here = wave[whole & wrap] as number;
        const next = wave[(whole & wrap) + 1] as number;
        const value = strength * risen * (here + (place - whole) * (next - here));
        toLeft[at] = (toLeft[at] as number) + left * value;
        toRight[at] = (toRight[at] as number) + right * value;
        phase += step;
        if (phase >= waveSize) phase -= waveSize;
        strength *= fade;
        risen += rise;
      }
    }
    this.#strength = strength;
    this.#depth = depth;
    this.#phase = phase;
    this.#bending = bending;
    this.#age += at - from;
    return strength > inaudible;
  }
}

/** A low sine that falls in pitch: a soft mallet on a large drum. */
class Kick implements Voice {
  readonly #fade: number;
  #strength: number;
  #above = 70;
  #phase = 0;
  #age = 0;

  constructor(note: Note, sound: MoodSound["kick"]) {
    this.#fade = fading(sound.decay);
    this.#strength = sound.level * note.velocity;
  }

  play({ ground }: Buses, from: number, to: number): boolean {
    const { left: toLeft, right: toRight } = ground;
    const wave = sineWave;
    const fade = Number(this.#fade);
    const attack = 0.004 * sampleRate;
    let strength = Number(this.#strength);
    let above = Number(this.#above);
    let phase = Number(this.#phase);
    let age = Number(this.#age);
    for (let at = from; at < to && strength > inaudible; at += 1) {
      const gain = age < attack ? (strength * age) / attack : strength;
      const value = gain * look(wave, phase);
      toLeft[at] = (toLeft[at] as number) + value;
      toRight[at] = (toRight[at] as number) + value;
      phase += ((48 + above) / sampleRate) * waveSize;
      if (phase >= waveSize) phase -= waveSize;
      above *= kickFall;
      strength *= fade;
      age += 1;
    }
    this.#strength = strength;
    this.#above = above;
    this.#phase = phase;
    this.#age = age;
    return strength > inaudible;
  }
}

const kickFall = fading(0.16);

/** Brushed and shaken things: noise through a band, with a short life. */
class Noise implements Voice {
  readonly #sound: NoiseSound;
  readonly #fade: number;
  readonly #pan: number;
  #strength: number;
  #noise: number;
  #low = 0;
  #band = 0;
  #age = 0;

  constructor(note: Note, sound: NoiseSound) {
    this.#sound = sound;
    this.#fade = fading(sound.decay);
    this.#pan = note.pan;
    this.#strength = sound.level * note.velocity;
    this.#noise = hash(`noise/${note.part}/${note.start}`) | 0;
  }

  play({ ground, room }: Buses, from: number, to: number): boolean {
    const { left: toLeft, right: toRight } = ground;
    const { left: farLeft, right: farRight } = room;
    const { bright } = this.#sound;
    const cutoff = Number(this.#sound.cutoff);
    const damping = Number(this.#sound.damping);
    const sent = Number(this.#sound.room);
    const left = leftOf(this.#pan);
    const right = leftOf(-this.#pan);
    const attack = this.#sound.attack * sampleRate;
    const fade = Number(this.#fade);
    let strength = Number(this.#strength);
    let noise = Number(this.#noise);
    let low = Number(this.#low);
    let band = Number(this.#band);
    let age = Number(this.#age);
    for (let at = from; at < to && strength > inaudible; at += 1) {
      const gain = age < attack ? (strength * age) / attack : strength;
      noise = nextNoise(noise);
      low += cutoff * band;
      const high = noise / 2 ** 31 - low - damping * band;
      band += cutoff * high;
      const value = gain * (bright ? high : band);
      const toL = left * value;
      const toR = right * value;
      toLeft[at] = (toLeft[at] as number) + toL;
      toRight[at] = (toRight[at] as number) + toR;
      farLeft[at] = (farLeft[at] as number) + toL * sent;
      farRight[at] = (farRight[at] as number) + toR * sent;
      strength *= fade;
      age += 1;
    }
    this.#strength = strength;
    this.#noise = noise;
    this.#low = low;
    this.#band = band;
    this.#age = age;
    return strength > inaudible;
  }
}

/** A wave between two of its points. */
function look(wave: Float64Array, phase: number): number {
  const at = phase | 0;
  const here = wave[at] as number;
  return here + (phase - at) * ((wave[at + 1] as number) - here);
}
