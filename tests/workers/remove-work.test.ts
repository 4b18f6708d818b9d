import { describe, expect, it } from "vitest";
import { studyDocx } from "./documents";
import { keepForReview, makeDeck } from "./kept-work";
import { answerOf, Browser, homeDatabase, type Learner, newLearner, uploaded } from "./learner";

const textOf = async (learner: Learner, path: string) => (await learner.call("GET", path)).text();

async function countOf(sql: string, ...values: string[]): Promise<number> {
  const row = await homeDatabase
    .prepare(sql)
    .bind(...values)
    .first<{ n: number }>();
  return row?.n ?? -1;
}

interface Made {
  learner: Learner;
  deck: string;
  quiz: string;
  test: string;
}

/** A learner with a deck, and a finished quiz and practice test of one question each. */
async function learnerWithWork(): Promise<Made> {
  const learner = await newLearner();
  const file = await uploaded(learner, studyDocx());
  const json = { fileId: file.id, questionCount: 1 };
  const make = async (path: string) =>
    (await answerOf<{ id: string }>(await learner.call("POST", path, { json }))).id;
  const quiz = await make("/api/quiz");
  const test = await make("/api/practice-test");
  const form = { question: "1", option: "0" };
  await learner.call("POST", `/app/quiz/${quiz}`, { form });
  await learner.call("POST", `/practice-test/${test}`, { form });
  return { learner, deck: await makeDeck(learner, file), quiz, test };
}

const pages = ({ deck, quiz, test }: Made) =>
  [
    ["flashcards", deck, `/app/flashcards/${deck}`, `/app/flashcards/${deck}/delete`],
    ["quiz", quiz, `/app/quiz/${quiz}/result`, `/app/quiz/${quiz}/delete`],
    ["practice-test", test, `/practice-test/${test}/review`, `/practice-test/${test}/delete`],
  ] as const;

const keptOf = (learner: Learner) =>
  countOf(
    `SELECT (SELECT count(*) FROM cards WHERE user_id = ?1 AND kept_at IS NOT NULL)
      + (SELECT count(*) FROM review_questions WHERE user_id = ?1 AND kept_at IS NOT NULL) AS n`,
    learner.id,
  );

describe("work kept for review", () => {
  it("is removed from review on its page, and keeps its memory if it is kept again", async () => {
    const made = await learnerWithWork();
    const { learner } = made;
    for (const [mode, workId, page] of pages(made)) {
      expect(await textOf(learner, page)).toContain("Keep these for review?");
      await keepForReview(learner, mode, workId);
      expect(await textOf(learner, page)).toContain("In Review");
    }
    const before = await keptOf(learner);
    const memory = async () =>
      homeDatabase
        .prepare(
          "SELECT id, due, reps, stability FROM review_questions WHERE user_id = ? ORDER BY id",
        )
        .bind(learner.id)
        .all();
    const remembered = (await memory()).results;
    for (const [mode, workId, page] of pages(made)) {
      const form = { mode, workId, keep: "remove", back: page };
      const sent = await learner.call("POST", "/app/review/keep", { form });
      expect(sent.headers.get("Location")).toBe(page);
      const shown = await textOf(learner, page);
      expect(shown).not.toContain("In Review");
      expect(shown).not.toContain("Keep these for review?");
      expect(shown).toContain("Keep for review");
    }
    expect(await keptOf(learner)).toBe(0);
    for (const [mode, workId] of pages(made)) await keepForReview(learner, mode, workId);
    expect(await keptOf(learner)).toBe(before);
    expect((await memory()).results).toEqual(remembered);
  });

  it("is removed from review by the API, by its owner only", async () => {
    const made = await learnerWithWork();
    const { learner, deck, quiz } = made;
    await keepForReview(learner, "flashcards", deck);
    await keepForReview(learner, "quiz", quiz);
    const other = await newLearner();
    const path = (mode: string, id: string) => `/api/review/keep?mode=${mode}&workId=${id}`;
    expect((await other.call("DELETE", path("flashcards", deck))).status).toBe(404);
    expect((await other.call("DELETE", path("quiz", quiz))).status).toBe(404);
    expect((await learner.call("DELETE", path("soundtrack", quiz))).status).toBe(404);
    expect((await learner.call("DELETE", "/api/review/keep?mode=quiz")).status).toBe(400);
    expect(await keptOf(learner)).toBe(6);
    expect(await answerOf(await learner.call("DELETE", path("quiz", quiz)))).toEqual({
      success: true,
    });
    expect(await keptOf(learner)).toBe(5);
    await learner.call("DELETE", path("flashcards", deck));
    await learner.call("DELETE", path("flashcards", deck));
    expect(await keptOf(learner)).toBe(0);
  });
});

