import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { App } from "~/platform/app.server";
import { answerItem } from "~/review/answer-item.server";
import { readQueue } from "~/review/read-queue.server";
import { createApp } from "../../workers/create-app";
import { studyDocx } from "./documents";
import { makeDeck } from "./kept-work";
import {
  actorOf,
  answerOf,
  type ErrorAnswer,
  home,
  homeDatabase,
  type Learner,
  newLearner,
  uploaded,
} from "./learner";

const day = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

const paper = [
  "1. Which organelle makes ATP?",
  "a) Nucleus",
  "b) Mitochondrion",
  "Answer: b",
  "2. What is osmosis?",
  "Answer: Water moving through a membrane.",
].join("\n");

interface Collection {
  id: string;
  title: string;
  courseId: string | null;
  count: number;
}

async function send<T>(learner: Learner, path: string, json: object, status = 201): Promise<T> {
  const response = await learner.call("POST", path, { json });
  expect(response.status, await response.clone().text()).toBe(status);
  return answerOf<T>(response);
}

const makeCourse = async (learner: Learner, json: object = {}): Promise<string> =>
  (await send<{ id: string }>(learner, "/api/courses", { name: "Biology", ...json })).id;

const collectionsOf = async (learner: Learner): Promise<Collection[]> =>
  answerOf<Collection[]>(await learner.call("GET", "/api/collections"));

const move = (learner: Learner, id: string, courseId: string | null) =>
  learner.call("PATCH", `/api/collections/${id}`, { json: { courseId } });

async function frontsOf(learner: Learner, courseId: string): Promise<string[]> {
  const response = await learner.call("GET", `/api/review?courseId=${courseId}`);
  const { items } = await answerOf<{ items: { front: string }[] }>(response);
  return items.map(({ front }) => front).sort();
}

const appNow = (): App => createApp(env, createExecutionContext(), new Date()).at(home);

/** The due times of a learner's items, in days from today (UTC). */
async function dueDays({ id }: Learner): Promise<number[]> {
  const { results } = await homeDatabase
    .prepare(
      "SELECT due FROM cards WHERE user_id = ?1 UNION ALL SELECT due FROM review_questions WHERE user_id = ?1",
    )
    .bind(id)
    .all<{ due: number }>();
  const today = Math.floor(Date.now() / day);
  return results.map(({ due }) => Math.floor(due / day) - today);
}

async function cardsOf({ id }: Learner, deckId: string): Promise<{ id: string }[]> {
  const { results } = await homeDatabase
    .prepare("SELECT id FROM cards WHERE user_id = ? AND deck_id = ? ORDER BY number")
    .bind(id, deckId)
    .all<{ id: string }>();
  return results;
}

async function answerAll(learner: Learner): Promise<void> {
  const app = appNow();
  const actor = actorOf(learner);
  const { entries } = await readQueue(app, actor);
  for (const { id, kind } of entries) {
    const answer = kind === "card" ? { grade: "easy" as const } : { selected: 1, sure: true };
    await answerItem(app, actor, { itemId: id, ...answer, answerId: "once" });
  }
}

