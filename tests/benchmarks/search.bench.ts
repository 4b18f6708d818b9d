import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { searchPassageRows } from "~/library/passage-search-store.server";
import { fileScope, ownerScope } from "~/library/search-terms";
import { openDatabase } from "~/platform/database.server";

const passagesEach = 1_000;
const wordsEach = 113;
const searches = 400;
const texts = 10_000;

/** The highest ratio of p95 with a million passages to p95 with 100,000, and the highest p95 in milliseconds. */
const goal = 1.3;
const most = 25;

const database = openDatabase(env.DB);

/** A vocabulary with the word frequencies of a natural language (Zipf). */
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

it("searches one learner's passages among 100,000 and among a million", async () => {
  await writeTexts();
  await addLearners(0, 100);
  const few = await measure(100);
  await addLearners(100, 1_000);
  const many = await measure(1_000);
  const ratio = many.p95 / few.p95;
  console.log(
    `search, a million beside 100,000 passages: p95 ${ratio.toFixed(2)} (at most ${goal})`,
  );
  expect(few.p95).toBeLessThan(most);
  expect(ratio).toBeLessThan(goal);
}, 1_200_000);

/** Stores texts that the passages share, because generating a million takes longer than indexing them. */
async function writeTexts(): Promise<void> {
  await env.DB.prepare("CREATE TABLE texts (number INTEGER PRIMARY KEY, body TEXT NOT NULL)").run();
  for (let start = 0; start < texts; start += 1_000) {
    const bodies = Array.from({ length: 1_000 }, () => text(wordsEach));
    await env.DB.prepare("INSERT INTO texts SELECT ? + key, value FROM json_each(?)")
      .bind(start, JSON.stringify(bodies))
      .run();
  }
}

async function addLearners(from: number, to: number): Promise<void> {
  for (let learner = from; learner < to; learner += 1) {
    const [user, file] = [`bench${learner}`, `file${learner}`];
    const first = (learner * 37) % (texts - passagesEach);
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO users (id, username, username_key, password_hash, created_at) VALUES (?1, ?1, ?1, '', 0)",
      ).bind(user),
      env.DB.prepare(
        "INSERT INTO files (id, user_id, name, type, size, bytes_key, status, created_at) VALUES (?1, ?2, ?1, 'pdf', 1, ?1, 'ready', 0)",
      ).bind(file, user),
      env.DB.prepare(
        "INSERT INTO passages (file_id, user_id, ordinal, page, heading, body) SELECT ?1, ?2, number - ?3, 1 + (number - ?3) / 3, NULL, body FROM texts WHERE number >= ?3 AND number < ?3 + ?4",
      ).bind(file, user, first, passagesEach),
      env.DB.prepare(
        "INSERT INTO passage_index (rowid, scope, terms) SELECT id, ?1, body FROM passages WHERE file_id = ?2",
      ).bind(`${ownerScope(user)} ${fileScope(file)}`, file),
    ]);
  }
}

async function measure(learners: number): Promise<{ p95: number }> {
  const times: number[] = [];
  let found = 0;
  for (let search = 0; search < searches; search += 1) {
    const scope = { userId: `bench${Math.floor(random() * learners)}`, fileIds: null };
    const question = text(8);
    const start = performance.now();
    found += (await searchPassageRows(database, scope, question, 24)).length;
    times.push(performance.now() - start);
  }
  expect(found).toBeGreaterThan(searches * 10);
  const p95 = percentile(times, 0.95);
  console.log(
    `search, ${learners * passagesEach} passages of ${learners} learners, ${searches} searches of 8 words: ` +
      `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (at most ${most})`,
  );
  return { p95 };
}
