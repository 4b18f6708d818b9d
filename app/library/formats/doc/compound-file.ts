import { ExtractionError } from "~/library/extraction/extraction-error";
import { hasSignature } from "../file-format";
import { doc } from "./format";

const END_OF_CHAIN = 0xfffffffe;
const MINI_STREAM_LIMIT = 4096;

interface DirectoryEntry {
  /** In lower case, since names that differ only by case are the same. */
  name: string;
  start: number;
  size: number;
}

/** An entry's place in the tree of its storage: entries before and after it, and its own first one. */
interface Siblings {
  left: number;
  right: number;
  child: number;
}

/** Reads named streams of an OLE compound file ([MS-CFB]); broken chains end in an error, never a loop. */
export class CompoundFile {
  readonly #view: DataView;
  readonly #bytes: Uint8Array;
  readonly #sectorSize: number;
  readonly #table: number[] = [];
  readonly #miniTable: number[] = [];
  readonly #entries: DirectoryEntry[] = [];
  #miniStream: Uint8Array = new Uint8Array();

  constructor(bytes: Uint8Array) {
    if (bytes.length < 1024 || !hasSignature(doc, bytes)) {
      throw new ExtractionError("damaged", "Not an OLE compound file.");
    }
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const shift = this.#view.getUint16(30, true);
    if (shift !== 9 && shift !== 12) {
      throw new ExtractionError("damaged", "OLE sector size is not allowed.");
    }
    this.#sectorSize = 1 << shift;
    this.#readTable();
    this.#readDirectory(this.#view.getUint32(48, true));
    this.#readNumbers(this.#chain(this.#view.getUint32(60, true)), this.#miniTable);
  }

  /** Whether there is a stream or storage with that name, ignoring case. */
  has(name: string): boolean {
    return this.#find(name) !== undefined;
  }

  /** The bytes of a stream, or null if there is none with that name. */
  stream(name: string): Uint8Array | null {
    const entry = this.#find(name);
    if (!entry) return null;
    if (entry.size >= MINI_STREAM_LIMIT) return this.#chain(entry.start).subarray(0, entry.size);
    const parts = new Uint8Array(entry.size);
    let sector = entry.start;
    for (let offset = 0; offset < entry.size && sector < this.#miniTable.length; offset += 64) {
      const from = sector * 64;
      parts.set(this.#miniStream.subarray(from, from + Math.min(64, entry.size - offset)), offset);
      sector = this.#miniTable[sector] ?? END_OF_CHAIN;
    }
    return parts;
  }

  #find(name: string): DirectoryEntry | undefined {
    return this.#entries.find((entry) => entry.name === name.toLowerCase());
  }

  /** Empty if the file is truncated before it: the text may be complete all the same. */
  #sector(number: number): Uint8Array {
    const offset = (number + 1) * this.#sectorSize;
    return this.#bytes.subarray(offset, offset + this.#sectorSize);
  }

  #readTable(): void {
    const limit = this.#bytes.length / this.#sectorSize;
    // The table takes up sectors of the file: one that has more runs in a circle.
    const count = Math.min(this.#view.getUint32(44, true), limit);
    const sectors: number[] = [];
    for (let index = 0; index < Math.min(count, 109); index++) {
      sectors.push(this.#view.getUint32(76 + index * 4, true));
    }
    let next = this.#view.getUint32(68, true);
    for (let hops = 0; sectors.length < count && next < END_OF_CHAIN - 2 && hops < limit; hops++) {
      const numbers: number[] = [];
      this.#readNumbers(this.#sector(next), numbers);
      next = numbers.pop() ?? END_OF_CHAIN;
      sectors.push(...numbers.slice(0, count - sectors.length));
    }
    for (const sector of sectors) {
      if (sector < limit) this.#readNumbers(this.#sector(sector), this.#table);
    }
  }

  #readNumbers(bytes: Uint8Array, into: number[]): void {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let offset = 0; offset + 4 <= bytes.length; offset += 4) {
      into.push(view.getUint32(offset, true));
    }
  }

  #chain(start: number): Uint8Array {
    const sectors: Uint8Array[] = [];
    let length = 0;
    for (let sector = start; sector < this.#table.length; ) {
      const bytes = this.#sector(sector);
      if (bytes.length === 0) break;
      sectors.push(bytes);
      length += bytes.length;
      // A chain longer than the file runs in a circle.
      if (length > this.#bytes.length) {
        throw new ExtractionError("damaged", "OLE sector chain runs in a circle.");
      }
      sector = this.#table[sector] ?? END_OF_CHAIN;
    }
    const joined = new Uint8Array(length);
    let offset = 0;
    for (const bytes of sectors) {
      joined.set(bytes, offset);
      offset += bytes.length;
    }
    return joined;
  }

  #readDirectory(start: number): void {
    const bytes = this.#chain(start);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const decoder = new TextDecoder("utf-16le");
    const entries = new Map<number, DirectoryEntry>();
    const siblings = new Map<number, Siblings>();
    let root = 0;
    let miniStream = END_OF_CHAIN;
    for (let offset = 0; offset + 128 <= bytes.length; offset += 128) {
      const type = view.getUint8(offset + 66);
      const nameLength = view.getUint16(offset + 64, true);
      if (type === 0 || nameLength < 2 || nameLength > 64) continue;
      const name = decoder.decode(bytes.subarray(offset, offset + nameLength - 2)).toLowerCase();
      const size = Math.min(view.getUint32(offset + 120, true), this.#bytes.length);
      const first = view.getUint32(offset + 116, true);
      const [left, right, child] = [68, 72, 76].map((at) => view.getUint32(offset + at, true));
      siblings.set(offset / 128, { left: left ?? 0, right: right ?? 0, child: child ?? 0 });
      if (type === 5) {
        root = offset / 128;
        miniStream = first;
      } else entries.set(offset / 128, { name, start: first, size: type === 2 ? size : 0 });
    }
    this.#miniStream = this.#chain(miniStream);
    // An embedded document has streams with the same names, in its own storage.
    const outer = childrenOf(siblings, root).flatMap((number) => entries.get(number) ?? []);
    for (const entry of outer.length > 0 ? outer : entries.values()) this.#entries.push(entry);
  }
}

/** The entries right below a storage. */
function childrenOf(siblings: ReadonlyMap<number, Siblings>, storage: number): number[] {
  const children = new Set<number>();
  const waiting = [siblings.get(storage)?.child ?? 0];
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    const found = siblings.get(number);
    if (!found || number === storage || children.has(number)) continue;
    children.add(number);
    waiting.push(found.left, found.right);
  }
  return [...children];
}
