import { zlibSync } from "fflate";

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

/** A PDF with the given objects, numbered from 1, each character a byte; the first is the catalog. */
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
 * The objects of a PDF with one page; its content is object 5, its font object 4.
 * @param font more entries of the font
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

/** Bytes deflated `times` times: two kilobytes can hold two gigabytes. */
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
