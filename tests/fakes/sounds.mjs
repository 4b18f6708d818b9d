// Recordings in the containers that Fennec hears, as short as they may be.

/**
 * A WAV file of silence, mono, 8 bits.
 * @param {number} seconds
 */
export function wav(seconds, rate = 8_000) {
  const samples = Math.round(seconds * rate);
  const bytes = new Uint8Array(44 + samples).fill(128, 44);
  const view = new DataView(bytes.buffer);
  const write = (at, text) =>
    [...text].forEach((sign, index) => {
      bytes[at + index] = sign.charCodeAt(0);
    });
  write(0, "RIFF");
  view.setUint32(4, 36 + samples, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, "data");
  view.setUint32(40, samples, true);
  return bytes;
}

/**
 * A WebM recording as browsers write it: clusters of unknown size, no length at its head.
 * @param {number} seconds
 */
export function webm(seconds) {
  const bytes = [0x1a, 0x45, 0xdf, 0xa3, 0x80, 0x18, 0x53, 0x80, 0x67, ...unknownSize];
  bytes.push(...element([0x15, 0x49, 0xa9, 0x66], element([0x2a, 0xd7, 0xb1], [0x0f, 0x42, 0x40])));
  for (let second = 0; second < seconds; second += 1) {
    const time = second * 1_000;
    bytes.push(0x1f, 0x43, 0xb6, 0x75, ...unknownSize);
    bytes.push(...element([0xe7], [time >> 16, (time >> 8) & 255, time & 255]));
    for (const offset of [0, 480, 980]) {
      bytes.push(...element([0xa3], [0x81, offset >> 8, offset & 255, 0x80, 1, 2, 3]));
    }
  }
  return new Uint8Array(bytes);
}

const unknownSize = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];

function element(id, content) {
  return [...id, 0x40 | (content.length >> 8), content.length & 255, ...content];
}

/**
 * Silent frames of MP3, 128 kbit/s at 44.1 kHz, 26 ms each.
 * @param {number} frames
 */
export function mp3(frames) {
  const bytes = new Uint8Array(frames * 417);
  for (let frame = 0; frame < frames; frame += 1) bytes.set([0xff, 0xfb, 0x90, 0xc0], frame * 417);
  return bytes;
}

/**
 * The head of an Ogg file and its last page, whose position gives the length.
 * @param {number} seconds
 */
export function ogg(seconds) {
  const head = [..."OpusHead"].map((sign) => sign.charCodeAt(0));
  const opus = [...head, 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0];
  const tags = [..."OpusTags"].map((sign) => sign.charCodeAt(0)).concat(Array(8).fill(0));
  return new Uint8Array([
    ...oggPage(2, 0, 0, opus),
    ...oggPage(0, 0, 1, tags),
    ...oggPage(4, seconds * 48_000, 2, [1, 2, 3]),
  ]);
}

function oggPage(kind, position, number, content) {
  const le = (value) => [0, 8, 16, 24].map((shift) => (value >> shift) & 255);
  const head = [..."OggS"].map((sign) => sign.charCodeAt(0));
  return [
    ...head,
    ...[0, kind, ...le(position), 0, 0, 0, 0, ...le(7), ...le(number), 0, 0, 0, 0],
    ...[1, content.length, ...content],
  ];
}
