import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { strFromU8, unzipSync, zipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { importCards } from "~/flashcards/import-cards.server";
import type { Bindings } from "../../workers/bindings";
import { createCardFiles } from "../../workers/card-files";
import { createApp } from "../../workers/create-app";
import { studyDocx, studyPdf } from "./documents";
import {
  actorOf,
  answerOf,
  Browser,
  countRows,
  type ErrorAnswer,
  type FileAnswer,
  home,
  homeDatabase,
  type Learner,
  newLearner,
  uploaded,
} from "./learner";

interface ImportAnswer {
  deckId: string;
  cards: number;
  new?: number;
  existing?: number;
  skipped: { line: number; reason: string }[];
  notice?: string;
}

interface CardAnswer {
  id: string;
  deckId: string;
  number: number;
  front: string;
  back: string;
  source: { fileId: string; page: number | null; quote: string } | null;
}

interface CardRow {
  id: string;
  number: number;
  front: string;
  back: string;
  source: string;
  due: number;
  stability: number;
  difficulty: number;
  scheduled_days: number;
  learning_steps: number;
  reps: number;
  lapses: number;
  state: number;
  last_review: number | null;
}

const fileForm = (name: string, content: BlobPart, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append("file", new File([content], name));
  return form;
};

const importFile = (learner: Browser, name: string, content: BlobPart) =>
  learner.call("POST", "/api/import", { body: fileForm(name, content) });

async function imported(response: Response): Promise<ImportAnswer> {
  expect(response.status, await response.clone().text()).toBe(201);
  return answerOf<ImportAnswer>(response);
}

async function cardsOf(deckId: string): Promise<CardRow[]> {
  const { results } = await homeDatabase
    .prepare("SELECT * FROM cards WHERE deck_id = ? ORDER BY number")
    .bind(deckId)
    .all<CardRow>();
  return results;
}

const decksOf = (learner: Learner) => countRows(learner, "decks");

const exported = async (learner: Browser, id: string, format: string) => {
  const response = await learner.call("GET", `/api/decks/${id}/export?format=${format}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
};

describe("POST /api/import", () => {
  let learner: Learner;
  beforeAll(async () => {
    learner = await newLearner();
  });

  it("makes a deck from pasted text, and lists the skipped lines", async () => {
    const text = "cat\ta pet\nno separator\ncow\tno pet";
    const answer = await imported(await learner.call("POST", "/api/import", { json: { text } }));
    expect(answer).toEqual({
      deckId: expect.stringMatching(/^[0-9a-z]{20}$/),
      cards: 2,
      skipped: [{ line: 2, reason: "There is no separator between a front and a back." }],
      notice: expect.stringContaining("1 card was skipped."),
    });
    const cards = await cardsOf(answer.deckId);
    expect(cards.map(({ number, front, back }) => [number, front, back])).toEqual([
      [1, "cat", "a pet"],
      [2, "cow", "no pet"],
    ]);
    expect(cards[0]).toMatchObject({ source: "null", state: 0, reps: 0, last_review: null });
    const page = await (await learner.call("GET", `/app/flashcards/${answer.deckId}`)).text();
    expect(page).toContain("Imported cards");
  });

  it.each([
    ["Animals.csv", '\uFEFFfront,back\r\n"cat, or dog",a pet\r\n'],
    ["Animals.tsv", "cat, or dog\ta pet\n"],
    ["Animals.CSV", '"cat, or dog";a pet\n'],
  ])("makes a deck from %s, named after the file", async (name, content) => {
    const { deckId } = await imported(await importFile(learner, name, content));
    expect((await cardsOf(deckId)).map(({ front, back }) => [front, back])).toEqual([
      ["cat, or dog", "a pet"],
    ]);
    const deck = await homeDatabase
      .prepare("SELECT title, track_mastery FROM decks WHERE id = ?")
      .bind(deckId)
      .first();
    expect(deck).toEqual({ title: "Animals", track_mastery: 1 });
  });

  it("adds no card of a text twice, and only the new cards of a longer one", async () => {
    const own = await newLearner();
    const table = "front,back\ncat,a pet\ncow,no pet\n";
    const first = await imported(await importFile(own, "Animals.csv", table));
    expect(first).toMatchObject({ cards: 2, skipped: [] });
    const again = await imported(await importFile(own, "Animals.csv", table));
    expect(again).toMatchObject({ deckId: first.deckId, cards: 2, new: 0, existing: 2 });
    const more = await imported(await importFile(own, "Animals.csv", `${table}dog,a pet\n`));
    expect(more).toMatchObject({ deckId: first.deckId, cards: 3, new: 1, existing: 2 });
    const fronts = (await cardsOf(first.deckId)).map(({ front }) => front);
    expect(fronts).toEqual(["cat", "cow", "dog"]);
    expect(await decksOf(own)).toBe(1);
    const other = await imported(await importFile(own, "Pets.csv", "cat,a pet\nhen,no pet\n"));
    expect(other).toMatchObject({ cards: 2, new: 1, existing: 1 });
    expect((await cardsOf(other.deckId)).map(({ front }) => front)).toEqual(["hen"]);
  });

  it("restores an exported package with its sources and schedules", async () => {
    const own = await newLearner();
    const file = await uploaded(own, studyDocx());
    const made = await own.call("POST", "/api/flashcards", { json: { fileId: file.id, count: 5 } });
    const deck = await answerOf<{ id: string }>(made);
    const reviewed = Date.now() - 86_400_000;
    await homeDatabase
      .prepare(
        "UPDATE cards SET due = ?, stability = 12.345678, difficulty = 4.5, scheduled_days = 12, reps = 7, lapses = 2, state = 2, last_review = ? WHERE deck_id = ? AND number = 2",
      )
      .bind(reviewed + 12 * 86_400_000, reviewed, deck.id)
      .run();
    const bytes = await exported(own, deck.id, "apkg");
    const table = await exported(own, deck.id, "csv");
    const before = await cardsOf(deck.id);
    await own.call("DELETE", `/api/decks/${deck.id}`);
    const { deckId, cards, notice } = await imported(await importFile(own, "deck.apkg", bytes));
    expect([cards, notice]).toEqual([5, undefined]);
    const after = await cardsOf(deckId);
    const lasting = ({ front, back, source, reps, stability, last_review, ...row }: CardRow) => ({
      ...{ front, back, source: JSON.parse(source), reps, stability, last_review },
      // A new card is due at once.
      ...(reps > 0 ? { due: row.due, days: row.scheduled_days, difficulty: row.difficulty } : {}),
    });
    expect(after.map(lasting)).toEqual(before.map(lasting));
    expect(after.every(({ source }) => source !== "null")).toBe(true);

    const fromTable = await imported(await importFile(own, "deck.csv", table));
    expect(
      (await cardsOf(fromTable.deckId)).map(({ front, back, source }) => [front, back, source]),
    ).toEqual(before.map(({ front, back, source }) => [front, back, source]));

    // Another learner has no such document.
    const other = await imported(await importFile(learner, "deck.apkg", bytes));
    expect((await cardsOf(other.deckId)).every(({ source }) => source === "null")).toBe(true);
  });

  it("schedules imported cards before the exam of their document, without changing what is remembered", async () => {
    const own = await newLearner();
    const file = await uploaded(own, studyDocx());
    const made = await own.call("POST", "/api/flashcards", { json: { fileId: file.id, count: 5 } });
    const deck = await answerOf<{ id: string }>(made);
    const day = 86_400_000;
    const due = Math.floor(Date.now() / 1000) * 1000 + 30 * day;
    await homeDatabase
      .prepare(
        "UPDATE cards SET due = ?, stability = 40, difficulty = 4.5, scheduled_days = 40, reps = 7, state = 2, last_review = ? WHERE deck_id = ?",
      )
      .bind(due, due - 40 * day, deck.id)
      .run();
    const bytes = await exported(own, deck.id, "apkg");
    await own.call("DELETE", `/api/decks/${deck.id}`);
    const exam = new Date(Date.now() + 12 * day).toISOString().slice(0, 10);
    const json = { name: "C", examOn: exam, fileIds: [file.id] };
    const course = await answerOf<{ id: string }>(await own.call("POST", "/api/courses", { json }));
    const { deckId } = await imported(await importFile(own, "deck.apkg", bytes));
    const limited = await cardsOf(deckId);
    expect(limited).toHaveLength(5);
    for (const card of limited) expect(card.due).toBeLessThan(Date.parse(exam));
    await own.call("DELETE", `/api/courses/${course.id}`);
    for (const card of await cardsOf(deckId)) expect(card.due).toBe(due);
  });

  it("adds no cards from a package exported here, and keeps later ratings and edits", async () => {
    const own = await newLearner();
    const json = { text: "cat\ta pet\ncow\tno pet\nant\tsmall" };
    const { deckId } = await imported(await own.call("POST", "/api/import", { json }));
    const bytes = await exported(own, deckId, "apkg");
    const [first] = await cardsOf(deckId);
    const rated = { kind: "card", rating: "good", answerId: "one" };
    await own.call("POST", `/api/review/${first?.id}`, { json: rated });
    await own.call("PATCH", `/api/cards/${first?.id}`, { json: { back: "changed here" } });
    const before = await cardsOf(deckId);
    const again = await imported(await importFile(own, "deck.apkg", bytes));
    expect(again).toEqual({ deckId, cards: 3, new: 0, existing: 3, skipped: [] });
    expect(await cardsOf(deckId)).toEqual(before);
    expect(await decksOf(own)).toBe(1);

    // A deleted card is new again, in its old deck.
    await own.call("DELETE", `/api/cards/${before[1]?.id}`);
    const third = await imported(await importFile(own, "deck.apkg", bytes));
    expect(third).toMatchObject({ deckId, cards: 3, new: 1, existing: 2 });
    expect((await cardsOf(deckId)).map(({ number, front }) => [number, front])).toEqual([
      [1, "cat"],
      [3, "ant"],
      [4, "cow"],
    ]);
    expect(await imported(await importFile(own, "deck.apkg", bytes))).toMatchObject({ new: 0 });

    const form = fileForm("deck.apkg", bytes, { text: "" });
    const sent = await own.call("POST", "/app/flashcards/import", { body: form });
    const page = await (await own.call("GET", sent.headers.get("Location") ?? "")).text();
    expect(page).toContain("No new cards");
    expect(page).toContain("3 cards were there already.");
  });

  it("recognises the notes of another learner's package, even if cards were edited", async () => {
    const other = await newLearner();
    const json = { text: "cat\ta pet\ncow\tno pet" };
    const made = await imported(await other.call("POST", "/api/import", { json }));
    const older = await exported(other, made.deckId, "apkg");
    const own = await newLearner();
    const first = await imported(await importFile(own, "shared.apkg", older));
    expect(first).toMatchObject({ cards: 2, new: 2, existing: 0 });
    const [cat] = await cardsOf(first.deckId);
    await own.call("PATCH", `/api/cards/${cat?.id}`, { json: { front: "tomcat" } });

    // Reviewed and extended by the other learner.
    const reviewed = Date.now() - 86_400_000;
    await homeDatabase
      .prepare(
        "UPDATE cards SET due = ?, stability = 9, difficulty = 4, scheduled_days = 9, reps = 3, state = 2, last_review = ? WHERE deck_id = ?",
      )
      .bind(reviewed + 9 * 86_400_000, reviewed, made.deckId)
      .run();
    await other.call("POST", "/api/cards", {
      json: { deckId: made.deckId, front: "ant", back: "small" },
    });
    const newer = await exported(other, made.deckId, "apkg");
    const second = await imported(await importFile(own, "shared.apkg", newer));
    expect(second).toMatchObject({ deckId: first.deckId, cards: 3, new: 1, existing: 2 });
    const cards = await cardsOf(first.deckId);
    // Cards never rated here take the schedule of the newer package; an older one changes nothing.
    expect(cards.map(({ front, reps }) => [front, reps])).toEqual([
      ["tomcat", 3],
      ["cow", 3],
      ["ant", 0],
    ]);
    expect(await imported(await importFile(own, "shared.apkg", older))).toMatchObject({ new: 0 });
    expect(await cardsOf(first.deckId)).toEqual(cards);
  });

  it("recognises cards by their sides if they were imported before keys were stored", async () => {
    const other = await newLearner();
    const json = { text: "cat\ta pet\ncow\tno pet" };
    const made = await imported(await other.call("POST", "/api/import", { json }));
    const bytes = await exported(other, made.deckId, "apkg");
    const own = await newLearner();
    const { deckId } = await imported(await importFile(own, "a.apkg", bytes));
    await homeDatabase
      .prepare("UPDATE cards SET imported_key = NULL WHERE deck_id = ?")
      .bind(deckId)
      .run();
    const again = await imported(await importFile(own, "a.apkg", bytes));
    expect(again).toMatchObject({ deckId, new: 0, existing: 2 });
    await own.call("PATCH", `/api/cards/${(await cardsOf(deckId))[0]?.id}`, {
      json: { front: "tomcat" },
    });
    expect(await imported(await importFile(own, "a.apkg", bytes))).toMatchObject({ new: 0 });
  });

  it("recognises everything exported here, including kept questions", async () => {
    const own = await newLearner();
    const text =
      "1. Which gas?\na) Oxygen\nb) Nitrogen\nAnswer: a\n2. What is DNA?\nAnswer: A molecule.";
    await own.call("POST", "/api/past-papers", { json: { text, keep: true } });
    const all = await own.call("GET", "/api/export?format=apkg");
    expect(all.status).toBe(200);
    const answer = await imported(await importFile(own, "all.apkg", await all.arrayBuffer()));
    expect(answer).toMatchObject({ cards: 2, new: 0, existing: 2 });
    expect(await decksOf(own)).toBe(1);
  });

  it("says that media were left out", async () => {
    const text = "cat\ta pet\ndog\tanother";
    const { deckId } = await imported(
      await learner.call("POST", "/api/import", { json: { text } }),
    );
    const entries = unzipSync(await exported(learner, deckId, "apkg"));
    const withMedia = zipSync({ ...entries, "0": new Uint8Array(10), "1": new Uint8Array(10) });
    const { notice } = await imported(await importFile(learner, "cats.apkg", withMedia));
    expect(notice).toBe("2 pictures and sounds were left out.");
  });

  it("says that the decks of a package became one", async () => {
    const own = await newLearner();
    for (const [name, text] of [
      ["a.csv", "cat,a pet"],
      ["b.csv", "dog,another"],
    ] as const) {
      await imported(await importFile(own, name, text));
    }
    const all = await (await own.call("GET", "/api/export?format=apkg")).arrayBuffer();
    const { notice } = await imported(await importFile(await newLearner(), "all.apkg", all));
    expect(notice).toBe("The package had 2 decks; here they are one.");
    expect((await imported(await importFile(own, "all.apkg", all))).notice).toBeUndefined();
  });

  it("imports 10,000 cards, shows a page of them at a time, and exports them", async () => {
    const lines = Array.from(
      { length: 10_000 },
      (_, index) => `front ${index}\t${"b".repeat(300)}`,
    );
    const answer = await imported(await importFile(learner, "many.tsv", lines.join("\n")));
    expect(answer.cards).toBe(10_000);
    const rows = await homeDatabase
      .prepare("SELECT count(*) AS total, max(number) AS last FROM cards WHERE deck_id = ?")
      .bind(answer.deckId)
      .first();
    expect(rows).toEqual({ total: 10_000, last: 10_000 });
    const page = async (query: string) =>
      (await learner.call("GET", `/app/flashcards/${answer.deckId}${query}`)).text();
    expect(await page("")).toMatch(/10,?000 cards/);
    expect((await page("")).split("<li id=").length - 1).toBe(100);
    expect(await page("?page=100")).toContain("front 9999");
    expect(await page("/study?card=10000")).toContain("front 9999");
    const bytes = await exported(learner, answer.deckId, "apkg");
    const again = await imported(await importFile(learner, "again.apkg", bytes));
    expect(again).toMatchObject({ deckId: answer.deckId, cards: 10_000, new: 0, existing: 10_000 });
    const other = await newLearner();
    expect((await imported(await importFile(other, "again.apkg", bytes))).new).toBe(10_000);
  });

  it.each([
    ["no cards", "cards.csv", "one column\nonly"],
    ["no package", "cards.apkg", "PK, says the file"],
    ["no text", "cards.csv", new Uint8Array([0, 1, 2, 3])],
    ["nothing", "cards.tsv", ""],
  ])("refuses a file with %s, and stores nothing", async (_, name, content) => {
    const before = await decksOf(learner);
    const response = await importFile(learner, name, content);
    expect(response.status).toBe(422);
    expect(await answerOf<ErrorAnswer>(response)).toMatchObject({ code: "unreadable_document" });
    expect(await decksOf(learner)).toBe(before);
  });

  it.each([
    ["dies of a file", 422, "unreadable_document", async () => new Response(null, { status: 500 })],
    ["is held by others", 429, "rate_limited", () => new Promise<never>(() => {})],
  ])("stores nothing if the reader %s", async (_, status, code, fetch) => {
    const own = await newLearner();
    const worker = { fetch, writePackage: () => Promise.reject(new Error("Not asked for.")) };
    const timeouts = { turn: 500, reading: 500, pause: 50 };
    const app = {
      ...createApp(env as unknown as Bindings, createExecutionContext()).at(home),
      cardFiles: createCardFiles(worker as unknown as Bindings["DOCUMENTS"], timeouts),
    };
    const actor = actorOf(own);
    const request = new Request("https://fennec.test/api/import", {
      method: "POST",
      body: fileForm("cats.apkg", "PK"),
    });
    await expect(importCards(app, actor, request)).rejects.toMatchObject({ status, code });
    expect(await decksOf(own)).toBe(0);
    expect((await env.BYTES.list({ prefix: `files/${own.id}/` })).objects).toEqual([]);
  });

  it("does not keep the bytes of an imported file", async () => {
    const own = await newLearner();
    await imported(await importFile(own, "cats.csv", "cat,a pet\n"));
    expect((await env.BYTES.list({ prefix: `files/${own.id}/` })).objects).toEqual([]);
    const due = await homeDatabase
      .prepare("SELECT count(*) AS total FROM bytes_to_remove WHERE key LIKE ?")
      .bind(`files/${own.id}/%`)
      .first();
    expect(due).toEqual({ total: 0 });
  });

  it("refuses wrong types, large files, empty input and visitors, and stores nothing", async () => {
    const before = await decksOf(learner);
    const refused = async (response: Response, status: number, code: string) => {
      expect(response.status).toBe(status);
      expect(await answerOf<ErrorAnswer>(response)).toMatchObject({ code });
    };
    await refused(await importFile(learner, "cards.pdf", "x"), 415, "unsupported_file_type");
    const large = new Uint8Array(25 * 1024 * 1024 + 1).fill(97);
    await refused(await importFile(learner, "cards.csv", large), 413, "too_large");
    const many = "a\tb\n".repeat(10_001);
    await refused(await importFile(learner, "cards.tsv", many), 413, "too_large");
    for (const json of [{}, { text: "" }, { text: 5 }, { text: " " }]) {
      await refused(await learner.call("POST", "/api/import", { json }), 400, "invalid_request");
    }
    const empty = new FormData();
    empty.append("text", "");
    await refused(
      await learner.call("POST", "/api/import", { body: empty }),
      400,
      "invalid_request",
    );
    const json = { text: "a\tb" };
    await refused(
      await new Browser().call("POST", "/api/import", { json }),
      401,
      "unauthenticated",
    );
    expect(await decksOf(learner)).toBe(before);
  });
});

describe("/app/flashcards/import", () => {
  it("imports a file or a text, and confirms it on the page of the deck", async () => {
    const learner = await newLearner();
    const page = await (await learner.call("GET", "/app/flashcards/import")).text();
    expect(page).toContain("Import cards");
    const form = fileForm("Cats.csv", "cat,a pet\n", { once: "key", text: "" });
    const response = await learner.call("POST", "/app/flashcards/import", { body: form });
    expect(response.status).toBe(302);
    const deck = await learner.call("GET", response.headers.get("Location") ?? "");
    expect(await deck.text()).toContain("1 card imported");
    // Sent twice, it is imported once.
    await learner.call("POST", "/app/flashcards/import", { body: form });
    expect(await decksOf(learner)).toBe(1);
  });

  it("keeps what was typed if it has no cards", async () => {
    const learner = await newLearner();
    const form = new FormData();
    form.append("text", "this is <no> card");
    form.append("file", new File([], ""));
    const response = await learner.call("POST", "/app/flashcards/import", { body: form });
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain("this is &lt;no&gt; card</textarea>");
    expect(page).toContain("No cards were imported");
    expect(await decksOf(learner)).toBe(0);
  });
});

describe("a card that the learner writes", () => {
  let learner: Learner;
  let stranger: Learner;
  let file: FileAnswer;
  beforeAll(async () => {
    learner = await newLearner();
    stranger = await newLearner();
    file = await uploaded(learner, studyDocx());
  });
  const add = (who: Browser, json: unknown) => who.call("POST", "/api/cards", { json });
  const added = async (json: unknown) => {
    const response = await add(learner, json);
    expect(response.status, await response.clone().text()).toBe(201);
    return answerOf<CardAnswer>(response);
  };

  it("goes to “My cards”, which is created once, or to a deck", async () => {
    const [first, second] = await Promise.all([
      added({ deckId: null, front: "a", back: "b" }),
      added({ deckId: null, front: " c ", back: "d" }),
    ]);
    expect(first.deckId).toBe(second.deckId);
    expect([first.number, second.number].sort()).toEqual([1, 2]);
    expect(second).toMatchObject({ front: "c", back: "d", source: null });
    expect(await decksOf(learner)).toBe(1);
    const third = await added({ deckId: first.deckId, front: "e", back: "f" });
    expect(third.number).toBe(3);
    const page = await (await learner.call("GET", `/app/flashcards/${first.deckId}`)).text();
    expect(page).toContain("My cards");
  });

  it("can quote a document of the learner, word for word", async () => {
    const passage = await homeDatabase
      .prepare("SELECT page, body FROM passages WHERE file_id = ? ORDER BY ordinal DESC LIMIT 1")
      .bind(file.id)
      .first<{ page: number | null; body: string }>();
    const quote = passage?.body.split("\n")[0] ?? "";
    const source = { fileId: file.id, page: passage?.page ?? null, quote };
    expect((await added({ front: "a", back: "b", ...source })).source).toEqual(source);
    const wrong = await add(learner, { front: "a", back: "b", ...source, quote: "Not in there." });
    expect(wrong.status).toBe(400);
    expect((await answerOf<ErrorAnswer>(wrong)).issues?.[0]?.path).toBe("quote");
    const missing = await add(learner, { front: "a", back: "b", fileId: file.id });
    expect(missing.status).toBe(400);
    expect((await add(stranger, { front: "a", back: "b", ...source })).status).toBe(404);
  });

  it("gets the page of its quote if none is given", async () => {
    const pdf = await uploaded(learner, studyPdf());
    const passage = await homeDatabase
      .prepare("SELECT page, body FROM passages WHERE file_id = ? AND page > 1 LIMIT 1")
      .bind(pdf.id)
      .first<{ page: number; body: string }>();
    const quote = passage?.body.split("\n")[0] ?? "";
    const { source } = await added({ front: "a", back: "b", fileId: pdf.id, quote });
    expect(source).toEqual({ fileId: pdf.id, page: passage?.page, quote });
  });

  it("is written in a form that starts with the words selected in the reader", async () => {
    const quote = "Photosynthesis";
    const path = "/app/flashcards/new-card";
    const address = `${path}?${new URLSearchParams({ fileId: file.id, quote })}`;
    expect(await (await learner.call("GET", address)).text()).toContain(`>${quote}</textarea>`);
    expect((await stranger.call("GET", address)).status).toBe(404);

    const write = (form: Record<string, string>) =>
      learner.call("POST", path, { form: { fileId: file.id, ...form } });
    const refused = await write({ quote: "Not in there.", front: "What is kept?" });
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain("These words are not in the document");
    expect(page).toContain(">What is kept?</textarea>");
    expect((await write({ quote: "", front: "a", back: "" })).status).toBe(400);

    const done = await write({ quote, front: "How do plants eat?", back: "" });
    expect(done.status).toBe(302);
    expect(done.headers.get("location")).toContain(`/app/docs?fileId=${file.id}`);
    const card = await homeDatabase
      .prepare("SELECT back, source FROM cards WHERE front = 'How do plants eat?'")
      .first<{ back: string; source: string }>();
    expect(card?.back).toBe(quote);
    expect(JSON.parse(card?.source ?? "null")).toMatchObject({ fileId: file.id, quote });
  });

  it("can be changed and deleted by its owner only", async () => {
    const { id, deckId } = await added({ front: "a", back: "b" });
    const path = `/api/cards/${id}`;
    const changed = await learner.call("PATCH", path, { json: { back: "new" } });
    expect(changed.status).toBe(200);
    expect(await answerOf<CardAnswer>(changed)).toMatchObject({
      id,
      deckId,
      front: "a",
      back: "new",
    });
    expect((await learner.call("PATCH", path, { json: {} })).status).toBe(400);
    expect((await learner.call("PATCH", path, { json: { front: " " } })).status).toBe(400);
    expect((await stranger.call("PATCH", path, { json: { back: "x" } })).status).toBe(404);
    expect((await stranger.call("DELETE", path)).status).toBe(404);
    expect((await new Browser().call("DELETE", path)).status).toBe(401);
    expect((await add(stranger, { deckId, front: "a", back: "b" })).status).toBe(404);
    expect(await (await learner.call("DELETE", path)).json()).toEqual({ success: true });
    expect((await learner.call("DELETE", path)).status).toBe(404);
  });

  it("is refused if a side is missing or too long", async () => {
    for (const [front, back] of [
      ["", "b"],
      ["a", " "],
      ["x".repeat(1001), "b"],
      ["a", 5],
    ]) {
      const response = await add(learner, { deckId: null, front, back });
      expect(response.status).toBe(400);
    }
  });

  it("can be added on the page of a deck", async () => {
    const { deckId } = await added({ front: "a", back: "b" });
    const before = (await cardsOf(deckId)).length;
    const form = { intent: "add", once: "key", front: "By hand", back: "Typed" };
    for (let sent = 0; sent < 2; sent += 1) {
      const response = await learner.call("POST", `/app/flashcards/${deckId}`, { form });
      expect(response.status).toBe(302);
    }
    const cards = await cardsOf(deckId);
    expect(cards).toHaveLength(before + 1);
    expect(cards.at(-1)).toMatchObject({ front: "By hand", back: "Typed" });
    const wrong = await learner.call("POST", `/app/flashcards/${deckId}`, {
      form: { intent: "add", front: "Kept", back: "" },
    });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain("Kept</textarea>");
  });
});

describe("GET /api/decks/{id}/export", () => {
  let learner: Learner;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const make = async (path: string, json: unknown) => {
      const response = await learner.call("POST", path, { json });
      expect(response.status).toBe(200);
      return (await answerOf<{ id: string }>(response)).id;
    };
    ids.deck = await make("/api/flashcards", { fileId: file.id, count: 5 });
    ids.quiz = await make("/api/quiz", { fileId: file.id, difficulty: "easy", questionCount: 3 });
    ids.test = await make("/api/practice-test", { fileId: file.id, questionCount: 3 });
  });

  it("exports a deck, a quiz and a practice test in each format", async () => {
    for (const id of Object.values(ids)) {
      const gift = strFromU8(await exported(learner, id, "gift"));
      expect(gift.match(/^::/gm)?.length).toBe(id === ids.deck ? 5 : 3);
      const entries = unzipSync(await exported(learner, id, "qti"));
      expect(Object.keys(entries)).toContain("imsmanifest.xml");
      expect(Object.keys(entries)).toHaveLength(2 + (id === ids.deck ? 5 : 3));
      expect(strFromU8(await exported(learner, id, "md"))).toMatch(/^# /);
      expect(strFromU8(await exported(learner, id, "csv"))).toMatch(/^(front|question),/);
    }
  });

  it("refuses other formats, and other learners", async () => {
    const call = (who: Browser, id: string | undefined, format: string) =>
      who.call("GET", `/api/decks/${id}/export?format=${format}`);
    expect((await call(learner, ids.quiz, "apkg")).status).toBe(400);
    expect((await call(learner, ids.deck, "exe")).status).toBe(400);
    expect((await call(learner, "none", "csv")).status).toBe(404);
    const stranger = await newLearner();
    for (const id of Object.values(ids)) {
      expect((await call(stranger, id, "csv")).status).toBe(404);
      expect((await call(new Browser(), id, "csv")).status).toBe(401);
      expect((await stranger.call("GET", `/app/exports/${id}?format=md`)).status).toBe(404);
    }
    const page = await learner.call("GET", `/app/exports/${ids.quiz}?format=gift`);
    expect(page.headers.get("Content-Disposition")).toMatch(/filename="quiz-[\d-]+\.gift\.txt"/);
  });
});
