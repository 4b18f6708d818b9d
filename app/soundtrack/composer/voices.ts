import type { Buses, Stereo } from "./buses";
import { exponential, frequencyOf } from "./exact-math";
import { createRandom, hash } from "./random";
import { type Note, sampleRate } from "./score";
import type { MoodSound, PluckSound } from "./sounds";
import { roundWave, sineWave, stringWave, waveSize } from "./waves";

/** A note that sounds. */
export interface Voice {
  /** Plays on into a block from `from` up to `to`. @returns false once it is silent for good */
  play(buses: Buses, from: number, to: number): boolean;
}

const wrap = waveSize - 1;
/** What is softer than this has faded. */
const inaudible = 0.0002;

/** The voice for a note, in the sound of its mood. */
export function voiceOf(note: Note, sound: MoodSound): Voice {
  switch (note.part) {
    case "pad":
      return padVoice(note, sound);
    case "bass":
      return bassVoice(note, sound);
    case "keys":
    case "ostinato":
    case "melody":
      return pluckVoice(note, sound[note.part]);
    case "kick":
      return kickVoice(note, sound);
    default:
      return noiseVoice(note, sound);
  }
}

/** How much is left of a sound after each sample, where it fades by 60 dB in `seconds`. */
function fading(seconds: number): number {
  return exponential(-6.907755278982137 / (seconds * sampleRate));
}

/** Loudness of both channels for a place between them, equal in power to three decimals. */
function panned(pan: number): [left: number, right: number] {
  const right = (pan + 1) / 2;
  return [Math.sqrt(1 - right), Math.sqrt(right)];
}

/** Two bowed voices a little out of tune with each other, which swell and go. */
function padVoice(note: Note, sound: MoodSound): Voice {
  const frequency = frequencyOf(note.pitch);
  const wave = stringWave(frequency);
  const step = (frequency / sampleRate) * waveSize;
  const slow = step * (1 - sound.pad.detune);
  const fast = step * (1 + sound.pad.detune);
  const start = hash(`${note.pitch}/${note.start}`);
  let first = start & wrap;
  let second = (start >>> 11) & wrap;
  const attack = sound.pad.attack * sampleRate;
  const release = sound.pad.release * sampleRate;
  const [left, right] = panned(note.pan);
  const level = sound.pad.level * note.velocity;
  const wide = 0.35;
  let age = 0;
  return {
    play({ pad }, from, to) {
      // In variables of its own the loop is twice as fast, here and below.
      let [one, two, time] = [first, second, age];
      const { left: toLeft, right: toRight } = pad;
      const held = note.length;
      let sounds = true;
      for (let at = from; at < to; at += 1) {
        let swell = time < attack ? time / attack : 1;
        if (time > held) {
          const rest = 1 - (time - held) / release;
          if (rest <= 0) {
            sounds = false;
            break;
          }
          swell *= rest;
        }
        const gain = level * swell * swell * (3 - 2 * swell);
        const a = gain * look(wave, one);
        const b = gain * look(wave, two);
        toLeft[at] = (toLeft[at] as number) + left * (a + wide * b);
        toRight[at] = (toRight[at] as number) + right * (b + wide * a);
        one += slow;
        if (one >= waveSize) one -= waveSize;
        two += fast;
        if (two >= waveSize) two -= waveSize;
        time += 1;
      }
      [first, second, age] = [one, two, time];
      return sounds;
    },
  };
}

function bassVoice(note: Note, sound: MoodSound): Voice {
  const wave = roundWave();
  const step = (frequencyOf(note.pitch) / sampleRate) * waveSize;
  const attack = 0.012 * sampleRate;
  const release = 0.09 * sampleRate;
  const decay = fading(sound.bass.decay);
  let strength = sound.bass.level * note.velocity;
  let phase = 0;
  let age = 0;
  return {
    play({ ground }, from, to) {
      for (let at = from; at < to; at += 1) {
        let gain = age < attack ? (strength * age) / attack : strength;
        if (age > note.length) {
          const rest = 1 - (age - note.length) / release;
          if (rest <= 0) return false;
          gain *= rest * rest;
        }
        const value = gain * look(wave, phase);
        ground.left[at] = (ground.left[at] as number) + value;
        ground.right[at] = (ground.right[at] as number) + value;
        phase += step;
        if (phase >= waveSize) phase -= waveSize;
        strength *= decay;
        age += 1;
      }
      return true;
    },
  };
}

/**
 * A struck or plucked sound: one sine bends another, brightly at first, then less and less. High
 * notes are shorter and softer, as on any instrument.
 */