describe("a deck, quiz or practice test", () => {
  it("is deleted after a confirmation, with everything that belongs to it", async () => {
    const made = await learnerWithWork();
    const { learner, deck, quiz, test } = made;
    for (const [mode, workId] of pages(made)) await keepForReview(learner, mode, workId);
    const [card] = (
      await homeDatabase
        .prepare("SELECT id FROM cards WHERE deck_id = ?")
        .bind(deck)
        .all<{ id: string }>()
    ).results;
    const json = { kind: "card", rating: "easy", answerId: "1" };
    expect((await learner.call("POST", `/api/review/${card?.id}`, { json })).status).toBe(200);
    const copies = await countOf(
      "SELECT count(*) AS n FROM review_questions WHERE user_id = ?",
      learner.id,
    );
    for (const [, , page, path] of pages(made)) {
      expect(await textOf(learner, page)).toContain(`href="${path}"`);
      expect(await textOf(learner, path)).toContain("This will permanently delete");
      const sent = await learner.call("POST", path, { form: {} });
      expect(sent.status).toBe(302);
      expect((await learner.call("GET", page)).status).toBe(404);
      const again = await learner.call("POST", path, { form: {} });
      expect(again.status).toBe(302);
    }
    expect(await countOf("SELECT count(*) AS n FROM cards WHERE deck_id = ?", deck)).toBe(0);
    expect(await countOf("SELECT count(*) AS n FROM quiz_questions WHERE quiz_id = ?", quiz)).toBe(
      0,
    );
    expect(
      await countOf("SELECT count(*) AS n FROM practice_questions WHERE test_id = ?", test),
    ).toBe(0);
    const ratings = "SELECT count(*) AS n FROM review_log WHERE item_id = ?";
    expect(await countOf(ratings, card?.id ?? "")).toBe(0);
    const left = "SELECT count(*) AS n FROM review_questions WHERE user_id = ?";
    expect(await countOf(left, learner.id)).toBe(copies);
  });

  it("is deleted by the API, by its owner only", async () => {
    const { learner, deck, quiz, test } = await learnerWithWork();
    const other = await newLearner();
    const anonymous = new Browser();
    for (const path of [`/api/decks/${deck}`, `/api/quiz/${quiz}`, `/api/practice-test/${test}`]) {
      expect((await anonymous.call("DELETE", path)).status).toBe(401);
      expect((await other.call("DELETE", path)).status).toBe(404);
      expect(await answerOf(await learner.call("DELETE", path))).toEqual({ success: true });
      expect((await learner.call("DELETE", path)).status).toBe(404);
    }
  });
});

describe("an unfinished quiz or practice test", () => {
  it("is deleted from its page and from today's plan, and returns there", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const json = { fileId: file.id, questionCount: 2 };
    const make = async (path: string) =>
      (await answerOf<{ id: string }>(await learner.call("POST", path, { json }))).id;
    const quiz = await make("/api/quiz");
    const test = await make("/api/practice-test");
    expect(await textOf(learner, `/app/quiz/${quiz}?question=1`)).toContain(
      `href="/app/quiz/${quiz}/delete"`,
    );
    expect(await textOf(learner, `/practice-test/${test}`)).toContain(
      `href="/practice-test/${test}/cancel"`,
    );
    const back = "?back=%2Fapp%2Freview";
    const plan = await textOf(learner, "/app/review");
    for (const path of [`/app/quiz/${quiz}/delete`, `/practice-test/${test}/delete`]) {
      expect(plan).toContain(`href="${path}${back}"`);
      expect(await textOf(learner, `${path}${back}`)).toContain('href="/app/review"');
      const sent = await learner.call("POST", `${path}${back}`, { form: {} });
      expect([sent.status, sent.headers.get("Location")]).toEqual([302, "/app/review"]);
    }
    expect(await textOf(learner, "/app/review")).not.toContain(`/delete${back}`);
    const foreign = await learner.call("POST", `/app/quiz/${await make("/api/quiz")}/delete`, {
      form: { back: "//elsewhere.test" },
    });
    expect(foreign.headers.get("Location")).toBe("/app/quiz");
  });
});

describe("the name of a deck", () => {
  it("is changed on its page and by the API, and an invalid one stays in the form", async () => {
    const { learner, deck } = await learnerWithWork();
    const page = `/app/flashcards/${deck}`;
    const rename = (title: string) =>
      learner.call("POST", page, { form: { intent: "rename", title } });
    expect((await rename("Leaves")).status).toBe(302);
    expect(await textOf(learner, page)).toContain("<title>Leaves");
    const long = "leaf ".repeat(50);
    const refused = await rename(long);
    expect(refused.status).toBe(400);
    const shown = await refused.text();
    expect(shown).toContain("Keep the name under 200 characters.");
    expect(shown).toContain("leaf leaf");
    const patch = (title: unknown) =>
      learner.call("PATCH", `/api/decks/${deck}`, { json: { title } });
    expect(await answerOf(await patch("Roots"))).toEqual({ id: deck, title: "Roots" });
    for (const title of ["", " ", long, 5]) expect((await patch(title)).status).toBe(400);
    const other = await newLearner();
    const json = { title: "Planted" };
    expect((await other.call("PATCH", `/api/decks/${deck}`, { json })).status).toBe(404);
    expect(await textOf(learner, page)).toContain("<title>Roots");
  });
});
