// pdf.js unpacks and follows whatever a file asks for: 2 KB can hold it for a minute and fill
// gigabytes. It has no limit of its own, and only it knows what it unpacks, through which filters and
// keys. So whoever bundles it puts a meter where its work is done, for
// app/library/formats/pdf/work-limit.ts; see docs/decisions/013-work-limits-in-pdf-js.md.
import { readFile } from "node:fs/promises";

const file = /\/unpdf\/dist\/pdfjs\.mjs$/;

/** Where work is done in pdf.js 6.1 as unpdf 1.8 bundles it, each written there exactly once. */
const places = [
  // What a filter's output grows by.
  [
    "for(;n<e;)n*=2;let r=new Uint8Array(n);",
    "for(;n<e;)n*=2;meterWork(this.dict?.xref,n-t.byteLength,n);let r=new Uint8Array(n);",
  ],
  // The same where the runtime unpacks.
  [
    "a.push(e),o+=e.byteLength;",
    "meterWork(this.dict?.xref,e.byteLength,o),a.push(e),o+=e.byteLength;",
  ],
  // A page's content may be many streams, which are joined.
  [
    "i=r+n.length;this.ensureBuffer(i).set(n,r)",
    "i=r+n.length;meterWork(t.dict?.xref,n.length,i);this.ensureBuffer(i).set(n,r)",
  ],
  // They would be unpacked side by side, and are held together.
  [
    "r.isAsync&&t.push(r.asyncGetBytes().then(t=>{t&&(e[n]=new Ee(t,0,t.length,r.dict))}))",
    "r.isAsync&&(t.push(r),await r.asyncGetBytes().then(t=>{t&&(meterWork(r.dict?.xref,0,e.held=(e.held??0)+t.length),e[n]=new Ee(t,0,t.length,r.dict))}))",
  ],
  // Each operator of what a page draws, and each drawing within a drawing.
  [
    "(y.length=0,p.args=y,k.read(p));){",
    "(y.length=0,p.args=y,k.read(p));){meterWork(k.parser.xref,128);",
  ],
  ["(s.args=null,b.read(s));){", "(s.args=null,b.read(s));){meterWork(b.parser.xref,128);"],
  ["o??=textSinkWrapper(null);", "o??=textSinkWrapper(null);meterWork(this.xref,32768);"],
  // Ranges of characters, which are written out one by one.
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
  // A picture in place of text, as large as it says it is.
  ["readBlock(){this.decodeImage()}get jpeg", "readBlock(){this.eof=!0}get jpeg"],
];

/**
 * Work is told in bytes unpacked; steps of other kinds count as the bytes that take as long. A core
 * does 300 million a second. A real document asks for 10 to 30 for each of its own bytes, of which
 * there are at most 26 million; a few small ones for more.
 */
const meter = `
const mostWork = 2 ** 30;
const workOfSmall = 2 ** 27;
const workOfByte = 64;
/** Of one stream. Up to three times as much is held at once, beside a file of up to 25 MB. */
const mostHeld = 24 * 2 ** 20;
function meterWork(xref, work, held = 0) {
  if (!xref) return;
  xref.work = held > mostHeld ? Infinity : (xref.work ?? 0) + work;
  if (xref.work <= Math.min(mostWork, workOfSmall + workOfByte * xref.stream.end)) return;
  globalThis.onPdfWorkLimit?.(xref.pdfManager.docId);
  throw new Error("Reading the PDF exceeds the work limit.");
}
`;

/** @throws where pdf.js is not written as this file knows it */
function putMeterIn(code) {
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
  transform: (code, id) => (file.test(id) ? { code: putMeterIn(code), map: null } : null),
};

/**
 * For esbuild.
 * @type {import("esbuild").Plugin}
 */
export const meteredPdfjsFile = {
  name: "metered-pdfjs",
  setup(build) {
    build.onLoad({ filter: file }, async ({ path }) => ({
      contents: putMeterIn(await readFile(path, "utf8")),
    }));
  },
};
