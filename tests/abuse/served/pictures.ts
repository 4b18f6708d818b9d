import { crc32 } from "node:zlib";
import { zlibSync } from "fflate";

/** A grey picture whose header declares this size, with as many lines, or fewer. */
export function pngOf(width: number, height: number, lines = height): Uint8Array {
  return png(width, height, new Uint8Array((Math.ceil(width / 8) + 1) * lines), 1);
}

/** Black and white squares in random order. */
export function noise(width: number, height: number, side: number): Uint8Array {
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const square =
        Math.imul(Math.floor(x / side), 374_761_393) + Math.imul(Math.floor(y / side), 668_265_263);
      const mixed = Math.imul(square ^ (square >>> 13), 1_274_126_177);
      lines[y * (width + 1) + 1 + x] = ((mixed ^ (mixed >>> 16)) & 7) < 2 ? 0 : 255;
    }
  }
  return png(width, height, lines, 8);
}

function png(width: number, height: number, lines: Uint8Array, bits: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", zlibSync(lines, { level: 1 })),
    chunk("IEND", new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, "latin1");
  framed.set(data, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8);
  return framed;
}
