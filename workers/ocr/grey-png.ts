import { zlibSync } from "fflate";
import type { Orientation } from "./recognise-text";

/** A grey picture in PNM as an upright one in PNG. `orientation` is how it lies, as Exif counts. */
export function toPng(pnm: Uint8Array, orientation: Orientation): Uint8Array {
  const { width, height, grey } = turn(readPnm(pnm), orientation);
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    // The byte before each line names its filter: none.
    lines.set(grey.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = 8;
  return join([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", zlibSync(lines, { level: 4 })),
    chunk("IEND", new Uint8Array()),
  ]);
}

interface GreyPicture {
  width: number;
  height: number;
  grey: Uint8Array;
}

function readPnm(pnm: Uint8Array): GreyPicture {
  const head = /^P5\n(\d+) (\d+)\n255\n/.exec(String.fromCharCode(...pnm.subarray(0, 40)));
  if (!head) throw new Error("This is no grey picture in PNM.");
  return { width: Number(head[1]), height: Number(head[2]), grey: pnm.subarray(head[0].length) };
}

function turn(picture: GreyPicture, orientation: Orientation): GreyPicture {
  if (orientation === 1) return picture;
  const { width, height, grey } = picture;
  const turned = new Uint8Array(grey.length);
  if (orientation === 3) {
    for (let at = 0; at < grey.length; at += 1) turned[at] = grey[grey.length - 1 - at] ?? 0;
    return { width, height, grey: turned };
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [row, column] = orientation === 6 ? [x, height - 1 - y] : [width - 1 - x, y];
      turned[row * height + column] = grey[y * width + x] ?? 0;
    }
  }
  return { width: height, height: width, grey: turned };
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = join([new TextEncoder().encode(type), data]);
  const framed = new Uint8Array(named.length + 8);
  const view = new DataView(framed.buffer);
  view.setUint32(0, data.length);
  framed.set(named, 4);
  view.setUint32(named.length + 4, checksum(named));
  return framed;
}

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function join(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
