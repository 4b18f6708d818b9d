import { Unzlib } from "fflate";
import type { PageProblem } from "~/ai/ports";
import { type GreyPicture, mostDots } from "./grey-picture";
import { readPngChunks } from "./png-chunks";
import { createShrinker } from "./shrink";

interface PngHeader {
  width: number;
  height: number;
  /** Bits of a sample. */
  depth: number;
  colours: number;
  isInterlaced: boolean;
}

/** Kinds of dots, and of how many samples each is. */
const samplesOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = 3;
/** Sides of more dots cannot be told by two bytes; nothing that is read has such. */
const longestSide = 65_535;

/** Where a pass begins, and how far apart its dots are. */
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

/** A picture in PNG on white paper, grey and small enough to be read; it is unpacked line by line. */
export async function unpackPng(
  content: ReadableStream<Uint8Array>,
): Promise<GreyPicture | PageProblem> {
  try {
    const chunks = readPngChunks(content);
    const header = readHeader((await chunks.next()).value?.data);
    const { width, height } = header;
    const isTooLarge = Math.max(width, height) > longestSide || width * height > mostDots;
    if (isTooLarge) {
      await chunks.return(undefined);
      return "too_large";
    }
    return await unpack(header, chunks);
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

async function unpack(
  header: PngHeader,
  chunks: ReturnType<typeof readPngChunks>,
): Promise<GreyPicture> {
  const { width, height, depth, colours, isInterlaced } = header;
  const shrinker = createShrinker(width, height);
  const palette: Palette = { colours: new Uint8Array(), alphas: new Uint8Array() };
  const samples = samplesOf[colours] ?? 1;
  let inks: number[] | undefined;
  const dotBytes = Math.max(1, (samples * depth) >> 3);
  const nextLine = readLines(chunks, palette);
  try {
    for (const pass of isInterlaced ? interlacedPasses : onePass) {
      const across = Math.ceil((width - pass.x) / pass.across);
      if (across <= 0) continue;
      const lineBytes = Math.ceil((across * samples * depth) / 8);
      // Two in turn: a line for each of thousands would be a lot of memory to collect.
      let [above, line] = [new Uint8Array(lineBytes + 1), new Uint8Array(lineBytes + 1)];
      for (let y = pass.y; y < height; y += pass.down) {
        await nextLine(line);
        unfilter(line, above, dotBytes);
        inks ??= greysOf(palette);
        const greyAt = greyReader(header, line.subarray(1), inks);
        for (let dot = 0; dot < across; dot += 1) {
          shrinker.add(pass.x + dot * pass.across, y, greyAt(dot));
        }
        [above, line] = [line, above];
      }
    }
    return shrinker.picture();
  } finally {
    await chunks.return(undefined);
  }
}

interface Palette {
  /** Red, green and blue of each. */
  colours: Uint8Array;
  /** Of the first ones; the others hide what is below. */
  alphas: Uint8Array;
}

function greysOf({ colours, alphas }: Palette): number[] {
  return Array.from({ length: Math.floor(colours.length / 3) }, (_, ink) => {
    const [red = 0, green = 0, blue = 0] = colours.subarray(ink * 3);
    return onWhite(greyOf(red, green, blue), alphas[ink] ?? 255);
  });
}

/** The most that is unpacked at once is about a thousand times as much, in bytes. */
const pieceBytes = 4_096;

/**
 * The lines of dots that the chunks hold, each behind a byte that names its filter. The chunks before
 * them give the colours of a palette. Unpacked here, since a `DecompressionStream` unpacks all that it
 * is given, whether or not anybody reads it.
 */
function readLines(chunks: ReturnType<typeof readPngChunks>, palette: Palette) {
  let unpacked: Uint8Array[] = [];
  let used = 0;
  const inflater = new Unzlib((piece) => unpacked.push(piece));
  let packed = new Uint8Array();
  /** Unpacks a piece more. */
  const unpackOn = async () => {
    while (packed.length === 0) {
      const { value: chunk } = await chunks.next();
      if (!chunk || chunk.type === "IEND") throw new RangeError("The PNG is cut off.");
      if (chunk.type === "PLTE") palette.colours = chunk.data;
      if (chunk.type === "tRNS") palette.alphas = chunk.data;
      if (chunk.type === "IDAT") packed = chunk.data;
    }
    try {
      inflater.push(packed.subarray(0, pieceBytes));
    } catch (cause) {
      throw new RangeError("The PNG's dots cannot be unpacked.", { cause });
    }
    packed = packed.subarray(pieceBytes);
  };
  /** Fills a line. */
  return async (whole: Uint8Array): Promise<void> => {
    for (let filled = 0; filled < whole.length; ) {
      const [piece] = unpacked;
      if (!piece) {
        await unpackOn();
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

/** Puts back what a line leaves out because it is like its neighbours; its first byte names how. */
function unfilter(line: Uint8Array, above: Uint8Array, dotBytes: number): void {
  const filter = line[0] ?? 0;
  if (filter === 0) return;
  for (let at = 1; at < line.length; at += 1) {
    const hasLeft = at > dotBytes;
    const left = hasLeft ? (line[at - dotBytes] ?? 0) : 0;
    const corner = hasLeft ? (above[at - dotBytes] ?? 0) : 0;
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

/** @param inks the greys of a palette's colours */
function greyReader(
  { depth, colours }: PngHeader,
  line: Uint8Array,
  inks: readonly number[],
): (dot: number) => number {
  const samples = samplesOf[colours] ?? 1;
  const most = 2 ** Math.min(depth, 8) - 1;
  // Of sixteen bits the first eight will do.
  const sample = (at: number) => {
    if (depth >= 8) return line[at * (depth >> 3)] ?? 0;
    const bits = at * depth;
    return ((line[bits >> 3] ?? 0) >> (8 - depth - (bits & 7))) & most;
  };
  if (colours === PALETTE) return (dot) => inks[sample(dot)] ?? 255;
  const hasAlpha = samples % 2 === 0;
  return (dot) => {
    const at = dot * samples;
    const grey =
      samples < 3 ? (sample(at) * 255) / most : greyOf(sample(at), sample(at + 1), sample(at + 2));
    return hasAlpha ? onWhite(grey, sample(at + samples - 1)) : grey;
  };
}

const greyOf = (red: number, green: number, blue: number) =>
  red * 0.299 + green * 0.587 + blue * 0.114;

const onWhite = (grey: number, alpha: number) => 255 + ((grey - 255) * alpha) / 255;
