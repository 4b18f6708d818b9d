import { beforeAll, describe, expect, it } from "vitest";
import { administered } from "./administrator";
import { shortDocx, studyDocx } from "./documents";
import { keepForReview, makeDeck } from "./kept-work";
import {
  answerOf,
  Browser,
  type FileAnswer,
  homeDatabase,
  type Learner,
  newLearner,
  uploaded,
} from "./learner";

/** A text so short that a quiz asks about all of it. */
const leaves =
  "Photosynthesis is the process by which plants turn light into energy. Rubisco is the enzyme that fixes carbon dioxide. Chlorophyll is the pigment that absorbs light. Xylem is the tissue that carries water upwards. Phloem is the tissue that carries sugar.";

interface Question {
  question: string;
  options: string[];
  correctAnswer: number;
}

interface Work {
  id: string;
  questions: Question[];
}

interface Reported {
  id: string;
  kind: string;
  front: string;
  back: string;
  reason: string;
}

/** A finished quiz or test with all answers correct except the first. */
async function takeWork(
  learner: Learner,
  kind: "quiz" | "practice-test",
  file: FileAnswer,
  questionCount = 3,
): Promise<Work> {
  const json = { fileId: file.id, questionCount };
  const work = await answerOf<Work>(await learner.call("POST", `/api/${kind}`, { json }));
  const path = kind === "quiz" ? `/app/quiz/${work.id}` : `/practice-test/${work.id}`;
  for (const [index, { correctAnswer }] of work.questions.entries()) {
    const option = index === 0 ? (correctAnswer + 1) % 2 : correctAnswer;
    const form = { question: String(index + 1), option: String(option) };
    expect((await learner.call("POST", path, { form })).status).toBe(302);
  }
  return work;
}

async function report(learner: Learner, id: string, reason = "Two fit"): Promise<void> {
  const response = await learner.call("POST", `/api/items/${id}/wrong`, { json: { reason } });
  expect(response.status).toBe(200);
  expect(await answerOf(response)).toEqual({ success: true });
}

async function reportedBy(learner: Learner): Promise<Reported[]> {
  return answerOf<Reported[]>(await learner.call("GET", "/api/items/wrong"));
}

const textOf = async (learner: Learner, path: string) => (await learner.call("GET", path)).text();

