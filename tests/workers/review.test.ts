import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { Grade } from "~/assessment/grades";
import { memoryAfter, newMemory, type Rating } from "~/assessment/memory";
import type { App } from "~/platform/app.server";
import { answerItem } from "~/review/answer-item.server";
import { readQueue } from "~/review/read-queue.server";
import { undoAnswer } from "~/review/undo-answer.server";
import { createApp } from "../../workers/create-app";
import { administered } from "./administrator";
import { studyDocx } from "./documents";
import { keepForReview, makeDeck } from "./kept-work";
import {
  actorOf,
  answerOf,
  Browser,
  type ErrorAnswer,
  type FileAnswer,
  home,
  homeDatabase,
  type Learner,
  newLearner,
  uploaded,
} from "./learner";

interface ItemAnswer {
  id: string;
  kind: "card" | "question";
  front: string;
  options?: string[];
  source: { fileId: string } | null;
  reason: string;
  due: string;
}

interface ReviewAnswer {
  due: number;
  new: number;
  capped: number;
  calendarUrl: string | null;
  items: ItemAnswer[];
  next: string | null;
}

interface Answered {
  correct: boolean;
  explanation: string;
  source: unknown;
  optionSources: unknown[];
  nextDue: string;
}

const day = 86_400_000;

async function reviewOf(learner: Learner, query = ""): Promise<ReviewAnswer> {
  const response = await learner.call("GET", `/api/review${query}`);
  expect(response.status).toBe(200);
  return answerOf<ReviewAnswer>(response);
}

/** Takes a quiz with the first question answered incorrectly and the others correctly. */
async function takeQuiz(learner: Learner, file: FileAnswer, questionCount = 3): Promise<string> {
  const json = { fileId: file.id, questionCount };
  const quiz = await answerOf<{ id: string; questions: { correctAnswer: number }[] }>(
    await learner.call("POST", "/api/quiz", { json }),
  );
  for (const [index, { correctAnswer }] of quiz.questions.entries()) {
    const option = index === 0 ? (correctAnswer + 1) % 2 : correctAnswer;
    await learner.call("POST", `/app/quiz/${quiz.id}?question=${index + 1}`, {
      form: { question: String(index + 1), option: String(option) },
    });
  }
  return quiz.id;
}

/** The app `days` days later. */
function appIn(days: number): App {
  const now = new Date(Date.now() + days * day);
  return createApp(env, createExecutionContext(), now).at(home);
}

