import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorStatus } from "~/platform/errors";
import { root } from "../../../workers/toolchain.mjs";
import { isExhaustive } from "../../exhaustive";
import { serveProduct } from "../../fakes/served-product.mjs";
import { addressesOf, patterns } from "./addresses";
import { bodiesOf, oddHeaders } from "./bodies";
import { type Answer, atATime, Client, type Sent } from "./client";
import {
  createRecords,
  everythingOf,
  expectUnchanged,
  type LearnerRecords,
  marker,
} from "./learner-records";
import { type LoadTimes, PageTimes } from "./page-times";

const port = process.env.SERVED_PORT ?? "8798";
const methods = ["GET", "POST", "DELETE"];
const otherMethods = ["HEAD", "PUT", "PATCH", "OPTIONS", "TRACE", "PROPFIND"];
/** Of requests that differ little, one in this many is sent. */
const sampled = isExhaustive ? 1 : 3;
const atOnce = 6;
/** The ratio to the quiet times. Anything below this many milliseconds counts as fast. */
const maxRatio = 3;
const negligibleMs = 1_000;

interface Attempt {
  path: string;
  sent: Sent;
  /** What the attempt is, for its failure. */
  name: string;
}

let product: Awaited<ReturnType<typeof serveProduct>>;
let attacker: Client;
/** Calls that end the session. */
let leaver: Client;
let attacked: Client;
let own: LearnerRecords;
let others: LearnerRecords;
let times: PageTimes;
const refused: Attempt[] = [];

beforeAll(async () => {
  product = await serveProduct(port, {});
  const { origin } = product;
  [attacker, leaver, attacked] = [new Client(origin), new Client(origin), new Client(origin)];
  await attacker.register("attacker");
  await leaver.register("leaver");
  await attacked.register(marker.toLowerCase());
  own = await createRecords(attacker, "chlorophyll");
  others = await createRecords(attacked, marker);
  times = await PageTimes.measure(attacked, pagesOf(others));
}, 180_000);

afterAll(() => product?.stop());

const pagesOf = ({ file, deck }: LearnerRecords) => [
  "/app",
  `/app?fileId=${file}`,
  `/app/docs?fileId=${file}`,
  `/app/flashcards/${deck}`,
];

/** An error that reveals internals: a stack, a folder, a module. */
const innards = new RegExp(
  [
    root.replaceAll("\\", "\\\\"),
    String.raw`\n\s+at \S+ \(`,
    "node_modules",
    "workerd/",
    String.raw`\.ts:\d+`,
  ].join("|"),
);

/** Calls that log out, or log in as another learner. */
const endsSession = /^\/(auth|logout|api\/(login|logout|register))/;

/** The faults of an answer, usually none. */
function faultsOf({ path, sent, name }: Attempt, { status, headers, text }: Answer): string[] {
  const faults: string[] = [];
  const type = String(headers["content-type"] ?? "");
  if (text.toLowerCase().includes(marker.toLowerCase())) faults.push("tells another's text");
  if (innards.test(text)) faults.push("tells of the server");
  const address = path.split("?")[0] ?? "";
  const isCall = address.startsWith("/api/");
  if (isCall && status >= 400 && sent.method !== "HEAD")
    faults.push(...envelopeFaults(status, type, text));
  // Without a transcription provider, a voice message gets 503, as docs/api.md says.
  else if (status >= 500 && !(status === 503 && address === "/app/voice"))
    faults.push(`is ${status}`);
  if (status === 405 && !headers.allow) faults.push("does not say what it takes");
  return faults.map((fault) => `${sent.method ?? "GET"} ${path.slice(0, 120)}, ${name}: ${fault}`);
}

function envelopeFaults(status: number, type: string, text: string): string[] {
  if (!type.startsWith("application/json")) return [`is ${status} ${type}`];
  const { error, code } = JSON.parse(text) as { error?: unknown; code?: keyof typeof errorStatus };
  if (typeof error !== "string" || !code || errorStatus[code] !== status) return [`is ${text}`];
  return status >= 500 && code !== "provider_unconfigured" ? [`is ${status} ${text}`] : [];
}

/** Sends all attempts, six at a time. @returns the faults of the responses */
async function attack(attempts: readonly Attempt[], from = attacker): Promise<string[]> {
  const faults: string[] = [];
  await atATime(atOnce, attempts, async (attempt) => {
    const { path, sent } = attempt;
    const client = endsSession.test(path) ? leaver : from;
    let answer = await client.send(path, sent);
    const mustAnswer = sent.slowly === undefined && sent.breakAfter === undefined;
    // A response before the end of a body that is too large can be lost with its connection.
    if (answer.status === 0 && mustAnswer) answer = await client.send(path, sent);
    if (answer.status === 0 && mustAnswer) {
      faults.push(`${sent.method ?? "GET"} ${path.slice(0, 120)}, ${attempt.name}: has no answer`);
    }
    faults.push(...faultsOf(attempt, answer));
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429 && from === attacker)
      refused.push(attempt);
  });
  return [...new Set(faults)];
}

