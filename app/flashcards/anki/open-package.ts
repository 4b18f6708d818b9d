import { type AsyncFlateStreamHandler, Unzip, UnzipInflate } from "fflate";
import { Decompress } from "fzstd";
import { importLimits } from "../import/import-limits";
import { UnreadableCards } from "../import/imported-card";

/** The collection files of a package, oldest version first; an older one may only have a placeholder card. */
const collections = ["collection.anki2", "collection.anki21", "collection.anki21b"];
/** Entries that are no media. */
const others = new Set([...collections, "media", "meta"]);

/** Bytes that are unpacked at once, at most about a thousand times as many. */
const step = 8_192;

/**
 * Takes the collection out of an Anki package (.apkg) while its bytes arrive, so that its media are neither
 * held nor unpacked.
 * @returns the bytes of an SQLite database, and how many media there are
 * @throws UnreadableCards if it is no such package or larger than the limits allow
 */
export async function openPackage(
  content: AsyncIterable<Uint8Array>,
): Promise<{ collection: Uint8Array; media: number }> {
  const found = new Map<string, Collected>();
  let entries = 0;
  let media = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > importLimits.entries) throw new UnreadableCards();
    if (!others.has(file.name) && !file.name.endsWith("/")) media += 1;
    const into = collections.includes(file.name) ? new Collected() : null;
    if (into) found.set(file.name, into);
    file.ondata = (error, bytes) => {
      if (error) throw new UnreadableCards();
      into?.add(bytes);
    };
    file.start();
  });
  unzip.register(Inflate);
  try {
    for await (const chunk of content) {
      for (let at = 0; at < chunk.byteLength; at += step) unzip.push(chunk.slice(at, at + step));
    }
    unzip.push(new Uint8Array(), true);
    const name = collections.findLast((one) => found.has(one)) ?? "";
    const collection = found.get(name)?.take();
    if (!collection) throw new UnreadableCards();
    return { collection: name.endsWith("b") ? unpackZstandard(collection) : collection, media };
  } catch (error) {
    throw error instanceof Error && error.name === "MultipartError" ? error : new UnreadableCards();
  }
}

/** Inflates collections only, not media. */
class Inflate {
  static compression = 8;
  ondata: AsyncFlateStreamHandler = () => {};
  readonly #inflate: UnzipInflate | null = null;

  constructor(name: string) {
    if (!collections.includes(name)) return;
    this.#inflate = new UnzipInflate();
    this.#inflate.ondata = (...results) => this.ondata(...results);
  }

  push(bytes: Uint8Array, final?: boolean): void {
    this.#inflate?.push(bytes, final ?? false);
  }
}

/** Bytes that arrive in pieces, up to the limit. */
class Collected {
  #pieces: Uint8Array[] = [];
  #size = 0;

  add(piece: Uint8Array): void {
    this.#size += piece.byteLength;
    if (this.#size > importLimits.collectionBytes) throw new UnreadableCards();
    this.#pieces.push(piece);
  }

  take(): Uint8Array {
    const whole = new Uint8Array(this.#size);
    let at = 0;
    for (const piece of this.#pieces) {
      whole.set(piece, at);
      at += piece.byteLength;
    }
    this.#pieces = [];
    return whole;
  }
}

/** Unpacks one frame, whose window is within the limit; what follows it is left. */
function unpackZstandard(bytes: Uint8Array): Uint8Array {
  const frame = bytes.subarray(0, endOfFrame(bytes));
  const unpacked = new Collected();
  const decompress = new Decompress((piece) => unpacked.add(piece));
  for (let at = 0; at < frame.byteLength; at += step) {
    decompress.push(frame.slice(at, at + step), at + step >= frame.byteLength);
  }
  return unpacked.take();
}

/**
 * Where the first frame ends (RFC 8878). The decompressor reserves the window that a header asks for, up to
 * 2 GB, so it gets no header that was not looked at.
 */
function endOfFrame(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== 0xfd2fb528) throw new UnreadableCards();
  const flags = view.getUint8(4);
  const isSingle = (flags & 32) !== 0;
  const sizeBytes = [isSingle ? 1 : 0, 2, 4, 8][flags >> 6] ?? 0;
  const dictionaryBytes = [0, 1, 2, 4][flags & 3] ?? 0;
  const sizeAt = (isSingle ? 5 : 6) + dictionaryBytes;
  const size =
    [
      () => 0,
      () => view.getUint8(sizeAt),
      () => view.getUint16(sizeAt, true) + 256,
      () => 0,
      () => view.getUint32(sizeAt, true),
    ][sizeBytes] ?? (() => Number(view.getBigUint64(sizeAt, true)));
  const descriptor = view.getUint8(5);
  const base = 2 ** (10 + (descriptor >> 3));
  const window = isSingle ? size() : base + (base / 8) * (descriptor & 7);
  if (window > importLimits.collectionBytes) throw new UnreadableCards();
  let at = sizeAt + sizeBytes;
  for (let last = false; !last; ) {
    const header = view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
    last = (header & 1) === 1;
    const isRepeated = ((header >> 1) & 3) === 1;
    at += 3 + (isRepeated ? 1 : header >> 3);
  }
  return at + (flags & 4 ? 4 : 0);
}
