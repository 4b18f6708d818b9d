export interface PngChunk {
  /** "IHDR", "IDAT" and others. */
  type: string;
  data: Uint8Array<ArrayBuffer>;
}

const signature = 8;
/** Length and type before a chunk's data, and its checksum after them. */
const before = 8;
const after = 4;
/** Bytes of a chunk other than of pixels; real ones are smaller. */
const mostBytes = 1_000_000;

/**
 * The chunks of a streamed PNG; a chunk of pixels is given in the pieces in which it arrives.
 * @throws RangeError if the PNG is truncated
 */
export async function* readPngChunks(
  content: ReadableStream<Uint8Array>,
): AsyncGenerator<PngChunk, undefined> {
  const reader = content.getReader();
  let held = new Uint8Array();
  /** Takes up to `most` bytes, as many as have arrived, but at least `least`. */
  const take = async (least: number, most: number) => {
    while (held.length < least) {
      const { value } = await reader.read();
      if (!value) throw new RangeError("The PNG is truncated.");
      const longer = new Uint8Array(held.length + value.length);
      longer.set(held);
      longer.set(value, held.length);
      held = longer;
    }
    const taken = held.slice(0, most);
    held = held.subarray(taken.length);
    return taken;
  };
  try {
    await take(signature, signature);
    for (;;) {
      const head = await take(before, before);
      const length = new DataView(head.buffer).getUint32(0);
      const type = String.fromCharCode(...head.subarray(4));
      if (type === "IDAT") {
        for (let left = length; left > 0; ) {
          const data = await take(1, left);
          left -= data.length;
          yield { type, data };
        }
      } else {
        if (length > mostBytes) throw new RangeError("A chunk of the PNG is too large.");
        yield { type, data: await take(length, length) };
      }
      if (type === "IEND") return;
      await take(after, after);
    }
  } finally {
    await reader.cancel();
  }
}
