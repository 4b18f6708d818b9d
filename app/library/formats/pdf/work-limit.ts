declare global {
  /** Called by the meter that `workers/metered-pdfjs` puts in pdf.js. */
  var onPdfWorkLimit: ((docId: string) => void) | undefined;
}

const overworked = new Set<string>();
const waiting = new Map<string, (error: Error) => void>();

/** The listener of another copy of this module: tests run in the isolate of the built worker. */
const otherListener = globalThis.onPdfWorkLimit;

globalThis.onPdfWorkLimit = (docId) => {
  overworked.add(docId);
  waiting.get(docId)?.(new Error("The PDF asked for too much work."));
  otherListener?.(docId);
};

/** Whether a file exceeded the work limit. pdf.js itself continues with what it has. */
export function exceededWorkLimit(docId: string): boolean {
  return overworked.has(docId);
}

/** Rejects once a file exceeds the work limit; what pdf.js is doing then may never end. */
export function rejectWhenOverworked(docId: string): Promise<never> {
  return new Promise((_, reject) => waiting.set(docId, reject));
}

/** To be called for each file once it is closed. */
export function releaseWorkMeter(docId: string): void {
  overworked.delete(docId);
  waiting.delete(docId);
}
