// Compares an upload of 10 MB with a bare `put` of the same bytes into R2, both over HTTP to workers on this machine,
// in turns. Exits with code 1 if the ratio is too high.
import { randomBytes } from "node:crypto";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { serveProduct } from "../fakes/served-product.mjs";

const most = 1.5;
const rounds = 15;
const size = 10_000_000;
const port = process.env.BENCH_PORT ?? "8797";

/** A file that an upload accepts as a picture, so that no text is extracted. */
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(size - 4)]);

const bare = new Miniflare(
  convertV4MiniflareOptions({
    port: 0,
    cf: false,
    modules: true,
    compatibilityDate: "2026-08-15",
    r2Buckets: ["BYTES"],
    script: `export default {
      async fetch(request, { BYTES }) {
        await BYTES.put(crypto.randomUUID(), request.body);
        return new Response(null, { status: 201 });
      },
    };`,
  }),
);
const [product, { href }] = await Promise.all([serveProduct(port, {}), bare.ready]);
try {
  const cookie = await register();
  const puts = [];
  const uploads = [];
  for (let round = 0; round <= rounds; round += 1) {
    const put = await timeOf(href, { method: "PUT", body: jpeg });
    const upload = await timeOf(`${product.origin}/api/upload`, {
      method: "POST",
      headers: { Cookie: cookie },
      body: formWith(`photo ${round}.jpg`),
    });
    // The first round warms up.
    if (round === 0) continue;
    puts.push(put);
    uploads.push(upload);
  }
  const ratio = median(uploads) / median(puts);
  console.log(
    `upload of 10 MB: ${median(uploads).toFixed(0)} ms, ${ratio.toFixed(2)} times a bare put ` +
      `(${median(puts).toFixed(0)} ms; at most ${most})`,
  );
  if (ratio > most) process.exitCode = 1;
} finally {
  await Promise.all([product.stop(), bare.dispose()]);
}

async function register() {
  const password = "desert fox 7";
  const response = await fetch(`${product.origin}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      username: `bench-${process.pid}`,
      email: `bench-${process.pid}@example.org`,
      password,
      confirmPassword: password,
    }),
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

function formWith(name) {
  const form = new FormData();
  form.set("files", new File([jpeg], name, { type: "image/jpeg" }));
  return form;
}

/** Milliseconds until the complete response has arrived. */
async function timeOf(url, request) {
  const start = performance.now();
  const response = await fetch(url, request);
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${response.status}: ${text}`);
  return performance.now() - start;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
