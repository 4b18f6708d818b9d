import { strToU8, zipSync, zlibSync } from "fflate";

/** Small documents for the tests of this folder, built in memory. */

const WORD_NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

/** A Word document with the given body, and more parts by path. */
export function buildDocx(body: string, parts: Record<string, string> = {}): Uint8Array {
  const files: Record<string, Uint8Array> = {
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(
      `<?xml version="1.0"?><w:document ${WORD_NAMESPACES}><w:body>${body}</w:body></w:document>`,
    ),
  };
  for (const [path, text] of Object.entries(parts)) files[path] = strToU8(text);
  return zipSync(files);
}

/** A paragraph of a Word document, in a style if one is named. */
export function docxParagraph(text: string, style?: string): string {
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : "";
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** One line of text on a PDF page. */
export interface PdfLine {
  text: string;
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
}

/** A PDF with one page for each list of lines, in Helvetica. */
export function buildPdf(
  pages: readonly (readonly PdfLine[])[],
  { width, height } = { width: 600, height: 800 },
): Uint8Array {
  const objects: string[] = [];
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(" ");
  objects.push("<< /Type /Catalog /Pages 2 0 R >>");
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  for (const name of ["Helvetica", "Helvetica-Bold"]) {
    objects.push(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  }
  for (const [index, lines] of pages.entries()) {
    const content = lines.map(drawLine).join("\n");
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${6 + index * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    );
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  return buildPdfOf(objects);
}

/** A PDF whose objects 1, 2, … are as given, each character a byte; the first is its catalog. */
export function buildPdfOf(objects: readonly string[]): Uint8Array {
  let file = "%PDF-1.4\n";
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  return latin1(
    `${file}${xref}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`,
  );
}

/**
 * The objects of a PDF with one page, whose content is object 5 and whose font, object 4, has the
 * given entries besides its name.
 */
export function onePage(
  content: string,
  { font = "", resources = "" }: { font?: string; resources?: string } = {},
): string[] {
  return [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> ${resources} >> >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${font} >>`,
    content,
  ];
}

/** A stream of a PDF; each character of `data` is a byte. */
export function pdfStream(entries: string, data: string): string {
  return `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

/** Bytes that were deflated, more than once if told: two kilobytes can hold two gigabytes. */
export function deflated(text: Uint8Array, times = 1): string {
  let bytes = text;
  for (let time = 0; time < times; time++) bytes = zlibSync(bytes, { level: 9 });
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

function drawLine({ text, x, y, size = 10, bold = false }: PdfLine): string {
  const escaped = text.replace(/[\\()]/g, "\\$&");
  return `BT /F${bold ? 2 : 1} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET`;
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff);
}

/**
 * An OLE compound file with the given streams of up to 7 MB in all, each at least 4,096 bytes long; the first `embedded` of
 * them in a storage of their own, as those of an embedded document are.
 */
export function buildCompoundFile(
  streams: Record<string, Uint8Array>,
  embedded: readonly [string, Uint8Array][] = [],
): Uint8Array {
  const entries = [...embedded, ...Object.entries(streams)];
  const counts = entries.map(([, stream]) => Math.ceil(stream.length / 512));
  const directory = Math.ceil((entries.length + 1) / 4);
  const used = directory + counts.reduce((sum, count) => sum + count, 0);
  // Each sector of the table tells of 128, its own among them.
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
    /** Streams of a document that is embedded in it. */
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

/** A Word 95 file of East Asia, whose 8-bit text may be cut off before its piece table. */
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
