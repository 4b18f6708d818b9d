/** A seeded random number generator; the same seed gives the same numbers on every machine. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from 0 (inclusive) to `limit` (exclusive). */
  below(limit: number): number;
  chance(probability: number): boolean;
  /** @throws RangeError if `items` is empty */
  pick<T>(items: readonly T[]): T;
}

/** sfc32 by Chris Doty-Humphrey, seeded by FNV-1a. */
export function createRandom(seed: string): Random {
  let a = hash(`${seed}/a`);
  let b = hash(`${seed}/b`);
  let c = hash(`${seed}/c`);
  let counter = 1;
  const word = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round += 1) word();
  const next = () => word() / 2 ** 32;
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick(items) {
      if (items.length === 0) throw new RangeError("There is nothing to pick from.");
      return items[below(items.length)] as (typeof items)[number];
    },
  };
}

/** White noise: the next signed 32-bit integer. Fast, of low statistical quality. */
export function nextNoise(before: number): number {
  return (Math.imul(before, 1_664_525) + 1_013_904_223) | 0;
}

/** A 32-bit hash of a text. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}
