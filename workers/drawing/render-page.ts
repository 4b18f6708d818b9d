import "../emscripten-environment";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import pdfiumWasm from "@hyzyla/pdfium/pdfium.wasm";
import type { PageProblem } from "~/ai/ports";
import { type BoundedMemory, boundMemory } from "../bounded-memory";
import type { GrayscaleImage } from "./grayscale-image";
import { readInto } from "./read-into";

/** Pixels along the longer side: A4 at about 190 dpi. More take longer and help OCR nothing. */
const longSide = 2_200;

/** Bytes that PDFium may allocate: a document of 20 MB with a page of 12 million coloured pixels. */
const maxMemory = 96_000_000;
/** Bytes. An instance that has allocated more is not kept: its memory would never shrink. */
const keptMemory = 56_000_000;

/** The part of PDFium's C API that is used. */
interface Pdfium {
  HEAPU8: Uint8Array;
  wasmExports: { malloc(size: number): number; free(at: number): void };
  _FPDF_LoadMemDocument(at: number, size: number, password: number): number;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_GetPageWidth(page: number): number;
  _FPDF_GetPageHeight(page: number): number;
  _FPDFBitmap_CreateEx(...[width, height, format, at, pitch]: number[]): number;
  _FPDFBitmap_FillRect(...[bitmap, left, top, width, height, colour]: number[]): void;
  _FPDF_RenderPageBitmap(...[bitmap, page, left, top, width, height, turn, flags]: number[]): void;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_ClosePage(page: number): void;
  _FPDF_CloseDocument(document: number): void;
}
const GREY_FORMAT = 1;
const WHITE = 0xffffffff;
/**
 * Not the flag for grayscale: with it PDFium converts a copy of each picture of the page. On a grayscale
 * bitmap each pixel is converted as it is drawn.
 */
const WITH_ANNOTATIONS = 1;

interface Library {
  pdfium: Pdfium;
  memory: BoundedMemory;
}

let library: Promise<Library> | null = null;

/**
 * Renders a page of a PDF as a grayscale picture.
 * @param size bytes
 * @param page from 1
 */
export async function renderPage(
  pdf: ReadableStream<Uint8Array>,
  size: number,
  page: number,
): Promise<{ pages: number; picture: GrayscaleImage } | PageProblem> {
  library ??= openLibrary();
  const { pdfium, memory } = await library;
  const { malloc, free } = pdfium.wasmExports;
  try {
    const at = malloc(size);
    if (at === 0) return "too_large";
    const isFilled = await readInto(pdf, () => pdfium.HEAPU8.subarray(at, at + size));
    const document = isFilled ? pdfium._FPDF_LoadMemDocument(at, size, 0) : 0;
    const rendered = document === 0 ? "damaged" : render(pdfium, document, page);
    if (document !== 0) pdfium._FPDF_CloseDocument(document);
    free(at);
    // What PDFium found no memory for is missing from the page.
    return memory.refused() ? "too_large" : rendered;
  } catch (error) {
    library = null;
    if (memory.refused()) return "too_large";
    throw error;
  } finally {
    if (memory.refused() || memory.size() > keptMemory) library = null;
  }
}

function render(pdfium: Pdfium, document: number, number: number) {
  const pages = pdfium._FPDF_GetPageCount(document);
  const page = number > pages ? 0 : pdfium._FPDF_LoadPage(document, number - 1);
  if (page === 0) return "damaged";
  const [across, down] = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)];
  const scale = longSide / Math.max(across, down, 1);
  const [width, height] = [across, down].map((side) => Math.max(1, Math.floor(side * scale))) as [
    number,
    number,
  ];
  const { malloc, free } = pdfium.wasmExports;
  const at = malloc(width * height);
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, GREY_FORMAT, at, width);
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS);
  const grey = pdfium.HEAPU8.slice(at, at + width * height);
  pdfium._FPDFBitmap_Destroy(bitmap);
  pdfium._FPDF_ClosePage(page);
  free(at);
  return { pages, picture: { width, height, grey } };
}

async function openLibrary(): Promise<Library> {
  let memory: BoundedMemory | null = null;
  const opened = await PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(pdfiumWasm, imports);
      memory = boundMemory(instance, maxMemory);
      (done as unknown as (instance: WebAssembly.Instance) => void)(instance);
      return instance.exports;
    },
  });
  if (!memory) throw new Error("PDFium has not been started.");
  // The wrapper would hold a second copy of the document, and render with the flag for grayscale.
  const { module: pdfium } = opened as unknown as { module: Pdfium };
  return { pdfium, memory };
}
