import jpegTurbo from "@cwasm/jpeg-turbo/jpeg-turbo.wasm";
import { imageSize } from "image-size";
import type { PageProblem } from "~/ai/ports";
import {
  applyOrientation,
  type GrayscaleImage,
  maxInputPixels,
  maxOutputPixels,
  orientations,
} from "./grayscale-image";
import { readJpegHeader } from "./jpeg-header";
import { readInto } from "./read-into";

/** The part of the TurboJPEG API that is used, and two of its pixel formats. */
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

/** TurboJPEG downscales by eighths while it decodes. */
const eighths = 8;

/** Bytes of coefficients that a progressive picture may need. */
const mostCoefficients = 48_000_000;
/** Bytes. An instance that has allocated more is not kept: its memory would never shrink. */
const keptMemory = 28_000_000;

let kept: TurboJpeg | null = null;

/**
 * Decodes a photograph upright, as a grayscale picture that OCR can read. It is downscaled while it is
 * decoded, row by row, so that more pixels take more time but no more memory.
 * @param size bytes
 */
export async function decodeJpeg(
  content: ReadableStream<Uint8Array>,
  size: number,
): Promise<GrayscaleImage | PageProblem> {
  const turbo = kept ?? startTurbo();
  // An instance that fails is not used again.
  kept = null;
  const at = turbo.malloc(size);
  if (at === 0) return "too_large";
  if (!(await readInto(content, () => bytesOf(turbo, at, size)))) return "damaged";
  const decoded = decode(turbo, at, size);
  if (typeof decoded === "string") return decoded;
  const orientation = orientationOf(bytesOf(turbo, at, size));
  turbo.free(at);
  if (turbo.memory.buffer.byteLength <= keptMemory) kept = turbo;
  return applyOrientation(decoded, orientation);
}

function decode(turbo: TurboJpeg, at: number, size: number): GrayscaleImage | PageProblem {
  const header = readJpegHeader(bytesOf(turbo, at, size));
  if (!header || header.width * header.height === 0) return "damaged";
  const { width, height, components, coefficients } = header;
  if (width * height > maxInputPixels || coefficients > mostCoefficients) return "too_large";
  const scaled = downscaledSize(width, height);
  const depth = components === 4 ? 4 : 1;
  const bytes = scaled.width * scaled.height * depth;
  const picture = turbo.malloc(bytes);
  const decoder = turbo.tjInitDecompress();
  if (picture === 0 || decoder === 0) return "too_large";
  const area = [scaled.width, scaled.width * depth, scaled.height];
  try {
    // TurboJPEG decodes what there is of a truncated picture, which may still be readable.
    turbo.tjDecompress2(decoder, at, size, picture, ...area, depth === 4 ? CMYK : GREY, 0);
  } catch {
    return "damaged";
  }
  const pixels = bytesOf(turbo, picture, bytes);
  const grey = depth === 4 ? greyOfInks(pixels) : pixels.slice();
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
        throw new Error("The JPEG cannot be decoded.");
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

/** A view that is valid until the memory grows. */
function bytesOf({ memory }: TurboJpeg, at: number, size: number): Uint8Array {
  return new Uint8Array(memory.buffer, at, size);
}

/** The largest size, in eighths, of at most `maxOutputPixels`. */
function downscaledSize(width: number, height: number): { width: number; height: number } {
  for (let part = eighths; ; part -= 1) {
    const scaled = {
      width: Math.ceil((width * part) / eighths),
      height: Math.ceil((height * part) / eighths),
    };
    if (part === 1 || scaled.width * scaled.height <= maxOutputPixels) return scaled;
  }
}

/** The gray values of inverted CMYK, as Adobe writes it: 255 is no ink. */
function greyOfInks(inks: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: inks.length / 4 }, (_, pixel) => {
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = inks.subarray(pixel * 4, pixel * 4 + 4);
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
