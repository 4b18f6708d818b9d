import type { Stereo } from "./buses";
import { exponential, sineOfTurn, tangentOfTurn } from "./exact-math";
import { nextNoise } from "./random";
import { sampleRate } from "./score";

/** Works on the samples of a block up to `to`, in place. */
export interface Effect {
  process(signal: Stereo, to: number): void;
}

/** A low-pass of 12 dB an octave, the same for both channels (Andrew Simper's linear SVF). */
export class SoftFilter {
  #leftOne = 0;
  #leftTwo = 0;
  #rightOne = 0;
  #rightTwo = 0;

  /** @param frequency in hertz, of this block */
  process(signal: Stereo, to: number, frequency: number): void {
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

/** Two delays that slowly change, a quarter of a turn apart: one voice becomes several. */
export class Chorus {
  readonly #left = new Float64Array(2048);
  readonly #right = new Float64Array(2048);
  #at = 0;

  /**
   * @param position samples from the beginning of the piece
   * @param length of the piece: the movement ends where it begins
   */
  process(signal: Stereo, to: number, position: number, length: number): void {
    const turns = Math.max(1, Math.round((0.31 * length) / sampleRate));
    const phase = (at: number) => ((position + at) / length) * turns;
    const delayAt = (turn: number) => (0.0095 + 0.0035 * sineOfTurn(turn)) * sampleRate;
    // The movement is slow: a straight line does for a block.
    let leftDelay = delayAt(phase(0));
    const leftChange = (delayAt(phase(to)) - leftDelay) / to;
    let rightDelay = delayAt(phase(0) + 0.25);
    const rightChange = (delayAt(phase(to) + 0.25) - rightDelay) / to;
    const { left: leftSamples, right: rightSamples } = signal;
    const kept = this.#left;
    const keptRight = this.#right;
    const wrap = kept.length - 1;
    let place = this.#at & wrap;
    for (let at = 0; at < to; at += 1) {
      const left = leftSamples[at] as number;
      const right = rightSamples[at] as number;
      kept[place] = left;
      keptRight[place] = right;
      leftSamples[at] = 0.72 * left + 0.5 * tap(keptRight, place, leftDelay, wrap);
      rightSamples[at] = 0.72 * right + 0.5 * tap(kept, place, rightDelay, wrap);
      leftDelay += leftChange;
      rightDelay += rightChange;
      place = (place + 1) & wrap;
    }
    this.#at = place;
  }
}

function tap(line: Float64Array, at: number, delay: number, wrap: number): number {
  const whole = delay | 0;
  const part = delay - whole;
  const near = line[(at - whole) & wrap] as number;
  const far = line[(at - whole - 1) & wrap] as number;
  return near + part * (far - near);
}

/** An echo that goes from side to side, duller each time. */
export class Echo {
  readonly #left: Float64Array;
  readonly #right: Float64Array;
  #at = 0;
  #dullLeft = 0;
  #dullRight = 0;

  readonly #feedback: number;
  readonly #level: number;

  constructor(delay: number, feedback: number, level: number) {
    this.#feedback = feedback;
    this.#level = level;
    this.#left = new Float64Array(delay);
    this.#right = new Float64Array(delay);
  }

  /** @param room takes what is heard of the echo, too */
  process(signal: Stereo, room: Stereo, to: number): void {
    const feedback = Number(this.#feedback);
    const level = Number(this.#level);
    const { left: leftSamples, right: rightSamples } = signal;
    const { left: leftRoom, right: rightRoom } = room;
    const kept = this.#left;
    const keptRight = this.#right;
    const length = kept.length;
    let dull = Number(this.#dullLeft);
    let dullRight = Number(this.#dullRight);
    let place = this.#at | 0;
    for (let at = 0; at < to; at += 1) {
      const left = kept[place] as number;
      const right = keptRight[place] as number;
      const leftIn = leftSamples[at] as number;
      const rightIn = rightSamples[at] as number;
      dull += 0.4 * (right - dull);
      dullRight += 0.4 * (left - dullRight);
      kept[place] = leftIn * 0.8 + feedback * dull;
      keptRight[place] = rightIn * 0.6 + feedback * dullRight;
      const leftHeard = level * left;
      const rightHeard = level * right;
      leftSamples[at] = leftIn + leftHeard;
      rightSamples[at] = rightIn + rightHeard;
      leftRoom[at] = (leftRoom[at] as number) + 0.3 * leftHeard;
      rightRoom[at] = (rightRoom[at] as number) + 0.3 * rightHeard;
      place = place + 1 === length ? 0 : place + 1;
    }
    this.#dullLeft = dull;
    this.#dullRight = dullRight;
    this.#at = place;
  }
}

const roomDelays = [1033, 1151, 1277, 1409, 1559, 1693, 1823, 1979];
const spreaders = [113, 241, 337, 431];

/** Of each line of the room; a power of two. */
const lineSize = 2048;
/** Samples that each line plays in one go: less than the shortest holds, so none hears itself. */
const stretch = 1024;

interface RoomLine {
  delay: number;
  /** What is left of a sound each time it has gone round. */
  gain: number;
  kept: Float64Array;
  soft: number;
  out: Float64Array;
}

/** The lines of one side. */
type Four = readonly [RoomLine, RoomLine, RoomLine, RoomLine];

/** A room: eight delays that feed each other, after four all-passes that spread what comes in. */
export class Room {
  readonly #sides: readonly [left: Four, right: Four];
  readonly #sum = new Float64Array(stretch);
  readonly #spread = [spreaders, spreaders.map((delay) => delay + 23)].map((delays) =>
    delays.map((delay) => ({ line: new Float64Array(delay), at: 0 })),
  );
  readonly #bright: number;
  #at = 0;

  /** @param time seconds until 60 dB softer @param dull 0 to 1: how fast the high goes */
  constructor(time: number, dull: number) {
    this.#bright = 1 - dull;
    const [a, b, c, d, e, f, g, h] = roomDelays.map((delay) => ({
      delay,
      gain: exponential((-6.907755278982137 * delay) / (time * sampleRate)),
      kept: new Float64Array(lineSize),
      soft: 0,
      out: new Float64Array(stretch),
    })) as [...Four, ...Four];
    this.#sides = [
      [a, c, e, g],
      [b, d, f, h],
    ];
  }

  process(signal: Stereo, to: number): void {
    for (const spreader of this.#spread[0] ?? []) spread(spreader, signal.left, to);
    for (const spreader of this.#spread[1] ?? []) spread(spreader, signal.right, to);
    const [leftLines, rightLines] = this.#sides;
    const sum = this.#sum;
    for (let from = 0; from < to; from += stretch) {
      const end = Math.min(to, from + stretch);
      const left = signal.left.subarray(from, end);
      const right = signal.right.subarray(from, end);
      sum.fill(0);
      ring(leftLines, sum, this.#at, left.length, this.#bright);
      ring(rightLines, sum, this.#at, left.length, this.#bright);
      answer(leftLines, sum, this.#at, left);
      answer(rightLines, sum, this.#at, right);
      this.#at = (this.#at + left.length) & (lineSize - 1);
    }
  }
}

/**
 * Plays what four lines have kept, a little duller and softer. Four at once: each sample waits for
 * the one before it in its line, and the processor works on the other lines meanwhile.
 */
function ring(lines: Four, sum: Float64Array, place: number, count: number, bright: number) {
  const [a, b, c, d] = lines;
  const wrap = lineSize - 1;
  const { kept: keptA, out: outA } = a;
  const { kept: keptB, out: outB } = b;
  const { kept: keptC, out: outC } = c;
  const { kept: keptD, out: outD } = d;
  const fromA = (place - a.delay) & wrap;
  const fromB = (place - b.delay) & wrap;
  const fromC = (place - c.delay) & wrap;
  const fromD = (place - d.delay) & wrap;
  const gainA = Number(a.gain);
  const gainB = Number(b.gain);
  const gainC = Number(c.gain);
  const gainD = Number(d.gain);
  let softA = Number(a.soft);
  let softB = Number(b.soft);
  let softC = Number(c.soft);
  let softD = Number(d.soft);
  const share = Number(bright);
  const rest = 1 - share;
  for (let at = 0; at < count; at += 1) {
    softA = rest * softA + share * (keptA[(fromA + at) & wrap] as number);
    softB = rest * softB + share * (keptB[(fromB + at) & wrap] as number);
    softC = rest * softC + share * (keptC[(fromC + at) & wrap] as number);
    softD = rest * softD + share * (keptD[(fromD + at) & wrap] as number);
    const rungA = softA * gainA;
    const rungB = softB * gainB;
    const rungC = softC * gainC;
    const rungD = softD * gainD;
    outA[at] = rungA;
    outB[at] = rungB;
    outC[at] = rungC;
    outD[at] = rungD;
    sum[at] = (sum[at] as number) + rungA + rungB + rungC + rungD;
  }
  a.soft = softA;
  b.soft = softB;
  c.soft = softC;
  d.soft = softD;
}

/**
 * Feeds what comes in and what rang back into four lines, by a Householder reflection: every line
 * feeds every other, and nothing is gained or lost. What is heard of them takes the input's place.
 */
function answer(lines: Four, sum: Float64Array, place: number, samples: Float64Array) {
  const [a, b, c, d] = lines;
  const { kept: keptA, out: outA } = a;
  const { kept: keptB, out: outB } = b;
  const { kept: keptC, out: outC } = c;
  const { kept: keptD, out: outD } = d;
  const start = place | 0;
  const count = samples.length;
  for (let at = 0; at < count; at += 1) {
    const to = (start + at) & (lineSize - 1);
    const input = (samples[at] as number) - 0.25 * (sum[at] as number);
    const rangA = outA[at] as number;
    const rangB = outB[at] as number;
    const rangC = outC[at] as number;
    const rangD = outD[at] as number;
    keptA[to] = rangA + input;
    keptB[to] = rangB + input;
    keptC[to] = rangC + input;
    keptD[to] = rangD + input;
    samples[at] = 0.5 * (rangA - rangB + rangC - rangD);
  }
}

/** An all-pass: it smears in time and leaves the colour as it is. */
function spread(spreader: { line: Float64Array; at: number }, samples: Float64Array, to: number) {
  const { line } = spreader;
  const length = line.length;
  let place = spreader.at | 0;
  for (let at = 0; at < to; at += 1) {
    const stored = line[place] as number;
    const fed = (samples[at] as number) + 0.6 * stored;
    line[place] = fed;
    samples[at] = stored - 0.6 * fed;
    place = place + 1 === length ? 0 : place + 1;
  }
  spreader.at = place;
}

/** Noise like a far shore: it comes and goes as often as fits into the piece. */
export class Air {
  #noise = 1;
  #left = 0;
  #right = 0;

  constructor(
    private readonly level: number,
    private readonly bright: number,
  ) {}

  process(signal: Stereo, to: number, position: number, length: number): void {
    const turns = Math.max(1, Math.round(length / sampleRate / 9.5));
    const swell = (at: number) => 0.62 + 0.38 * sineOfTurn(((position + at) / length) * turns);
    const { left: leftSamples, right: rightSamples } = signal;
    const bright = Number(this.bright);
    let gain = this.level * swell(0);
    const rise = (this.level * swell(to) - gain) / to;
    let left = Number(this.#left);
    let right = Number(this.#right);
    let noise = this.#noise | 0;
    for (let at = 0; at < to; at += 1) {
      noise = nextNoise(noise);
      left += bright * (noise / 2 ** 31 - left);
      noise = nextNoise(noise);
      right += bright * (noise / 2 ** 31 - right);
      leftSamples[at] = (leftSamples[at] as number) + gain * left;
      rightSamples[at] = (rightSamples[at] as number) + gain * right;
      gain += rise;
    }
    this.#left = left;
    this.#right = right;
    this.#noise = noise;
  }
}

const softFrom = 0.5;
const softMost = 0.78;

/** Takes away what lies below hearing, and bends peaks so that they never reach the edge. */
export class Master {
  #leftBefore = 0;
  #leftAfter = 0;
  #rightBefore = 0;
  #rightAfter = 0;

  constructor(private readonly gain: number) {}

  process(signal: Stereo, to: number): void {
    const { left, right } = signal;
    const gain = Number(this.gain);
    let leftBefore = Number(this.#leftBefore);
    let leftAfter = Number(this.#leftAfter);
    let rightBefore = Number(this.#rightBefore);
    let rightAfter = Number(this.#rightAfter);
    for (let at = 0; at < to; at += 1) {
      const leftIn = (left[at] as number) * gain;
      const rightIn = (right[at] as number) * gain;
      leftAfter = leftIn - leftBefore + 0.9955 * leftAfter;
      rightAfter = rightIn - rightBefore + 0.9955 * rightAfter;
      leftBefore = leftIn;
      rightBefore = rightIn;
      left[at] = bent(leftAfter);
      right[at] = bent(rightAfter);
    }
    this.#leftBefore = leftBefore;
    this.#leftAfter = leftAfter;
    this.#rightBefore = rightBefore;
    this.#rightAfter = rightAfter;
  }
}

/** Straight up to a level, then ever flatter towards another that it never reaches. */
export function bent(value: number): number {
  const size = value < 0 ? -value : value;
  if (size <= softFrom) return value;
  const over = (size - softFrom) / (softMost - softFrom);
  const soft = softFrom + ((softMost - softFrom) * over) / (1 + over);
  return value < 0 ? -soft : soft;
}

/** Adds one signal to another. */
export function mix(into: Stereo, signal: Stereo, to: number, level: number): void {
  add(into.left, signal.left, to, level);
  add(into.right, signal.right, to, level);
}

function add(into: Float64Array, samples: Float64Array, to: number, level: number): void {
  const share = Number(level);
  for (let at = 0; at < to; at += 1) {
    into[at] = (into[at] as number) + share * (samples[at] as number);
  }
}
