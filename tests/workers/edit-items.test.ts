import { describe, expect, it } from "vitest";
import { studyDocx } from "./documents";
import { keepForReview, makeDeck } from "./kept-work";
import {
  answerOf,
  Browser,
  countRows,
  homeDatabase,
  type Learner,
  newLearner,
  uploaded,
} from "./learner";

interface KeptQuestion {
  id: string;
  question: string;
  options: string;
  correct_answer: number;
  source: string;
  due: number;
  reps: number;
}

/** A learner with a question that was answered wrongly and kept. */
async function keptQuestion(): Promise<{ learner: Learner; item: KeptQuestion }> {
  const learner = await newLearner();
  const file = await uploaded(learner, studyDocx());
  const json = { fileId: file.id, questionCount: 1 };
  const quiz = await answerOf<{ id: string; questions: { correctAnswer: number }[] }>(
    await learner.call("POST", "/api/quiz", { json }),
  );
  const wrong = ((quiz.questions[0]?.correctAnswer ?? 0) + 1) % 2;
  const form = { question: "1", option: String(wrong) };
  await learner.call("POST", `/app/quiz/${quiz.id}`, { form });
  await keepForReview(learner, "quiz", quiz.id);
  return { learner, item: await storedQuestion(learner) };
}

async function storedQuestion(learner: Learner): Promise<KeptQuestion> {
  const row = await homeDatabase
    .prepare("SELECT * FROM review_questions WHERE user_id = ?")
    .bind(learner.id)
    .first<KeptQuestion>();
  if (!row) throw new Error("nothing is kept");
  return row;
}

