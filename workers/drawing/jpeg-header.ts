export interface JpegHeader {
  width: number;
  height: number;
  components: number;
  /** Bytes of the whole picture's coefficients if a decoder must keep them; else 0. */
  coefficients: number;
}

/** Frames whose pictures are refined in several scans. */
const progressiveFrames = [0xc2, 0xc6, 0xca, 0xce];
/** Markers in the range of frames that are none: DHT, JPG and DAC. */
const noFrames = [0xc4, 0xc8, 0xcc];
const scan = 0xda;
/** Markers without a segment: restart markers and TEM. */
const isAlone = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01;

/**
 * Reads the header of a JPEG. A picture in one scan is decoded row by row; of one in several scans, a
 * decoder keeps all coefficients until the last.
 * @returns null without a header
 */
export function readJpegHeader(bytes: Uint8Array): JpegHeader | null {
  let frame: { at: number; isProgressive: boolean } | null = null;
  for (const { marker, at } of segments(bytes)) {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !noFrames.includes(marker);
    if (isFrame && !frame) frame = { at, isProgressive: progressiveFrames.includes(marker) };
    if (marker !== scan) continue;
    if (!frame) return null;
    const { size, blocks } = readFrame(bytes, frame.at);
    const inOneScan = !frame.isProgressive && bytes[at + 2] === size.components;
    // Two bytes for each dot of each component.
    return { ...size, coefficients: inOneScan ? 0 : 2 * blocks * size.width * size.height };
  }
  return null;
}

/** Each marker that has a segment, and where that begins: with its length, in two bytes. */
function* segments(bytes: Uint8Array): Generator<{ marker: number; at: number }> {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return;
  for (let at = 2; at + 4 < bytes.length; ) {
    // Like decoders, skip bytes between segments.
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
    if (marker === 0 || marker === 0xff) {
      at += 1;
      continue;
    }
    at += 2;
    if (isAlone(marker)) continue;
    yield { marker, at };
    at += word(bytes, at);
  }
}

function readFrame(bytes: Uint8Array, at: number) {
  const components = bytes[at + 7] ?? 0;
  const samplings = Array.from({ length: components }, (_, index) => {
    const sampling = bytes[at + 9 + 3 * index] ?? 0;
    return { across: sampling >> 4, down: sampling & 15 };
  });
  const across = Math.max(1, ...samplings.map((sampling) => sampling.across));
  const down = Math.max(1, ...samplings.map((sampling) => sampling.down));
  const blocks = samplings.reduce(
    (sum, sampling) => sum + (sampling.across * sampling.down) / (across * down),
    0,
  );
  const size = { height: word(bytes, at + 3), width: word(bytes, at + 5), components };
  return { size, blocks };
}

function word(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) + (bytes[at + 1] ?? 0);
}
