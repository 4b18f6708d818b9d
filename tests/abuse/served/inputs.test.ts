import { afterAll, beforeAll, expect, it } from "vitest";
import { isExhaustive } from "../../exhaustive";
import { serveProduct } from "../../fakes/served-product.mjs";
import { type Answer, Client, multipart } from "./client";
import { type EntryPoint, generatedInputs, type HostileInput, namedInputs } from "./hostile-inputs";
import { Isolates } from "./isolates";
import { createRecords, marker } from "./learner-records";
import { PageTimes } from "./page-times";

const port = process.env.SERVED_PORT ?? "8798";
const inspectorPort = process.env.SERVED_INSPECTOR_PORT ?? "9301";
/** The number of generated inputs. */
const count = Number(process.env.SERVED_INPUTS ?? (isExhaustive ? 200 : 10));
const only = process.env.SERVED_ONLY;
const seed = Number(process.env.ABUSE_SEED ?? 20_261_123);

/** The number of learners who send an input at once. Each file is read after the one before it. */
const atOnce = isExhaustive ? 6 : 2;
/** The ratio to the quiet times. In CI, anything below this many milliseconds counts as fast. */
const maxRatio = 3;
const negligibleMs = isExhaustive ? 0 : 1_000;
/**
 * The least number of pages that another learner opens. With few of them, as in CI, the 95th percentile is the slowest.
 */
const minPages = only ? 240 : isExhaustive ? 60 : 12;
/** The memory limit of an isolate on Cloudflare, in megabytes. */
const maxMemory = 128;
/** The daily messages of the free plan. */
const messages = 10;

let product: Awaited<ReturnType<typeof serveProduct>>;
let isolates: Isolates;
let times: PageTimes;
let senders: Client[] = [];
let sent = 0;

beforeAll(async () => {
  product = await serveProduct(port, { INSPECTOR_PORT: inspectorPort });
  isolates = await Isolates.connect(Number(inspectorPort));
  const other = new Client(product.origin);
  await other.register("other");
  const { file, deck } = await createRecords(other, marker);
  const paths = ["/app", `/app?fileId=${file}`, `/app/docs?fileId=${file}`];
  times = await PageTimes.measure(other, [...paths, `/app/flashcards/${deck}`]);
}, 180_000);

afterAll(() => product?.stop());

/** Without `EXHAUSTIVE`, the last two of each entry point are sent; `memory.test.ts` reads all documents. */
function isSent(input: HostileInput): boolean {
  if (isExhaustive) return true;
  const alike = namedInputs.filter(
    ({ entryPoint, isLong }) => entryPoint === input.entryPoint && !isLong,
  );
  return alike.slice(-2).includes(input);
}

const chosen = only
  ? [...namedInputs, ...generatedInputs(count, seed)].filter(({ name }) =>
      only.split(",").some((part: string) => name.includes(part)),
    )
  : [...namedInputs.filter(isSent), ...generatedInputs(count, seed)];

it.each(chosen.map((input) => [input.name, input] as const))(
  "other learners' pages stay fast during: %s",
  async (_, input) => {
    const made = input.make();
    let isResponsive = false;
    // The machine has other work, too: one fast attempt of three is enough.
    for (let attempt = 0; attempt < 3 && !isResponsive; attempt += 1) {
      const { outcomes, load } = await sendAtOnce(input, made);
      // A busy server may say that it is still reading.
      const broken = outcomes.filter((one) => /^(0|5\d\d)/.test(one) && !busy.test(one));
      expect(broken).toEqual([]);
      isResponsive = load.ratio <= maxRatio || load.p95 < negligibleMs;
    }
    expect(isResponsive).toBe(true);
    expect(isolates.read().filter(({ live }) => live > maxMemory)).toEqual([]);
  },
  900_000,
);

const busy = /^503 still_reading/;

/** Each sender sends the input, repeatedly until enough pages were opened. */
async function sendAtOnce({ name, entryPoint }: HostileInput, made: Uint8Array | string) {
  isolates.reset();
  const start = performance.now();
  const outcomes: string[] = [];
  const load = await times.during(
    minPages,
    async () => {
      outcomes.push(
        ...(await Promise.all(senders.map((sender) => send(sender, entryPoint, made)))),
      );
    },
    findSenders,
  );
  const seconds = (performance.now() - start) / 1_000;
  const told = [...new Set(outcomes)].map(
    (one) => `${outcomes.filter((other) => other === one).length} × ${one.slice(0, 120)}`,
  );
  const memory = isolates.read().map(({ worker, taken, live }) => `${worker} ${taken} (${live})`);
  console.log(
    `${name} (${entryPoint}) | ${told.join("; ")} | ${seconds.toFixed(1)} s | ${load.opened} pages, ` +
      `${load.ratio.toFixed(1)} × ${times.quiet.toFixed(0)} ms | ${memory.join(", ")} MB`,
  );
  return { outcomes, load };
}

/** Learners with messages left for today. */
async function findSenders(): Promise<void> {
  sent += 1;
  if (senders.length > 0 && sent % (messages - 1) !== 0) return;
  senders = Array.from({ length: atOnce }, () => new Client(product.origin));
  await Promise.all(senders.map((sender, at) => sender.register(`sender-${sent}-${at}`)));
}

/** The outcome of an input: a status, with the error message if there is one. */
async function send(
  sender: Client,
  entryPoint: EntryPoint,
  made: Uint8Array | string,
): Promise<string> {
  if (entryPoint === "apkg" || entryPoint === "csv") {
    const form = multipart(made as Uint8Array, `cards.${entryPoint}`);
    return outcomeOf(await sender.send("/api/import", form));
  }
  if (typeof made !== "string") return upload(sender, entryPoint, made);
  if (entryPoint === "path") return outcomeOf(await sender.send(made));
  const calls: Partial<Record<EntryPoint, [string, unknown]>> = {
    pasted: ["/api/practice-test", { textContent: made, questionCount: 10 }],
    added: ["/api/upload/text", { text: made }],
    paper: ["/api/past-papers", { text: made }],
    topic: ["/api/quiz", { topic: made, questionCount: 10 }],
    message: ["/api/chat", { message: made }],
    seeds: ["/api/chat", { message: "Why?", messages: seedsOf(made) }],
  };
  const [path, json] = calls[entryPoint] ?? ["", {}];
  return outcomeOf(await sender.send(path, { json }));
}

const seedsOf = (content: string) =>
  Array.from({ length: 16 }, (_, at) => ({ role: at % 2 ? "assistant" : "user", content }));

/** The outcome of an upload, after its pictures were read. */
async function upload(sender: Client, entryPoint: EntryPoint, bytes: Uint8Array): Promise<string> {
  const answer = await sender.send("/api/upload", multipart(bytes, `input.${entryPoint}`));
  if (answer.status !== 201) return outcomeOf(answer);
  for (;;) {
    const [file] =
      await sender.ask<{ status: string; problem: string | null }[]>("/api/user/files");
    if (file?.status !== "reading") return `201 ${file?.problem ?? file?.status}`;
    await new Promise((done) => setTimeout(done, 1_000));
  }
}

function outcomeOf({ status, headers, text }: Answer): string {
  if (status < 400 || !String(headers["content-type"]).startsWith("application/json"))
    return `${status}`;
  const { error, code } = JSON.parse(Buffer.from(text, "latin1").toString("utf8"));
  return `${status} ${code}: ${error}`;
}