describe("a question in review", () => {
  it("is edited on its page without changing its schedule, and the session shows the new text", async () => {
    const { learner, item } = await keptQuestion();
    const path = `/app/review/edit?item=${item.id}&back=${encodeURIComponent("/app/review/session")}`;
    const page = await (await learner.call("GET", path)).text();
    expect(page).toContain(`value="${item.correct_answer}"`);
    const form = {
      ...{ intent: "question", question: "What is it?", explanation: "", correct: "2" },
      ...{ "options[0]": "This", "options[1]": "", "options[2]": "That" },
    };
    const saved = await learner.call("POST", path, { form });
    expect(saved.headers.get("Location")).toBe("/app/review/session");
    const after = await storedQuestion(learner);
    expect(after).toMatchObject({ question: "What is it?", correct_answer: 1, source: "null" });
    expect(JSON.parse(after.options)).toEqual(["This", "That"]);
    expect([after.id, after.due, after.reps]).toEqual([item.id, item.due, item.reps]);
    const session = await learner.call("GET", `/app/review/session?item=${item.id}`);
    expect(await session.text()).toContain("What is it?");
  });

  it("keeps what was typed if it is refused", async () => {
    const { learner, item } = await keptQuestion();
    const path = `/app/review/edit?item=${item.id}`;
    for (const [fields, message] of [
      [{ "options[0]": "One", "options[1]": "One", correct: "0" }, "Two options are the same."],
      [{ "options[0]": "One", correct: "0" }, "Write at least two options."],
      [
        { "options[0]": "One", "options[1]": "Two", correct: "3" },
        "Mark the option that is right.",
      ],
      [{ "options[0]": "One", "options[1]": "Two" }, "Mark the option that is right."],
    ] as const) {
      const form = { intent: "question", question: "Typed before?", ...fields };
      const refused = await learner.call("POST", path, { form });
      expect(refused.status).toBe(400);
      const page = await refused.text();
      expect(page).toContain(message);
      expect(page).toContain("Typed before?");
      expect(page).toContain(`value="One"`);
    }
    expect(await storedQuestion(learner)).toEqual(item);
  });

  it("is edited by the API, and drops a source that no longer supports it", async () => {
    const { learner, item } = await keptQuestion();
    const path = `/api/questions/${item.id}`;
    const patch = (json: object) => learner.call("PATCH", path, { json });
    const changed = await patch({ explanation: "Because." });
    expect(changed.status).toBe(200);
    expect(await answerOf(changed)).toMatchObject({
      id: item.id,
      question: item.question,
      explanation: "Because.",
      source: JSON.parse(item.source),
    });
    const dropped = await patch({ options: ["Nowhere said", "Nor this"], correctAnswer: 0 });
    expect(await answerOf(dropped)).toMatchObject({ source: null, optionSources: [null, null] });
    for (const json of [
      {},
      { question: " " },
      { options: ["One"] },
      { options: ["One", "One"] },
      { correctAnswer: 5 },
      { question: "x".repeat(1_001) },
    ]) {
      expect((await patch(json)).status).toBe(400);
    }
  });

  it("cannot be edited by anyone else, or as a card", async () => {
    const { learner, item } = await keptQuestion();
    const json = { question: "Planted?" };
    const other = await newLearner();
    expect((await other.call("PATCH", `/api/questions/${item.id}`, { json })).status).toBe(404);
    const anonymous = new Browser();
    expect((await anonymous.call("PATCH", `/api/questions/${item.id}`, { json })).status).toBe(401);
    const deck = await makeDeck(learner, await uploaded(learner, studyDocx("Other.docx")));
    const card = await homeDatabase
      .prepare("SELECT id FROM cards WHERE deck_id = ?")
      .bind(deck)
      .first<{ id: string }>();
    expect((await learner.call("PATCH", `/api/questions/${card?.id}`, { json })).status).toBe(404);
    const path = `/app/review/edit?item=${card?.id}&back=/app/review`;
    const form = { intent: "card", front: "New front", answer: "New back" };
    const saved = await learner.call("POST", path, { form });
    expect(saved.headers.get("Location")).toBe("/app/review");
    const row = await homeDatabase
      .prepare("SELECT front, back FROM cards WHERE id = ?")
      .bind(card?.id)
      .first();
    expect(row).toEqual({ front: "New front", back: "New back" });
    const elsewhere = await other.call("POST", path, { form });
    expect(elsewhere.headers.get("Location")).toBe("/app/review/session");
  });

  it("is deleted with its ratings, also by its page, and never by anyone else", async () => {
    const { learner, item } = await keptQuestion();
    const other = await newLearner();
    const path = `/api/items/${item.id}`;
    expect((await other.call("DELETE", path)).status).toBe(404);
    expect((await new Browser().call("DELETE", path)).status).toBe(401);
    expect(await countRows(learner, "review_log")).toBe(1);
    expect((await learner.call("DELETE", path)).status).toBe(200);
    expect(await countRows(learner, "review_questions")).toBe(0);
    expect(await countRows(learner, "review_log")).toBe(0);
    expect((await learner.call("DELETE", path)).status).toBe(404);

    const text = "1. Which organelle makes ATP?\na) Nucleus\nb) Mitochondrion\nAnswer: b\n";
    await learner.call("POST", "/api/past-papers", { json: { text, keep: true } });
    const { id } = await storedQuestion(learner);
    const back = `/app/review/session?courseId=c&item=${id}&side=back`;
    const page = `/app/review/${id}/delete?${new URLSearchParams({ back })}`;
    expect(await (await learner.call("GET", page)).text()).toContain("Which organelle makes ATP?");
    const elsewhere = await other.call("POST", page, { form: {} });
    expect(elsewhere.headers.get("Location")).toBe("/app/review/session");
    const deleted = await learner.call("POST", page, { form: {} });
    expect(deleted.headers.get("Location")).toBe("/app/review/session?courseId=c");
    expect(await countRows(learner, "review_questions")).toBe(0);
  });

  it("is deleted as a card", async () => {
    const learner = await newLearner();
    const json = { front: "front", back: "back" };
    const card = await answerOf<{ id: string }>(await learner.call("POST", "/api/cards", { json }));
    expect((await learner.call("DELETE", `/api/items/${card.id}`)).status).toBe(200);
    expect(await countRows(learner, "cards")).toBe(0);
  });
});
