import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Grade, grades } from "~/assessment/grades";
import { memoryAfter, newMemory } from "~/assessment/memory";
import { newId } from "~/platform/ids";
import { answerItem } from "~/review/answer-item.server";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import { home, homeDatabase, newLearner } from "../workers/learner";

const histories = 250;

interface Given {
  grade: Grade;
  /** Since the one before. */
  minutes: number;
}

/** Ratings of a card, and the order in which two devices send them, some of them again. */
const history = fc
  .array(
    fc.record({ grade: fc.constantFrom(...grades), minutes: fc.integer({ min: 1, max: 20_000 }) }),
    { minLength: 1, maxLength: 6 },
  )
  .chain((ratings) =>
    fc.record({
      ratings: fc.constant<Given[]>(ratings),
      devices: fc.tuple(sendings(ratings.length), sendings(ratings.length)),
    }),
  );

/** Places of ratings: each at least once on one of the devices. */
function sendings(count: number) {
  const places = Array.from({ length: count }, (_, place) => place);
  return fc
    .shuffledSubarray(places)
    .chain((first) => fc.shuffledSubarray(places).map((again) => [...first, ...again.slice(0, 2)]));
}

it("counts each rating once, in whatever order and how often it arrives", async () => {
  const { id: userId, username } = await newLearner();
  const actor = { id: userId, username, email: null, createdAt: new Date(), tier: "free" } as const;
  const app = createApp(env as unknown as Bindings, createExecutionContext()).at(home);
  await homeDatabase
    .prepare(
      `INSERT INTO decks (id, user_id, title, count, include_term, include_definition, include_examples,
      track_mastery, created_at) VALUES (?1, ?1, 'Deck', 5, 1, 1, 0, 1, 0)`,
    )
    .bind(userId)
    .run();
  await fc.assert(
    fc.asyncProperty(history, async ({ ratings, devices }) => {
      const card = newId();
      await homeDatabase
        .prepare(
          `INSERT INTO cards (id, deck_id, number, front, back, source, due, stability, difficulty,
          scheduled_days, learning_steps, reps, lapses, state, user_id, kept_at)
        SELECT ?1, ?2, 1 + count(*), 'front', 'back', 'null', 0, 0, 0, 0, 0, 0, 0, 0, ?2, 1
        FROM cards WHERE deck_id = ?2`,
        )
        .bind(card, userId)
        .run();
      const start = Date.now() - 200 * 86_400_000;
      let at = start;
      const given = ratings.map(({ grade, minutes }) => {
        at += minutes * 60_000;
        return { grade, ratedAt: new Date(at) };
      });
      const [first, second] = devices;
      const missing = given.flatMap((_, place) =>
        first.includes(place) || second.includes(place) ? [] : [place],
      );
      const send = async (places: readonly number[]) => {
        for (const place of places) {
          const { grade = "again", ratedAt = new Date() } = given[place] ?? {};
          const answer = { itemId: card, grade, answeredAt: ratedAt, answerId: `${place}` };
          await answerItem(app, actor, answer);
        }
      };
      await Promise.all([send([...first, ...missing]), send(second)]);

      const { results: log } = await homeDatabase
        .prepare("SELECT grade, rated_at AS at FROM review_log WHERE item_id = ? ORDER BY rated_at")
        .bind(card)
        .all();
      expect(log).toEqual(given.map(({ grade, ratedAt }) => ({ grade, at: ratedAt.getTime() })));
      const { due, stability, reps, lapses, state } = memoryAfter(newMemory(new Date(0)), given);
      const stored = await homeDatabase
        .prepare("SELECT due, stability, reps, lapses, state FROM cards WHERE id = ?")
        .bind(card)
        .first();
      expect(stored).toEqual({ due: due.getTime(), stability, reps, lapses, state });
    }),
    { numRuns: histories, seed: 20_261_127 },
  );
}, 600_000);
