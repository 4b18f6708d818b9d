import { describe, expect, it } from "vitest";
import { shortDocx } from "./documents";
import { answerOf, Browser, type ErrorAnswer, type Learner, newLearner } from "./learner";

const paper = [
  "Biology, summer 2024",
  "1. Which organelle makes ATP?",
  "a) Nucleus",
  "b) Mitochondrion",
  "2. What is osmosis?",
  "Answer: Water moving through a membrane.",
  "3. Which gas?",
  "a) Oxygen",
  "b) Carbon dioxide",
  "Answer key",
  "1. B",
].join("\n");

interface Recognised {
  title: string;
  questions: { line: number; question: string; options: string[]; correctAnswer: number }[];
  cards: { line: number; front: string; back: string }[];
  skipped: { line: number; reason: string }[];
  deckId?: string | null;
}

const send = (learner: Browser, json: object) => learner.call("POST", "/api/past-papers", { json });

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function reviewOf(learner: Learner) {
  const { items } = await answerOf<{ items: { id: string; kind: string; front: string }[] }>(
    await learner.call("GET", "/api/review"),
  );
  return items;
}

describe("POST /api/past-papers", () => {
  it("returns the recognised items without keeping them", async () => {
    const learner = await newLearner();
    const response = await send(learner, { text: paper });
    expect(response.status).toBe(200);
    expect(await answerOf<Recognised>(response)).toEqual({
      title: "Past paper",
      questions: [
        {
          ...{ line: 2, question: "Which organelle makes ATP?", correctAnswer: 1 },
          options: ["Nucleus", "Mitochondrion"],
        },
      ],
      cards: [{ line: 5, front: "What is osmosis?", back: "Water moving through a membrane." }],
      skipped: [
        { line: 1, reason: "It doesn't belong to a question." },
        { line: 7, reason: "No answer was found." },
      ],
    });
    expect(await reviewOf(learner)).toEqual([]);
  });

  it("keeps questions and cards for review, once", async () => {
    const learner = await newLearner();
    for (const _ of [1, 2]) {
      const response = await send(learner, { text: paper, title: "Summer 2024", keep: true });
      expect(response.status).toBe(201);
      expect((await answerOf<Recognised>(response)).deckId).toEqual(expect.any(String));
    }
    const items = await reviewOf(learner);
    expect(items.map(({ kind, front }) => [kind, front]).sort()).toEqual([
      ["card", "What is osmosis?"],
      ["question", "Which organelle makes ATP?"],
    ]);
    const question = items.find(({ kind }) => kind === "question");
    const json = { kind: "question", selected: 1, answerId: "1" };
    const answered = await learner.call("POST", `/api/review/${question?.id}`, { json });
    expect(await answerOf<{ correct: boolean }>(answered)).toMatchObject({ correct: true });
  });

  it("reads Word and text files, by API and by form", async () => {
    const learner = await newLearner();
    const paragraphs = ["Question 1: What is a protocol?", "Answer: A set of rules."];
    const word = shortDocx("Networks.docx", ...paragraphs);
    const plain = new File([paper], "Biology.txt", { type: "text/plain" });
    const body = formOf({ file: plain });
    const read = await answerOf<Recognised>(
      await learner.call("POST", "/api/past-papers", { body }),
    );
    expect([read.title, read.questions.length, read.cards.length]).toEqual(["Biology", 1, 1]);
    const other = await learner.call("POST", "/api/past-papers", { body: formOf({ file: word }) });
    expect(await answerOf<Recognised>(other)).toMatchObject({
      title: "Networks",
      cards: [{ line: 3, front: "What is a protocol?", back: "A set of rules." }],
      skipped: [{ line: 1, reason: "It doesn't belong to a question." }],
    });
    const page = await learner.call("POST", "/app/review/past-paper", {
      body: formOf({ text: paper }),
    });
    const html = await page.text();
    for (const shown of ["Mitochondrion", "Line 7", "No answer was found.", "Keep 2 Items"]) {
      expect(html).toContain(shown);
    }
    const keep = formOf({ text: paper, title: "Mine", keep: "yes" });
    const kept = await learner.call("POST", "/app/review/past-paper", { body: keep });
    expect([kept.status, kept.headers.get("Location")]).toEqual([302, "/app/review"]);
    expect(await reviewOf(learner)).toHaveLength(2);
  });

  it("reads other formats, and text in an older encoding", async () => {
    const learner = await newLearner();
    const lines = ["1. Was ist größer?", "a) Maus", "b) Bär", "Lösung: b"];
    const rtf = lines.map((line) =>
      line.replace(/\P{ASCII}/gu, (sign) => `\\u${sign.charCodeAt(0)}?`),
    );
    const latin = Uint8Array.from(lines.join("\r\n"), (sign) => sign.charCodeAt(0));
    const files = [
      new File([lines.join("\n")], "a.md"),
      new File([`{\\rtf1 ${rtf.join("\\par ")}\\par}`], "a.rtf"),
      new File([lines.map((line) => `<p>${line}</p>`).join("")], "a.html"),
      new File([latin], "A.TXT"),
    ];
    for (const file of files) {
      const body = formOf({ file });
      const response = await learner.call("POST", "/api/past-papers", { body });
      expect((await answerOf<Recognised>(response)).questions, file.name).toMatchObject([
        { question: "Was ist größer?", options: ["Maus", "Bär"], correctAnswer: 1 },
      ]);
    }
    const noText = formOf({ file: new File([new Uint8Array(9)], "a.txt") });
    const refused = await learner.call("POST", "/api/past-papers", { body: noText });
    expect(refused.status).toBe(422);
  });

  it("reports errors, and then keeps nothing", async () => {
    const learner = await newLearner();
    const refused = async (response: Response) => [
      response.status,
      (await answerOf<ErrorAnswer>(response)).code,
    ];
    expect(await refused(await send(learner, { text: " " }))).toEqual([400, "invalid_request"]);
    expect(await refused(await send(learner, { text: "Hello", keep: true }))).toEqual([
      ...[422, "no_content"],
    ]);
    expect(await refused(await send(learner, { text: "a\n".repeat(300_000) }))).toEqual([
      ...[413, "too_large"],
    ]);
    const body = formOf({ file: new File(["x"], "paper.png", { type: "image/png" }) });
    expect(await refused(await learner.call("POST", "/api/past-papers", { body }))).toEqual([
      ...[415, "unsupported_file_type"],
    ]);
    // More than the longest text takes in any encoding, so that it is refused without being decoded.
    const large = formOf({ file: new File(["a\n".repeat(1_000_001)], "paper.txt") });
    expect(await refused(await learner.call("POST", "/api/past-papers", { body: large }))).toEqual([
      ...[413, "too_large"],
    ]);
    const broken = formOf({ file: new File(["no pdf"], "paper.pdf") });
    expect(await refused(await learner.call("POST", "/api/past-papers", { body: broken }))).toEqual(
      [422, "unreadable_document"],
    );
    expect(await refused(await send(new Browser(), { text: paper }))).toEqual([
      ...[401, "unauthenticated"],
    ]);
    expect(await reviewOf(learner)).toEqual([]);
  });

  it("makes cards whose typed answer is compared with the back, but graded by the learner", async () => {
    const learner = await newLearner();
    await send(learner, { text: paper, keep: true });
    const card = (await reviewOf(learner)).find(({ kind }) => kind === "card");
    const answer = (json: object) =>
      learner.call("POST", `/api/review/${card?.id}`, {
        json: { kind: "card", answerId: "1", ...json },
      });
    const shown = await answerOf<{ marked: { text: string; found: boolean }[] }>(
      await answer({ typed: "Movement of water" }),
    );
    expect(shown).toMatchObject({
      ...{ correct: null, nextDue: null, parts: ["Water moving through a membrane."] },
      explanation: "Water moving through a membrane.",
    });
    expect(shown.marked.filter(({ found }) => found)).toEqual([{ text: "Water", found: true }]);
    const rated = await answerOf<{ correct: boolean; nextDue: string }>(
      await answer({ typed: "Movement of water", rating: "good" }),
    );
    expect(rated).toMatchObject({ correct: true, marked: shown.marked });
    expect((await answer({})).status).toBe(400);
  });
});
