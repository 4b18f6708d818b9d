import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it } from "vitest";
import { appForUser } from "~/account/find-shard.server";
import { type Grade, grades } from "~/assessment/grades";
import { memoryAfter, newMemory } from "~/assessment/memory";
import { newId } from "~/platform/ids";
import { answerItem } from "~/review/answer-item.server";
import { gradeChoice } from "~/review/grade-answer";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import { databaseOf } from "../../workers/database-of";
import { actorOf, newLearner } from "../workers/learner";

/** The number of histories, of cards and of questions. */
const histories = env.EXHAUSTIVE ? 500 : 100;

/** Of a card: its grade; of a question: an option, of which the first is correct. */
type Answer = { grade: Grade } | { selected: number; sure?: boolean };

interface Given {
  answer: Answer;
  /** The minutes since the previous answer. */
  minutes: number;
}

/** Answers to an item, and the order in which two devices send them, some of them twice. */
function historyOf(answer: fc.Arbitrary<Answer>) {
  const given = fc.record({ answer, minutes: fc.integer({ min: 1, max: 20_000 }) });
  return fc.array(given, { minLength: 1, maxLength: 6 }).chain((answers) =>
    fc.record({
      answers: fc.constant<Given[]>(answers),
      devices: fc.tuple(sendings(answers.length), sendings(answers.length)),
    }),
  );
}

/** Indexes of answers in the order sent. */
function sendings(count: number) {
  const places = Array.from({ length: count }, (_, place) => place);
  return fc
    .shuffledSubarray(places)
    .chain((first) => fc.shuffledSubarray(places).map((again) => [...first, ...again.slice(0, 2)]));
}

const gradeOf = (answer: Answer): Grade =>
  "grade" in answer ? answer.grade : gradeChoice(answer.selected === 0, answer.sure);

const columns = "due, stability, difficulty, reps, lapses, state, missed_at AS missedAt";

/** A deck for the cards. */
const newDeck = (database: D1Database, userId: string) =>
  database
    .prepare(
      `INSERT INTO decks (id, user_id, title, count, include_term, include_definition, include_examples,
      track_mastery, created_at) VALUES (?1, ?1, 'Deck', 5, 1, 1, 0, 1, 0)`,
    )
    .bind(userId)
    .run();

const newItem = {
  cards: `INSERT INTO cards (id, deck_id, number, front, back, source, due, stability, difficulty,
      scheduled_days, learning_steps, reps, lapses, state, user_id, kept_at)
    SELECT ?1, ?2, 1 + count(*), 'front', 'back', 'null', 0, 0, 0, 0, 0, 0, 0, 0, ?2, 1
    FROM cards WHERE deck_id = ?2`,
  review_questions: `INSERT INTO review_questions (id, user_id, title, question, options, correct_answer,
      explanation, source, option_sources, due, stability, difficulty, scheduled_days, learning_steps,
      reps, lapses, state, kept_at)
    VALUES (?1, ?2, 'Quiz', 'Which?', '["a","b","c","d"]', 0, '', 'null', '[null,null,null,null]', 0, 0, 0,
      0, 0, 0, 0, 0, 1)`,
};

const kinds = [
  ["cards", fc.record({ grade: fc.constantFrom(...grades) })],
  [
    "review_questions",
    fc.record({ selected: fc.nat(3), sure: fc.boolean() }, { requiredKeys: ["selected"] }),
  ],
] as const;

it("each answer counts once, in whatever order and however often it arrives", {
  timeout: 600_000,
}, async () => {
  const learner = await newLearner();
  const { id: userId } = learner;
  const bindings = env as unknown as Bindings;
  // Learners are spread over two databases in this test.
  const app = await appForUser(createApp(bindings, createExecutionContext()), userId);
  const database = databaseOf(bindings, app.shard);
  await newDeck(database, userId);
  for (const [table, answer] of kinds) {
    await fc.assert(
      fc.asyncProperty(historyOf(answer), async ({ answers, devices: [first, second] }) => {
        const itemId = newId();
        await database.prepare(newItem[table]).bind(itemId, userId).run();
        let at = Date.now() - 200 * 86_400_000;
        const given = answers.map((one) => {
          at += one.minutes * 60_000;
          const sure = "sure" in one.answer ? (one.answer.sure ?? null) : null;
          return { ...one, grade: gradeOf(one.answer), sure, ratedAt: new Date(at) };
        });
        const missing = given.flatMap((_, place) =>
          first.includes(place) || second.includes(place) ? [] : [place],
        );
        const send = async (places: readonly number[]) => {
          for (const place of places) {
            const one = given[place];
            if (!one) throw new Error("There is no such answer.");
            await answerItem(app, actorOf(learner), {
              ...{ itemId, ...one.answer, answeredAt: one.ratedAt, answerId: `${place}` },
            });
          }
        };
        await Promise.all([send([...first, ...missing]), send(second)]);

        const { results: log } = await database
          .prepare(
            "SELECT grade, rated_at AS at FROM review_log WHERE item_id = ? ORDER BY rated_at",
          )
          .bind(itemId)
          .all();
        expect(log).toEqual(given.map(({ grade, ratedAt }) => ({ grade, at: ratedAt.getTime() })));
        const expected = memoryAfter(newMemory(new Date(0)), given);
        const { due, stability, difficulty, reps, lapses, state, missedAt } = expected;
        const stored = await database
          .prepare(`SELECT ${columns} FROM ${table} WHERE id = ?`)
          .bind(itemId)
          .first();
        expect(stored).toEqual({
          ...{ due: due.getTime(), stability, difficulty, reps, lapses, state },
          missedAt: missedAt?.getTime() ?? null,
        });
      }),
      { numRuns: histories, seed: 20_261_127 },
    );
  }
});
