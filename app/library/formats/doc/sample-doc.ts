/**
 * An OLE compound file with the given streams of up to 7 MB in all, each at least 4,096 bytes long.
 * @param embedded streams of an embedded document, in a storage of their own
 */
export function buildCompoundFile(
  streams: Record<string, Uint8Array>,
  embedded: readonly [string, Uint8Array][] = [],
): Uint8Array {
  const entries = [...embedded, ...Object.entries(streams)];
  const counts = entries.map(([, stream]) => Math.ceil(stream.length / 512));
  const directory = Math.ceil((entries.length + 1) / 4);
  const used = directory + counts.reduce((sum, count) => sum + count, 0);
  // Each sector of the table holds 128 entries, one of them its own.
  const tables = Math.ceil(used / 127);
  const sectors = tables + used;
  const root = (tables + 1) * 512;
  const bytes = new Uint8Array((sectors + 1) * 512);
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, 9, true);
  view.setUint32(44, tables, true);
  view.setUint32(48, tables, true);
  view.setUint32(60, 0xfffffffe, true);
  view.setUint32(68, 0xfffffffe, true);
  const table = (sector: number, next: number) => view.setUint32(512 + sector * 4, next, true);
  for (let sector = 0; sector < tables; sector++) {
    view.setUint32(76 + sector * 4, sector, true);
    table(sector, 0xfffffffd);
  }
  for (let sector = tables; sector < tables + directory; sector++) {
    table(sector, sector === tables + directory - 1 ? 0xfffffffe : sector + 1);
  }
  // The root: the first entry below it is the first that is not embedded.
  view.setUint16(root + 64, 4, true);
  view.setUint8(root + 66, 5);
  view.setUint32(root + 76, embedded.length + 1, true);
  view.setUint32(root + 116, 0xfffffffe, true);
  let next = tables + directory;
  for (const [index, [name, stream]] of entries.entries()) {
    const count = counts[index] ?? 0;
    const entry = root + (index + 1) * 128;
    const isLast = index === entries.length - 1 || index === embedded.length - 1;
    view.setUint32(entry + 68, 0xffffffff, true);
    view.setUint32(entry + 72, isLast ? 0xffffffff : index + 2, true);
    view.setUint32(entry + 76, 0xffffffff, true);
    for (const [at, character] of [...name].entries()) {
      view.setUint16(entry + at * 2, character.charCodeAt(0), true);
    }
    view.setUint16(entry + 64, (name.length + 1) * 2, true);
    view.setUint8(entry + 66, 2);
    view.setUint32(entry + 116, next, true);
    view.setUint32(entry + 120, stream.length, true);
    bytes.set(stream, (next + 1) * 512);
    for (let step = 0; step < count; step++, next++) {
      table(next, step === count - 1 ? 0xfffffffe : next + 1);
    }
  }
  return bytes;
}

/** A Word 97 file whose text is one 16-bit piece; `notes` are the positions of footnote marks and their text. */
export function buildDoc(
  main: string,
  options: {
    encrypted?: boolean;
    note?: [number, string];
    /** Streams of an embedded document. */
    embedded?: readonly [string, Uint8Array][];
  } = {},
): Uint8Array {
  const [mark, note] = options.note ?? [0, ""];
  const text = main + note;
  const word = new Uint8Array(Math.max(4096, 1024 + text.length * 2));
  const view = new DataView(word.buffer);
  view.setUint16(0, 0xa5ec, true);
  view.setUint16(2, 0xc1, true);
  view.setUint16(0x0a, options.encrypted ? 0x0100 : 0, true);
  view.setUint32(0x4c, main.length, true);
  view.setUint32(0x50, note.length, true);
  for (let at = 0; at < text.length; at++) view.setUint16(1024 + at * 2, text.charCodeAt(at), true);
  const tableStream = new Uint8Array(4096);
  const table = new DataView(tableStream.buffer);
  // The piece table: marker, length, two positions, one descriptor.
  view.setUint32(0x1a2, 0, true);
  view.setUint32(0x1a6, 21, true);
  table.setUint8(0, 2);
  table.setUint32(1, 16, true);
  table.setUint32(9, text.length, true);
  table.setUint32(15, 1024, true);
  if (note !== "") {
    view.setUint32(0xaa, 100, true);
    view.setUint32(0xae, 10, true);
    table.setUint32(100, mark, true);
    view.setUint32(0xb2, 200, true);
    view.setUint32(0xb6, 12, true);
    table.setUint32(204, note.length, true);
  }
  return buildCompoundFile({ WordDocument: word, "0Table": tableStream }, options.embedded);
}

/** A Word 95 file of East Asia, whose 8-bit text may be truncated before its piece table. */
export function buildOldDoc(text: string): Uint8Array {
  const word = new Uint8Array(Math.max(4096, 1024 + text.length));
  const view = new DataView(word.buffer);
  view.setUint16(0, 0xa699, true);
  view.setUint16(2, 104, true);
  view.setUint16(6, 0x0409, true);
  view.setUint16(0x0a, 0x0004, true);
  view.setUint32(0x18, 1024, true);
  view.setUint32(0x34, text.length, true);
  view.setUint32(0x160, word.length + 512, true);
  view.setUint32(0x164, 21, true);
  for (let at = 0; at < text.length; at++) view.setUint8(1024 + at, text.charCodeAt(at));
  return buildCompoundFile({ WordDocument: word });
}
