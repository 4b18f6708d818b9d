import { Unzlib } from "fflate";
import type { PageProblem } from "~/ai/ports";
import { createDownscaler } from "./downscale";
import { type GrayscaleImage, maxInputPixels } from "./grayscale-image";
import { readPngChunks } from "./png-chunks";

interface PngHeader {
  width: number;
  height: number;
  /** Bits of a sample. */
  depth: number;
  colours: number;
  isInterlaced: boolean;
}

/** Samples of a pixel by colour type. */
const samplesOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = 3;
/** Pixels along a side, such that two bytes hold a position. */
const longestSide = 65_535;

/** Of Adam7 interlacing: where a pass starts, and how far apart its pixels are. */
interface Pass {
  x: number;
  y: number;
  across: number;
  down: number;
}
const onePass: Pass[] = [{ x: 0, y: 0, across: 1, down: 1 }];
const interlacedPasses: Pass[] = [
  { x: 0, y: 0, across: 8, down: 8 },
  { x: 4, y: 0, across: 8, down: 8 },
  { x: 0, y: 4, across: 4, down: 8 },
  { x: 2, y: 0, across: 4, down: 4 },
  { x: 0, y: 2, across: 2, down: 4 },
  { x: 1, y: 0, across: 2, down: 2 },
  { x: 0, y: 1, across: 1, down: 2 },
];

/** Decodes a PNG on a white background, row by row, as a grayscale picture that OCR can read. */
export async function decodePng(
  content: ReadableStream<Uint8Array>,
): Promise<GrayscaleImage | PageProblem> {
  try {
    const chunks = readPngChunks(content);
    const header = readHeader((await chunks.next()).value?.data);
    const { width, height } = header;
    const isTooLarge = Math.max(width, height) > longestSide || width * height > maxInputPixels;
    if (isTooLarge) {
      await chunks.return(undefined);
      return "too_large";
    }
    return await decode(header, chunks);
  } catch (error) {
    if (error instanceof RangeError) return "damaged";
    throw error;
  }
}

function readHeader(data: Uint8Array | undefined): PngHeader {
  if (!data || data.length < 13) throw new RangeError("A PNG begins with its header.");
  const view = new DataView(data.buffer, data.byteOffset);
  const [depth = 0, colours = 0, , , interlacing = 0] = data.subarray(8);
  const header = { width: view.getUint32(0), height: view.getUint32(4), depth, colours };
  const isKnown = samplesOf[colours] && [1, 2, 4, 8, 16].includes(depth);
  if (!isKnown || header.width * header.height === 0) throw new RangeError("No such PNG.");
  return { ...header, isInterlaced: interlacing === 1 };
}

async function decode(
  header: PngHeader,
  chunks: ReturnType<typeof readPngChunks>,
): Promise<GrayscaleImage> {
  const { width, height, depth, colours, isInterlaced } = header;
  const downscaler = createDownscaler(width, height);
  const palette: Palette = { colours: new Uint8Array(), alphas: new Uint8Array() };
  const samples = samplesOf[colours] ?? 1;
  let inks: number[] | undefined;
  const pixelBytes = Math.max(1, (samples * depth) >> 3);
  const nextLine = readLines(chunks, palette);
  try {
    for (const pass of isInterlaced ? interlacedPasses : onePass) {
      const across = Math.ceil((width - pass.x) / pass.across);
      if (across <= 0) continue;
      const lineBytes = Math.ceil((across * samples * depth) / 8);
      // Two buffers in turn: one for each of thousands of rows would be garbage to collect.
      let [above, line] = [new Uint8Array(lineBytes + 1), new Uint8Array(lineBytes + 1)];
      for (let y = pass.y; y < height; y += pass.down) {
        await nextLine(line);
        unfilter(line, above, pixelBytes);
        inks ??= greysOf(palette);
        const greyAt = greyReader(header, line.subarray(1), inks);
        for (let pixel = 0; pixel < across; pixel += 1) {
          downscaler.add(pass.x + pixel * pass.across, y, greyAt(pixel));
        }
        [above, line] = [line, above];
      }
    }
    return downscaler.picture();
  } finally {
    await chunks.return(undefined);
  }
}

interface Palette {
  /** Red, green and blue of each. */
  colours: Uint8Array;
  /** Of the first colours; the others are opaque. */
  alphas: Uint8Array;
}

