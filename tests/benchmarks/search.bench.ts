import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { insertUser } from "~/account/account-store.server";
import { readerVersion } from "~/library/extraction/reader-version";
import { insertFileStatements } from "~/library/file-store.server";
import { insertPassageStatements, searchPassageRows } from "~/library/passage-store.server";
import { openDatabase } from "~/platform/database.server";

const learners = 100;
const passagesEach = 1_000;
const wordsEach = 110;
const searches = 400;

/** A vocabulary whose words are as unevenly frequent as those of a language (Zipf). */
const vocabulary = Array.from({ length: 20_000 }, (_, rank) => `w${rank.toString(36)}x`);

let state = 42;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

function word(): string {
  return vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? "w0x";
}

function text(words: number): string {
  return Array.from({ length: words }, word).join(" ");
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

it("searches one learner's passages among 100,000", async () => {
  const database = openDatabase(env.DB);
  const createdAt = new Date();
  for (let learner = 0; learner < learners; learner += 1) {
    const userId = `bench${learner}`;
    const id = `file${learner}`;
    const key = { username: userId, usernameKey: userId, email: null, passwordHash: "" };
    await insertUser(database, { id: userId, ...key, createdAt });
    const row = {
      id,
      userId,
      name: `${id}.pdf`,
      type: "pdf" as const,
      size: 1,
      bytesKey: id,
      createdAt,
    };
    const reading = {
      status: "ready" as const,
      problem: null,
      pages: 300,
      pagesRead: null,
      words: 110_000,
      readerVersion,
    };
    const passages = Array.from({ length: passagesEach }, (_, index) => ({
      page: Math.floor(index / 3) + 1,
      heading: text(3),
      text: text(wordsEach),
    }));
    await database.batch([
      ...insertFileStatements(database, { ...row, ...reading }),
      ...insertPassageStatements(
        database,
        row,
        passages.map((passage, ordinal) => ({ ...passage, ordinal })),
      ),
    ]);
  }
  const times: number[] = [];
  let found = 0;
  for (let search = 0; search < searches; search += 1) {
    const scope = { userId: `bench${search % learners}`, fileId: null };
    const question = text(8);
    const start = performance.now();
    found += (await searchPassageRows(database, scope, question, 24)).length;
    times.push(performance.now() - start);
  }
  expect(found).toBeGreaterThan(searches * 10);
  console.log(
    `search, ${learners * passagesEach} passages of ${learners} learners, ${searches} searches of 8 words: ` +
      `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms (at most 25)`,
  );
}, 600_000);
