import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { sendMessage } from "~/chat/send-message.server";
import { generateDeck } from "~/flashcards/generate-deck.server";
import { importCards } from "~/flashcards/import-cards.server";
import { addCard } from "~/flashcards/own-cards.server";
import type { Actor } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { generatePracticeTest } from "~/practice-test/generate-practice-test.server";
import { retryPracticeTest } from "~/practice-test/retry-practice-test.server";
import { generateQuiz } from "~/quiz/generate-quiz.server";
import { retryQuiz } from "~/quiz/retry-quiz.server";
import { keepForReview } from "~/review/keep-for-review.server";
import { receivePaper } from "~/review/receive-paper.server";
import { recordPlay } from "~/soundtrack/record-play.server";
import { studyDocx } from "./documents";
import {
  actorOf,
  answerOf,
  appWith,
  Browser,
  homeDatabase,
  type Learner,
  newLearner,
  password,
  uploaded,
} from "./learner";

const appFor = (items: number) => appWith({ STORED_ITEMS_FREE: `${items}` });

const usedBytes = ({ id }: Learner) => env.DAILY_USAGE.getByName(id).used("uploadedBytes");

/** How many cards and questions a learner has. */
async function items({ id }: Learner): Promise<number> {
  const row = await homeDatabase
    .prepare(
      `SELECT (SELECT count(*) FROM cards WHERE user_id = ?1)
        + (SELECT count(*) FROM review_questions WHERE user_id = ?1)
        + (SELECT count(*) FROM quiz_questions JOIN quizzes ON id = quiz_id WHERE user_id = ?1)
        + (SELECT count(*) FROM practice_questions JOIN practice_tests ON id = test_id WHERE user_id = ?1)
        AS items`,
    )
    .bind(id)
    .first<{ items: number }>();
  return row?.items ?? 0;
}

async function decks({ id }: Learner): Promise<number> {
  const query = homeDatabase.prepare("SELECT count(*) AS decks FROM decks WHERE user_id = ?");
  return (await query.bind(id).first<{ decks: number }>())?.decks ?? 0;
}

