import fc from "fast-check";

/** One change to a list of tokens: bytes, tags, objects or lines. */
export interface Change {
  kind: "cut" | "repeat" | "swap" | "nest" | "replace";
  /** The position, as a fraction of the list. */
  at: number;
  /** The target of a swap, as a fraction of the list. */
  to: number;
  /** The number of tokens. */
  length: number;
  times: number;
  /** The index of the token that is inserted. */
  token: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom("cut", "repeat", "swap", "nest", "replace"),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  to: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.nat(3), fc.nat(40), fc.nat(400)),
  times: fc.integer({ min: 1, max: 30 }),
  token: fc.nat(1_000),
});

/** A few changes, made one after another. */
export const changes = fc.array(change, { minLength: 1, maxLength: 6 });

/**
 * Applies changes to a list of tokens. The result has at most `most` tokens.
 * @param others tokens that may replace one
 */
export function changeTokens<T>(
  tokens: readonly T[],
  made: readonly Change[],
  others: readonly T[],
  most = 4 * tokens.length + 200,
): T[] {
  let list = [...tokens];
  for (const { kind, at, to, length, times, token } of made) {
    const start = Math.floor(at * list.length);
    const part = list.slice(start, start + length);
    const before = list.slice(0, start);
    const after = list.slice(start + part.length);
    if (kind === "cut") list = [...before, ...after];
    else if (kind === "repeat") {
      const copies = Math.min(times, Math.floor(most / Math.max(1, part.length)));
      list = [
        ...before,
        ...Array(copies + 1)
          .fill(part)
          .flat(),
        ...after,
      ];
    } else if (kind === "swap") {
      const rest = [...before, ...after];
      const place = Math.floor(to * rest.length);
      list = [...rest.slice(0, place), ...part, ...rest.slice(place)];
    } else if (kind === "nest") {
      const half = part.length >> 1;
      const nested = Array(times).fill(part.slice(0, half)).flat();
      const closing = Array(times).fill(part.slice(half)).flat();
      list = [...before, ...nested, ...part, ...closing, ...after];
    } else if (others.length > 0) {
      list = [...before, others[token % others.length] as T, ...after];
    }
    list = list.slice(0, most);
  }
  return list;
}

/** A number that overwrites bytes. */
export interface Edit {
  at: number;
  /** The size of the number in bytes. */
  width: 1 | 2 | 4;
  value: number;
}

/** Limits of lengths and offsets, and any other number. */
const number = fc.oneof(
  fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 63, 64, 127, 128, 255, 256, 511, 512, 513),
  fc.constantFrom(
    0xfffe,
    0xffff,
    0x10000,
    0x7fffffff,
    0x80000000,
    0xfffffffd,
    0xfffffffe,
    0xffffffff,
  ),
  fc.nat(5_000),
  fc.nat(0xffffffff),
);

/**
 * Edits of a file's bytes.
 * @param places offsets of numbers that a reader relies on; other bytes are edited less often
 */
export function editsAt(places: readonly number[], size: number): fc.Arbitrary<Edit[]> {
  const at = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...places) },
    { weight: 1, arbitrary: fc.nat(size - 1) },
  );
  const edit = fc.record({ at, width: fc.constantFrom<1 | 2 | 4>(1, 2, 4), value: number });
  return fc.array(edit, { minLength: 1, maxLength: 8 });
}

/** A copy of the bytes with the edits applied, little-endian. */
export function withEdits(bytes: Uint8Array, edits: readonly Edit[]): Uint8Array {
  const edited = bytes.slice();
  for (const { at, width, value } of edits) {
    for (let byte = 0; byte < width; byte++) edited[at + byte] = (value >>> (8 * byte)) & 0xff;
  }
  return edited;
}
