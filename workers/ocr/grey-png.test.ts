import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { toPng } from "./grey-png";

const pnm = new Uint8Array([...new TextEncoder().encode("P5\n3 2\n255\n"), 1, 2, 3, 4, 5, 6]);

/** Its lines of dots, without the byte that names a line's filter. */
function linesOf(png: Uint8Array): number[][] {
  const view = new DataView(png.buffer, png.byteOffset);
  const width = view.getUint32(16);
  const length = view.getUint32(33);
  const raw = [...inflateSync(png.subarray(41, 41 + length))];
  return Array.from({ length: view.getUint32(20) }, (_, y) =>
    raw.slice(y * (width + 1) + 1, (y + 1) * (width + 1)),
  );
}

describe("toPng", () => {
  it.each([
    [
      1,
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    [
      3,
      [
        [6, 5, 4],
        [3, 2, 1],
      ],
    ],
    [
      6,
      [
        [4, 1],
        [5, 2],
        [6, 3],
      ],
    ],
    [
      8,
      [
        [3, 6],
        [2, 5],
        [1, 4],
      ],
    ],
  ] as const)("turns what lies as %i upright", (orientation, lines) => {
    expect(linesOf(toPng(pnm, orientation))).toEqual(lines);
  });
});
