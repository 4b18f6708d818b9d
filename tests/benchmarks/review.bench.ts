import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { readForecast } from "~/review/read-forecast.server";
import { readQueue } from "~/review/read-queue.server";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";

const fewItems = 500;
const manyItems = 50_000;
const reads = 200;
/** The most milliseconds that the queue of many items may take more than that of few. */
const most = 20;

const day = 86_400_000;

it("reads today's queue of 50,000 items about as fast as one of 500", async () => {
  const app = createApp(env as unknown as Bindings, createExecutionContext());
  await addLearner("few", fewItems);
  await addLearner("many", manyItems);
  const times: Record<"few" | "many", number[]> = { few: [], many: [] };
  for (let read = 0; read < reads; read += 1) {
    for (const id of ["few", "many"] as const) {
      const start = performance.now();
      const [queue] = await Promise.all([readQueue(app, { id }), readForecast(app, { id })]);
      times[id].push(performance.now() - start);
      expect(queue.entries.length).toBeGreaterThan(100);
    }
  }
  const p95 = { few: percentile(times.few, 0.95), many: percentile(times.many, 0.95) };
  console.log(
    `review, ${manyItems} beside ${fewItems} items: p95 ${p95.many.toFixed(1)} beside ` +
      `${p95.few.toFixed(1)} ms (at most ${most} more)`,
  );
  expect(p95.many - p95.few).toBeLessThan(most);
}, 600_000);

/** Half of the items are cards, half questions; a third is overdue, a third due later, a third new. */
async function addLearner(id: string, items: number): Promise<void> {
  const now = Date.now();
  const each = items / 2;
  const memory = `CASE at % 3 WHEN 0 THEN 0 ELSE 2 END AS state,
    CASE at % 3 WHEN 1 THEN ${now} - at * 1000 ELSE ${now} + (1 + at % 30) * ${day} END AS due`;
  const rows = `WITH RECURSIVE numbers(at) AS
    (SELECT 1 UNION ALL SELECT at + 1 FROM numbers WHERE at < ${each}),
    items AS (SELECT at, ${memory} FROM numbers)`;
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO users (id, username, username_key, password_hash, created_at) VALUES (?1, ?1, ?1, '', 0)",
    ).bind(id),
    env.DB.prepare(
      `INSERT INTO decks (id, user_id, title, count, include_term, include_definition, include_examples,
        track_mastery, created_at) VALUES (?1, ?1, 'Deck', 5, 1, 1, 0, 1, 0)`,
    ).bind(id),
    env.DB.prepare(
      `INSERT INTO cards (id, deck_id, number, front, back, source, due, stability, difficulty,
        scheduled_days, learning_steps, reps, lapses, state, user_id, kept_at)
      ${rows} SELECT ?1 || at, ?1, at, 'front', 'back', 'null', due, 1, 5, 1, 0, state, 0, state, ?1, 1
      FROM items`,
    ).bind(id),
    env.DB.prepare(
      `INSERT INTO review_questions (id, user_id, title, question, options, correct_answer, explanation,
        source, option_sources, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses,
        state, kept_at)
      ${rows} SELECT ?1 || at, ?1, 'Quiz', 'question', '[]', 0, '', 'null', '[]', due, 1, 5, 1, 0, state, 0,
        state, 1 FROM items`,
    ).bind(id),
  ]);
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
