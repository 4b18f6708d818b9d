import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { beesPdf, shortDocx } from "../e2e/material/documents";
import { Learner } from "./learner";
import { emptyFolder, firstPort, Machine, packProduct } from "./machine";
import { photograph } from "./material";
import { readState } from "./state";
import { type Site, startProxy } from "./tls-proxy";

const port = firstPort + 3;
const kills = Number(process.env.SELFHOST_KILLS ?? 20);
/** The longest time before a kill, in milliseconds. */
const longestDelay = 2_000;
/** The files uploaded in a round. */
const mostFiles = 60;
/** One in so many files is a picture, which takes about a second to read. */
const filesPerPicture = 12;
/** Fewer than a learner's ten messages a day. */
const mostQuestions = 8;

/** One learner's round: each attempt, and whether it was confirmed. */
interface Round {
  learner: Learner;
  registered: boolean;
  files: Map<string, boolean>;
  questions: Map<string, boolean>;
}

const rounds: Round[] = [];
let product: string;
let state: string;
let site: Site;
let machine: Machine;

beforeAll(async () => {
  product = packProduct("crashed-product");
  state = emptyFolder("crashed-machine");
  site = await startProxy(emptyFolder("crash-certificates"), port);
});

// A failed test leaves its machine running.
afterEach(() => machine.kill());

afterAll(() => site.close());

test(`after kill -9 ${kills} times, everything that was confirmed is stored exactly once`, async () => {
  const delays = delaysOf(process.env.SELFHOST_SEED ?? "fennec");
  for (let number = 0; number < kills; number += 1) {
    await start();
    if (number > 0) await expectKept(rounds.slice(-2));
    const round = newRound(number);
    rounds.push(round);
    const studying = study(round);
    await new Promise((done) => setTimeout(done, delays()));
    await machine.kill();
    await studying;
  }
  const answered = count(
    rounds.flatMap(({ files, questions }) => [...files.values(), ...questions.values()]),
  );
  console.log(`${kills} kills: ${answered.true ?? 0} answered, ${answered.false ?? 0} cut off`);
  expect(answered.true ?? 0).toBeGreaterThan(kills);

  await start();
  await expectKept(rounds);
  await expectFinished(rounds);
  await machine.stop();
  await expectNothingOrphaned();
}, 900_000);

test("a picture that was still to be read at a crash is read after the next start", async () => {
  const ida = new Learner(site, "ida");
  await start();
  await ida.register();
  const [photo] = await ida.upload(photograph("ida.jpg"));
  await machine.kill();
  await start();
  expect((await ida.readyFile(photo?.id ?? "")).status).toBe("ready");
});

async function start(): Promise<void> {
  const variables = { REGISTRATIONS_PER_HOUR: "1000", UPLOADS_PER_HOUR: "10000" };
  machine = new Machine({ product, state, port, origin: site.origin, variables });
  await machine.ready();
}

function newRound(number: number): Round {
  const learner = new Learner(site, `learner${number}`);
  return { learner, registered: false, files: new Map(), questions: new Map() };
}

/** Uploads and asks until the connection breaks. */
async function study(round: Round): Promise<void> {
  const { learner, questions } = round;
  try {
    await learner.register();
    round.registered = true;
    await upload(round, beesPdf(`${learner.name} bees.pdf`));
    await Promise.all([
      (async () => {
        for (let number = 0; number < mostFiles; number += 1) {
          const name = `${learner.name} ${number}`;
          await upload(
            round,
            number % filesPerPicture === 0
              ? photograph(`${name}.jpg`)
              : shortDocx(`${name}.docx`, `Notes ${number} of ${learner.name} say what nectar is.`),
          );
        }
      })(),
      (async () => {
        for (let number = 0; number < mostQuestions; number += 1) {
          const message = `What is pollination? (${learner.name}, ${number})`;
          questions.set(message, false);
          await learner.ask("/api/chat", { json: { message } });
          questions.set(message, true);
        }
      })(),
    ]);
  } catch {
    // Killed.
  }
}

async function upload({ learner, files }: Round, file: Parameters<Learner["upload"]>[0]) {
  files.set(file.name, false);
  await learner.upload(file);
  files.set(file.name, true);
}

/** What was confirmed is stored once; what was interrupted is stored once or not at all. */
async function expectKept(some: Round[]): Promise<void> {
  for (const { learner, registered, files, questions } of some) {
    if (!registered) continue;
    const kept = await learner.export();
    const names = count(kept.files.map(({ name }) => name));
    for (const [name, answered] of files) {
      expect
        .soft(names[name] ?? 0, `${name}, answered: ${answered}`)
        .toBeOneOf(answered ? [1] : [0, 1]);
    }
    expect.soft(kept.files.filter(({ name }) => !files.has(name))).toEqual([]);
    const messages = kept.conversations.flatMap((one) => one.messages);
    const asked = count(
      messages.filter(({ role }) => role === "user").map(({ content }) => content),
    );
    for (const [question, answered] of questions) {
      expect
        .soft(asked[question] ?? 0, `${question}, answered: ${answered}`)
        .toBeOneOf(answered ? [1] : [0, 1]);
    }
    const replies = messages.filter(({ role }) => role === "assistant");
    expect.soft(replies).toHaveLength(messages.length - replies.length);
  }
}

/** Pictures are read, bytes are complete, and the day's messages are those that were stored. */
async function expectFinished(some: Round[]): Promise<void> {
  for (const { learner, registered } of some) {
    if (!registered) continue;
    const { files, conversations } = await learner.export();
    for (const { id, name } of files) {
      expect.soft((await learner.readyFile(id)).status, name).toBe("ready");
      const { bytes } = await learner.send(`/api/files/${id}/content`);
      const sent = name.endsWith(".jpg")
        ? photograph(name)
        : name.endsWith(".pdf")
          ? beesPdf(name)
          : null;
      if (sent) expect.soft(hash(bytes), name).toBe(hash(sent.buffer));
    }
    const asked = conversations.flatMap(({ messages }) =>
      messages.filter(({ role }) => role === "user"),
    );
    const { chatMessagesCount } = await learner.ask<{ chatMessagesCount: number }>(
      "/api/user/subscription",
    );
    expect.soft(chatMessagesCount, learner.name).toBe(asked.length);
  }
}

/** After a later sweep, the disk has the bytes that rows refer to, and no others. */
async function expectNothingOrphaned(): Promise<void> {
  // In local mode, where the sweep can be called.
  machine = await new Machine({ product, state, port }).ready();
  const later = Date.now() + 2 * 3_600_000;
  const swept = await fetch(`http://localhost:${port}/cdn-cgi/local/scheduled?time=${later}`);
  expect(swept.status).toBe(200);
  await machine.stop();
  const { rows, announced, objects, blobs } = readState(state);
  expect(objects).toEqual(rows);
  expect(announced).toEqual([]);
  expect(blobs.onDisk).toEqual(blobs.needed);
}

/** Delays spread over a round, the same for the same seed. */
function delaysOf(seed: string): () => number {
  let number = 0;
  return () => {
    number += 1;
    const part = createHash("sha256").update(`${seed} ${number}`).digest().readUInt32BE();
    return (part / 2 ** 32) * longestDelay;
  };
}

function count(values: (string | boolean)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
}

function hash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