describe("review", () => {
  let learner: Learner;

  beforeAll(async () => {
    learner = await newLearner();
  });

  it("is empty for a learner who has kept nothing", async () => {
    const answer = { due: 0, new: 0, capped: 0, calendarUrl: null, items: [], next: null };
    expect(await reviewOf(await newLearner())).toEqual(answer);
    const page = await (await learner.call("GET", "/app/review")).text();
    expect(page).toContain("Nothing to review yet");
  });

  it("keeps the cards of a deck, and offers this only once", async () => {
    const own = await newLearner();
    const deck = await makeDeck(own, await uploaded(own, studyDocx()));
    const ask = async () => (await own.call("GET", `/app/flashcards/${deck}`)).text();
    expect(await ask()).toContain("Keep these for review?");
    await keepForReview(own, "flashcards", deck);
    expect(await ask()).not.toContain("Keep these for review?");
    const { due, new: fresh, items } = await reviewOf(own);
    expect([due, fresh, items.length]).toEqual([0, 5, 5]);
    expect(items[0]).toMatchObject({ kind: "card", reason: "New", front: expect.any(String) });
  });

  it("offers what is not kept yet: a first upload, then finished work", async () => {
    const own = await newLearner();
    const today = async () => (await own.call("GET", "/app/review")).text();
    expect(await today()).toContain("Upload a document");
    const file = await uploaded(own, studyDocx());
    expect(await today()).not.toContain("Upload a document");
    const unfinished = await own.call("POST", "/api/quiz", {
      json: { fileId: file.id, questionCount: 3 },
    });
    expect(unfinished.status).toBe(200);
    expect(await today()).not.toContain("Not in Review yet");
    const quiz = await takeQuiz(own, file);
    const deck = await makeDeck(own, file);
    for (const [mode, id, keep] of [
      ["quiz", quiz, "yes"],
      ["flashcards", deck, "no"],
    ] as const) {
      expect(await today()).toContain(`name="workId" value="${id}"`);
      await keepForReview(own, mode, id, keep);
      expect(await today()).not.toContain(`name="workId" value="${id}"`);
    }
    expect((await reviewOf(own)).items.map(({ kind }) => kind)).not.toContain("card");
  });

  it("does not repeat an item missed four times on the same day", async () => {
    const own = await newLearner();
    await keepForReview(own, "flashcards", await makeDeck(own, await uploaded(own, studyDocx())));
    const [first] = (await reviewOf(own)).items;
    for (const answerId of ["1", "2", "3", "4"]) {
      const before = await reviewOf(own);
      expect(before.items.map(({ id }) => id)).toContain(first?.id);
      expect(before.capped).toBe(0);
      const json = { kind: "card", rating: "again", answerId };
      await own.call("POST", `/api/review/${first?.id}`, { json });
    }
    const after = await reviewOf(own);
    expect(after.items.map(({ id }) => id)).not.toContain(first?.id);
    expect([after.due, after.new, after.capped]).toEqual([0, 4, 1]);
    const tomorrow = (Math.floor(Date.now() / day) + 1) * day;
    expect(Date.parse(after.next ?? "")).toBe(tomorrow);
  });

  it("keeps nothing if the learner declines, and does not ask again", async () => {
    const own = await newLearner();
    const deck = await makeDeck(own, await uploaded(own, studyDocx()));
    await keepForReview(own, "flashcards", deck, "no");
    expect((await reviewOf(own)).items).toEqual([]);
    const page = await (await own.call("GET", `/app/flashcards/${deck}`)).text();
    expect(page).not.toContain("Keep these for review?");
  });

  it("copies the questions of a quiz, with the missed one first and due at once", async () => {
    const own = await newLearner();
    const quiz = await takeQuiz(own, await uploaded(own, studyDocx()));
    await keepForReview(own, "quiz", quiz);
    await keepForReview(own, "quiz", quiz);
    const { items } = await reviewOf(own);
    expect(items.length).toBeGreaterThanOrEqual(1);
    expect(items[0]).toMatchObject({ kind: "question", reason: "Missed today" });
    expect(items[0]?.options?.length).toBeGreaterThanOrEqual(2);
    const { results } = await homeDatabase
      .prepare("SELECT reps, state, missed_at FROM review_questions WHERE user_id = ?")
      .bind(own.id)
      .all<{ reps: number; missed_at: number | null }>();
    expect(results.map(({ reps }) => reps)).toEqual([1, 1, 1]);
    expect(results.filter(({ missed_at }) => missed_at !== null)).toHaveLength(1);
  });

  it("accepts the answer to a question once, and returns the source of each option", async () => {
    const own = await newLearner();
    await keepForReview(own, "quiz", await takeQuiz(own, await uploaded(own, studyDocx())));
    const [item] = (await reviewOf(own)).items;
    const answer = { kind: "question", selected: 0, sure: true, answerId: "a1" };
    const send = () => own.call("POST", `/api/review/${item?.id}`, { json: answer });
    const results = await Promise.all([send(), send(), send()]);
    const answers = await Promise.all(results.map((result) => answerOf<Answered>(result)));
    expect(answers[0]).toMatchObject({
      correct: expect.any(Boolean),
      explanation: expect.any(String),
      optionSources: expect.any(Array),
    });
    expect(answers[1]).toEqual(answers[0]);
    const row = await homeDatabase
      .prepare("SELECT reps FROM review_questions WHERE id = ?")
      .bind(item?.id)
      .first<{ reps: number }>();
    expect(row?.reps).toBe(2);
  });

  it("returns the stored time and grade if the same answer is sent twice", async () => {
    const own = await newLearner();
    const file = await uploaded(own, studyDocx());
    await keepForReview(own, "flashcards", await makeDeck(own, file, 10));
    const { items } = await reviewOf(own);
    expect(items).toHaveLength(10);
    for (const { id } of items) {
      const answer = { itemId: id, answerId: "twice" };
      const answers = await Promise.all([
        answerItem(appIn(0), actorOf(own), { ...answer, grade: "easy" }),
        answerItem(appIn(1), actorOf(own), { ...answer, grade: "medium" }),
      ]);
      expect(answers[1]?.nextDue).toEqual(answers[0]?.nextDue);
      const { results } = await homeDatabase
        .prepare(
          "SELECT c.due, c.last_review, l.rated_at FROM cards c JOIN review_log l ON l.item_id = c.id WHERE c.id = ?",
        )
        .bind(id)
        .all<{ due: number; last_review: number; rated_at: number }>();
      expect(results).toHaveLength(1);
      expect(results[0]?.last_review).toBe(results[0]?.rated_at);
      expect(results[0]?.due).toBe(answers[0]?.nextDue.getTime());
    }
  });

  it.each([
    [{ kind: "question", answerId: "x" }, 400],
    [{ kind: "card", answerId: "x" }, 400],
    [{ kind: "card", rating: "good" }, 400],
    [{ kind: "card", rating: "medium", answerId: "x" }, 400],
    [{ kind: "question", selected: 6, answerId: "x" }, 400],
    [{ kind: "card", rating: "good", answerId: "x" }, 404],
  ])("refuses %j", async (json, status) => {
    const response = await learner.call("POST", "/api/review/aaaaaaaaaaaaaaaaaaaa", { json });
    expect(response.status).toBe(status);
    expect(await answerOf<ErrorAnswer>(response)).toMatchObject({ error: expect.any(String) });
  });

  it("refuses an invalid limit, an unknown file and a visitor", async () => {
    for (const limit of ["0", "101", "x"]) {
      expect((await learner.call("GET", `/api/review?limit=${limit}`)).status).toBe(400);
    }
    const unknown = "/api/review?fileId=aaaaaaaaaaaaaaaaaaaa";
    expect((await learner.call("GET", unknown)).status).toBe(404);
    expect((await new Browser().call("GET", "/api/review")).status).toBe(401);
  });

  it("does not show or rate another learner's items", async () => {
    const own = await newLearner();
    await keepForReview(own, "flashcards", await makeDeck(own, await uploaded(own, studyDocx())));
    const [item] = (await reviewOf(own)).items;
    const json = { kind: "card", rating: "easy", answerId: "x" };
    expect((await learner.call("POST", `/api/review/${item?.id}`, { json })).status).toBe(404);
    const form = { mode: "flashcards", workId: item?.id ?? "", keep: "yes", back: "/app" };
    await learner.call("POST", "/app/review/keep", { form });
    expect((await reviewOf(own)).new).toBe(5);
  });

  it("removes an item reported as wrong, and stores the reason", async () => {
    const own = await newLearner();
    const deck = await makeDeck(own, await uploaded(own, studyDocx()));
    await keepForReview(own, "flashcards", deck);
    const [item] = (await reviewOf(own)).items;
    const form = { intent: "report", reason: "Not in the text", back: "/app/review/session" };
    const response = await own.call("POST", `/app/review/wrong?item=${item?.id}`, { form });
    expect(response.headers.get("Location")).toBe("/app/review/session");
    expect((await reviewOf(own)).new).toBe(4);
    const { results } = await homeDatabase
      .prepare("SELECT set_aside_reason FROM cards WHERE deck_id = ? AND set_aside_at IS NOT NULL")
      .bind(deck)
      .all();
    expect(results).toEqual([{ set_aside_reason: "Not in the text" }]);
    const page = await (await own.call("GET", `/app/flashcards/${deck}`)).text();
    expect(page).toContain("4 cards");
    const reported = await administered<object[]>("GET", "wrong-items");
    expect(reported[0]).toMatchObject({
      kind: "card",
      front: item?.front,
      back: expect.any(String),
      reason: "Not in the text",
    });
  });

  it("reports a wrong question with the option marked as correct", async () => {
    const own = await newLearner();
    await keepForReview(own, "quiz", await takeQuiz(own, await uploaded(own, studyDocx())));
    const [item] = (await reviewOf(own)).items;
    const form = { intent: "report", reason: "Two fit" };
    await own.call("POST", `/app/review/wrong?item=${item?.id}`, { form });
    const reported = await administered<{ back: string }[]>("GET", "wrong-items");
    expect(reported[0]).toMatchObject({ kind: "question", front: item?.front, reason: "Two fit" });
    expect(item?.options).toContain(reported[0]?.back);
  });

  it("opens today's plan after a login if something is due", async () => {
    const own = await newLearner();
    const login = async () => {
      const form = { intent: "login", username: own.username, password: "correct horse 7" };
      return (await new Browser().call("POST", "/auth", { form })).headers.get("Location");
    };
    expect(await login()).toBe("/app");
    await keepForReview(own, "flashcards", await makeDeck(own, await uploaded(own, studyDocx())));
    expect(await login()).toBe("/app/review");
  });

  it("changes the daily limits within bounds", async () => {
    const own = await newLearner();
    await keepForReview(own, "flashcards", await makeDeck(own, await uploaded(own, studyDocx())));
    const set = (newPerDay: string, duePerDay = "50") =>
      own.call("POST", "/app/review", { form: { newPerDay, duePerDay } });
    expect((await set("2")).status).toBe(302);
    expect(await reviewOf(own)).toMatchObject({ new: 2, capped: 3 });
    const refused = await set("5000");
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("Choose a number from 0 to 200.");
    expect(await reviewOf(own)).toMatchObject({ new: 2 });
  });

  it("is empty once everything is answered, until items are due again", async () => {
    const own = await newLearner();
    const actor = actorOf(own);
    await keepForReview(own, "flashcards", await makeDeck(own, await uploaded(own, studyDocx())));
    const app = appIn(0);
    const queue = await readQueue(app, actor);
    for (const { id } of queue.entries) {
      await answerItem(app, actor, { itemId: id, grade: "easy", answerId: "first" });
    }
    const done = await readQueue(app, actor);
    expect(done).toMatchObject({ entries: [], due: 0, new: 0 });
    expect(done.ratedToday).toHaveLength(5);
    const later = appIn(30);
    expect(await readQueue(later, actor)).toMatchObject({ due: 5, new: 0 });
  });

  it("undoes an answer once", async () => {
    const own = await newLearner();
    const actor = actorOf(own);
    await keepForReview(own, "flashcards", await makeDeck(own, await uploaded(own, studyDocx())));
    const app = appIn(0);
    const [first] = (await readQueue(app, actor)).entries;
    const itemId = first?.id ?? "";
    const { ratingId } = await answerItem(app, actor, { itemId, grade: "easy", answerId: "one" });
    expect(await undoAnswer(app, actor, ratingId)).toBe(itemId);
    expect(await undoAnswer(app, actor, ratingId)).toBeNull();
    expect((await readQueue(app, actor)).new).toBe(5);
  });

  it("computes the same memory from the same ratings, sent twice, late or from two devices", async () => {
    const own = await newLearner();
    const actor = actorOf(own);
    const deck = await makeDeck(own, await uploaded(own, studyDocx()));
    await keepForReview(own, "flashcards", deck);
    const app = appIn(100);
    const grades: Grade[] = ["again", "hard", "medium", "easy"];
    const { entries } = await readQueue(appIn(0), actor);
    for (const [at, { id: itemId }] of entries.entries()) {
      const log = Array.from({ length: 8 }, (_, index) => ({
        answerId: `answer ${index}`,
        grade: grades[(index * 7 + at) % 4] as Grade,
        ratedAt: new Date(Date.now() + (index * 9 + at) * day),
      }));
      const arriving = [...log, ...log]
        .sort((a, b) => (a.answerId + at > b.answerId ? 1 : -1))
        .reverse();
      await Promise.all(
        arriving.map(({ answerId, grade, ratedAt }) =>
          answerItem(app, actor, { itemId, grade, answerId, answeredAt: ratedAt }),
        ),
      );
      const expected = memoryAfter(newMemory(new Date()), log as Rating[]);
      const row = await homeDatabase
        .prepare("SELECT due, reps, lapses, stability FROM cards WHERE id = ?")
        .bind(itemId)
        .first<{ due: number; reps: number; lapses: number; stability: number }>();
      const { due, reps, lapses, stability } = expected;
      expect(row).toEqual({ due: due.getTime(), reps, lapses, stability });
    }
  });
});
