import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { pixelPng, studyDocx, studyPdf } from "./documents";
import {
  answerOf,
  Browser,
  countRows,
  type ErrorAnswer,
  expectIssue,
  type FileAnswer,
  homeDatabase,
  type Learner,
  newLearner,
  uploaded,
} from "./learner";

interface CardAnswer {
  id: string;
  front: string;
  back: string;
  source: { fileId: string; page: number | null; quote: string } | null;
}

interface DeckAnswer {
  id: string;
  flashcards: CardAnswer[];
  notice?: string;
}

interface CardRow {
  id: string;
  number: number;
  front: string;
  back: string;
  due: number;
  reps: number;
  lapses: number;
  state: number;
  last_review: number | null;
}

async function makeDeck(learner: Learner, request: Record<string, unknown>): Promise<DeckAnswer> {
  const response = await learner.call("POST", "/api/flashcards", { json: request });
  expect(response.status).toBe(200);
  return answerOf<DeckAnswer>(response);
}

/** Makes a deck with the form, which alone can turn on mastery tracking. */
async function makeDeckByForm(
  learner: Learner,
  file: FileAnswer,
  form: Record<string, string> = {},
): Promise<string> {
  const response = await learner.call("POST", `/app/flashcards?fileId=${file.id}`, {
    form: {
      fileId: file.id,
      useActiveFile: "true",
      topic: "",
      count: "5",
      includeTerm: "on",
      includeDefinition: "on",
      ...form,
    },
  });
  expect(response.status).toBe(302);
  const [, id] =
    /^\/app\/flashcards\/([0-9a-z]{20})\?/.exec(response.headers.get("Location") ?? "") ?? [];
  expect(id).toBeDefined();
  return id ?? "";
}

const decksOf = (learner: Learner) => countRows(learner, "decks");

async function cardsOf(deckId: string): Promise<CardRow[]> {
  const { results } = await homeDatabase
    .prepare("SELECT * FROM cards WHERE deck_id = ? ORDER BY number")
    .bind(deckId)
    .all<CardRow>();
  return results;
}

async function pageOf(learner: Browser, path: string): Promise<string> {
  const response = await learner.call("GET", path);
  expect(response.status).toBe(200);
  return response.text();
}

/** Checks every card of a deck against the stored text of its file. */
async function expectCardsFromFile(deck: DeckAnswer, fileId: string): Promise<void> {
  const { results } = await homeDatabase
    .prepare("SELECT page, body FROM passages WHERE file_id = ?")
    .bind(fileId)
    .all<{ page: number | null; body: string }>();
  const folded = (text: string) => text.replace(/\s+/g, " ").trim();
  for (const { id, front, back, source } of deck.flashcards) {
    expect(id).toMatch(/^[0-9a-z]{20}$/);
    expect(front).not.toBe("");
    expect(back).not.toBe("");
    expect(back.split(/\s+/).length).toBeLessThanOrEqual(20);
    expect(source?.fileId).toBe(fileId);
    const quote = folded(source?.quote ?? "");
    expect(quote).not.toBe("");
    const found = results.some(
      ({ page, body }) => page === source?.page && folded(body).includes(quote),
    );
    expect(found, quote).toBe(true);
  }
  const fronts = deck.flashcards.map(({ front }) => front);
  expect(new Set(fronts).size).toBe(fronts.length);
}

