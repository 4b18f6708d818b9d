import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { decodePng } from "./decode-png";

const text = (word: string) => new TextEncoder().encode(word);

function chunk(type: string, data: Uint8Array): Uint8Array {
  const framed = new Uint8Array(data.length + 12);
  new DataView(framed.buffer).setUint32(0, data.length);
  framed.set(text(type), 4);
  framed.set(data, 8);
  return framed;
}

interface Drawing {
  width: number;
  height: number;
  depth: number;
  colours: number;
  interlaced?: boolean;
  /** Each line with its filter byte. */
  lines: number[] | Uint8Array;
  more?: Uint8Array[];
}

function png({ width, height, depth, colours, interlaced = false, lines, more = [] }: Drawing) {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([depth, colours, 0, 0, interlaced ? 1 : 0], 8);
  const dots = deflateSync(Uint8Array.from(lines));
  const middle = dots.length >> 1;
  return [
    Uint8Array.of(0x89, ...text("PNG\r\n\x1a\n")),
    chunk("IHDR", header),
    ...more,
    chunk("IDAT", dots.subarray(0, middle)),
    chunk("IDAT", dots.subarray(middle)),
    chunk("IEND", new Uint8Array()),
  ];
}

/** The file in chunks of a few bytes, as it may arrive. */
function arriving(parts: Uint8Array[], piece = 7): ReadableStream<Uint8Array> {
  const whole = Buffer.concat(parts);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= whole.length) return controller.close();
      controller.enqueue(new Uint8Array(whole.subarray(sent, sent + piece)));
      sent += piece;
    },
  });
}

async function dotsOf(drawing: Drawing) {
  const picture = await decodePng(arriving(png(drawing)));
  return typeof picture === "string" ? picture : [...picture.grey];
}

describe("decodePng", () => {
  it.each<[string, Drawing, number[]]>([
    ["in greyscale", { width: 2, height: 1, depth: 8, colours: 0, lines: [0, 7, 200] }, [7, 200]],
    [
      "in black and white",
      { width: 3, height: 1, depth: 1, colours: 0, lines: [0, 0b10100000] },
      [255, 0, 255],
    ],
    [
      "with 16 bits per sample",
      { width: 1, height: 1, depth: 16, colours: 0, lines: [0, 90, 3] },
      [90],
    ],
    ["in colour", { width: 1, height: 1, depth: 8, colours: 2, lines: [0, 255, 0, 0] }, [76]],
    [
      "with transparency",
      { width: 2, height: 1, depth: 8, colours: 6, lines: [0, 0, 0, 0, 0, 0, 0, 0, 255] },
      [255, 0],
    ],
    [
      "with a palette",
      {
        ...{ width: 3, height: 1, depth: 2, colours: 3, lines: [0, 0b00011000] },
        more: [
          chunk("PLTE", Uint8Array.of(0, 0, 0, 255, 255, 255, 100, 100, 100)),
          chunk("tRNS", Uint8Array.of(0)),
        ],
      },
      [255, 255, 100],
    ],
    [
      "with filtered lines",
      {
        ...{ width: 3, height: 5, depth: 8, colours: 0 },
        lines: [
          [0, 10, 20, 30],
          [1, 5, 5, 5],
          [2, 1, 1, 1],
          [3, 10, 10, 10],
          [4, 2, 2, 2],
        ].flat(),
      },
      [10, 20, 30, 5, 10, 15, 6, 11, 16, 13, 22, 29, 15, 24, 31],
    ],
    [
      "with interlacing",
      {
        ...{ width: 3, height: 2, depth: 8, colours: 0, interlaced: true },
        lines: [
          [0, 1],
          [0, 3],
          [0, 2],
          [0, 4, 5, 6],
        ].flat(),
      },
      [1, 2, 3, 4, 5, 6],
    ],
  ])("decodes a PNG %s", async (_, drawing, grey) => {
    expect(await dotsOf(drawing)).toEqual(grey);
  });

  it("scales a large PNG down, averaging the pixels of each area", async () => {
    const [width, height] = [4_000, 5_000];
    const lines = new Uint8Array((width + 1) * height);
    for (let y = 0; y < height; y += 1) {
      lines.fill(y % 2 === 0 ? 80 : 120, y * (width + 1) + 1, (y + 1) * (width + 1));
    }
    const large = png({ width, height, depth: 8, colours: 0, lines });
    const picture = await decodePng(arriving(large, 65_536));
    if (typeof picture === "string") throw new Error(picture);
    expect([picture.width, picture.height]).toEqual([2_000, 2_500]);
    expect(new Set(picture.grey)).toEqual(new Set([100]));
  });

  it("refuses a PNG with too many pixels after reading its header", async () => {
    const large = { width: 20_000, height: 20_000, depth: 1, colours: 0, lines: [] };
    expect(await dotsOf(large)).toBe("too_large");
  });

  it.each([
    ["without a header", [text("This is no picture at all.")]],
    ["cut off", png({ width: 2, height: 2, depth: 8, colours: 0, lines: [0, 1, 2] })],
    [
      "that cannot be unpacked",
      [
        ...png({ width: 1, height: 1, depth: 8, colours: 0, lines: [0, 1] }).slice(0, 2),
        chunk("IDAT", text("not packed")),
      ],
    ],
  ])("reports a PNG as damaged: %s", async (_, parts) => {
    expect(await decodePng(arriving(parts))).toBe("damaged");
  });
});
