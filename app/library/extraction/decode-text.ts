import { MAX_CHARACTERS } from "./document";
import { ExtractionError } from "./extraction-error";

const PIECE = 256 * 1024;
/** Bytes of binary files, by the MIME Sniffing Standard, which only allows a vertical tab less. */
const BINARY = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, ...range(0x0e, 0x1a), ...range(0x1c, 0x1f)]);
/** Texts hold one now and then, such as web pages whose scripts name one; every tenth byte of packed data is one. */
const MOST_BINARY = 1 / 1000;

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Whether bytes can be read as a text: no character is a NUL, and hardly any is one of a binary file. */
export function isText(bytes: Uint8Array): boolean {
  const marked = encodingByMark(bytes);
  const isWide = marked === "utf-16le" || marked === "utf-16be";
  const binary = countBinary(isWide ? wideCodes(bytes, marked) : bytes);
  return bytes.length > 0 && binary <= bytes.length * MOST_BINARY;
}

/** How many codes are of a binary file; a NUL counts as all of them. */
function countBinary(codes: Iterable<number>): number {
  let count = 0;
  for (const code of codes) {
    if (code === 0) return Number.POSITIVE_INFINITY;
    if (BINARY.has(code)) count++;
  }
  return count;
}

function* wideCodes(bytes: Uint8Array, encoding: string): Generator<number> {
  for (const piece of decodePieces(bytes, encoding)) {
    for (let index = 0; index < piece.length; index++) yield piece.charCodeAt(index);
  }
}

/**
 * The encoding of a text: by its byte order mark, as declared, UTF-8 if it is valid, or else
 * Windows-1252, which older programs write.
 */
export function detectEncoding(bytes: Uint8Array, declared: string | null = null): string {
  return (
    encodingByMark(bytes) ?? knownEncoding(declared) ?? (isUtf8(bytes) ? "utf-8" : "windows-1252")
  );
}

/** The encoding that a byte order mark at the start of a text names; null if there is none. */
export function encodingByMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return null;
}

/** The name of an encoding that is known and, like the declaration itself, consists of ASCII and more. */
export function knownEncoding(declared: string | null): string | null {
  if (declared === null) return null;
  try {
    const { encoding } = new TextDecoder(declared.trim());
    return /^utf-(?:8|16)/.test(encoding) ? null : encoding;
  } catch {
    return null;
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    // Within a stream, a character that the end cuts is no error.
    for (let at = 0; at < bytes.length; at += PIECE) {
      decoder.decode(bytes.subarray(at, at + PIECE), { stream: true });
    }
    return true;
  } catch {
    return false;
  }
}

/** A text in pieces, so that nothing has to hold the whole. */
export function* decodePieces(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield decoder.decode(bytes.subarray(at, at + PIECE), { stream: at + PIECE < bytes.length });
  }
}

/** @throws {ExtractionError} if the text is too long */
export function decodeText(bytes: Uint8Array): string {
  let text = "";
  for (const piece of decodePieces(bytes, detectEncoding(bytes))) {
    text += piece;
    if (text.length > MAX_CHARACTERS) {
      throw new ExtractionError("too_large", "The text is longer than the limit.");
    }
  }
  return text;
}
