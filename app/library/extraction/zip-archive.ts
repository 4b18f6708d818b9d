import { Inflate } from "fflate";
import { ExtractionError } from "./extraction-error";

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const INPUT_STEP = 4 * 1024;
/** Characters of a piece of text: regular expressions overflow their stack on runs of millions. */
const PIECE = 256 * 1024;
/** Parts of documents have short names, and what a part refers to is looked up below its own name. */
const LONGEST_NAME = 1_000;

interface ZipEntry {
  method: number;
  encrypted: boolean;
  offset: number;
  compressedSize: number;
}

/**
 * Reads entries of a ZIP archive and limits the bytes actually inflated, whatever the headers declare, and
 * those read for it: entries may lie over one another, and much may inflate to nothing.
 */
export class ZipArchive {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #entries = new Map<string, ZipEntry>();
  #budget: number;
  #input: number;

  constructor(bytes: Uint8Array, budget: number) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#budget = budget;
    this.#input = budget;
    this.#readDirectory();
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  /**
   * Inflates an entry chunk by chunk as UTF-8 text. `receive` sees each chunk as it comes, so that
   * nothing has to hold the whole; false if there is no such entry.
   */
  readText(name: string, receive: (text: string) => void): boolean {
    const entry = this.#entries.get(name);
    if (!entry) return false;
    if (entry.encrypted) throw new ExtractionError("encrypted", "The zip entry is encrypted.");
    let decoder: TextDecoder | undefined;
    let waiting = "";
    const accept = (chunk: Uint8Array, final: boolean) => {
      this.#budget -= chunk.length;
      if (this.#budget < 0)
        throw new ExtractionError("too_large", "The zip inflates beyond the limit.");
      decoder ??= new TextDecoder(encodingOf(chunk));
      waiting += decoder.decode(chunk, { stream: !final });
      // What is cut by the end of a piece is looked at again with the next: pieces must not be small.
      while (waiting.length >= PIECE) {
        receive(waiting.slice(0, PIECE));
        waiting = waiting.slice(PIECE);
      }
      if (final) receive(waiting);
    };
    const data = this.#entryData(entry);
    this.#input -= data.length;
    if (this.#input < 0)
      throw new ExtractionError("too_large", "The zip is read beyond the limit.");
    if (entry.method === 0) accept(data, true);
    else if (entry.method === 8) inflate(data, accept);
    else throw new ExtractionError("damaged", "The zip entry uses an unknown compression.");
    return true;
  }

  #entryData(entry: ZipEntry): Uint8Array {
    const { offset } = entry;
    if (offset + 30 > this.#bytes.length || this.#view.getUint32(offset, true) !== LOCAL_HEADER) {
      throw new ExtractionError("damaged", "The zip entry has no local header.");
    }
    const start =
      offset +
      30 +
      this.#view.getUint16(offset + 26, true) +
      this.#view.getUint16(offset + 28, true);
    return this.#bytes.subarray(start, start + entry.compressedSize);
  }

  #readDirectory(): void {
    const view = this.#view;
    let end = this.#bytes.length - 22;
    const lowest = Math.max(0, end - 0xffff);
    while (end >= lowest && view.getUint32(end, true) !== END_OF_DIRECTORY) end--;
    if (end < lowest || this.#bytes.length < 22) {
      throw new ExtractionError("damaged", "The zip has no central directory.");
    }
    const count = view.getUint16(end + 10, true);
    let offset = view.getUint32(end + 16, true);
    const decoder = new TextDecoder();
    for (let index = 0; index < count; index++) {
      if (offset + 46 > this.#bytes.length || view.getUint32(offset, true) !== CENTRAL_HEADER)
        break;
      const nameLength = view.getUint16(offset + 28, true);
      const name = decoder.decode(this.#bytes.subarray(offset + 46, offset + 46 + nameLength));
      // Some writers use backslashes or a leading slash.
      if (nameLength <= LONGEST_NAME)
        this.#entries.set(name.replaceAll("\\", "/").replace(/^\//, ""), {
          method: view.getUint16(offset + 10, true),
          encrypted: (view.getUint16(offset + 8, true) & 1) === 1,
          compressedSize: view.getUint32(offset + 20, true),
          offset: view.getUint32(offset + 42, true),
        });
      offset +=
        46 + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
    }
  }
}

function inflate(data: Uint8Array, accept: (chunk: Uint8Array, final: boolean) => void): void {
  const inflater = new Inflate(accept);
  try {
    // Deflate grows data up to a thousandfold: small steps keep one push at a few megabytes.
    for (let offset = 0; offset < data.length; offset += INPUT_STEP) {
      const next = offset + INPUT_STEP;
      inflater.push(data.subarray(offset, next), next >= data.length);
    }
  } catch (error) {
    if (error instanceof ExtractionError) throw error;
    throw new ExtractionError("damaged", "The zip entry does not inflate.", { cause: error });
  }
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  return "utf-8";
}