function greysOf({ colours, alphas }: Palette): number[] {
  return Array.from({ length: Math.floor(colours.length / 3) }, (_, ink) => {
    const [red = 0, green = 0, blue = 0] = colours.subarray(ink * 3);
    return onWhite(greyOf(red, green, blue), alphas[ink] ?? 255);
  });
}

/** Compressed bytes that are inflated at once; they give at most about a thousand times as much. */
const pieceBytes = 4_096;

/**
 * The rows of pixels in the chunks, each after its filter byte; chunks before them hold the palette. Not
 * by `DecompressionStream`, which inflates all it is given, whether or not anything reads it.
 */
function readLines(chunks: ReturnType<typeof readPngChunks>, palette: Palette) {
  let unpacked: Uint8Array[] = [];
  let used = 0;
  const inflater = new Unzlib((piece) => unpacked.push(piece));
  let packed = new Uint8Array();
  /** Inflates one more piece. */
  const inflateMore = async () => {
    while (packed.length === 0) {
      const { value: chunk } = await chunks.next();
      if (!chunk || chunk.type === "IEND") throw new RangeError("The PNG is truncated.");
      if (chunk.type === "PLTE") palette.colours = chunk.data;
      if (chunk.type === "tRNS") palette.alphas = chunk.data;
      if (chunk.type === "IDAT") packed = chunk.data;
    }
    try {
      inflater.push(packed.subarray(0, pieceBytes));
    } catch (cause) {
      throw new RangeError("The PNG's pixels cannot be inflated.", { cause });
    }
    packed = packed.subarray(pieceBytes);
  };
  /** Fills a row. */
  return async (whole: Uint8Array): Promise<void> => {
    for (let filled = 0; filled < whole.length; ) {
      const [piece] = unpacked;
      if (!piece) {
        await inflateMore();
        continue;
      }
      const part = piece.subarray(used, used + whole.length - filled);
      whole.set(part, filled);
      filled += part.length;
      used += part.length;
      if (used < piece.length) continue;
      unpacked = unpacked.slice(1);
      used = 0;
    }
  };
}

/** Reverses the filter of a row, which its first byte names. */
function unfilter(line: Uint8Array, above: Uint8Array, pixelBytes: number): void {
  const filter = line[0] ?? 0;
  if (filter === 0) return;
  for (let at = 1; at < line.length; at += 1) {
    const hasLeft = at > pixelBytes;
    const left = hasLeft ? (line[at - pixelBytes] ?? 0) : 0;
    const corner = hasLeft ? (above[at - pixelBytes] ?? 0) : 0;
    line[at] = (line[at] ?? 0) + predict(filter, left, above[at] ?? 0, corner);
  }
}

function predict(filter: number, left: number, upper: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return upper;
  if (filter === 3) return (left + upper) >> 1;
  const toLeft = Math.abs(upper - corner);
  const toUpper = Math.abs(left - corner);
  const toCorner = Math.abs(left + upper - 2 * corner);
  if (toLeft <= toUpper && toLeft <= toCorner) return left;
  return toUpper <= toCorner ? upper : corner;
}

/** @param inks the gray values of the palette's colours */
function greyReader(
  { depth, colours }: PngHeader,
  line: Uint8Array,
  inks: readonly number[],
): (pixel: number) => number {
  const samples = samplesOf[colours] ?? 1;
  const most = 2 ** Math.min(depth, 8) - 1;
  // Of sixteen bits the first eight suffice.
  const sample = (at: number) => {
    if (depth >= 8) return line[at * (depth >> 3)] ?? 0;
    const bits = at * depth;
    return ((line[bits >> 3] ?? 0) >> (8 - depth - (bits & 7))) & most;
  };
  if (colours === PALETTE) return (pixel) => inks[sample(pixel)] ?? 255;
  const hasAlpha = samples % 2 === 0;
  return (pixel) => {
    const at = pixel * samples;
    const grey =
      samples < 3 ? (sample(at) * 255) / most : greyOf(sample(at), sample(at + 1), sample(at + 2));
    return hasAlpha ? onWhite(grey, sample(at + samples - 1)) : grey;
  };
}

const greyOf = (red: number, green: number, blue: number) =>
  red * 0.299 + green * 0.587 + blue * 0.114;

const onWhite = (grey: number, alpha: number) => 255 + ((grey - 255) * alpha) / 255;
