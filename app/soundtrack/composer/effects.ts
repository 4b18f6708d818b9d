import type { StereoBlock } from "./buses";
import { exponential, sineOfTurn, tangentOfTurn } from "./exact-math";
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

const reverbDelays = [1033, 1151, 1277, 1409, 1559, 1693, 1823, 1979];
const diffuserDelays = [113, 241, 337, 431];

/** The size of each delay line, in samples; a power of two. */
const delayLineSize = 2048;
/**
 * Samples processed per step; fewer than the shortest delay, so that no line reads its own output.
 */
const segmentSize = 1024;

interface DelayLine {
  delay: number;
  /** The feedback gain per pass. */
  gain: number;
  buffer: Float64Array;
  lowPassState: number;
  output: Float64Array;
}

/** The delay lines of one channel. */
type DelayLines = readonly [DelayLine, DelayLine, DelayLine, DelayLine];

/** A feedback delay network: eight delay lines after four all-pass diffusers per channel. */
export class Reverb {
  readonly #sides: readonly [left: DelayLines, right: DelayLines];
  readonly #sum = new Float64Array(segmentSize);
  readonly #diffusers = [diffuserDelays, diffuserDelays.map((delay) => delay + 23)].map((delays) =>
    delays.map((delay) => ({ line: new Float64Array(delay), at: 0 })),
  );
  readonly #brightness: number;
  #at = 0;

  /**
   * @param decaySeconds the reverberation time (RT60), in seconds
   * @param damping the absorption of high frequencies, 0 to 1
   */
  constructor(decaySeconds: number, damping: number) {
    this.#brightness = 1 - damping;
    const [a, b, c, d, e, f, g, h] = reverbDelays.map((delay) => ({
      delay,
      gain: exponential((-6.907755278982137 * delay) / (decaySeconds * sampleRate)),
      buffer: new Float64Array(delayLineSize),
      lowPassState: 0,
      output: new Float64Array(segmentSize),
    })) as [...DelayLines, ...DelayLines];
    this.#sides = [
      [a, c, e, g],
      [b, d, f, h],
    ];
  }

  process(signal: StereoBlock, to: number): void {
    for (const diffuser of this.#diffusers[0] ?? []) diffuse(diffuser, signal.left, to);
    for (const diffuser of this.#diffusers[1] ?? []) diffuse(diffuser, signal.right, to);
    const [leftLines, rightLines] = this.#sides;
    const sum = this.#sum;
    for (let from = 0; from < to; from += segmentSize) {
      const end = Math.min(to, from + segmentSize);
      const left = signal.left.subarray(from, end);
      const right = signal.right.subarray(from, end);
      sum.fill(0);
      readDelayLines(leftLines, sum, this.#at, left.length, this.#brightness);
      readDelayLines(rightLines, sum, this.#at, left.length, this.#brightness);
      writeFeedback(leftLines, sum, this.#at, left);
      writeFeedback(rightLines, sum, this.#at, right);
      this.#at = (this.#at + left.length) & (delayLineSize - 1);
    }
  }
}

/**
 * Reads four delay lines through their low-pass filters and gains, and adds them to `sum`. Four in
 * one loop, because each sample depends on the previous one of its line and the processor can
 * compute the other lines meanwhile.
 */
function readDelayLines(
  lines: DelayLines,
  sum: Float64Array,
  place: number,
  count: number,
  brightness: number,
) {
  const [a, b, c, d] = lines;
  const wrap = delayLineSize - 1;
  const { buffer: bufferA, output: outA } = a;
  const { buffer: bufferB, output: outB } = b;
  const { buffer: bufferC, output: outC } = c;
  const { buffer: bufferD, output: outD } = d;
  const fromA = (place - a.delay) & wrap;
  const fromB = (place - b.delay) & wrap;
  const fromC = (place - c.delay) & wrap;
  const fromD = (place - d.delay) & wrap;
  const gainA = Number(a.gain);
  const gainB = Number(b.gain);
  const gainC = Number(c.gain);
  const gainD = Number(d.gain);
  let stateA = Number(a.lowPassState);
  let stateB = Number(b.lowPassState);
  let stateC = Number(c.lowPassState);
  let stateD = Number(d.lowPassState);
  const share = Number(brightness);
  const rest = 1 - share;
  for (let at = 0; at < count; at += 1) {
    stateA = rest * stateA + share * (bufferA[(fromA + at) & wrap] as number);
    stateB = rest * stateB + share * (bufferB[(fromB + at) & wrap] as number);
    stateC = rest * stateC + share * (bufferC[(fromC + at) & wrap] as number);
    stateD = rest * stateD + share * (bufferD[(fromD + at) & wrap] as number);
    const tapA = stateA * gainA;
    const tapB = stateB * gainB;
    const tapC = stateC * gainC;
    const tapD = stateD * gainD;
    outA[at] = tapA;
    outB[at] = tapB;
    outC[at] = tapC;
    outD[at] = tapD;
    sum[at] = (sum[at] as number) + tapA + tapB + tapC + tapD;
  }
  a.lowPassState = stateA;
  b.lowPassState = stateB;
  c.lowPassState = stateC;
  d.lowPassState = stateD;
}

/**
 * Writes the input and the feedback into four delay lines by a Householder reflection: every line
 * feeds every other, and energy is preserved. The output replaces the input.
 */
function writeFeedback(lines: DelayLines, sum: Float64Array, place: number, samples: Float64Array) {
  const [a, b, c, d] = lines;
  const { buffer: bufferA, output: outA } = a;
  const { buffer: bufferB, output: outB } = b;
  const { buffer: bufferC, output: outC } = c;
  const { buffer: bufferD, output: outD } = d;
  const start = place | 0;
  const count = samples.length;
  for (let at = 0; at < count; at += 1) {
    const to = (start + at) & (delayLineSize - 1);
    const input = (samples[at] as number) - 0.25 * (sum[at] as number);
    const tapA = outA[at] as number;
    const tapB = outB[at] as number;
    const tapC = outC[at] as number;
    const tapD = outD[at] as number;
    bufferA[to] = tapA + input;
    bufferB[to] = tapB + input;
    bufferC[to] = tapC + input;
    bufferD[to] = tapD + input;
    samples[at] = 0.5 * (tapA - tapB + tapC - tapD);
  }
}

/** An all-pass diffuser: spreads the signal in time, with a flat spectrum. */
function diffuse(diffuser: { line: Float64Array; at: number }, samples: Float64Array, to: number) {
  const { line } = diffuser;
  const length = line.length;
  let place = diffuser.at | 0;
  for (let at = 0; at < to; at += 1) {
    const delayed = line[place] as number;
    const input = (samples[at] as number) + 0.6 * delayed;
    line[place] = input;
    samples[at] = delayed - 0.6 * input;
    place = place + 1 === length ? 0 : place + 1;
  }
  diffuser.at = place;
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
