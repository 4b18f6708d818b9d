import { beforeAll, describe, expect, it } from "vitest";
import { studyDocx } from "./documents";
import { makeDeck } from "./kept-work";
import { answerOf, Browser, homeDatabase, type Learner, newLearner, uploaded } from "./learner";

interface Sheet {
  code: string;
  madeAt: string;
  items: ({ id: string; kind: string; front: string; entered: object | null } | null)[];
}

async function keptDeck(learner: Learner): Promise<string> {
  const workId = await makeDeck(learner, await uploaded(learner, studyDocx()));
  const json = { mode: "flashcards", workId };
  const response = await learner.call("POST", "/api/review/keep", { json });
  expect(await answerOf(response)).toEqual({ kept: 5 });
  return workId;
}

const dueOf = async (learner: Learner) =>
  answerOf<{ new: number; items: { id: string }[] }>(await learner.call("GET", "/api/review"));

describe("the learner's confidence in a card", () => {
  it("is asked before the back is shown, and stored with the rating", async () => {
    const own = await newLearner();
    await keptDeck(own);
    const [item] = (await dueOf(own)).items;
    const path = `/app/review/session?item=${item?.id}`;
    expect(await (await own.call("GET", path)).text()).toContain("How sure are you?");
    const shown = await own.call("POST", path, {
      form: { intent: "check", item: item?.id ?? "", typed: "", sure: "yes" },
    });
    expect(await shown.text()).toMatch(/<input type="hidden" name="sure" value="yes"/);
    const form = {
      intent: "rate",
      item: item?.id ?? "",
      answerId: "1",
      grade: "again",
      sure: "yes",
    };
    expect((await own.call("POST", path, { form })).status).toBe(302);
    const rating = await homeDatabase
      .prepare("SELECT sure FROM review_log WHERE item_id = ?")
      .bind(item?.id)
      .first();
    expect(rating).toEqual({ sure: 1 });
  });
});

describe("the review API", () => {
  let learner: Learner;

  beforeAll(async () => {
    learner = await newLearner();
  });

  it("keeps a deck or declines it, and does not find another learner's", async () => {
    const own = await newLearner();
    const deck = await keptDeck(own);
    expect((await dueOf(own)).new).toBe(5);
    const keep = (json: object) => learner.call("POST", "/api/review/keep", { json });
    expect((await keep({ mode: "flashcards", workId: deck })).status).toBe(404);
    expect((await keep({ mode: "soundtrack", workId: deck })).status).toBe(404);
    expect((await keep({ mode: "flashcards" })).status).toBe(400);
    const other = await makeDeck(own, await uploaded(own, studyDocx("Other.docx")));
    const json = { mode: "flashcards", workId: other, keep: false };
    expect(await answerOf(await own.call("POST", "/api/review/keep", { json }))).toEqual({
      kept: 0,
    });
    expect((await dueOf(own)).new).toBe(5);
  });

  it("undoes an answer, once", async () => {
    const own = await newLearner();
    await keptDeck(own);
    const [item] = (await dueOf(own)).items;
    const json = { kind: "card", rating: "easy", answerId: "1" };
    const { ratingId } = await answerOf<{ ratingId: string }>(
      await own.call("POST", `/api/review/${item?.id}`, { json }),
    );
    expect((await dueOf(own)).new).toBe(4);
    const path = `/api/review/answers/${ratingId}`;
    expect((await learner.call("DELETE", path)).status).toBe(404);
    expect(await answerOf(await own.call("DELETE", path))).toEqual({ itemId: item?.id });
    expect((await dueOf(own)).new).toBe(5);
    expect((await own.call("DELETE", path)).status).toBe(404);
  });

  it("returns and changes the daily limits, also one of them alone", async () => {
    const own = await newLearner();
    const settings = async (json?: object) =>
      answerOf(await own.call(json ? "PATCH" : "GET", "/api/review/settings", json && { json }));
    expect(await settings()).toEqual({ newPerDay: 20, duePerDay: 100 });
    expect(await settings({ newPerDay: 3 })).toEqual({ newPerDay: 3, duePerDay: 100 });
    expect(await settings({ duePerDay: 10 })).toEqual({ newPerDay: 3, duePerDay: 10 });
    for (const json of [
      { newPerDay: 201 },
      { duePerDay: 9 },
      { newPerDay: "4" },
      { newPerDay: 1.5 },
    ]) {
      expect((await own.call("PATCH", "/api/review/settings", { json })).status).toBe(400);
    }
    expect(await settings()).toEqual({ newPerDay: 3, duePerDay: 10 });
  });

  it("creates a printed sheet and records its ratings, once", async () => {
    const own = await newLearner();
    const none = await own.call("POST", "/api/review/sheets", { json: {} });
    expect(none.status).toBe(422);
    await keptDeck(own);
    const made = await own.call("POST", "/api/review/sheets", { json: {} });
    expect(made.status).toBe(201);
    const sheet = await answerOf<Sheet>(made);
    expect(sheet.items).toHaveLength(5);
    expect(sheet.items[0]).toMatchObject({ kind: "card", entered: null });
    const path = `/api/review/sheets/${sheet.code}`;
    expect(await answerOf(await own.call("GET", path))).toEqual(sheet);
    const enter = async (ticks: unknown) => own.call("POST", path, { json: { ticks } });
    const ticks = ["easy", null, "again"];
    expect(await answerOf(await enter(ticks))).toEqual({ entered: 2 });
    expect(await answerOf(await enter(ticks))).toEqual({ entered: 0 });
    const after = await answerOf<Sheet>(await own.call("GET", path));
    expect(after.items.map((item) => item?.entered)).toEqual([
      { grade: "easy", selected: null },
      null,
      { grade: "again", selected: null },
      null,
      null,
    ]);
    expect((await enter([])).status).toBe(400);
    expect((await enter(["perfect"])).status).toBe(400);
    expect((await learner.call("GET", path)).status).toBe(404);
    expect((await own.call("GET", "/api/review/sheets/none")).status).toBe(404);
  });

  it("requires a login", async () => {
    const browser = new Browser();
    for (const [method, path] of [
      ["POST", "/api/review/keep"],
      ["DELETE", "/api/review/answers/a"],
      ["GET", "/api/review/settings"],
      ["PATCH", "/api/review/settings"],
      ["POST", "/api/review/sheets"],
      ["GET", "/api/review/sheets/a"],
    ] as const) {
      const body = method === "POST" || method === "PATCH" ? { json: {} } : {};
      expect((await browser.call(method, path, body)).status).toBe(401);
    }
  });
});
