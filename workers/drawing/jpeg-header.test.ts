import { describe, expect, it } from "vitest";
import { readJpegHeader } from "./jpeg-header";

const frame = (marker: number, samplings: number[]) => [
  ...[0xff, marker, 0, 8 + 3 * samplings.length, 8, 0x17, 0x70, 0x1f, 0x40, samplings.length],
  ...samplings.flatMap((sampling, index) => [index + 1, sampling, 0]),
];
const scan = (components: number) => [0xff, 0xda, 0, 6 + 2 * components, components, 0, 0, 0, 0, 0];
const jpeg = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()]);
const colour = [0x22, 0x11, 0x11];
const size = { width: 8000, height: 6000 };

describe("readJpegHeader", () => {
  it.each([
    ["with one scan", jpeg(frame(0xc0, colour), scan(3)), 3, 0],
    ["in greyscale", jpeg(frame(0xc0, [0x11]), scan(1)), 1, 0],
    ["with progressive scans", jpeg(frame(0xc2, colour), scan(3)), 3, 144_000_000],
    ["with a scan for each colour", jpeg(frame(0xc0, [0x11, 0x11, 0x11]), scan(1)), 3, 288_000_000],
    [
      "with other segments before the frame",
      jpeg([0xff, 0xe1, 0, 4, 0xff, 0xc0], [0xff, 0xd0, 9], frame(0xc1, colour), scan(3)),
      ...([3, 0] as const),
    ],
  ])("reads a JPEG %s", (_, bytes, components, coefficients) => {
    expect(readJpegHeader(bytes)).toEqual({ ...size, components, coefficients });
  });

  it.each([
    ["another file", new TextEncoder().encode("%PDF-1.4 and more")],
    ["a JPEG without a scan", jpeg(frame(0xc0, colour))],
    ["a JPEG without a frame", jpeg(scan(3))],
  ])("returns null for %s", (_, bytes) => {
    expect(readJpegHeader(bytes)).toBeNull();
  });
});
