/** What a {@link readTokens} reports. */
export interface RtfHandler {
  openGroup(): void;
  closeGroup(): void;
  /** A control word with its number, or a control symbol: "*", "~". */
  control(word: string, parameter: number | null): void;
  /** Bytes of text, or one that is written in hexadecimal digits. */
  bytes(bytes: Uint8Array): void;
}

const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const APOSTROPHE = 0x27;
const SPACE = 0x20;
const MINUS = 0x2d;
const LONGEST_WORD = 32;
const LONGEST_NUMBER = 10;

const isLetter = (byte = 0) => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
const isDigit = (byte = 0) => byte >= 0x30 && byte <= 0x39;
const isSpecial = (byte: number) =>
  byte === BACKSLASH || byte === OPEN || byte === CLOSE || byte === 0x0a || byte === 0x0d;

/** Reads the tokens of Rich Text Format, in one pass over its bytes. */
export function readTokens(bytes: Uint8Array, handler: RtfHandler): void {
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    if (byte === OPEN) {
      handler.openGroup();
      at++;
    } else if (byte === CLOSE) {
      handler.closeGroup();
      at++;
    } else if (byte === BACKSLASH) at = readControl(bytes, at + 1, handler);
    else if (byte === 0x0a || byte === 0x0d) at++;
    else {
      let end = at + 1;
      while (end < bytes.length && !isSpecial(bytes[end] ?? 0)) end++;
      handler.bytes(bytes.subarray(at, end));
      at = end;
    }
  }
}

/** @returns the position of the next token */
function readControl(bytes: Uint8Array, start: number, handler: RtfHandler): number {
  const first = bytes[start];
  if (first === undefined) return start;
  if (!isLetter(first)) {
    if (first === APOSTROPHE) {
      const digits = String.fromCharCode(...bytes.subarray(start + 1, start + 3));
      if (/^[\da-f]{2}$/i.test(digits)) handler.bytes(Uint8Array.of(Number.parseInt(digits, 16)));
      return start + 3;
    }
    // A backslash at the end of a line ends the paragraph.
    handler.control(first === 0x0a || first === 0x0d ? "par" : String.fromCharCode(first), null);
    return start + 1;
  }
  let at = start;
  while (isLetter(bytes[at]) && at - start < LONGEST_WORD) at++;
  const word = String.fromCharCode(...bytes.subarray(start, at));
  const digits = at;
  if (bytes[at] === MINUS) at++;
  while (isDigit(bytes[at]) && at - digits <= LONGEST_NUMBER) at++;
  const number = Number.parseInt(String.fromCharCode(...bytes.subarray(digits, at)), 10);
  if (bytes[at] === SPACE) at++;
  // Binary data follows, of which no byte is a token.
  if (word === "bin") return at + Math.max(0, number || 0);
  handler.control(word, Number.isNaN(number) ? null : number);
  return at;
}
