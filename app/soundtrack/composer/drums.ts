import type { Buses } from "./buses";
import { hash, nextNoise } from "./random";
import { type Note, sampleRate } from "./score";
import type { MoodSound, NoiseSound } from "./sounds";
import { decayFactor, leftGain, readWave, silenceThreshold, type Voice } from "./voice";
import { sineWave, waveSize } from "./waves";

/** A kick drum: a low sine with falling pitch. */
export class Kick implements Voice {
  readonly #fade: number;
  #amplitude: number;
  #pitchOffset = 70;
  #phase = 0;
  #age = 0;

  constructor(note: Note, sound: MoodSound["kick"]) {
    this.#fade = decayFactor(sound.decay);
    this.#amplitude = sound.level * note.velocity;
  }

  play({ rhythm }: Buses, from: number, to: number): boolean {
    const { left: toLeft, right: toRight } = rhythm;
    const wave = sineWave;
    const fade = Number(this.#fade);
    const attack = 0.004 * sampleRate;
    let amplitude = Number(this.#amplitude);
    let pitchOffset = Number(this.#pitchOffset);
    let phase = Number(this.#phase);
    let age = Number(this.#age);
    for (let at = from; at < to && amplitude > silenceThreshold; at += 1) {
      const gain = age < attack ? (amplitude * age) / attack : amplitude;
      const value = gain * readWave(wave, phase);
      toLeft[at] = (toLeft[at] as number) + value;
      toRight[at] = (toRight[at] as number) + value;
      phase += ((48 + pitchOffset) / sampleRate) * waveSize;
      if (phase >= waveSize) phase -= waveSize;
      pitchOffset *= pitchDecay;
      amplitude *= fade;
      age += 1;
    }
    this.#amplitude = amplitude;
    this.#pitchOffset = pitchOffset;
    this.#phase = phase;
    this.#age = age;
    return amplitude > silenceThreshold;
  }
}

const pitchDecay = decayFactor(0.16);

/** Brushes and shakers: filtered noise with a short decay. */
export class Noise implements Voice {
  readonly #sound: NoiseSound;
  readonly #fade: number;
  readonly #pan: number;
  #amplitude: number;
  #noise: number;
  #low = 0;
  #band = 0;
  #age = 0;

  constructor(note: Note, sound: NoiseSound) {
    this.#sound = sound;
    this.#fade = decayFactor(sound.decay);
    this.#pan = note.pan;
    this.#amplitude = sound.level * note.velocity;
    this.#noise = hash(`noise/${note.part}/${note.start}`) | 0;
  }

  play({ rhythm, reverb }: Buses, from: number, to: number): boolean {
    const { left: toLeft, right: toRight } = rhythm;
    const { left: reverbLeft, right: reverbRight } = reverb;
    const { isHighPass } = this.#sound;
    const cutoff = Number(this.#sound.cutoff);
    const damping = Number(this.#sound.damping);
    const reverbSend = Number(this.#sound.reverbSend);
    const left = leftGain(this.#pan);
    const right = leftGain(-this.#pan);
    const attack = this.#sound.attack * sampleRate;
    const fade = Number(this.#fade);
    let amplitude = Number(this.#amplitude);
    let noise = Number(this.#noise);
    let low = Number(this.#low);
    let band = Number(this.#band);
    let age = Number(this.#age);
    for (let at = from; at < to && amplitude > silenceThreshold; at += 1) {
      const gain = age < attack ? (amplitude * age) / attack : amplitude;
      noise = nextNoise(noise);
      low += cutoff * band;
      const high = noise / 2 ** 31 - low - damping * band;
      band += cutoff * high;
      const value = gain * (isHighPass ? high : band);
      const toL = left * value;
      const toR = right * value;
      toLeft[at] = (toLeft[at] as number) + toL;
      toRight[at] = (toRight[at] as number) + toR;
      reverbLeft[at] = (reverbLeft[at] as number) + toL * reverbSend;
      reverbRight[at] = (reverbRight[at] as number) + toR * reverbSend;
      amplitude *= fade;
      age += 1;
    }
    this.#amplitude = amplitude;
    this.#noise = noise;
    this.#low = low;
    this.#band = band;
    this.#age = age;
    return amplitude > silenceThreshold;
  }
}
