import { describe, expect, it } from "vitest";
import type { KeptDocument, StudyCopy } from "~/offline/study-copy";
import { studyDocx } from "./documents";
import { answerOf, Browser, homeDatabase, type Learner, newLearner, uploaded } from "./learner";

const copyOf = async (learner: Browser) =>
  answerOf<StudyCopy>(await learner.call("GET", "/api/offline"));

/** A deck of the learner's own cards. */
async function importCards(learner: Learner, count: number): Promise<string> {
  const text = Array.from({ length: count }, (_, index) => `front ${index}\tback ${index}`);
  const imported = await learner.call("POST", "/api/import", { json: { text: text.join("\n") } });
  expect(imported.status).toBe(201);
  return (await answerOf<{ deckId: string }>(imported)).deckId;
}

const ratingsOf = async (learner: Learner) => {
  const { results } = await homeDatabase
    .prepare("SELECT item_id AS item, grade, rated_at AS at FROM review_log WHERE user_id = ?")
    .bind(learner.id)
    .all<{ item: string; grade: string; at: number }>();
  return results;
};

describe("GET /api/offline", () => {
  it("returns the decks, today's review and documents that are needed to study offline", async () => {
    const learner = await newLearner();
    const deckId = await importCards(learner, 3);
    const file = await uploaded(learner, studyDocx());
    const copy = await copyOf(learner);
    expect(copy.learner).toBe(learner.id);
    expect(copy.decks).toMatchObject([{ id: deckId, size: 3, cards: [{ number: 1 }, {}, {}] }]);
    expect(copy.review).toHaveLength(3);
    expect(copy.items).toHaveLength(3);
    expect(copy.items[0]).toMatchObject({ front: "front 0", back: "back 0", reps: 0, state: 0 });
    expect(copy.documents).toEqual([{ id: file.id, name: file.name }]);
    const text = await learner.call("GET", `/api/offline/documents/${file.id}`);
    const document = await answerOf<KeptDocument>(text);
    expect(document).toMatchObject({ id: file.id, name: file.name, isWhole: true });
    const kinds = document.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
    expect(new Set(kinds)).toContain("heading");
    expect(kinds.length).toBeGreaterThan(3);
  });

  it("includes the most urgent 200 cards of a long deck, in deck order", async () => {
    const learner = await newLearner();
    await importCards(learner, 230);
    await homeDatabase
      .prepare("UPDATE cards SET due = due + 1000000 WHERE user_id = ? AND number <= 30")
      .bind(learner.id)
      .run();
    const [deck] = (await copyOf(learner)).decks;
    expect(deck).toMatchObject({ size: 230 });
    expect(deck?.cards.map(({ number }) => number)).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 31),
    );
  });

  it("includes nothing of another learner", async () => {
    const one = await newLearner();
    await importCards(one, 2);
    const file = await uploaded(one, studyDocx());
    const other = await newLearner();
    expect(await copyOf(other)).toMatchObject({ items: [], decks: [], review: [], documents: [] });
    const text = await other.call("GET", `/api/offline/documents/${file.id}`);
    expect(text.status).toBe(404);
  });
});

describe("an answer given offline", () => {
  it("counts once, at the time it was given, even after later answers", async () => {
    const learner = await newLearner();
    await importCards(learner, 1);
    const [item] = (await copyOf(learner)).items;
    const id = item?.id ?? "";
    const send = (rating: string, answerId: string, answeredAt?: string) =>
      learner.call("POST", `/api/review/${id}`, {
        json: { kind: "card", rating, answerId, ...(answeredAt ? { answeredAt } : {}) },
      });
    // On another device, later than the answer given offline.
    expect((await send("good", "online")).status).toBe(200);
    const early = "2026-01-05T08:00:00.000Z";
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect((await send("again", "offline", early)).status).toBe(200);
    }
    const ratings = await ratingsOf(learner);
    expect(ratings.map(({ grade }) => grade).sort()).toEqual(["again", "medium"]);
    expect(ratings.find(({ grade }) => grade === "again")?.at).toBe(Date.parse(early));
    expect((await copyOf(learner)).items[0]).toMatchObject({ reps: 2, missedAt: null });
  });

  it("counts once even if the page had sent it and got no reply", async () => {
    const learner = await newLearner();
    const deckId = await importCards(learner, 1);
    const rated = await learner.call("POST", `/app/flashcards/${deckId}/study`, {
      form: { intent: "rate", card: "1", reps: "0", grade: "hard" },
    });
    expect(rated.status).toBe(302);
    const [item] = (await copyOf(learner)).items;
    const again = await learner.call("POST", `/api/review/${item?.id}`, {
      json: { kind: "card", rating: "hard", answerId: "showing 0" },
    });
    expect(again.status).toBe(200);
    expect(await ratingsOf(learner)).toHaveLength(1);
  });
});

