// Compares the day's counter with a Durable Object that only counts. Both run in one worker and take turns, so that
// the machine is equally busy for both.
import { join } from "node:path";
import { build } from "esbuild";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { root } from "../../workers/toolchain.mjs";

/** Calls per learner and round. */
const calls = 200;
const rounds = 60;
const atLeast = 0.8;

const bundle = await build({
  entryPoints: [join(root, "tests", "benchmarks", "counters.ts")],
  bundle: true,
  format: "esm",
  target: "es2022",
  external: ["cloudflare:workers"],
  write: false,
});
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    workers: [
      {
        name: "counters",
        modules: [{ type: "ESModule", path: "counters.js", contents: bundle.outputFiles[0].text }],
        compatibilityDate: "2026-08-15",
        durableObjects: {
          DAILY: { className: "DailyUsage", useSQLite: true },
          BARE: { className: "BareCounter", useSQLite: true },
        },
      },
    ],
  }),
);

const rates = { DAILY: [], BARE: [] };
await perSecond("BARE", "first");
await perSecond("DAILY", "first");
for (let round = 0; round < rounds; round += 1) {
  for (const which of round % 2 ? ["DAILY", "BARE"] : ["BARE", "DAILY"]) {
    rates[which].push(await perSecond(which, `learner${round}`));
  }
}
await miniflare.dispose();
const ratio = median(rates.DAILY.map((rate, round) => rate / rates.BARE[round]));
console.log(
  `daily counter: ${median(rates.DAILY).toFixed(0)} reservations a second, a bare Durable Object counter ` +
    `${median(rates.BARE).toFixed(0)}: ratio ${ratio.toFixed(2)} (at least ${atLeast})`,
);
if (ratio < atLeast) process.exitCode = 1;

async function perSecond(which, learner) {
  const start = performance.now();
  const response = await miniflare.dispatchFetch(`http://localhost/${which}/${calls}/${learner}`);
  if (!response.ok) throw new Error(`${which} answered ${response.status}.`);
  return (calls / (performance.now() - start)) * 1000;
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