describe("a quiz question that was reported as wrong", () => {
  let learner: Learner;
  let file: FileAnswer;

  beforeAll(async () => {
    learner = await newLearner();
    file = await uploaded(learner, studyDocx());
  });

  it("is no longer counted, exported or repeated, and can be restored", async () => {
    const quiz = await takeWork(learner, "quiz", file);
    const result = `/app/quiz/${quiz.id}/result`;
    expect(await textOf(learner, result)).toContain("2 of 3 correct");
    const form = { intent: "report", reason: "Two fit", back: result };
    const path = `/app/review/wrong?item=${quiz.id}-1`;
    const sent = await learner.call("POST", path, { form });
    expect(sent.headers.get("Location")).toBe(result);
    const page = await textOf(learner, result);
    expect(page).toContain("2 of 2 correct");
    expect(page).toContain("You reported this as wrong.");
    const wrong = quiz.questions[0]?.question ?? "";
    const exported = await textOf(learner, `/api/decks/${quiz.id}/export?format=csv`);
    expect(exported).not.toContain(wrong);
    expect((await learner.call("POST", result, { form: {} })).status).toBe(400);

    const undo = { intent: "undo", back: result };
    expect((await learner.call("POST", path, { form: undo })).headers.get("Location")).toBe(result);
    expect(await textOf(learner, result)).toContain("2 of 3 correct");
    expect(await reportedBy(learner)).toEqual([]);
    expect((await learner.call("POST", result, { form: {} })).status).toBe(302);
  });

  it("is also left out of the learner's other quizzes and of review", async () => {
    const own = await newLearner();
    const mine = await uploaded(own, studyDocx());
    const quiz = await takeWork(own, "quiz", mine);
    const again = await own.call("POST", `/app/quiz/${quiz.id}/result`, { form: {} });
    const retry = /quiz\/(\w+)/.exec(again.headers.get("Location") ?? "")?.[1];
    await report(own, `${quiz.id}-1`);
    const marked = await homeDatabase
      .prepare(
        "SELECT quiz_id FROM quiz_questions WHERE set_aside_at IS NOT NULL AND quiz_id IN (?, ?)",
      )
      .bind(quiz.id, retry)
      .all<{ quiz_id: string }>();
    expect(marked.results.map(({ quiz_id }) => quiz_id).sort()).toEqual([quiz.id, retry].sort());
    await keepForReview(own, "quiz", quiz.id);
    const { items } = await answerOf<{ items: { front: string }[] }>(
      await own.call("GET", "/api/review?limit=100"),
    );
    expect(items.map(({ front }) => front)).not.toContain(quiz.questions[0]?.question);
    await own.call("DELETE", `/api/items/${quiz.id}-1/wrong`);
    await keepForReview(own, "quiz", quiz.id);
    const { results } = await homeDatabase
      .prepare("SELECT reps FROM review_questions WHERE user_id = ? AND kept_at IS NOT NULL")
      .bind(own.id)
      .all<{ reps: number }>();
    expect(results.map(({ reps }) => reps)).toEqual([1, 1, 1]);
  });

  it("is not made again, even from a document with few other questions", async () => {
    const own = await newLearner();
    const mine = await uploaded(own, shortDocx("Leaves.docx", leaves));
    const json = { fileId: mine.id, questionCount: 15 };
    const make = async () => answerOf<Work>(await own.call("POST", "/api/quiz", { json }));
    const first = await make();
    const wrong = first.questions[0];
    await report(own, `${first.id}-1`);
    for (const kind of ["quiz", "practice-test"]) {
      const next = await answerOf<Work>(await own.call("POST", `/api/${kind}`, { json }));
      expect(next.questions.length).toBeGreaterThan(0);
      const same = next.questions.filter(
        ({ question, options, correctAnswer }) =>
          question === wrong?.question &&
          options[correctAnswer] === wrong.options[wrong.correctAnswer],
      );
      expect(same).toEqual([]);
    }
  });

  it("is reported to operators with its quote, and listed for the learner", async () => {
    const own = await newLearner();
    const quiz = await takeWork(own, "quiz", await uploaded(own, studyDocx()));
    await report(own, `${quiz.id}-2`, "It is not in the text.");
    const front = quiz.questions[1]?.question;
    expect(await reportedBy(own)).toMatchObject([
      { kind: "question", front, reason: expect.any(String) },
    ]);
    const reported = await administered<Record<string, unknown>[]>("GET", "wrong-items");
    expect(reported[0]).toMatchObject({ front, reason: "It is not in the text." });
    expect(reported[0]?.quote).toEqual(expect.stringMatching(/\w/));
    expect(Object.keys(reported[0] ?? {})).not.toContain("id");
    expect(await textOf(own, "/app/review/wrong")).toContain("It is not in the text.");
  });
});

describe("a practice test question that was reported as wrong", () => {
  it("no longer counts in the score and the profile, and is not repeated", async () => {
    const own = await newLearner();
    const test = await takeWork(own, "practice-test", await uploaded(own, studyDocx()));
    const review = `/practice-test/${test.id}/review`;
    expect(await textOf(own, review)).toContain("You scored 2 out of 3 questions");
    await report(own, `${test.id}-1`);
    expect(await textOf(own, review)).toContain("You scored 2 out of 2 questions");
    expect(await textOf(own, "/profile?tab=quizzes")).toContain("100%");
    const again = await own.call("POST", review, { form: {} });
    const { results } = await homeDatabase
      .prepare("SELECT question FROM practice_questions WHERE test_id = ?")
      .bind(again.headers.get("Location")?.split("/").at(-1))
      .all<{ question: string }>();
    expect(results.map(({ question }) => question).sort()).toEqual(
      test.questions
        .slice(1)
        .map(({ question }) => question)
        .sort(),
    );
  });

  it("cannot be repeated if it was the only one", async () => {
    const own = await newLearner();
    const test = await takeWork(own, "practice-test", await uploaded(own, studyDocx()), 1);
    await report(own, `${test.id}-1`);
    const again = await own.call("POST", `/practice-test/${test.id}/review`, { form: {} });
    expect(again.status).toBe(400);
    expect(await again.text()).toContain("There is nothing left to retry.");
  });
});

