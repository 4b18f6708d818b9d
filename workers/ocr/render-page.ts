import "./emscripten-environment";
import { type PDFiumDocument, PDFiumLibrary } from "@hyzyla/pdfium";
import pdfiumWasm from "@hyzyla/pdfium/pdfium.wasm";

/** Dots along the longer side: A4 at about 190 to the inch, more than which adds time alone. */
const LONG_SIDE = 2_200;

let library: Promise<PDFiumLibrary> | null = null;

/**
 * A page of a PDF as a grey picture in PNM.
 * @returns null where the PDF cannot be opened or has no such page
 */
export async function renderPage(
  pdf: Uint8Array,
  page: number,
): Promise<{ pages: number; picture: Uint8Array } | null> {
  library ??= openLibrary();
  let document: PDFiumDocument;
  try {
    document = await (await library).loadDocument(pdf);
  } catch {
    return null;
  }
  try {
    const pages = document.getPageCount();
    if (page > pages) return null;
    const shown = document.getPage(page - 1);
    const { originalWidth, originalHeight } = shown.getOriginalSize();
    const scale = LONG_SIDE / Math.max(originalWidth, originalHeight, 1);
    const { width, height, data } = await shown.render({ scale, colorSpace: "Gray" });
    return { pages, picture: toPnm(width, height, data) };
  } finally {
    document.destroy();
  }
}

/** A photograph as a page of its own, small enough to be read. */
export async function drawPhotograph(
  jpeg: Uint8Array,
  width: number,
  height: number,
): Promise<{ pages: number; picture: Uint8Array } | null> {
  return renderPage(wrapInPdf(jpeg, width, height), 1);
}

async function openLibrary(): Promise<PDFiumLibrary> {
  return PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(pdfiumWasm, imports);
      (done as unknown as (instance: WebAssembly.Instance) => void)(instance);
      return instance.exports;
    },
  });
}

function toPnm(width: number, height: number, grey: Uint8Array): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const picture = new Uint8Array(head.length + grey.length);
  picture.set(head);
  picture.set(grey, head.length);
  return picture;
}

/**
 * A PDF of one page that shows nothing but the photograph: PDFium unpacks and shrinks it line by
 * line, where a decoder of its own would hold twelve million dots at once.
 */
function wrapInPdf(jpeg: Uint8Array, width: number, height: number): Uint8Array {
  const content = `q ${width} 0 0 ${height} 0 0 cm /P Do Q`;
  const colours = isGrey(jpeg) ? "DeviceGray" : "DeviceRGB";
  const head = [
    "%PDF-1.4",
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>>>endobj`,
    `4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj`,
    `5 0 obj<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/${colours}/Filter/DCTDecode/Length ${jpeg.length}>>stream\n`,
  ].join("\n");
  // Without a table of its objects a PDF is read through from the start.
  const tail = "\nendstream endobj\ntrailer<</Size 6/Root 1 0 R>>\nstartxref\n0\n%%EOF";
  const encode = (text: string) => new TextEncoder().encode(text);
  const parts = [encode(head), jpeg, encode(tail)];
  const pdf = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    pdf.set(part, offset);
    offset += part.length;
  }
  return pdf;
}

/** Has the JPEG one component? The number stands in the frame's header. */
function isGrey(jpeg: Uint8Array): boolean {
  let offset = 2;
  while (offset + 9 < jpeg.length && jpeg[offset] === 0xff) {
    const marker = jpeg[offset + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return jpeg[offset + 9] === 1;
    offset += 2 + ((jpeg[offset + 2] ?? 0) << 8) + (jpeg[offset + 3] ?? 0);
  }
  return false;
}
