declare global {
  /** Called by the meter that `workers/metered-pdfjs` puts in pdf.js. */
  var onPdfOverworked: ((docId: string) => void) | undefined;
}

const overworked = new Set<string>();
const waiting = new Map<string, (error: Error) => void>();

/** Another copy of this module may listen too: tests run beside the built worker, which has its own. */
const tellOther = globalThis.onPdfOverworked;

globalThis.onPdfOverworked = (docId) => {
  overworked.add(docId);
  waiting.get(docId)?.(new Error("The PDF asked for too much work."));
  tellOther?.(docId);
};

/** Whether a file asked for more than is done for one. pdf.js itself goes on with what it has. */
export function askedTooMuch(docId: string): boolean {
  return overworked.has(docId);
}

/** Fails once a file asks for more than is done for one; what pdf.js still does may never end. */
export function untilOverworked(docId: string): Promise<never> {
  return new Promise((_, reject) => waiting.set(docId, reject));
}

/** Has to be called for each file once it is closed. */
export function forgetWork(docId: string): void {
  overworked.delete(docId);
  waiting.delete(docId);
}