const posting = (path: string, json: object) =>
  new Request(`http://fennec.test${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(json),
  });

const textOf = (...fronts: string[]) => fronts.map((front) => `${front}\tback`).join("\n");

const importOf = (...fronts: string[]) => posting("/api/import", { text: textOf(...fronts) });

const card = { ...{ deckId: null, courseId: null, fileId: null }, page: null, quote: null };

const paper = "1. Which organelle makes ATP?\na) Nucleus\nb) Mitochondrion\nAnswer: b\n";

const scope = (fileId: string) => ({ fileId, courseId: null });

const quizOf = (fileId: string) => ({
  ...scope(fileId),
  ...{ topic: null, difficulty: "medium" as const, questionCount: 1 },
});

const testOf = (fileId: string) => ({ ...scope(fileId), textContent: null, questionCount: 1 });

const deckOf = (fileId: string) => ({
  ...scope(fileId),
  ...{ topic: null, count: 5, trackMastery: false },
  ...{ includeTerm: true, includeDefinition: true, includeExamples: false },
});

async function failureOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`It did not fail as it should: ${error}`);
  return error;
}

const full =
  /^There isn't enough space in your library for these cards or questions\. It holds up to \d+ /;

/** A finished quiz and a finished test of one wrong question each. */
async function finished(learner: Learner) {
  const { id: fileId } = await uploaded(learner, studyDocx());
  const [app, actor] = [appWith({}), actorOf(learner)];
  const quiz = await generateQuiz(app, actor, quizOf(fileId));
  const { test } = await generatePracticeTest(app, actor, testOf(fileId));
  for (const [table, id, questions, parent] of [
    ["quizzes", quiz.id, "quiz_questions", "quiz_id"],
    ["practice_tests", test.id, "practice_questions", "test_id"],
  ]) {
    await homeDatabase.batch([
      homeDatabase.prepare(`UPDATE ${table} SET finished_at = 1 WHERE id = ?`).bind(id),
      homeDatabase
        .prepare(`UPDATE ${questions} SET selected = (correct_answer + 1) % 2 WHERE ${parent} = ?`)
        .bind(id),
    ]);
  }
  return { fileId, quizId: quiz.id, testId: test.id };
}

describe("the most cards and questions of a learner", () => {
  it("holds for all that adds some; what is refused stores nothing and costs no allowance", async () => {
    const learner = await newLearner();
    const { fileId, quizId, testId } = await finished(learner);
    const actor = actorOf(learner);
    await importCards(appWith({}), actor, importOf("known", "known too"));
    const before = { items: await items(learner), decks: await decks(learner) };
    const bytes = await usedBytes(learner);
    const app = appFor(before.items);
    const ways: Record<string, () => Promise<unknown>> = {
      "a typed card": () => addCard(app, actor, { ...card, front: "front", back: "back" }),
      "an import": () => importCards(app, actor, importOf("new", "newer")),
      "an import into a deck": () => importCards(app, actor, importOf("known", "known too", "new")),
      "a past paper": () =>
        receivePaper(app, actor, posting("/api/past-papers", { text: paper, keep: true })),
      "a generated deck": () => generateDeck(app, actor, deckOf(fileId)),
      "a quiz": () => generateQuiz(app, actor, quizOf(fileId)),
      "a practice test": () => generatePracticeTest(app, actor, testOf(fileId)),
      "a repeated quiz": () => retryQuiz(app, actor, quizId, crypto.randomUUID()),
      "a repeated test": () => retryPracticeTest(app, actor, testId, crypto.randomUUID()),
      "questions kept for review": () =>
        keepForReview(app, actor, { mode: "quiz", workId: quizId, keep: true }),
    };
    for (const [way, add] of Object.entries(ways)) {
      const failure = await failureOf(add());
      expect(failure, way).toMatchObject({ code: "rate_limited" });
      expect(failure.message, way).toMatch(full);
      expect(await items(learner), way).toBe(before.items);
      expect(await usedBytes(learner), way).toBe(bytes);
    }
    expect(await decks(learner)).toBe(before.decks + 1);
  });

  it("also holds for concurrent requests", async () => {
    const learner = await newLearner();
    const [app, actor] = [appFor(6), actorOf(learner)];
    const imports = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        importCards(app, actor, importOf(`first ${index}`, `second ${index}`)),
      ),
    );
    expect(imports.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const cards = await Promise.allSettled(
      Array.from({ length: 4 }, () =>
        addCard(appFor(7), actor, { ...card, front: "front", back: "back" }),
      ),
    );
    expect(cards.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await items(learner)).toBe(7);
  });

  it("asks no model for what would not fit", async () => {
    const learner = await newLearner();
    const { id: fileId } = await uploaded(learner, studyDocx());
    const writeCards = vi.fn();
    const { textModel } = appWith({});
    const app = appWith({ STORED_ITEMS_FREE: "4" }, { textModel: { ...textModel, writeCards } });
    const failure = await failureOf(generateDeck(app, actorOf(learner), deckOf(fileId)));
    expect(failure.message).toMatch(full);
    expect(writeCards).not.toHaveBeenCalled();
  });

  it("leaves room again once something is deleted, and shows in the profile", async () => {
    const learner = await newLearner();
    const [app, actor] = [appFor(2), actorOf(learner)];
    const { deckId } = await importCards(app, actor, importOf("one", "two"));
    await failureOf(importCards(app, actor, importOf("three")));
    const answer = await learner.call("GET", "/api/user/subscription");
    expect(await answerOf(answer)).toMatchObject({ allowances: { storedItems: { used: 2 } } });
    expect(await (await learner.call("GET", "/profile?tab=analytics")).text()).toContain(
      "Cards and questions stored",
    );
    expect((await learner.call("DELETE", `/api/decks/${deckId}`)).status).toBe(200);
    await importCards(app, actor, importOf("three"));
  });
});

describe("the daily limit on uploaded bytes", () => {
  it("counts a package by the text of its cards", async () => {
    const [owner, learner] = [await newLearner(), await newLearner()];
    const fronts = Array.from({ length: 50 }, (_, index) => `${index} ${"same words ".repeat(60)}`);
    const { deckId } = await importCards(appWith({}), actorOf(owner), importOf(...fronts));
    const exported = await owner.call("GET", `/api/decks/${deckId}/export?format=apkg`);
    const content = await exported.arrayBuffer();
    const body = new FormData();
    body.set("file", new File([content], "deck.apkg"));
    expect((await learner.call("POST", "/api/import", { body })).status).toBe(201);
    const length = fronts.join("").length;
    expect(content.byteLength).toBeLessThan(length);
    expect(await usedBytes(learner)).toBeGreaterThan(length);
  });

  it("counts a typed card and a past paper, which is previewed and then kept, once each", async () => {
    const learner = await newLearner();
    const typed = { front: "Größe", back: "size" };
    expect((await learner.call("POST", "/api/cards", { json: typed })).status).toBe(201);
    expect(await usedBytes(learner)).toBe(11);
    for (const keep of [false, true, true]) {
      const json = { text: paper, keep };
      expect((await learner.call("POST", "/api/past-papers", { json })).status).toBeLessThan(300);
    }
    expect(await usedBytes(learner)).toBe(11 + paper.length);
  });

  it("is explained by each form, which keeps what was typed", async () => {
    const learner = await newLearner();
    await env.DAILY_USAGE.getByName(learner.id).add("uploadedBytes", 2 ** 40);
    const front = "Which organelle makes ATP?";
    const forms: [string, Record<string, string>][] = [
      ["/app/flashcards/new-card", { front, back: "Mitochondrion" }],
      ["/app/flashcards/import", { text: textOf(front) }],
      ["/app/review/past-paper", { text: paper, keep: "yes" }],
    ];
    for (const [path, fields] of forms) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const isForm = path.endsWith("new-card");
      const answer = await learner.call("POST", path, isForm ? { form: fields } : { body });
      expect(answer.status, path).toBe(429);
      const page = await answer.text();
      expect(page, path).toContain(
        "This would take you over your daily limit of 1 TB of uploads and texts.",
      );
      expect(page, path).toContain(front);
    }
    expect(await items(learner)).toBe(0);
  });
});

describe("rows of other kinds", () => {
  const count = async (table: string, { id }: Learner) => {
    const query = homeDatabase.prepare(`SELECT count(*) AS rows FROM ${table} WHERE user_id = ?`);
    return (await query.bind(id).first<{ rows: number }>())?.rows;
  };

  /** Adds rows 1 to `rows`, whose values may use `n`. */
  const add = async (table: string, columns: string, values: string, rows: number) =>
    homeDatabase
      .prepare(
        `INSERT INTO ${table} (${columns}) WITH RECURSIVE numbers(n) AS
        (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rows}) SELECT ${values} FROM numbers`,
      )
      .run();

  it("keeps the 100 sessions that were used last", async () => {
    const learner = await newLearner();
    await add(
      "sessions",
      "token_hash, user_id, created_at, expires_at, id, last_used_at",
      `'${learner.id}' || n, '${learner.id}', 0, ${Date.now() + 1e9}, '${learner.id}' || n, n`,
      150,
    );
    const json = { username: learner.username, password };
    expect((await new Browser().call("POST", "/api/login", { json })).status).toBe(200);
    expect(await count("sessions", learner)).toBe(100);
    expect((await learner.call("GET", "/api/user")).status).toBe(200);
  });

  it("keeps the 1,000 tracks that were played last", async () => {
    const learner = await newLearner();
    const columns = "user_id, track_id, plays, first_played_at, played_at";
    await add("track_plays", columns, `'${learner.id}', 'old-' || n, 1, n, n`, 1_000);
    await recordPlay(appWith({}), actorOf(learner), "focused-50-abc");
    expect(await count("track_plays", learner)).toBe(1_000);
  });

  it("accepts 10,000 ratings in 24 hours, whenever they are said to be from", async () => {
    const learner = await newLearner();
    const typed = { front: "front", back: "back" };
    const { id } = await answerOf<{ id: string }>(
      await learner.call("POST", "/api/cards", { json: typed }),
    );
    const day = 86_400_000;
    for (const time of [Date.now() - 1_000, Date.now() - 10 * day]) {
      await add(
        "review_log",
        "id, user_id, item_id, grade, first, rated_at",
        `'${time}' || n, '${learner.id}', 'another', 'good', 0, ${time}`,
        10_000,
      );
    }
    const rate = (answerId: string, time: number) => {
      const answeredAt = new Date(time).toISOString();
      const json = { kind: "card", rating: "good", answerId, answeredAt };
      return learner.call("POST", `/api/review/${id}`, { json });
    };
    const refused = await rate("now", Date.now());
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("3600");
    expect((await rate("then", Date.now() - 10 * day + 1_000)).status).toBe(429);
    expect((await rate("between", Date.now() - 5 * day)).status).toBe(200);
    expect((await rate("long ago", 0)).status).toBe(200);
    const oldest = await homeDatabase
      .prepare("SELECT min(rated_at) AS at FROM review_log WHERE item_id = ?")
      .bind(id)
      .first<{ at: number }>();
    expect(Date.now() - (oldest?.at ?? 0)).toBeLessThan(367 * day);
  });

  it("accepts 2,000 chat messages a day, also with premium", async () => {
    const learner = await newLearner();
    await env.DAILY_USAGE.getByName(learner.id).add("chat", 2_000);
    const actor: Actor = { ...actorOf(learner), tier: "premium" };
    const message = { message: "What is chlorophyll?", fileId: null, courseId: null };
    const failure = await failureOf(sendMessage(appWith({}), actor, message));
    expect(failure.code).toBe("rate_limited");
  });
});
