import type { StereoBlock } from "./buses";
import { exponential } from "./exact-math";
import { sampleRate } from "./score";

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
