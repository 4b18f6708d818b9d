// React 18 encodes each fragment of markup separately and copies it into chunks of 512 bytes, which are sent one by one.
// That takes longer than rendering. Patched, React collects the markup as a string and encodes it once per flush.
import { patchedSource } from "./patched-source.mjs";

/** Code of react-dom 18.3.1 that writes chunks and creates them, and its replacement. */
const places = [
  [
    "function p(a,b){if(0!==b.length)if(512<b.length)0<n&&(a.enqueue(new Uint8Array(l.buffer,0,n))," +
      "l=new Uint8Array(512),n=0),a.enqueue(b);else{var c=l.length-n;c<b.length&&(0===c?a.enqueue(l):" +
      "(l.set(b.subarray(0,c),n),a.enqueue(l),b=b.subarray(c)),l=new Uint8Array(512),n=0);" +
      "l.set(b,n);n+=b.length}}",
    "function p(a,b){l+=b}",
  ],
  [
    "function ba(a){l&&0<n&&(a.enqueue(new Uint8Array(l.buffer,0,n)),l=null,n=0)}",
    'function ba(a){var b=l;l="";b&&a.enqueue(ca.encode(b))}',
  ],
  [
    "function u(a){return ca.encode(a)}function w(a){return ca.encode(a)}",
    "function u(a){return a}function w(a){return a}",
  ],
  ["function fd(a,b){l=new Uint8Array(512);n=0;try{", 'function fd(a,b){l="";try{'],
  ["ba(b);l=new Uint8Array(512);n=0;var F=", "ba(b);var F="],
];

export const batchedMarkup = patchedSource(
  "batched-markup",
  /\/react-dom\/cjs\/react-dom-server\.browser\.production\.min\.js$/,
  places,
  "",
);
