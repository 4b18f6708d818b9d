declare global {
  /** Called by the meter that `workers/metered-pdfjs` puts in pdf.js. */
  var onPdfOverworked: ((docId: string) => void) | undefined;
}

const overworked = new Set<string>();

/** Of another copy of this module: tests run beside the built worker, which has its own. */
const tellOther = globalThis.onPdfOverworked;

globalThis.onPdfOverworked = (docId) => {
  overworked.add(docId);
  tellOther?.(docId);
};

/** Whether a file asked for more than is done for one. pdf.js itself goes on with what it has. */
export function askedTooMuch(docId: string): boolean {
  return overworked.has(docId);
}

/** Has to be called for each file once it is closed. */
export function forgetWork(docId: string): void {
  overworked.delete(docId);
}
