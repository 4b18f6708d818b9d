// pdf.js has no limits: 2 KB can keep it busy for a minute and decompress to gigabytes. Only pdf.js knows what it
// decompresses, through which filters and keys. So these plugins insert calls that count its work where it is done, for
// app/library/formats/pdf/work-limit.ts; see docs/decisions/013-work-limits-in-pdf-js.md.
import { readFile } from "node:fs/promises";

const file = /\/unpdf\/dist\/pdfjs\.mjs$/;

/** Pairs of code in pdf.js 6.1 as bundled by unpdf 1.8, which occurs exactly once, and its metered replacement. */
const places = [
  // A filter's output grows.
  [
    "for(;n<e;)n*=2;let r=new Uint8Array(n);",
    "for(;n<e;)n*=2;meterWork(this.dict?.xref,n-t.byteLength,n);let r=new Uint8Array(n);",
  ],
  // The same if the runtime decompresses.
  [
    "a.push(e),o+=e.byteLength;",
    "meterWork(this.dict?.xref,e.byteLength,o),a.push(e),o+=e.byteLength;",
  ],
  // The streams of a page's content are joined.
  [
    "i=r+n.length;this.ensureBuffer(i).set(n,r)",
    "i=r+n.length;meterWork(t.dict?.xref,n.length,i);this.ensureBuffer(i).set(n,r)",
  ],
  // They are decompressed one after the other instead of in parallel, and all of them count as held.
  [
    "r.isAsync&&t.push(r.asyncGetBytes().then(t=>{t&&(e[n]=new Ee(t,0,t.length,r.dict))}))",
    "r.isAsync&&(t.push(r),await r.asyncGetBytes().then(t=>{t&&(meterWork(r.dict?.xref,0,e.held=(e.held??0)+t.length),e[n]=new Ee(t,0,t.length,r.dict))}))",
  ],
  // Each operator of a page's content, and each form XObject in another.
  [
    "(y.length=0,p.args=y,k.read(p));){",
    "(y.length=0,p.args=y,k.read(p));){meterWork(k.parser.xref,128);",
  ],
  ["(s.args=null,b.read(s));){", "(s.args=null,b.read(s));){meterWork(b.parser.xref,128);"],
  ["o??=textSinkWrapper(null);", "o??=textSinkWrapper(null);meterWork(this.xref,32768);"],
  // Ranges of a font's character map, which are expanded one by one.
  ["parseCMap(new CMap,", "parseCMap(Object.assign(new CMap,{meteredFor:e.dict?.xref}),"],
  [
    "if(t-e>at)throw Error(`mapCidRange",
    "meterWork(this.meteredFor,(t-e)*64);if(t-e>at)throw Error(`mapCidRange",
  ],
  [
    "if(t-e>at)throw Error(`mapBfRange -",
    "meterWork(this.meteredFor,(t-e)*64);if(t-e>at)throw Error(`mapBfRange -",
  ],
  ["for(let e=t;e<=n;e++)i[e]=a", "meterWork(r,(n-t)*8);for(let e=t;e<=n;e++)i[e]=a"],
  // An image as text content: it would be decoded in its declared size.
  ["readBlock(){this.decodeImage()}get jpeg", "readBlock(){this.eof=!0}get jpeg"],
];

/**
 * Work is counted in decompressed bytes; other steps count as the bytes that take as long. A core does 300 million a
 * second. Real documents need 10 to 30 for each of their bytes, of which there are at most 26 million; a few small
 * ones need more.
 */
const meter = `
const mostWork = 2 ** 30;
const workOfSmall = 2 ** 27;
const workOfByte = 64;
/** Bytes of one stream. Up to three times as much is in memory at once, besides a file of up to 25 MB. */
const mostHeld = 24 * 2 ** 20;
function meterWork(xref, work, held = 0) {
  if (!xref) return;
  xref.work = held > mostHeld ? Infinity : (xref.work ?? 0) + work;
  if (xref.work <= Math.min(mostWork, workOfSmall + workOfByte * xref.stream.end)) return;
  globalThis.onPdfWorkLimit?.(xref.pdfManager.docId);
  throw new Error("Reading the PDF exceeds the work limit.");
}
`;

/** @throws Error if pdf.js has changed */
function insertMeter(code) {
  return places.reduce((before, [found, metered]) => {
    const [start, end, ...more] = before.split(found);
    if (end === undefined || more.length > 0) {
      throw new Error(
        `Expected exactly one occurrence of "${found}" in pdf.js, found ${more.length}; it has changed.`,
      );
    }
    return start + metered + end;
  }, code + meter);
}

/**
 * For Vite.
 * @type {import("vite").Plugin}
 */
export const meteredPdfjs = {
  name: "metered-pdfjs",
  enforce: "pre",
  transform: (code, id) => (file.test(id) ? { code: insertMeter(code), map: null } : null),
};

/**
 * For esbuild.
 * @type {import("esbuild").Plugin}
 */
export const meteredPdfjsFile = {
  name: "metered-pdfjs",
  setup(build) {
    build.onLoad({ filter: file }, async ({ path }) => ({
      contents: insertMeter(await readFile(path, "utf8")),
    }));
  },
};
