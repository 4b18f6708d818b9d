import jpegTurbo from "@cwasm/jpeg-turbo/jpeg-turbo.wasm";
import { imageSize } from "image-size";
import type { PageProblem } from "~/ai/ports";
import { fillFrom } from "./fill-from";
import { comfortable, type GreyPicture, mostDots, orientations, turnUpright } from "./grey-picture";
import { readJpegHeader } from "./jpeg-header";

/** Of TurboJPEG: what its functions are, and the forms in which it gives dots. */
interface TurboJpeg {
  memory: WebAssembly.Memory;
  malloc(size: number): number;
  free(at: number): void;
  tjInitDecompress(): number;
  tjDestroy(decoder: number): void;
  tjDecompress2(
    decoder: number,
    ...[jpeg, size, picture, width, pitch, height, form, flags]: number[]
  ): number;
}
const GREY = 6;
const CMYK = 11;

/** It shrinks by eighths, for which it only has to unpack a part of what there is. */
const eighths = 8;

/** Bytes of coefficients that are kept, of a picture that comes in several scans. */
const mostCoefficients = 48_000_000;
/** An instance that has taken more than this is not kept: its memory would never shrink. */
const keptMemory = 28_000_000;

let kept: TurboJpeg | null = null;

/**
 * A photograph, upright, grey and small enough to be read. It is shrunk while it is unpacked, line by
 * line, so that its size in dots takes time but no memory.
 * @param size bytes
 */
export async function unpackJpeg(
  content: ReadableStream<Uint8Array>,
  size: number,
): Promise<GreyPicture | PageProblem> {
  const turbo = kept ?? startTurbo();
  // One that fails is dropped as it is.
  kept = null;
  const at = turbo.malloc(size);
  if (at === 0) return "too_large";
  if (!(await fillFrom(content, () => bytesOf(turbo, at, size)))) return "damaged";
  const unpacked = unpack(turbo, at, size);
  if (typeof unpacked === "string") return unpacked;
  const orientation = orientationOf(bytesOf(turbo, at, size));
  turbo.free(at);
  if (turbo.memory.buffer.byteLength <= keptMemory) kept = turbo;
  return turnUpright(unpacked, orientation);
}

function unpack(turbo: TurboJpeg, at: number, size: number): GreyPicture | PageProblem {
  const header = readJpegHeader(bytesOf(turbo, at, size));
  if (!header || header.width * header.height === 0) return "damaged";
  const { width, height, components, coefficients } = header;
  if (width * height > mostDots || coefficients > mostCoefficients) return "too_large";
  const scaled = shrunk(width, height);
  const depth = components === 4 ? 4 : 1;
  const bytes = scaled.width * scaled.height * depth;
  const picture = turbo.malloc(bytes);
  const decoder = turbo.tjInitDecompress();
  if (picture === 0 || decoder === 0) return "too_large";
  const area = [scaled.width, scaled.width * depth, scaled.height];
  try {
    // Of a picture that is cut off, it unpacks what there is and says so; that may still be read.
    turbo.tjDecompress2(decoder, at, size, picture, ...area, depth === 4 ? CMYK : GREY, 0);
  } catch {
    return "damaged";
  }
  const dots = bytesOf(turbo, picture, bytes);
  const grey = depth === 4 ? greyOfInks(dots) : dots.slice();
  turbo.tjDestroy(decoder);
  turbo.free(picture);
  return { ...scaled, grey };
}

function startTurbo(): TurboJpeg {
  const none = () => 0;
  const { exports } = new WebAssembly.Instance(jpegTurbo, {
    env: {
      setjmp: none,
      longjmp() {
        throw new Error("The JPEG cannot be unpacked.");
      },
    },
    wasi_snapshot_preview1: {
      environ_sizes_get: none,
      environ_get: none,
      proc_exit: none,
      fd_close: none,
      fd_seek: none,
      fd_write: none,
    },
  });
  return exports as unknown as TurboJpeg;
}

/** A view that holds until the memory grows. */
function bytesOf({ memory }: TurboJpeg, at: number, size: number): Uint8Array {
  return new Uint8Array(memory.buffer, at, size);
}

/** The largest size, by eighths, that is comfortable to read. */
function shrunk(width: number, height: number): { width: number; height: number } {
  for (let part = eighths; ; part -= 1) {
    const scaled = {
      width: Math.ceil((width * part) / eighths),
      height: Math.ceil((height * part) / eighths),
    };
    if (part === 1 || scaled.width * scaled.height <= comfortable) return scaled;
  }
}

/** Dots of four inks, each 255 where there is none of it, as photographs for print have them. */
function greyOfInks(inks: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: inks.length / 4 }, (_, dot) => {
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = inks.subarray(dot * 4, dot * 4 + 4);
    return ((cyan * 0.3 + magenta * 0.59 + yellow * 0.11) * black) / 255;
  });
}

function orientationOf(jpeg: Uint8Array) {
  try {
    const { orientation } = imageSize(jpeg);
    return orientations.find((known) => known === orientation) ?? 1;
  } catch {
    return 1;
  }
}