async function measureDuring(attempts: readonly Attempt[], from = attacker): Promise<LoadTimes> {
  let faults: string[] = [];
  const load = await times.during(1, async () => {
    faults = await attack(attempts, from);
  });
  console.log(
    `${attempts.length} requests: ${load.opened} pages of another learner, p95 ${load.p95.toFixed(0)} ms, ` +
      `${load.ratio.toFixed(1)} times the quiet ${times.quiet.toFixed(0)} ms`,
  );
  expect(faults.slice(0, 40)).toEqual([]);
  // After a logout, the test would prove nothing.
  expect((await attacker.send("/api/user")).status).toBe(200);
  return load;
}

const expectResponsive = ({ ratio, p95 }: LoadTimes) =>
  expect(ratio <= maxRatio || p95 < negligibleMs, `${ratio} times, ${p95} ms`).toBe(true);

const every = (sentTo: (path: string) => [name: string, sent: Sent][]): Attempt[] =>
  patterns.flatMap((pattern) =>
    addressesOf(pattern, others, own).flatMap((path) =>
      sentTo(path).map(([name, sent]) => ({ path, name, sent })),
    ),
  );

let turn = 0;
/** One of every few; which one takes turns. */
function sample<T>(all: readonly T[]): T[] {
  turn += 1;
  return all.filter((_, index) => (index + turn) % sampled === 0);
}

describe("requests for another learner's records", () => {
  it("do not reveal or change them with any method or address", async () => {
    const before = await everythingOf(attacked, others);
    const plain = every(() =>
      [...methods, ...sample(otherMethods)].map((method) => [method, { method }]),
    );
    expectResponsive(await measureDuring(plain));
    const data = patterns
      .filter((pattern) => !pattern.startsWith("/api") && !pattern.includes("?"))
      .flatMap((pattern) => addressesOf(pattern === "/" ? "/_root" : pattern, others, own))
      .flatMap((path) =>
        [
          `${path}.data`,
          `${path}.data?index`,
          `${path}?fileId=${others.file}&from=${others.deck}`,
        ].map((address) => ({ path: address, name: "page data", sent: {} })),
      );
    await measureDuring(sample(data));
    await measureDuring(
      every(() => [["nobody", {}]]),
      new Client(product.origin),
    );
    expectUnchanged(before, await everythingOf(attacked, others));
  }, 240_000);

  it("do not reveal or change them with any body", async () => {
    const before = await everythingOf(attacked, others);
    const bodies = bodiesOf(others);
    const one = (path: string): boolean => !/%|aaaa|\/0/.test(path);
    const attempts = patterns.flatMap((pattern) => {
      const paths = addressesOf(pattern, others, own).filter(one);
      // For an address with parameters, the first ones have records that belong together.
      return paths.flatMap((path, index) =>
        bodies
          .filter(
            (_, number) =>
              paths.length === 1 || number % paths.length === index % bodies.length || number < 2,
          )
          .map(([name, sent]) => ({ path, name, sent: { ...sent, method: "POST" } })),
      );
    });
    await measureDuring(sample(attempts));
    expectUnchanged(before, await everythingOf(attacked, others));
  }, 300_000);

  it("do not reveal or change them with odd headers, slow bodies or broken connections", async () => {
    const before = await everythingOf(attacked, others);
    const json = JSON.stringify({ message: "What is it?", fileId: others.file, count: 5 });
    const attempts = every((path) =>
      path.includes(":") || path.length > 80
        ? []
        : oddHeaders.map(([name, headers]) => [name, { headers }]),
    ).filter((_, index) => index % 3 === 0);
    const posts = patterns.filter((path) => !path.includes(":") && !endsSession.test(path));
    const broken = posts.map((path) => ({
      path,
      name: "broken off",
      sent: {
        method: "POST",
        body: json,
        breakAfter: 20,
        headers: { "Content-Type": "application/json" },
      },
    }));
    const slow = posts.map((path) => ({
      path,
      name: "a byte a second",
      sent: {
        method: "POST",
        body: json,
        slowly: 12,
        headers: { "Content-Type": "application/json" },
      },
    }));
    const slowly = Promise.all(slow.map(({ path, sent }) => attacker.send(path, sent)));
    await measureDuring([...attempts, ...broken]);
    await slowly;
    expect((await attacked.send("/healthz")).status).toBe(200);
    expectUnchanged(before, await everythingOf(attacked, others));
  }, 240_000);
});

describe("a refused request", () => {
  it("does not change allowances or figures, even if it is sent many times at once", async () => {
    const figures = () => attacker.ask("/api/user/subscription");
    const before = await figures();
    const picked = refused.filter((_, index) => index % Math.ceil(refused.length / 150) === 0);
    expect(picked.length).toBeGreaterThan(50);
    await atATime(atOnce, [...picked, ...picked, ...picked], async ({ path, sent }) => {
      if (!endsSession.test(path)) await attacker.send(path, sent);
    });
    expect(await figures()).toEqual(before);
  }, 120_000);
});
