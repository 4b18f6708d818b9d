import type { Stereo } from "./buses";
import { exponential, sineOfTurn, tangentOfTurn } from "./exact-math";
import { sampleRate } from "./score";

/** Works on the samples of a block up to `to`, in place. */
export interface Effect {
  process(signal: Stereo, to: number): void;
}

/** A low-pass of 12 dB an octave, the same for both channels (Andrew Simper's linear SVF). */
export class SoftFilter {
  #one = [0, 0];
  #two = [0, 0];

  /** @param frequency in hertz, of this block */
  process(signal: Stereo, to: number, frequency: number): void {
    const g = tangentOfTurn(Math.min(0.24, frequency / sampleRate / 2));
    const a1 = 1 / (1 + g * (g + 1.2));
    const a2 = g * a1;
    const a3 = g * a2;
    for (const [channel, samples] of [signal.left, signal.right].entries()) {
      let one = this.#one[channel] ?? 0;
      let two = this.#two[channel] ?? 0;
      for (let at = 0; at < to; at += 1) {
        const v3 = (samples[at] as number) - two;
        const v1 = a1 * one + a2 * v3;
        const v2 = two + a2 * one + a3 * v3;
        one = 2 * v1 - one;
        two = 2 * v2 - two;
        samples[at] = v2;
      }
      this.#one[channel] = one;
      this.#two[channel] = two;
    }
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
    const [l0, l1] = [delayAt(phase(0)), delayAt(phase(to))];
    const [r0, r1] = [delayAt(phase(0) + 0.25), delayAt(phase(to) + 0.25)];
    const [kept, keptRight] = [this.#left, this.#right];
    const wrap = kept.length - 1;
    let place = this.#at;
    for (let at = 0; at < to; at += 1) {
      const share = at / to;
      const left = signal.left[at] as number;
      const right = signal.right[at] as number;
      kept[place] = left;
      keptRight[place] = right;
      signal.left[at] = 0.72 * left + 0.5 * tap(keptRight, place, l0 + (l1 - l0) * share, wrap);
      signal.right[at] = 0.72 * right + 0.5 * tap(kept, place, r0 + (r1 - r0) * share, wrap);
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
    const feedback = this.#feedback;
    const level = this.#level;
    const [kept, keptRight] = [this.#left, this.#right];
    let [place, dull, dullRight] = [this.#at, this.#dullLeft, this.#dullRight];
    for (let at = 0; at < to; at += 1) {
      const left = kept[place] as number;
      const right = keptRight[place] as number;
      dull += 0.4 * (right - dull);
      dullRight += 0.4 * (left - dullRight);
      kept[place] = (signal.left[at] as number) * 0.8 + feedback * dull;
      keptRight[place] = (signal.right[at] as number) * 0.6 + feedback * dullRight;
      signal.left[at] = (signal.left[at] as number) + level * left;
      signal.right[at] = (signal.right[at] as number) + level * right;
      room.left[at] = (room.left[at] as number) + 0.3 * level * left;
      room.right[at] = (room.right[at] as number) + 0.3 * level * right;
      place = place + 1 === kept.length ? 0 : place + 1;
    }
    [this.#at, this.#dullLeft, this.#dullRight] = [place, dull, dullRight];
  }
}

const roomDelays = [1033, 1151, 1277, 1409, 1559, 1693, 1823, 1979];
const spreaders = [113, 241, 337, 431];

/** Of each line of the room; a power of two. */
const lineSize = 2048;

/** A room: eight delays that feed each other, after four all-passes that spread what comes in. */
export class Room {
  readonly #lines = new Float64Array(8 * lineSize);
  readonly #damped = new Float64Array(8);
  readonly #out = new Float64Array(8);
  readonly #gains: Float64Array;
  readonly #spread = [spreaders, spreaders.map((delay) => delay + 23)].map((delays) =>
    delays.map((delay) => ({ line: new Float64Array(delay), at: 0 })),
  );
  #at = 0;

  /** @param time seconds until 60 dB softer @param dull 0 to 1: how fast the high goes */
  constructor(
    time: number,
    private readonly dull: number,
  ) {
    this.#gains = Float64Array.from(roomDelays, (delay) =>
      exponential((-6.907755278982137 * delay) / (time * sampleRate)),
    );
  }

  process(signal: Stereo, to: number): void {
    for (const [channel, samples] of [signal.left, signal.right].entries()) {
      for (const spreader of this.#spread[channel] ?? []) spread(spreader, samples, to);
    }
    const bright = 1 - this.dull;
    const lines = this.#lines;
    const damped = this.#damped;
    const out = this.#out;
    const gains = this.#gains;
    let place = this.#at;
    for (let at = 0; at < to; at += 1) {
      let sum = 0;
      for (let line = 0; line < 8; line += 1) {
        const from = line * lineSize + ((place - (roomDelays[line] as number)) & (lineSize - 1));
        const before = damped[line] as number;
        const soft = before + bright * ((lines[from] as number) - before);
        damped[line] = soft;
        const value = soft * (gains[line] as number);
        out[line] = value;
        sum += value;
      }
      // A Householder reflection: every line feeds every other, and nothing is gained or lost.
      const shared = sum * 0.25;
      const left = (signal.left[at] as number) - shared;
      const right = (signal.right[at] as number) - shared;
      for (let line = 0; line < 8; line += 2) {
        lines[line * lineSize + place] = (out[line] as number) + left;
        lines[(line + 1) * lineSize + place] = (out[line + 1] as number) + right;
      }
      signal.left[at] =
        0.5 * ((out[0] as number) - (out[2] as number) + (out[4] as number) - (out[6] as number));
      signal.right[at] =
        0.5 * ((out[1] as number) - (out[3] as number) + (out[5] as number) - (out[7] as number));
      place = (place + 1) & (lineSize - 1);
    }
    this.#at = place;
  }
}

/** An all-pass: it smears in time and leaves the colour as it is. */
function spread(spreader: { line: Float64Array; at: number }, samples: Float64Array, to: number) {
  const { line } = spreader;
  let place = spreader.at;
  for (let at = 0; at < to; at += 1) {
    const stored = line[place] as number;
    const fed = (samples[at] as number) + 0.6 * stored;
    line[place] = fed;
    samples[at] = stored - 0.6 * fed;
    place = place + 1 === line.length ? 0 : place + 1;
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
    const [first, last] = [swell(0), swell(to)];
    const level = this.level;
    const bright = this.bright;
    let [left, right, noise] = [this.#left, this.#right, this.#noise];
    for (let at = 0; at < to; at += 1) {
      const gain = level * (first + ((last - first) * at) / to);
      noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) | 0;
      left += bright * (noise / 2 ** 31 - left);
      noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) | 0;
      right += bright * (noise / 2 ** 31 - right);
      signal.left[at] = (signal.left[at] as number) + gain * left;
      signal.right[at] = (signal.right[at] as number) + gain * right;
    }
    [this.#left, this.#right, this.#noise] = [left, right, noise];
  }
}

const softFrom = 0.5;
const softMost = 0.78;

/** Takes away what lies below hearing, and bends peaks so that they never reach the edge. */
export class Master {
  #before = [0, 0];
  #after = [0, 0];

  constructor(private readonly gain: number) {}

  process(signal: Stereo, to: number): void {
    for (const [channel, samples] of [signal.left, signal.right].entries()) {
      let before = this.#before[channel] ?? 0;
      let after = this.#after[channel] ?? 0;
      for (let at = 0; at < to; at += 1) {
        const input = (samples[at] as number) * this.gain;
        after = input - before + 0.9955 * after;
        before = input;
        samples[at] = bent(after);
      }
      this.#before[channel] = before;
      this.#after[channel] = after;
    }
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
  for (let at = 0; at < to; at += 1) {
    into.left[at] = (into.left[at] as number) + level * (signal.left[at] as number);
    into.right[at] = (into.right[at] as number) + level * (signal.right[at] as number);
  }
}