describe("items without a document", () => {
  let learner: Learner;
  let courseId: string;
  beforeAll(async () => {
    learner = await newLearner();
    courseId = await makeCourse(learner);
  });

  it("are added to a course when a paper is kept, a deck imported or a card written", async () => {
    const kept = await send<{ paperId: string; deckId: string }>(learner, "/api/past-papers", {
      ...{ text: paper, title: "Summer 2024", keep: true, courseId },
    });
    expect(kept.deckId).toBe(kept.paperId);
    const { deckId } = await send<{ deckId: string }>(learner, "/api/import", {
      ...{ text: "cell\tunit of life", courseId },
    });
    const card = { front: "What is DNA?", back: "A molecule", courseId };
    const typed = await send<{ deckId: string }>(learner, "/api/cards", card);
    await send(learner, "/api/cards", { front: "Elsewhere", back: "in no course" });

    expect(await frontsOf(learner, courseId)).toEqual([
      "What is DNA?",
      "What is osmosis?",
      "Which organelle makes ATP?",
      "cell",
    ]);
    const collections = await collectionsOf(learner);
    expect(collections.find(({ id }) => id === kept.paperId)).toEqual({
      ...{ id: kept.paperId, title: "Summer 2024", courseId, count: 2 },
    });
    expect(collections.find(({ id }) => id === deckId)).toMatchObject({ courseId, count: 1 });
    expect(collections.find(({ id }) => id === typed.deckId)).toMatchObject({
      ...{ title: "My cards: Biology", courseId, count: 1 },
    });
    expect(collections.find(({ title }) => title === "My cards")?.courseId).toBeNull();
    const page = await (await learner.call("GET", `/app/courses/${courseId}`)).text();
    expect(page).toContain("Summer 2024");
  });

  it("are moved to another course and out of it, a paper with its questions and cards", async () => {
    const other = await makeCourse(learner, { name: "Botany" });
    const paperOf = async () =>
      (await collectionsOf(learner)).find(({ title }) => title === "Summer 2024");
    const id = (await paperOf())?.id ?? "";
    expect((await move(learner, id, other)).status).toBe(200);
    expect(await frontsOf(learner, other)).toEqual([
      "What is osmosis?",
      "Which organelle makes ATP?",
    ]);
    expect(await frontsOf(learner, courseId)).toEqual(["What is DNA?", "cell"]);
    expect(await answerOf(await move(learner, id, null))).toEqual({ id, courseId: null });
    expect(await frontsOf(learner, other)).toEqual([]);
    expect((await paperOf())?.courseId).toBeNull();

    // The form on the page of the course.
    const form = { collection: id, courseId, back: `/app/courses/${courseId}` };
    const sent = await learner.call("POST", "/app/courses/collections", { form });
    expect([sent.status, sent.headers.get("Location")]).toEqual([302, form.back]);
    expect((await paperOf())?.courseId).toBe(courseId);
  });

  it("stay when the course is deleted", async () => {
    const own = await newLearner();
    const id = await makeCourse(own, { examOn: dayIn(9) });
    await send(own, "/api/past-papers", { text: paper, keep: true, courseId: id });
    await answerAll(own);
    expect((await own.call("DELETE", `/api/courses/${id}`)).status).toBe(200);
    expect((await collectionsOf(own)).map(({ courseId: course }) => course)).toEqual([null]);
    expect(Math.min(...(await dueDays(own)).filter((days) => days > 0))).toBeGreaterThan(2);
  });

  it("start a new deck of written cards once the first was moved away", async () => {
    const own = await newLearner();
    const id = await makeCourse(own);
    const write = (front: string, course: string | null) =>
      send<{ deckId: string }>(own, "/api/cards", { front, back: "b", courseId: course });
    const first = await write("one", id);
    expect((await write("two", id)).deckId).toBe(first.deckId);
    await move(own, first.deckId, null);
    const next = await write("three", id);
    expect(next.deckId).not.toBe(first.deckId);
    expect((await write("four", id)).deckId).toBe(next.deckId);
    expect(await frontsOf(own, id)).toEqual(["four", "three"]);
  });

  it("are moved one card at a time, keep their memory, and are scheduled before the new exam", async () => {
    const own = await newLearner();
    const exam = await makeCourse(own, { examOn: dayIn(12) });
    const write = (front: string) =>
      send<{ id: string; deckId: string }>(own, "/api/cards", { front, back: "b" });
    const moved = await write("moved");
    const stays = await write("stays");
    await answerAll(own);
    const scheduled = "UPDATE cards SET stability = 80, scheduled_days = 80, due = ?";
    await homeDatabase
      .prepare(`${scheduled} WHERE user_id = ?`)
      .bind(Date.now() + 80 * day, own.id)
      .run();
    const change = (courseId: string | null, more: object = {}) =>
      own.call("PATCH", `/api/cards/${moved.id}`, { json: { courseId, ...more } });

    const answer = await answerOf<object>(await change(exam, { front: "moved here" }));
    expect(answer).toEqual({
      ...{ id: moved.id, deckId: expect.any(String), number: 1 },
      ...{ front: "moved here", back: "b", source: null },
    });
    expect(answer).not.toMatchObject({ deckId: stays.deckId });
    expect(await collectionsOf(own)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: "My cards: Biology", courseId: exam, count: 1 }),
        expect.objectContaining({ title: "My cards", courseId: null, count: 1 }),
      ]),
    );
    const [limited = 0, unlimited] = (await dueDays(own)).sort((a, b) => a - b);
    expect(limited).toBeGreaterThan(0);
    expect(limited).toBeLessThan(12);
    expect(unlimited).toBe(80);
    // Again, as if the first answer was lost.
    expect(await answerOf(await change(exam))).toEqual(answer);
    expect(await answerOf(await change(null))).toMatchObject({ deckId: stays.deckId, number: 3 });
    expect(await dueDays(own)).toEqual([80, 80]);

    // The form on the page of the card.
    const form = { courseId: exam };
    const path = `/app/flashcards/${stays.deckId}/cards/${moved.id}/course`;
    const page = await own.call("GET", path);
    expect(await page.text()).toContain("moved here");
    const sent = await own.call("POST", path, { form });
    expect(sent.headers.get("Location")).toMatch(new RegExp(`#card-${moved.id}$`));
    const [left] = (await collectionsOf(own)).filter(({ courseId: course }) => course === null);
    expect(left?.count).toBe(1);
  });

  it("are scheduled before the exam of their course, and as usual once they are moved out", async () => {
    const own = await newLearner();
    const exam = await makeCourse(own, { examOn: dayIn(12) });
    const { paperId } = await send<{ paperId: string }>(own, "/api/past-papers", {
      ...{ text: paper.replace(/^1[\s\S]*?2\./, "1."), keep: true, courseId: exam },
    });
    await answerAll(own);
    await homeDatabase
      .prepare("UPDATE cards SET stability = 80, scheduled_days = 80, due = ? WHERE user_id = ?")
      .bind(Date.now() + 80 * day, own.id)
      .run();
    await move(own, paperId, exam);
    const [limited = 0] = await dueDays(own);
    expect(limited).toBeGreaterThan(0);
    expect(limited).toBeLessThan(12);
    const load = await own.call("GET", `/api/courses/${exam}/load`);
    const { days } = await answerOf<{ days: { due: number }[] }>(load);
    expect(days.reduce((sum, { due }) => sum + due, 0)).toBe(1);
    await move(own, paperId, null);
    expect(await dueDays(own)).toEqual([80]);
    await move(own, paperId, exam);
    expect(await dueDays(own)).toEqual([limited]);
    // The same without the exam.
    await own.call("PATCH", `/api/courses/${exam}`, { json: { examOn: null } });
    expect(await dueDays(own)).toEqual([80]);
  });

  it("are listed by deck or paper in the concepts of the course", async () => {
    const own = await newLearner();
    const id = await makeCourse(own);
    await send(own, "/api/past-papers", { text: paper, title: "Paper", keep: true, courseId: id });
    await answerAll(own);
    const response = await own.call("GET", `/api/concepts?courseId=${id}`);
    const { collections } = await answerOf<{ collections: object[] }>(response);
    expect(collections).toEqual([
      {
        ...{ id: expect.any(String), title: "Paper", right: 2, answers: 2 },
        ...{ standing: "unclear", due: expect.any(Number), kept: 2 },
      },
    ]);
    const page = await own.call("GET", `/app/docs/concepts?courseId=${id}`);
    expect(await page.text()).toContain("2 of 2 right");
  });

  it("are reviewed in the session of a weak deck, without other decks", async () => {
    const own = await newLearner();
    const id = await makeCourse(own);
    const bones = ["atlas", "axis", "femur"].map((bone) => `${bone}\ta bone`).join("\n");
    const weak = await send<{ deckId: string }>(own, "/api/import", { text: bones, courseId: id });
    await send(own, "/api/import", { text: "cell\tunit of life", courseId: id });
    const app = appNow();
    for (const [index, { id: itemId }] of (await cardsOf(own, weak.deckId)).entries()) {
      const grade = index === 0 ? "easy" : "again";
      await answerItem(app, actorOf(own), { itemId, grade, answerId: "once" });
    }
    const page = await (await own.call("GET", `/app/docs/concepts?courseId=${id}`)).text();
    expect(page).toContain("made from documents only");
    expect(page).not.toContain("Quiz me on these");
    const session = `/app/review/session?courseId=${id}&decks=${weak.deckId}`;
    expect(page).toContain(`href="${session.replace("&", "&amp;")}"`);
    const first = await own.call("GET", session);
    const place = new URL(first.headers.get("Location") ?? "", "https://fennec.test");
    expect(place.searchParams.get("decks")).toBe(weak.deckId);
    const shown = await (await own.call("GET", place.pathname + place.search)).text();
    expect(shown).toContain("2 left today, again");
    expect(shown).toMatch(/axis|femur/);
  });

  it("cannot be moved to a course or deck of another learner, or out of a document's deck", async () => {
    const stranger = await newLearner();
    const [own] = await collectionsOf(learner);
    const foreign = await makeCourse(stranger);
    const expectMissing = async (response: Response) => {
      expect(response.status).toBe(404);
      expect((await answerOf<ErrorAnswer>(response)).code).toBe("not_found");
    };
    await expectMissing(await move(learner, own?.id ?? "", foreign));
    await expectMissing(await move(stranger, own?.id ?? "", foreign));
    for (const [path, json] of [
      ["/api/cards", { front: "a", back: "b" }],
      ["/api/import", { text: "a\tb" }],
      ["/api/past-papers", { text: paper, keep: true }],
    ] as const) {
      const body = { json: { ...json, courseId: foreign } };
      await expectMissing(await learner.call("POST", path, body));
    }
    const deck = await makeDeck(learner, await uploaded(learner, studyDocx()));
    await expectMissing(await move(learner, deck, courseId));
    const [{ id: card = "" } = {}] = await cardsOf(learner, deck);
    const ofDocument = await learner.call("PATCH", `/api/cards/${card}`, { json: { courseId } });
    expect(ofDocument.status).toBe(400);
    const [typed] = await cardsOf(learner, own?.id ?? "");
    const typedPath = `/api/cards/${typed?.id}`;
    await expectMissing(await learner.call("PATCH", typedPath, { json: { courseId: foreign } }));
    await expectMissing(await stranger.call("PATCH", typedPath, { json: { courseId: foreign } }));
    const both = { deckId: deck, courseId, front: "a", back: "b" };
    expect((await learner.call("POST", "/api/cards", { json: both })).status).toBe(400);
  });
});