describe("POST /api/flashcards", () => {
  let learner: Learner;
  let pdf: FileAnswer;
  let docx: FileAnswer;

  beforeAll(async () => {
    learner = await newLearner();
    pdf = await uploaded(learner, studyPdf("Biology and history.pdf"));
    docx = await uploaded(learner, studyDocx());
  });

  it("makes the requested number of cards, each with its quote from the file", async () => {
    const deck = await makeDeck(learner, {
      fileId: pdf.id,
      count: 10,
      includeTerm: true,
      includeDefinition: true,
      includeExamples: false,
    });
    expect(deck).toEqual({
      id: expect.stringMatching(/^[0-9a-z]{20}$/),
      flashcards: expect.any(Array),
    });
    expect(deck.flashcards).toHaveLength(10);
    expect(Object.keys(deck.flashcards[0] ?? {}).sort()).toEqual(["back", "front", "id", "source"]);
    await expectCardsFromFile(deck, pdf.id);
  });

  it("makes at most twenty cards by default", async () => {
    const deck = await makeDeck(learner, { fileId: docx.id });
    expect(deck.flashcards.length).toBeGreaterThan(10);
    expect(deck.flashcards.length).toBeLessThanOrEqual(20);
    await expectCardsFromFile(deck, docx.id);
  });

  it("makes the chosen kinds of cards", async () => {
    const made = async (includeTerm: boolean, includeDefinition: boolean) => {
      const { id } = await uploaded(learner, studyDocx());
      return makeDeck(learner, { fileId: id, count: 5, includeTerm, includeDefinition });
    };
    const fronts = async (includeTerm: boolean, includeDefinition: boolean) =>
      (await made(includeTerm, includeDefinition)).flashcards.map(({ front }) => front).join("\n");
    expect(await fronts(false, true)).toMatch(/^What is meant by/m);
    expect(await fronts(false, true)).not.toContain("Which term");
    expect(await fronts(true, false)).not.toMatch(/^What is meant by/m);
    expect(await fronts(true, false)).toContain("Which term");
  });

  it("uses other facts for a second deck from the same file", async () => {
    const { id } = await uploaded(learner, studyDocx());
    const fronts = async () =>
      (await makeDeck(learner, { fileId: id, count: 5 })).flashcards.map(({ front }) => front);
    const first = await fronts();
    const second = await fronts();
    expect(second.filter((front) => first.includes(front))).toEqual([]);
  });

  it("makes cards on a topic from the library", async () => {
    const owner = await newLearner();
    const file = await uploaded(owner, studyDocx());
    const deck = await makeDeck(owner, { topic: "Robespierre", count: 5 });
    await expectCardsFromFile(deck, file.id);
    expect(textOf(await pageOf(owner, `/app/flashcards/${deck.id}`))).toContain("Robespierre");
  });

  it("refuses twenty-five cards on the free plan before asking a model", async () => {
    const before = await decksOf(learner);
    // The limit is checked before a missing file or an empty library.
    const empty = await newLearner();
    const attempts: [Learner, Record<string, unknown>][] = [
      [learner, { fileId: pdf.id }],
      [learner, { fileId: "0".repeat(20) }],
      [empty, { topic: "Nothing here" }],
    ];
    for (const [who, request] of attempts) {
      const response = await who.call("POST", "/api/flashcards", {
        json: { ...request, count: 25 },
      });
      expect(response.status).toBe(402);
      expect(await answerOf<ErrorAnswer>(response)).toEqual({
        error: "You're trying to use 25 Flashcards, but the free plan only allows 20.",
        code: "upgrade_required",
        feature: "flashcards",
        limit: 20,
        requested: 25,
      });
    }
    expect(await decksOf(learner)).toBe(before);
  });

  it("makes up to a hundred cards for a premium learner, and says if there were fewer", async () => {
    const owner = await newLearner();
    await homeDatabase
      .prepare("INSERT INTO subscriptions (user_id, premium_until) VALUES (?, ?)")
      .bind(owner.id, Date.now() + 60_000)
      .run();
    const file = await uploaded(owner, studyDocx());
    const deck = await makeDeck(owner, { fileId: file.id, count: 100 });
    expect(deck.flashcards.length).toBeGreaterThan(10);
    expect(deck.flashcards.length).toBeLessThan(100);
    expect(deck.notice).toBe(
      `There was only enough material for ${deck.flashcards.length} good cards, so the deck is smaller than you asked for.`,
    );
    await expectCardsFromFile(deck, file.id);
    expect(textOf(await pageOf(owner, `/app/flashcards/${deck.id}`))).toContain(deck.notice);
    const over = await owner.call("POST", "/api/flashcards", {
      json: { fileId: file.id, count: 105 },
    });
    expect(over.status).toBe(400);
  });

  it.each([
    [{ count: 105 }, "count", "Choose at most 100 cards."],
    [{ count: 0 }, "count", "Choose at least 5 cards."],
    [{ count: 7 }, "count", "Choose a multiple of 5, such as 15 or 20."],
    [{ count: "20" }, "count", "Choose a number of cards from 5 to 100."],
    [{ topic: "x".repeat(201) }, "topic", "Keep the topic under 200 characters."],
    [{ fileId: null }, "topic", "Please select a file or enter a topic to generate flashcards."],
    [
      { fileId: "", topic: "  " },
      "topic",
      "Please select a file or enter a topic to generate flashcards.",
    ],
  ])("refuses %j", async (wrong, path, message) => {
    const response = await learner.call("POST", "/api/flashcards", {
      json: { fileId: pdf.id, ...wrong },
    });
    await expectIssue(response, path, message);
  });

  it.each([{ includeTerm: "yes" }, { includeExamples: 1 }, { fileId: 3 }, { topic: {} }])(
    "refuses %j by its type",
    async (wrong) => {
      const response = await learner.call("POST", "/api/flashcards", {
        json: { fileId: pdf.id, topic: "Cells", ...wrong },
      });
      expect(response.status).toBe(400);
      const { issues } = await answerOf<ErrorAnswer>(response);
      expect(issues?.[0]?.path).toBe(Object.keys(wrong)[0]);
    },
  );

  it("refuses an unknown topic, a picture and an empty library", async () => {
    const before = await decksOf(learner);
    const off = await learner.call("POST", "/api/flashcards", {
      json: { topic: "Quantum chromodynamics" },
    });
    expect(off.status).toBe(422);
    const answer = await answerOf<ErrorAnswer>(off);
    expect(answer.code).toBe("no_content");
    expect(answer.error).toContain("Quantum chromodynamics");
    expect(await decksOf(learner)).toBe(before);
    const stranger = await newLearner();
    for (const topic of ["Robert Hill", '" OR terms:(zx*']) {
      const response = await stranger.call("POST", "/api/flashcards", { json: { topic } });
      expect(response.status).toBe(422);
    }
    const picture = await uploaded(stranger, pixelPng());
    const response = await stranger.call("POST", "/api/flashcards", {
      json: { fileId: picture.id },
    });
    expect(response.status).toBe(422);
  });

  it("does not find another learner's file, and requires a login", async () => {
    const stranger = await newLearner();
    const foreign = await stranger.call("POST", "/api/flashcards", { json: { fileId: pdf.id } });
    expect(foreign.status).toBe(404);
    const nobody = await new Browser().call("POST", "/api/flashcards", { json: { topic: "x" } });
    expect(nobody.status).toBe(401);
  });
});