function pluckVoice(note: Note, sound: PluckSound): Voice {
  const frequency = frequencyOf(note.pitch);
  const height = Math.max(0, (note.pitch - 60) / 24);
  const step = (frequency / sampleRate) * waveSize;
  const bend = step * sound.ratio;
  // What would lie above the highest frequency is not made.
  const room = Math.max(0, 0.45 * sampleRate - frequency) / (frequency * sound.ratio);
  let index =
    Math.min(sound.bend * (0.45 + 0.55 * note.velocity), room) * (waveSize / 6.283185307179586);
  const bendDecay = fading(sound.bendDecay);
  const decay = fading(sound.decay * (1 - 0.35 * Math.min(1, height)));
  const damped = fading(sound.release);
  const attack = sound.attack * sampleRate;
  const sent = sound.room;
  const [left, right] = panned(note.pan);
  let strength = sound.level * note.velocity * (1 - 0.22 * Math.min(1, height));
  let phase = 0;
  let bending = 0;
  let age = 0;
  return {
    play({ solo, room }, from, to) {
      const { left: toLeft, right: toRight } = solo;
      const { left: farLeft, right: farRight } = room;
      let [gain, depth, one, two, time] = [strength, index, phase, bending, age];
      const held = note.length;
      for (let at = from; at < to; at += 1) {
        // Never below zero: no sound bends as far as a whole wave.
        const place = one + waveSize + depth * look(sineWave, two);
        const whole = place | 0;
        const here = sineWave[whole & wrap] as number;
        const next = sineWave[(whole & wrap) + 1] as number;
        const value =
          (time < attack ? (gain * time) / attack : gain) *
          (here + (place - whole) * (next - here));
        const toL = left * value;
        const toR = right * value;
        toLeft[at] = (toLeft[at] as number) + toL;
        toRight[at] = (toRight[at] as number) + toR;
        farLeft[at] = (farLeft[at] as number) + toL * sent;
        farRight[at] = (farRight[at] as number) + toR * sent;
        one += step;
        if (one >= waveSize) one -= waveSize;
        two += bend;
        while (two >= waveSize) two -= waveSize;
        depth *= bendDecay;
        gain *= time > held ? damped : decay;
        time += 1;
      }
      [strength, index, phase, bending, age] = [gain, depth, one, two, time];
      return gain > inaudible;
    },
  };
}

/** A low sine that falls in pitch: a soft mallet on a large drum. */
function kickVoice(note: Note, sound: MoodSound): Voice {
  const { level, decay } = sound.kick;
  const fade = fading(decay);
  const fall = fading(0.16);
  let strength = level * note.velocity;
  let above = 70;
  let phase = 0;
  let age = 0;
  const attack = 0.004 * sampleRate;
  return {
    play({ ground }, from, to) {
      for (let at = from; at < to; at += 1) {
        const gain = age < attack ? (strength * age) / attack : strength;
        const value = gain * look(sineWave, phase);
        ground.left[at] = (ground.left[at] as number) + value;
        ground.right[at] = (ground.right[at] as number) + value;
        phase += ((48 + above) / sampleRate) * waveSize;
        if (phase >= waveSize) phase -= waveSize;
        above *= fall;
        strength *= fade;
        age += 1;
      }
      return strength > 0.0001;
    },
  };
}

/** Brushed and shaken things: noise through a band, with a short life. */
function noiseVoice(note: Note, sound: MoodSound): Voice {
  const kind = sound[note.part as "snap"];
  const random = createRandom(`noise/${note.part}/${note.start}`);
  const fade = fading(kind.decay);
  const [left, right] = panned(note.pan);
  const attack = kind.attack * sampleRate;
  let strength = kind.level * note.velocity;
  let low = 0;
  let band = 0;
  let age = 0;
  return {
    play({ ground, room }, from, to) {
      for (let at = from; at < to; at += 1) {
        const gain = age < attack ? (strength * age) / attack : strength;
        const noise = random.next() * 2 - 1;
        low += kind.cutoff * band;
        const high = noise - low - kind.damping * band;
        band += kind.cutoff * high;
        const value = gain * (kind.bright ? high : band);
        add(ground, at, left * value, right * value);
        add(room, at, left * value * kind.room, right * value * kind.room);
        strength *= fade;
        age += 1;
      }
      return strength > 0.0002;
    },
  };
}

function add(bus: Stereo, at: number, left: number, right: number): void {
  bus.left[at] = (bus.left[at] as number) + left;
  bus.right[at] = (bus.right[at] as number) + right;
}

/** A wave between two of its points. */
function look(wave: Float64Array, phase: number): number {
  const at = phase | 0;
  const here = wave[at] as number;
  return here + (phase - at) * ((wave[at + 1] as number) - here);
}
