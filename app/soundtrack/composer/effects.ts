import type { StereoBlock } from "./buses";
import { sineOfTurn, tangentOfTurn } from "./exact-math";
import { nextNoise } from "./random";
import { sampleRate } from "./score";

/** A stereo low-pass filter, 12 dB per octave (Andrew Simper's linear state-variable filter). */
export class LowPassFilter {
  #leftOne = 0;
  #leftTwo = 0;
  #rightOne = 0;
  #rightTwo = 0;

  /** @param frequency the cutoff frequency of this block, in hertz */
  process(signal: StereoBlock, to: number, frequency: number): void {
    const g = tangentOfTurn(Math.min(0.24, frequency / sampleRate / 2));
    const a1 = 1 / (1 + g * (g + 1.2));
    const a2 = g * a1;
    const a3 = g * a2;
    const { left, right } = signal;
    let leftOne = Number(this.#leftOne);
    let leftTwo = Number(this.#leftTwo);
    let rightOne = Number(this.#rightOne);
    let rightTwo = Number(this.#rightTwo);
    for (let at = 0; at < to; at += 1) {
      const leftIn = (left[at] as number) - leftTwo;
      const rightIn = (right[at] as number) - rightTwo;
      const leftBand = a1 * leftOne + a2 * leftIn;
      const rightBand = a1 * rightOne + a2 * rightIn;
      const leftLow = leftTwo + a2 * leftOne + a3 * leftIn;
      const rightLow = rightTwo + a2 * rightOne + a3 * rightIn;
      leftOne = 2 * leftBand - leftOne;
      rightOne = 2 * rightBand - rightOne;
      leftTwo = 2 * leftLow - leftTwo;
      rightTwo = 2 * rightLow - rightTwo;
      left[at] = leftLow;
      right[at] = rightLow;
    }
    this.#leftOne = leftOne;
    this.#leftTwo = leftTwo;
    this.#rightOne = rightOne;
    this.#rightTwo = rightTwo;
  }
}

/** A stereo chorus: two delays modulated by an LFO with a phase difference of 90°. */
export class Chorus {
  readonly #left = new Float64Array(2048);
  readonly #right = new Float64Array(2048);
  #at = 0;

  /**
   * @param position the start of the block in the piece, in samples
   * @param length the length of the piece, in samples; the LFO has a whole number of periods in it
   */
  process(signal: StereoBlock, to: number, position: number, length: number): void {
    const turns = Math.max(1, Math.round((0.31 * length) / sampleRate));
    const phase = (at: number) => ((position + at) / length) * turns;
    const delayAt = (turn: number) => (0.0095 + 0.0035 * sineOfTurn(turn)) * sampleRate;
    // The LFO is slow, so it is interpolated linearly within a block.
    let leftDelay = delayAt(phase(0));
    const leftChange = (delayAt(phase(to)) - leftDelay) / to;
    let rightDelay = delayAt(phase(0) + 0.25);
    const rightChange = (delayAt(phase(to) + 0.25) - rightDelay) / to;
    const { left: leftSamples, right: rightSamples } = signal;
    const buffer = this.#left;
    const bufferRight = this.#right;
    const wrap = buffer.length - 1;
    let place = this.#at & wrap;
    for (let at = 0; at < to; at += 1) {
      const left = leftSamples[at] as number;
      const right = rightSamples[at] as number;
      buffer[place] = left;
      bufferRight[place] = right;
      leftSamples[at] = 0.72 * left + 0.5 * readDelayed(bufferRight, place, leftDelay, wrap);
      rightSamples[at] = 0.72 * right + 0.5 * readDelayed(buffer, place, rightDelay, wrap);
      leftDelay += leftChange;
      rightDelay += rightChange;
      place = (place + 1) & wrap;
    }
    this.#at = place;
  }
}

function readDelayed(line: Float64Array, at: number, delay: number, wrap: number): number {
  const whole = delay | 0;
  const part = delay - whole;
  const near = line[(at - whole) & wrap] as number;
  const far = line[(at - whole - 1) & wrap] as number;
  return near + part * (far - near);
}

/** A ping-pong delay with a low-pass filter in the feedback path. */
export class PingPongDelay {
  readonly #left: Float64Array;
  readonly #right: Float64Array;
  #at = 0;
  #lowPassLeft = 0;
  #lowPassRight = 0;

  readonly #feedback: number;
  readonly #level: number;

  constructor(delay: number, feedback: number, level: number) {
    this.#feedback = feedback;
    this.#level = level;
    this.#left = new Float64Array(delay);
    this.#right = new Float64Array(delay);
  }

  /** @param reverb also receives a share of the delayed signal */
  process(signal: StereoBlock, reverb: StereoBlock, to: number): void {
    const feedback = Number(this.#feedback);
    const level = Number(this.#level);
    const { left: leftSamples, right: rightSamples } = signal;
    const { left: leftReverb, right: rightReverb } = reverb;
    const buffer = this.#left;
    const bufferRight = this.#right;
    const length = buffer.length;
    let lowPass = Number(this.#lowPassLeft);
    let lowPassRight = Number(this.#lowPassRight);
    let place = this.#at | 0;
    for (let at = 0; at < to; at += 1) {
      const left = buffer[place] as number;
      const right = bufferRight[place] as number;
      const leftIn = leftSamples[at] as number;
      const rightIn = rightSamples[at] as number;
      lowPass += 0.4 * (right - lowPass);
      lowPassRight += 0.4 * (left - lowPassRight);
      buffer[place] = leftIn * 0.8 + feedback * lowPass;
      bufferRight[place] = rightIn * 0.6 + feedback * lowPassRight;
      const leftWet = level * left;
      const rightWet = level * right;
      leftSamples[at] = leftIn + leftWet;
      rightSamples[at] = rightIn + rightWet;
      leftReverb[at] = (leftReverb[at] as number) + 0.3 * leftWet;
      rightReverb[at] = (rightReverb[at] as number) + 0.3 * rightWet;
      place = place + 1 === length ? 0 : place + 1;
    }
    this.#lowPassLeft = lowPass;
    this.#lowPassRight = lowPassRight;
    this.#at = place;
  }
}

/** Filtered noise with a slow LFO, which has a whole number of periods in the piece. */
export class Ambience {
  #noise = 1;
  #left = 0;
  #right = 0;

  constructor(
    private readonly level: number,
    private readonly brightness: number,
  ) {}

  process(signal: StereoBlock, to: number, position: number, length: number): void {
    const turns = Math.max(1, Math.round(length / sampleRate / 9.5));
    const lfo = (at: number) => 0.62 + 0.38 * sineOfTurn(((position + at) / length) * turns);
    const { left: leftSamples, right: rightSamples } = signal;
    const brightness = Number(this.brightness);
    let gain = this.level * lfo(0);
    const gainStep = (this.level * lfo(to) - gain) / to;
    let left = Number(this.#left);
    let right = Number(this.#right);
    let noise = this.#noise | 0;
    for (let at = 0; at < to; at += 1) {
      noise = nextNoise(noise);
      left += brightness * (noise / 2 ** 31 - left);
      noise = nextNoise(noise);
      right += brightness * (noise / 2 ** 31 - right);
      leftSamples[at] = (leftSamples[at] as number) + gain * left;
      rightSamples[at] = (rightSamples[at] as number) + gain * right;
      gain += gainStep;
    }
    this.#left = left;
    this.#right = right;
    this.#noise = noise;
  }
}

/** Adds a signal to another, scaled by `level`. */
export function mix(into: StereoBlock, signal: StereoBlock, to: number, level: number): void {
  add(into.left, signal.left, to, level);
  add(into.right, signal.right, to, level);
}

function add(into: Float64Array, samples: Float64Array, to: number, level: number): void {
  const share = Number(level);
  for (let at = 0; at < to; at += 1) {
    into[at] = (into[at] as number) + share * (samples[at] as number);
  }
}