describe("the flashcards form", () => {
  it("makes a deck, and opens again with the settings of that deck", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const id = await makeDeckByForm(learner, file, { topic: "Robespierre", trackMastery: "on" });
    const deck = await pageOf(learner, `/app/flashcards/${id}`);
    const [, settings] = /href="(\/app\/flashcards\?[^"]*from=[^"]*)"/.exec(deck) ?? [];
    const form = await pageOf(learner, (settings ?? "").replaceAll("&amp;", "&"));
    expect(form).toMatch(/<input[^>]*name="topic"[^>]*value="Robespierre"/);
    expect(checkboxes(form)).toEqual({
      includeTerm: true,
      includeDefinition: true,
      includeExamples: false,
      trackMastery: true,
    });
    expect(form).toMatch(/<input[^>]*type="range"[^>]*value="5"/);
    // Another learner's deck gives nothing away.
    const stranger = await newLearner();
    const usual = await pageOf(stranger, `/app/flashcards?from=${id}`);
    expect(usual).not.toContain("Robespierre");
  });

  it("says what is missing, and keeps the chosen settings", async () => {
    const learner = await newLearner();
    const response = await learner.call("POST", "/app/flashcards", {
      form: { topic: " ", count: "15", includeExamples: "on", trackMastery: "on" },
    });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(textOf(page)).toContain("No content selected");
    expect(textOf(page)).toContain("Please select a file or enter a topic to generate flashcards.");
    expect(checkboxes(page)).toEqual({
      includeTerm: false,
      includeDefinition: false,
      includeExamples: true,
      trackMastery: true,
    });
    expect(page).toMatch(/<input[^>]*type="range"[^>]*value="15"/);
  });

  it("shows the limit of the plan, with the same status as the API", async () => {
    const learner = await newLearner();
    const response = await learner.call("POST", "/app/flashcards", {
      form: { topic: "Cells", count: "50" },
    });
    expect(response.status).toBe(402);
    const page = textOf(await response.text());
    expect(page).toContain("Upgrade to Premium");
    expect(page).toContain("trying to use 50 Flashcards, but the free plan only allows 20.");
  });
});

