/** The WebM elements whose children are read; all others are skipped. */
const entered = new Set([0x18538067, 0x1549a966, 0x1f43b675, 0xa0]);
const timestampScale = 0x2ad7b1;
const clusterTimestamp = 0xe7;
const blocks = new Set([0xa3, 0xa1]);

/**
 * Seconds to the last block of a WebM recording. Browsers do not write the length of a recording, because
 * they do not know it at the start.
 */
export function webmSeconds(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scale = 1_000_000;
  let cluster = 0;
  let last = 0;
  let at = 0;
  while (at < bytes.length) {
    const id = readVariable(bytes, at, true);
    const size = id && readVariable(bytes, id.end, false);
    if (!id || !size) break;
    at = size.end;
    if (entered.has(id.value)) continue;
    const end = at + size.value;
    if (end > bytes.length) break;
    if (id.value === timestampScale) scale = readNumber(bytes, at, end);
    else if (id.value === clusterTimestamp) cluster = readNumber(bytes, at, end);
    else if (blocks.has(id.value)) {
      const track = readVariable(bytes, at, false);
      if (track && track.end + 2 <= end) last = Math.max(last, cluster + view.getInt16(track.end));
    }
    at = end;
  }
  return (last * scale) / 1e9;
}

/** A variable-size integer (EBML): the first byte gives its length; an id keeps the length bit. */
function readVariable(
  bytes: Uint8Array,
  at: number,
  keepsMark: boolean,
): { value: number; end: number } | null {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) return null;
  let value = keepsMark ? first : first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return { value, end: at + length };
}

function readNumber(bytes: Uint8Array, start: number, end: number): number {
  return bytes.subarray(start, end).reduce((value, byte) => value * 256 + byte, 0);
}