describe("the data stored in a browser", () => {
  const cleared = (response: Response) => response.headers.get("Clear-Site-Data");

  it("is cleared by a logout and by deleting the account", async () => {
    const form = { currentPassword: "correct horse 7" };
    for (const [path, options] of [
      ["/logout", { form: {} }],
      ["/api/logout", { json: {} }],
      ["/profile/delete-account", { form }],
      ["/api/user/delete", { json: form }],
    ] as const) {
      const learner = await newLearner();
      expect(cleared(await learner.call("POST", path, options)), path).toBe('"storage"');
    }
  });

  it("is not cleared if the password is wrong", async () => {
    const learner = await newLearner();
    const form = { currentPassword: "another horse 7" };
    expect(cleared(await learner.call("POST", "/profile/delete-account", { form }))).toBeNull();
  });

  it("is cleared when the session has expired, but not for other visitors", async () => {
    const learner = await newLearner();
    expect(cleared(await learner.call("GET", "/app"))).toBeNull();
    await homeDatabase
      .prepare("UPDATE sessions SET expires_at = 1000 WHERE user_id = ?")
      .bind(learner.id)
      .run();
    for (const path of ["/app", "/app.data", "/api/offline"]) {
      expect(cleared(await learner.call("GET", path)), path).toBe('"storage"');
    }
    expect(cleared(await new Browser().call("GET", "/app"))).toBeNull();
  });

  it("is left to the service worker, if there may be one, which encrypts unsent answers", async () => {
    const learner = await newLearner();
    await homeDatabase
      .prepare("UPDATE sessions SET expires_at = 1000 WHERE user_id = ?")
      .bind(learner.id)
      .run();
    const get = async (path: string, headers: Record<string, string>) =>
      cleared(await learner.call("GET", path, { headers }));
    const navigation = { "Sec-Fetch-Mode": "navigate" };
    expect(await get("/app", navigation)).toBe('"storage"');
    const preloaded = { ...navigation, "Service-Worker-Navigation-Preload": "true" };
    expect(await get("/app", preloaded)).toBeNull();
    expect(await get("/app.data", { "Sec-Fetch-Mode": "cors" })).toBeNull();
  });
});

it("the offline page is the same for everyone", async () => {
  const page = async (browser: Browser) =>
    (await (await browser.call("GET", "/offline")).text()).replaceAll(/[\w-]{36}/g, "nonce");
  const learner = await newLearner();
  const shown = await page(learner);
  expect(shown).not.toContain(learner.username);
  expect(shown).toBe(await page(new Browser()));
});

describe("GET /site.webmanifest", () => {
  const arabic = {
    ...{ lang: "ar", dir: "rtl", short_name: "Fennec", start_url: "/app" },
    name: expect.stringMatching(/^Fennec، \p{Script=Arabic}/u),
  };

  it("is in the language of the visitor's browser", async () => {
    const headers = { "Accept-Language": "ar" };
    const response = await new Browser().call("GET", "/site.webmanifest", { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/manifest+json");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Vary")).toContain("Accept-Language, Cookie");
    const manifest = await answerOf<{ name: string }>(response);
    expect(manifest).toMatchObject(arabic);
    const home = await (await new Browser().call("GET", "/", { headers })).text();
    expect(home).toContain(`<title>${manifest.name}</title>`);
  });

  it("is in the language that the learner has chosen", async () => {
    const learner = await newLearner();
    const manifest = async () => (await learner.call("GET", "/site.webmanifest")).json();
    expect(await manifest()).toMatchObject({
      ...{ lang: "en", dir: "ltr", name: "Fennec, Your Friendly AI Study Buddy" },
    });
    await learner.call("POST", "/api/user/language", { json: { language: "ar" } });
    expect(await manifest()).toMatchObject(arabic);
  });
});