describe("a deck", () => {
  let learner: Learner;
  let file: FileAnswer;
  let stranger: Learner;

  beforeAll(async () => {
    learner = await newLearner();
    stranger = await newLearner();
    file = await uploaded(learner, studyDocx());
  });

  const post = (who: Browser, deckId: string, form: Record<string, string>) =>
    who.call("POST", `/app/flashcards/${deckId}`, { form: { intent: "edit", ...form } });

  const removalOf = (deckId: string, cardId: string | undefined) =>
    `/app/flashcards/${deckId}/cards/${cardId}/remove`;

  it("lists its cards, which can be edited and deleted", async () => {
    const deck = await makeDeck(learner, { fileId: file.id, count: 5 });
    const [first, second] = deck.flashcards;
    const page = textOf(await pageOf(learner, `/app/flashcards/${deck.id}`));
    for (const { front, back } of deck.flashcards) {
      expect(page).toContain(front);
      expect(page).toContain(back);
    }
    const edited = await post(learner, deck.id, {
      cardId: first?.id ?? "",
      front: " What is <b>light</b>? ",
      back: "Energy",
    });
    expect(edited.status).toBe(302);
    expect((await cardsOf(deck.id))[0]).toMatchObject({
      front: "What is <b>light</b>?",
      back: "Energy",
    });
    const shown = await pageOf(learner, `/app/flashcards/${deck.id}`);
    expect(shown).toContain("What is &lt;b&gt;light&lt;/b&gt;?");
    const removal = removalOf(deck.id, second?.id);
    expect(shown).toContain(removal);
    expect(textOf(await pageOf(learner, removal))).toContain(second?.front);
    expect(await cardsOf(deck.id)).toHaveLength(5);
    const removed = await learner.call("POST", removal, { form: {} });
    expect(removed.status).toBe(302);
    expect((await cardsOf(deck.id)).map(({ number }) => number)).toEqual([1, 3, 4, 5]);
    for (const method of ["GET", "POST"] as const) {
      const again = await learner.call(method, removal, method === "POST" ? { form: {} } : {});
      const list = again.headers.get("Location") ?? "";
      expect(list).toContain(`/app/flashcards/${deck.id}?`);
      expect(textOf(await pageOf(learner, list))).toContain("No card to delete");
    }
    expect(await cardsOf(deck.id)).toHaveLength(4);
    // The study page skips the gap.
    const study = await pageOf(learner, `/app/flashcards/${deck.id}/study?card=1`);
    expect(study).toMatch(
      /href="[^"]*card=3[^"]*"[^>]*data-key="next"|data-key="next"[^>]*href="[^"]*card=3/,
    );
    expect((await learner.call("GET", `/app/flashcards/${deck.id}/study?card=2`)).status).toBe(404);
  });

  it("refuses an empty side and keeps what was typed", async () => {
    const deck = await makeDeck(learner, { fileId: file.id, count: 5 });
    const card = deck.flashcards[0];
    const response = await post(learner, deck.id, {
      cardId: card?.id ?? "",
      front: "Typed with care",
      back: "  ",
    });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain("Write something on the back.");
    expect(page).toContain("Typed with care");
    expect((await cardsOf(deck.id))[0]?.front).toBe(card?.front);
  });

  it("shows both sides, starts over after the last card, and says that the cycle is completed", async () => {
    const deck = await makeDeck(learner, { fileId: file.id, count: 5 });
    const study = `/app/flashcards/${deck.id}/study`;
    const first = await pageOf(learner, study);
    expect(textOf(first)).toContain("Card 1 of 5");
    expect(textOf(first)).toContain("Show Answer");
    const back = textOf(await pageOf(learner, `${study}?card=1&side=back`));
    expect(back).toContain("Show Question");
    expect(back).toContain(deck.flashcards[0]?.back);
    expect(back).toContain("Read it in Study notes.docx");
    expect(back).not.toContain("Again");
    expect(linkOf(first, "previous")).toContain("card=5");
    const last = await pageOf(learner, `${study}?card=5`);
    const round = linkOf(last, "next");
    expect(round).toContain("card=1&cycle=completed");
    expect(textOf(await pageOf(learner, round))).toContain("Cycle completed");
    for (const odd of ["card=0", "card=x", "side=top", "shuffle=-1", "cycle=no"]) {
      expect((await learner.call("GET", `${study}?${odd}`)).status, odd).toBe(200);
    }
    expect((await learner.call("GET", `${study}?card=6`)).status).toBe(404);
  });

  it("shuffles its cards by a seed in the address", async () => {
    const deck = await makeDeck(learner, { fileId: file.id, count: 10 });
    const walk = async (shuffle: number) => {
      const seen: string[] = [];
      let path = `/app/flashcards/${deck.id}/study?shuffle=${shuffle}`;
      for (let step = 0; step < 10; step += 1) {
        const page = await pageOf(learner, path);
        path = linkOf(page, "next");
        expect(path).toContain(`shuffle=${shuffle}`);
        seen.push(/[?&]card=(\d+)/.exec(path)?.[1] ?? "");
      }
      return seen;
    };
    const order = await walk(4711);
    expect(new Set(order).size).toBe(10);
    expect(order).toEqual(await walk(4711));
    expect(order).not.toEqual(await walk(4712));
  });

  it("is exported as CSV", async () => {
    const deck = await makeDeck(learner, { fileId: file.id, count: 5 });
    await post(learner, deck.id, {
      cardId: deck.flashcards[0]?.id ?? "",
      front: '=HYPERLINK("x")',
      back: "a, b",
    });
    const response = await learner.call("GET", `/app/flashcards/${deck.id}/export?format=csv`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="flashcards-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = (await response.text()).split("\r\n");
    expect(lines).toHaveLength(7);
    expect(lines[0]).toMatch(/front,back,source,page,file$/);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")","a, b",`);
  });

  it("is exported for Anki", async () => {
    const deck = await makeDeck(learner, { fileId: file.id, count: 5 });
    await post(learner, deck.id, {
      cardId: deck.flashcards[0]?.id ?? "",
      front: "<b>نحل</b>",
      back: "蜂",
    });
    const response = await learner.call("GET", `/app/flashcards/${deck.id}/export?format=anki`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/octet-stream");
    expect(response.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="flashcards-\d{4}-\d\d-\d\d\.apkg"$/,
    );
    const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(strFromU8(entries.media ?? new Uint8Array())).toBe("{}");
    const collection = strFromU8(entries["collection.anki2"] ?? new Uint8Array());
    expect(collection.startsWith("SQLite format 3\0")).toBe(true);
    for (const { id } of deck.flashcards) expect(collection).toContain(id);
    expect(collection).toContain("&lt;b&gt;نحل&lt;/b&gt;\u001f蜂\u001f");
  });

  it("stays when its file is deleted, without the link to it", async () => {
    const own = await newLearner();
    const material = await uploaded(own, studyDocx());
    const deck = await makeDeck(own, { fileId: material.id, count: 5 });
    expect((await own.call("DELETE", `/api/files/${material.id}`)).status).toBe(200);
    const page = await pageOf(own, `/app/flashcards/${deck.id}`);
    expect(textOf(page)).toContain(deck.flashcards[4]?.front);
    const study = await pageOf(own, `/app/flashcards/${deck.id}/study?card=1&side=back`);
    expect(study).not.toContain(`/app/docs?fileId=${material.id}`);
  });

  it("cannot be read or changed by another learner or a visitor", async () => {
    const deck = await makeDeck(learner, { fileId: file.id, count: 5 });
    const own = await uploaded(stranger, studyDocx());
    const other = await makeDeck(stranger, { fileId: own.id, count: 5 });
    const [card] = deck.flashcards;
    for (const path of ["", "/study?card=1", "/summary", "/export", "/export?format=anki"]) {
      const address = `/app/flashcards/${deck.id}${path}`;
      const response = await stranger.call("GET", address);
      expect(response.status, address).toBe(404);
      expect(await response.text()).not.toContain(card?.back);
      expect((await new Browser().call("GET", address)).status).toBe(302);
    }
    const form = { cardId: card?.id ?? "", front: "x", back: "y" };
    // By the address of this deck, and by that of the stranger's own.
    expect((await post(stranger, deck.id, form)).status).toBe(404);
    expect((await post(stranger, other.id, form)).status).toBe(404);
    expect((await post(stranger, other.id, { ...form, deckId: deck.id })).status).toBe(404);
    expect((await post(new Browser(), deck.id, form)).status).toBe(302);
    for (const removal of [removalOf(deck.id, card?.id), removalOf(other.id, card?.id)]) {
      for (const refused of [
        await stranger.call("GET", removal),
        await stranger.call("POST", removal, { form: { deckId: deck.id } }),
      ]) {
        expect(refused.headers.get("Location")).toMatch(/^\/app\/flashcards\b/);
        expect(await refused.text()).not.toContain(card?.front);
      }
      expect((await new Browser().call("GET", removal)).status).toBe(302);
    }
    const rated = await stranger.call("POST", `/app/flashcards/${deck.id}/study`, {
      form: { intent: "rate", card: "1", grade: "easy", reps: "0" },
    });
    expect(rated.status).toBe(404);
    expect((await cardsOf(deck.id))[0]).toMatchObject({ front: card?.front, reps: 0 });
    expect(await pageOf(stranger, "/app/flashcards")).not.toContain(deck.id);
  });
});

describe("mastery tracking", () => {
  const rate = (who: Browser, deckId: string, form: Record<string, string>) =>
    who.call("POST", `/app/flashcards/${deckId}/study?card=${form.card}`, {
      form: { intent: "rate", ...form },
    });

  const undo = (who: Browser, deckId: string, rating: string) =>
    who.call("POST", `/app/flashcards/${deckId}/study`, { form: { intent: "undo", rating } });

  /** The rating that a page offers to undo. */
  const undoOf = (page: string) => /name="rating" value="(\w+)"/.exec(page)?.[1] ?? "";

  async function trackedDeck() {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    return { learner, id: await makeDeckByForm(learner, file, { trackMastery: "on" }) };
  }

  it("shows on each button when the card will come back", async () => {
    const { learner, id } = await trackedDeck();
    const front = textOf(await pageOf(learner, `/app/flashcards/${id}/study?card=1`));
    expect(front).toContain("0 of 5 done for now");
    expect(front).not.toContain("Again");
    const back = textOf(await pageOf(learner, `/app/flashcards/${id}/study?card=1&side=back`));
    expect(back).toMatch(/Again\s*1 min\s*Hard\s*6 min\s*Medium\s*10 min\s*Easy\s*\d+ days/);
  });

  it("schedules a card by its rating, and goes on to the next due card", async () => {
    const { learner, id } = await trackedDeck();
    const before = Date.now();
    const response = await rate(learner, id, { card: "1", grade: "easy", reps: "0" });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toMatch(/study\?.*card=2$/);
    await rate(learner, id, { card: "2", grade: "again", reps: "0" });
    const [easy, again, open] = await cardsOf(id);
    const days = ((easy?.due ?? 0) - before) / 86_400_000;
    expect(days).toBeGreaterThan(3);
    expect(easy).toMatchObject({ reps: 1, state: 2, last_review: expect.any(Number) });
    expect(((again?.due ?? 0) - before) / 60_000).toBeCloseTo(1, 0);
    expect(again).toMatchObject({ reps: 1, state: 1 });
    expect(open).toMatchObject({ reps: 0, state: 0, last_review: null });
    const page = textOf(await pageOf(learner, `/app/flashcards/${id}/study?card=3`));
    expect(page).toContain("1 of 5 done for now");
    expect(textOf(await pageOf(learner, "/app/flashcards"))).toMatch(/5 cards\s*3 due/);
  });

  it("ends with the next review once all cards are scheduled, and starts with due cards", async () => {
    const { learner, id } = await trackedDeck();
    let location = "";
    for (let card = 1; card <= 5; card += 1) {
      const response = await rate(learner, id, { card: String(card), grade: "easy", reps: "0" });
      location = response.headers.get("Location") ?? "";
    }
    expect(location).toMatch(new RegExp(`^/app/flashcards/${id}/summary\\?`));
    const done = textOf(await pageOf(learner, location));
    expect(done).toContain("Done for now");
    expect(done).toContain("5 of 5 remembered");
    expect(done).toContain("5 cards in 1 minute.");
    expect(done).toMatch(/Next review: in \d+ days\./);
    expect(textOf(await pageOf(learner, `/app/flashcards/${id}`))).toContain("none due now");
    await homeDatabase
      .prepare("UPDATE cards SET due = 1000 WHERE deck_id = ? AND number = 4")
      .bind(id)
      .run();
    expect(textOf(await pageOf(learner, "/app/flashcards"))).toMatch(/5 cards\s*1 due/);
    const study = textOf(await pageOf(learner, `/app/flashcards/${id}/study`));
    expect(study).toContain("Card 4 of 5");
  });

  it("sums up the last session only, and shows no summary without one", async () => {
    const { learner, id } = await trackedDeck();
    const summary = `/app/flashcards/${id}/summary`;
    const none = await learner.call("GET", summary);
    expect(none.status).toBe(302);
    expect(none.headers.get("Location")).toMatch(new RegExp(`^/app/flashcards/${id}\\?`));
    await rate(learner, id, { card: "1", grade: "easy", reps: "0" });
    await rate(learner, id, { card: "2", grade: "easy", reps: "0" });
    await homeDatabase
      .prepare(
        "UPDATE review_log SET rated_at = rated_at - 3600000 WHERE item_id IN (SELECT id FROM cards WHERE deck_id = ?)",
      )
      .bind(id)
      .run();
    await rate(learner, id, { card: "3", grade: "again", reps: "0" });
    await rate(learner, id, { card: "4", grade: "hard", reps: "0" });
    const page = textOf(await pageOf(learner, summary));
    expect(page).toContain("Your session so far");
    expect(page).toContain("1 of 2 remembered");
    expect(page).toMatch(/Again\s*1\s*Hard\s*1\s*Medium\s*0\s*Easy\s*0/);
    expect(page).toContain("Keep studying");
  });

  it("undoes the last rating once, and shows its card again", async () => {
    const { learner, id } = await trackedDeck();
    expect(undoOf(await pageOf(learner, `/app/flashcards/${id}/study`))).toBe("");
    const [fresh] = await cardsOf(id);
    await rate(learner, id, { card: "1", grade: "medium", reps: "0" });
    const [known] = await cardsOf(id);
    await rate(learner, id, { card: "1", grade: "again", reps: "1" });
    const rating = undoOf(await pageOf(learner, `/app/flashcards/${id}/study?card=2`));
    expect(rating).toMatch(/^[0-9a-z]{20}$/);
    const answers = await Promise.all([1, 2, 3].map(() => undo(learner, id, rating)));
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
    expect((await cardsOf(id))[0]).toEqual(known);
    expect(answers[0]?.headers.get("Location")).toMatch(/study\?.*card=1$/);
    const before = undoOf(await pageOf(learner, `/app/flashcards/${id}/study`));
    expect(before).not.toBe(rating);
    await undo(learner, id, before);
    // As new as before; it is due at once.
    expect((await cardsOf(id))[0]).toEqual({ ...fresh, due: expect.any(Number) });
    expect(undoOf(await pageOf(learner, `/app/flashcards/${id}/study`))).toBe("");
    // A later rating stays.
    await rate(learner, id, { card: "1", grade: "easy", reps: "0" });
    await undo(learner, id, rating);
    expect((await cardsOf(id))[0]?.reps).toBe(1);
  });

  it("does not let another learner undo a rating", async () => {
    const { learner, id } = await trackedDeck();
    await rate(learner, id, { card: "1", grade: "easy", reps: "0" });
    const rating = undoOf(await pageOf(learner, `/app/flashcards/${id}/study`));
    const { learner: stranger, id: own } = await trackedDeck();
    expect((await undo(stranger, id, rating)).status).toBe(404);
    await undo(stranger, own, rating);
    expect((await undo(new Browser(), id, rating)).status).toBe(302);
    expect((await cardsOf(id))[0]?.reps).toBe(1);
  });

  it("counts only the first of several ratings of a card sent at once", async () => {
    const { learner, id } = await trackedDeck();
    const answers = await Promise.all(
      ["again", "easy", "hard", "medium"].map((grade) =>
        rate(learner, id, { card: "1", grade, reps: "0" }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302]);
    expect((await cardsOf(id))[0]?.reps).toBe(1);
    await rate(learner, id, { card: "1", grade: "hard", reps: "1" });
    expect((await cardsOf(id))[0]?.reps).toBe(2);
    const kept = await homeDatabase
      .prepare(
        "SELECT count(*) AS total FROM review_log WHERE item_id IN (SELECT id FROM cards WHERE deck_id = ?)",
      )
      .bind(id)
      .first<{ total: number }>();
    expect(kept?.total).toBe(2);
  });

  it.each([
    [{ card: "1", grade: "perfect", reps: "0" }, 400],
    [{ card: "1", reps: "0" }, 400],
    [{ card: "1", grade: "easy", reps: "-1" }, 400],
    [{ card: "99", grade: "easy", reps: "0" }, 404],
  ])("refuses %j", async (form, status) => {
    const { learner, id } = await trackedDeck();
    const response = await rate(learner, id, form as Record<string, string>);
    expect(response.status).toBe(status);
    expect((await cardsOf(id)).every(({ reps }) => reps === 0)).toBe(true);
  });
});

/** Which checkboxes of a page are on. */
function checkboxes(page: string): Record<string, boolean> {
  const found = page.matchAll(/<input[^>]*type="checkbox"[^>]*>/g);
  return Object.fromEntries(
    [...found].map(([tag]) => [/name="(\w+)"/.exec(tag)?.[1] ?? "", /\schecked\b/.test(tag)]),
  );
}

/** Where one of a card's controls leads. */
function linkOf(page: string, key: string): string {
  const [tag = ""] = new RegExp(`<a[^>]*data-key="${key}"[^>]*>`).exec(page) ?? [];
  return (/href="([^"]*)"/.exec(tag)?.[1] ?? "").replaceAll("&amp;", "&");
}

/** The text of a page as it is read, without its scripts. */
function textOf(page: string): string {
  return page
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "")
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll("\u00a0", " ");
}