describe("a card that was reported as wrong", () => {
  it("is removed from its deck, not made again, and can be restored", async () => {
    const own = await newLearner();
    const file = await uploaded(own, shortDocx("Leaves.docx", leaves));
    const deck = await makeDeck(own, file, 20);
    const row = await homeDatabase
      .prepare("SELECT id, front, back FROM cards WHERE deck_id = ? ORDER BY number LIMIT 1")
      .bind(deck)
      .first<{ id: string; front: string; back: string }>();
    const id = row?.id ?? "";
    const deckPage = `/app/flashcards/${deck}`;
    expect(await textOf(own, deckPage)).toContain(`/app/review/wrong?item=${id}`);
    await report(own, id);
    expect(await textOf(own, deckPage)).not.toContain(`card-${id}`);
    const again = await makeDeck(own, file, 20);
    const same = await homeDatabase
      .prepare("SELECT count(*) AS n FROM cards WHERE deck_id = ? AND front = ? AND back = ?")
      .bind(again, row?.front, row?.back)
      .first<{ n: number }>();
    expect(same?.n).toBe(0);
    expect((await own.call("DELETE", `/api/items/${id}/wrong`)).status).toBe(200);
    expect((await own.call("DELETE", `/api/items/${id}/wrong`)).status).toBe(200);
    expect(await textOf(own, deckPage)).toContain(`card-${id}`);
  });
});

describe("reporting an item as wrong", () => {
  it("needs a reason, and keeps what was typed", async () => {
    const own = await newLearner();
    const deck = await makeDeck(own, await uploaded(own, studyDocx()));
    const row = await homeDatabase
      .prepare("SELECT id, front FROM cards WHERE deck_id = ? LIMIT 1")
      .bind(deck)
      .first<{ id: string; front: string }>();
    const path = `/app/review/wrong?item=${row?.id}`;
    const long = "too long ".repeat(60);
    const refused = await own.call("POST", path, { form: { intent: "report", reason: long } });
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain("Keep it under 500 characters.");
    expect(page).toContain("too long too long");
    for (const json of [{}, { reason: " " }, { reason: long }, { reason: 1 }]) {
      const response = await own.call("POST", `/api/items/${row?.id}/wrong`, { json });
      expect(response.status).toBe(400);
    }
    expect(await reportedBy(own)).toEqual([]);
  });

  it("finds only existing items of the learner", async () => {
    const own = await newLearner();
    const quiz = await takeWork(own, "quiz", await uploaded(own, studyDocx()), 1);
    const other = await newLearner();
    const json = { reason: "Planted" };
    for (const [learner, id] of [
      [other, `${quiz.id}-1`],
      [own, `${quiz.id}-2`],
      [own, "aaaaaaaaaaaaaaaaaaaa"],
      [own, "aaaaaaaaaaaaaaaaaaaa-1"],
    ] as const) {
      expect((await learner.call("POST", `/api/items/${id}/wrong`, { json })).status).toBe(404);
      expect((await learner.call("DELETE", `/api/items/${id}/wrong`)).status).toBe(404);
    }
    const anonymous = new Browser();
    expect((await anonymous.call("GET", "/api/items/wrong")).status).toBe(401);
    expect((await anonymous.call("POST", "/api/items/a/wrong", { json })).status).toBe(401);
  });
});
