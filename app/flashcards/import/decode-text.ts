import { UnreadableCards } from "./imported-card";

/**
 * The text of a CSV or TSV file: UTF-8, UTF-16 with a mark, or else what old spreadsheets write.
 * @throws UnreadableCards if it is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (text.includes("\0")) throw new UnreadableCards();
  return text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
