// Compares the product's pages with a bare Remix page on the same runtime: landing pages per second, and the 95th
// percentile of pages behind the login, also compared with a bare page that reads a learner by a session cookie.
// All take turns, so that the machine is equally busy for each.
import { Agent, request } from "node:http";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { root, runTool } from "../../workers/toolchain.mjs";
import { serveProduct } from "../fakes/served-product.mjs";

const port = process.env.BENCH_PORT ?? "8795";
/** Requests per kind and round. */
const requests = 60;
const rounds = 30;
/** Rounds until the code of all pages is compiled. */
const warmUp = 4;
const atOnce = 4;
const goals = { landing: 0.9, signedIn: 2 };

runTool(
  "remix",
  ["vite:build", "--config", "tests/benchmarks/bare-remix/vite.config.ts", "--logLevel", "warn"],
  { NODE_ENV: "production" },
);
const bare = new Miniflare(
  convertV4MiniflareOptions({
    workers: [
      {
        name: "bare",
        modules: [{ type: "ESModule", path: join(root, "build/bare-remix/server/index.js") }],
        compatibilityDate: "2026-08-15",
        compatibilityFlags: ["nodejs_compat"],
        d1Databases: { DB: "bare" },
        // As in the product, each request passes the router of static files.
        assets: {
          directory: join(root, "build/bare-remix/client"),
          routerConfig: {
            has_user_worker: true,
            static_routing: { asset_worker: [], user_worker: ["/", "/signed-in"] },
          },
          assetConfig: { compatibility_date: "2026-08-15", compatibility_flags: [] },
        },
      },
    ],
    cf: false,
    logRequests: false,
    telemetry: { enabled: false },
  }),
);
const bareOrigin = (await bare.ready).origin;
const bareSession = "session=bare";
const learners = await bare.getD1Database("DB");
await learners.exec("CREATE TABLE learners (session TEXT PRIMARY KEY, name TEXT)");
await learners.exec("INSERT INTO learners VALUES ('bare', 'A learner')");
const product = await serveProduct(port, {});
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
try {
  const cookie = await signUp();
  const perSecond = { bare: [], landing: [] };
  const pages = ["/app", "/app/quiz", "/app/flashcards", "/profile", "/soundtrack"];
  const times = { bare: [], bareSignedIn: [], signedIn: [] };
  for (let round = 0; round < rounds; round += 1) {
    const kinds = [
      async () => perSecond.bare.push(await throughput(`${bareOrigin}/`)),
      async () => perSecond.landing.push(await throughput(`${product.origin}/`)),
      async () => times.bare.push(...(await oneByOne(pages.map(() => `${bareOrigin}/`)))),
      async () =>
        times.bareSignedIn.push(
          ...(await oneByOne(
            pages.map(() => `${bareOrigin}/signed-in`),
            bareSession,
          )),
        ),
      async () =>
        times.signedIn.push(
          ...(await oneByOne(
            pages.map((path) => product.origin + path),
            cookie,
          )),
        ),
    ];
    for (const measure of round % 2 ? kinds : kinds.toReversed()) await measure();
  }
  const ratios = perSecond.landing.map((rate, round) => rate / perSecond.bare[round]);
  report(
    "landing",
    `${at(perSecond.landing.slice(warmUp), 0.5).toFixed(0)} pages a second, a bare Remix page ` +
      at(perSecond.bare.slice(warmUp), 0.5).toFixed(0),
    at(ratios.slice(warmUp), 0.5),
    (ratio) => ratio >= goals.landing,
    `at least ${goals.landing}`,
  );
  const settled = warmUp * pages.length;
  const slow = {
    bare: at(times.bare.slice(settled), 0.95),
    bareSignedIn: at(times.bareSignedIn.slice(settled), 0.95),
    signedIn: at(times.signedIn.slice(settled), 0.95),
  };
  report(
    "pages behind the login",
    `p95 ${slow.signedIn.toFixed(1)} ms, a bare Remix page ${slow.bare.toFixed(1)} ms`,
    slow.signedIn / slow.bare,
    (ratio) => ratio <= goals.signedIn,
    `at most ${goals.signedIn}`,
  );
  console.log(
    `  and a bare page that reads a learner by a session ${slow.bareSignedIn.toFixed(1)} ms: ` +
      `ratio ${(slow.signedIn / slow.bareSignedIn).toFixed(2)} (no goal)`,
  );
} finally {
  agent.destroy();
  await product.stop();
  await bare.dispose();
}

function report(what, figures, ratio, isMet, goal) {
  console.log(
    `${what}: ${figures}: ratio ${ratio.toFixed(2)} (${goal})${isMet(ratio) ? "" : "  MISSED"}`,
  );
  if (!isMet(ratio)) process.exitCode = 1;
}

async function throughput(address) {
  const start = performance.now();
  let rest = requests;
  const open = async () => {
    while (rest > 0) {
      rest -= 1;
      await get(address);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, open));
  return (requests / (performance.now() - start)) * 1000;
}

async function oneByOne(addresses, cookie) {
  const taken = [];
  for (const address of addresses) {
    const start = performance.now();
    await get(address, cookie);
    taken.push(performance.now() - start);
  }
  return taken;
}

function get(address, cookie) {
  return new Promise((done, fail) => {
    const asked = request(address, { agent, headers: cookie ? { Cookie: cookie } : {} });
    asked.on("error", fail);
    asked.on("response", (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${address} answered ${answer.statusCode}.`));
      answer.on("error", fail).on("end", done).resume();
    });
    asked.end();
  });
}

async function signUp() {
  const username = `bench-${process.pid}`;
  const password = "desert fox 7";
  const response = await fetch(`${product.origin}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      username,
      email: `${username}@example.org`,
      password,
      confirmPassword: password,
    }),
  });
  if (response.status !== 201) throw new Error(`Signing up answered ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

function at(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
