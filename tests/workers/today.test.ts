import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { readForecast } from "~/review/read-forecast.server";
import { readQueue } from "~/review/read-queue.server";
import { createApp } from "../../workers/create-app";
import { plantsDocx, revolutionDocx, studyDocx } from "./documents";
import { keepForReview, makeDeck } from "./kept-work";
import {
  answerOf,
  Browser,
  type FileAnswer,
  home,
  homeDatabase,
  type Learner,
  newLearner,
  uploaded,
} from "./learner";

const day = 86_400_000;
/** The start of today, and a time of the same day for the app. */
const midnight = Math.floor(Date.now() / day) * day;
/** A use of a document is recorded after the response. */
const waiting = { timeout: 10_000 };
const appNow = () => createApp(env, createExecutionContext()).at(home);

const pageOf = async (browser: Browser, path: string) => (await browser.call("GET", path)).text();

/** A learner with a document and a deck in review. */
async function learnerWithDeck(
  count = 5,
): Promise<{ learner: Learner; file: FileAnswer; deckId: string }> {
  const learner = await newLearner();
  const file = await uploaded(learner, studyDocx());
  const deckId = await makeDeck(learner, file, count);
  await keepForReview(learner, "flashcards", deckId);
  return { learner, file, deckId };
}

/** Adds reviewed cards to a deck, due `days` days from now. */
async function addDue(learner: Learner, deckId: string, count: number, days: number) {
  await homeDatabase
    .prepare(
      `WITH RECURSIVE numbers(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM numbers WHERE at < ?1)
      INSERT INTO cards (id, deck_id, number, front, back, source, due, stability, difficulty,
        scheduled_days, learning_steps, reps, lapses, state, user_id, kept_at)
      SELECT ?2 || ' ' || ?3 || ' ' || at, ?2, 100000 * (?3 + 100) + at, 'front', 'back', 'null', ?4, 1, 5, 1, 0,
        2, 0, 2, ?5, 1 FROM numbers`,
    )
    .bind(count, deckId, days, midnight + days * day + 1, learner.id)
    .run();
}

async function forecastOf(learner: Learner) {
  const response = await learner.call("GET", "/api/review/forecast");
  expect(response.status).toBe(200);
  return answerOf<{
    days: { date: string; due: number; new: number }[];
    unfinished: { mode: string; title: string; href: string }[];
  }>(response);
}

/** The text of a link, without its markup. */
const linkText = (page: string, href: string) =>
  new RegExp(`<a[^>]*href="${href}[^>]*>(.*?)</a>`, "s").exec(page)?.[1]?.replace(/<[^>]+>/g, "");

describe("the number of items due today", () => {
  it("is shown on the Review tab of every page", async () => {
    const { learner, deckId } = await learnerWithDeck();
    await addDue(learner, deckId, 7, -3);
    const page = await pageOf(learner, "/app/quiz");
    expect(page).toContain("Review, 12 due");
    const queue = await readQueue(appNow(), learner);
    expect([queue.due, queue.new]).toEqual([7, 5]);
  });

  it("respects the daily limits, with mistakes on top and without items at rest", async () => {
    const { learner, deckId } = await learnerWithDeck();
    await addDue(learner, deckId, 30, -3);
    await homeDatabase
      .prepare("INSERT INTO review_settings (user_id, new_per_day, due_per_day) VALUES (?, 2, 10)")
      .bind(learner.id)
      .run();
    const { entries } = await readQueue(appNow(), learner);
    const known = entries.filter(({ state }) => state === 2).slice(0, 3);
    for (const [index, { id }] of known.entries()) {
      for (let miss = 0; miss < (index === 0 ? 4 : 1); miss += 1) {
        const json = { kind: "card", rating: "again", answerId: `${miss}` };
        expect((await learner.call("POST", `/api/review/${id}`, { json })).status).toBe(200);
      }
    }
    const queue = await readQueue(appNow(), learner);
    expect(queue.due).toBe(9);
    expect(queue.new).toBe(2);
    expect(await pageOf(learner, "/app/quiz")).toContain("Review, 11 due");
  });

  it("is not shown to a learner with nothing due", async () => {
    expect(await pageOf(await newLearner(), "/app/quiz")).not.toMatch(/Review, \d/);
  });

  it("is shown on the landing page and in an empty chat, with a link to Review", async () => {
    const { learner } = await learnerWithDeck();
    const page = await pageOf(learner, "/");
    expect(linkText(page, "/app/review")).toBe("5 due today");
    expect(page).toContain("Get Started Free");
    expect(page).not.toContain(">Log in<");
    const [, chat = ""] = (await pageOf(learner, "/app")).split("<main");
    expect(linkText(chat, "/app/review")).toBe("5 due today");
    const anonymous = await pageOf(new Browser(), "/");
    expect(anonymous).toContain(">Log in<");
    expect(anonymous).not.toContain("due today");
  });
});

describe("the next step", () => {
  it("fits the learner's situation: no document, work to keep, or a course", async () => {
    const learner = await newLearner();
    expect(await pageOf(learner, "/app/review")).toContain("Upload a document. Make a quiz");
    const made = await learner.call("POST", "/api/courses", { json: { name: "Biology" } });
    const { id } = await answerOf<{ id: string }>(made);
    expect(await pageOf(learner, `/app/courses/${id}`)).toContain("This course is empty.");

    const file = await uploaded(learner, studyDocx());
    expect(await pageOf(learner, "/app/review")).toContain("Finish a quiz or make flashcards");
    const json = {
      fileIds: [file.id],
      examOn: new Date(midnight + 9 * day).toISOString().slice(0, 10),
    };
    await learner.call("PATCH", `/api/courses/${id}`, { json });
    const course = await pageOf(learner, `/app/courses/${id}`);
    expect(course.split("Nothing from these documents is in Review yet.")).toHaveLength(2);

    await makeDeck(learner, file);
    expect(await pageOf(learner, "/app/review")).toContain("Choose “Keep for review” below.");
  });

  it("links from a limit that is too low to the form for the limits", async () => {
    const { learner, file, deckId } = await learnerWithDeck();
    await addDue(learner, deckId, 400, -3);
    const examOn = new Date(midnight + 2 * day).toISOString().slice(0, 10);
    const json = { name: "Biology", examOn, fileIds: [file.id] };
    const { id } = await answerOf<{ id: string }>(
      await learner.call("POST", "/api/courses", { json }),
    );
    const course = await pageOf(learner, `/app/courses/${id}`);
    const [, link = ""] = /<a[^>]*href="([^"]*section=limits[^"]*)"/.exec(course) ?? [];
    expect(link).toContain("#daily-limits");
    // Only those that fit into today's limits, not all that are due.
    expect(course).toContain("100 to review, 5 new");
    expect(await pageOf(learner, link)).toMatch(/<details id="daily-limits" open/);
    expect(await pageOf(learner, "/app/review")).toMatch(/<details id="daily-limits" class/);
  });
});

describe("the forecast", () => {
  it("moves a backlog to the next days within the daily limit, and adds new items to each", async () => {
    const { learner, deckId } = await learnerWithDeck();
    await addDue(learner, deckId, 400, -9);
    await addDue(learner, deckId, 30, 1);
    await addDue(learner, deckId, 3, 6);
    await homeDatabase
      .prepare("INSERT INTO review_settings (user_id, new_per_day, due_per_day) VALUES (?, 2, 100)")
      .bind(learner.id)
      .run();
    const { days } = await forecastOf(learner);
    expect(days.map(({ due }) => due)).toEqual([100, 100, 100, 100, 30, 0, 3]);
    expect(days.map((one) => one.new)).toEqual([2, 2, 1, 0, 0, 0, 0]);
    expect(days[0]?.date).toBe(new Date(midnight).toISOString().slice(0, 10));
    const page = await pageOf(learner, "/app/review");
    for (const [count, name] of [
      [102, nameIn(0)],
      [101, nameIn(2)],
      [3, nameIn(6)],
    ]) {
      expect(page).toContain(`${name}: ${count} items`);
    }
  });

  it("is the same as in the calendar", async () => {
    const { learner, deckId } = await learnerWithDeck();
    await addDue(learner, deckId, 150, -9);
    const load = await readForecast(appNow(), learner, 3);
    expect(load.map(({ due, new: fresh }) => due + fresh)).toEqual([105, 50, 0]);
    const { calendarUrl } = await answerOf<{ calendarUrl: string }>(
      await learner.call("POST", "/api/review/calendar"),
    );
    const calendar = await pageOf(new Browser(), new URL(calendarUrl).pathname);
    const counts = [...calendar.matchAll(/SUMMARY:(\d+)/g)].map(([, count]) => Number(count));
    expect(counts).toEqual([105, 50]);
  });

  it("includes the learner's own unfinished work", async () => {
    const { learner, file } = await learnerWithDeck();
    const json = { fileId: file.id, questionCount: 3 };
    const quiz = await answerOf<{ id: string }>(await learner.call("POST", "/api/quiz", { json }));
    const { unfinished } = await forecastOf(learner);
    expect(unfinished).toMatchObject([
      { mode: "quiz", title: expect.any(String), href: expect.stringContaining(quiz.id) },
    ]);
    expect((await forecastOf(await newLearner())).unfinished).toEqual([]);
    expect((await new Browser().call("GET", "/api/review/forecast")).status).toBe(401);
  });
});

const nameIn = (days: number) =>
  new Date(midnight + days * day).toLocaleDateString("en", { weekday: "short", timeZone: "UTC" });

describe("today's plan", () => {
  const primary = (page: string) =>
    [
      ...(page.split("<main")[1] ?? "").matchAll(
        /<a[^>]*class="[^"]*bg-ember text-on-ember[^"]*"[^>]*>(.*?)<\/a>/gs,
      ),
    ].map(([link, text]) => [text, /href="([^"]*)"/.exec(link)?.[1]]);

  it("proposes one thing: what is due, or unfinished work, or the last document", async () => {
    const { learner, file, deckId } = await learnerWithDeck();
    const json = { fileId: file.id, questionCount: 3 };
    const quiz = await answerOf<{ id: string; quizTitle: string }>(
      await learner.call("POST", "/api/quiz", { json }),
    );
    const plan = async () => primary(await pageOf(learner, "/app/review"));
    expect(await plan()).toEqual([["Start review", "/app/review/session"]]);

    const later = midnight + 30 * day;
    await homeDatabase
      .prepare("UPDATE cards SET state = 2, due = ? WHERE deck_id = ?")
      .bind(later, deckId)
      .run();
    const [begun, ...others] = await plan();
    expect(begun?.[0]).toContain(quiz.quizTitle);
    expect(begun?.[1]).toContain(quiz.id);
    expect(others).toEqual([]);

    await homeDatabase.prepare("DELETE FROM quizzes WHERE id = ?").bind(quiz.id).run();
    expect(await plan()).toEqual([["Open Study notes.docx", `/app?fileId=${file.id}`]]);
    expect(await pageOf(learner, "/app/review")).not.toContain("Your last document");
  });

  it("shows the most recently used document, not the newest", async () => {
    const learner = await newLearner();
    const plants = await uploaded(learner, plantsDocx());
    await uploaded(learner, revolutionDocx());
    const last = async () => {
      const section = (await pageOf(learner, "/app/review")).split("Your last document")[1] ?? "";
      return /(Plants|Revolution)\.docx/.exec(section)?.[1];
    };
    expect(await last()).toBe("Revolution");
    await pageOf(learner, `/app/docs?fileId=${plants.id}`);
    await vi.waitFor(async () => expect(await last()).toBe("Plants"), waiting);
  });

  it.each([
    ["a question", "/api/chat", { message: "What is chlorophyll?" }],
    ["a quiz", "/api/quiz", { questionCount: 2 }],
    ["a deck", "/api/flashcards", { count: 5 }],
  ])("records %s as a use of the document, at most once an hour", async (_, path, work) => {
    const learner = await newLearner();
    const { id: fileId } = await uploaded(learner, plantsDocx());
    const usedAt = () =>
      homeDatabase
        .prepare("SELECT used_at FROM files WHERE id = ?")
        .bind(fileId)
        .first<number | null>("used_at");
    const setUsed = (at: number) =>
      homeDatabase.prepare("UPDATE files SET used_at = ? WHERE id = ?").bind(at, fileId).run();
    expect(await usedAt()).toBeNull();
    const use = () => learner.call("POST", path, { json: { fileId, ...work } });
    expect((await use()).status).toBe(200);
    await vi.waitFor(async () => expect(await usedAt()).toBeGreaterThan(0), waiting);
    const recently = Date.now() - 1_800_000;
    await setUsed(recently);
    await use();
    await vi.waitFor(async () => expect(await usedAt()).toBe(recently), waiting);
    await setUsed(Date.now() - 3_700_000);
    await use();
    await vi.waitFor(async () => expect(await usedAt()).toBeGreaterThan(recently), waiting);
  });
});

describe("the end of a session", () => {
  let learner: Learner;
  let plants: FileAnswer;
  let courseId: string;
  let answered: number;

  beforeAll(async () => {
    learner = await newLearner();
    plants = await uploaded(learner, plantsDocx());
    const revolution = await uploaded(learner, revolutionDocx());
    for (const file of [plants, revolution]) {
      await keepForReview(learner, "flashcards", await makeDeck(learner, file, 5));
    }
    const json = { name: "Biology", fileIds: [plants.id] };
    courseId = (
      await answerOf<{ id: string }>(await learner.call("POST", "/api/courses", { json }))
    ).id;
    const { entries } = await readQueue(appNow(), learner);
    const ofPlants = entries.filter(({ fileId }) => fileId === plants.id).slice(0, 2);
    const ofRevolution = entries.filter(({ fileId }) => fileId === revolution.id).slice(0, 1);
    for (const { id } of [...ofPlants, ...ofRevolution]) {
      const answer = { kind: "card", rating: "easy", answerId: "1" };
      await learner.call("POST", `/api/review/${id}`, { json: answer });
    }
    answered = ofPlants.length + ofRevolution.length;
  });

  it("sums up what was learned and what is left, if a learner stops early", async () => {
    const page = await pageOf(learner, "/app/review/session?end=yes");
    expect(page).toContain("Done for now");
    expect(page).toContain(`${answered} of ${answered} answers right today.`);
    expect(page).toMatch(/\d+ are left for today\./);
    expect(page).toContain("Plants.docx");
    expect(page).toContain("Revolution.docx");
  });

  it("shows no percentage for fewer than five answers", async () => {
    expect(await pageOf(learner, "/app/review/session?end=yes")).not.toMatch(/>\d+%</);
  });

  it("shows only the course in its session, by section if it is one document", async () => {
    const page = await pageOf(learner, `/app/review/session?courseId=${courseId}&end=yes`);
    expect(page).toContain("2 of 2 answers right today.");
    const studied = page.split("What you studied today")[1]?.split("</main>")[0];
    expect(studied).toMatch(/hotosynthesis|reactions|Calvin cycle|limits the rate|Key terms/);
    expect(studied).not.toContain("Plants.docx");
  });

  it("is linked from the session, for the same scope", async () => {
    const start = await learner.call("GET", `/app/review/session?courseId=${courseId}`);
    const page = await pageOf(learner, start.headers.get("Location") ?? "");
    expect(page).toContain(`/app/review/session?courseId=${courseId}&amp;end=yes`);
  });
});

describe("the export of everything", () => {
  const exported = async (learner: Learner, format: string) => {
    const response = await learner.call("GET", `/api/export?format=${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Disposition")).toContain(`.${format}"`);
    return new Uint8Array(await response.arrayBuffer());
  };
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

  it("contains all decks and kept questions in each format, and nothing of other learners", async () => {
    const { learner, file } = await learnerWithDeck();
    await makeDeck(learner, file, 5);
    const cards = await homeDatabase
      .prepare("SELECT count(*) AS cards FROM cards WHERE user_id = ?")
      .bind(learner.id)
      .first<number>("cards");
    const all = (cards ?? 0) + 3;
    const json = { fileId: file.id, questionCount: 3 };
    const quiz = await answerOf<{
      id: string;
      questions: { question: string; options: string[]; correctAnswer: number }[];
    }>(await learner.call("POST", "/api/quiz", { json }));
    for (const [index] of quiz.questions.entries()) {
      const form = { question: String(index + 1), option: "0" };
      await learner.call("POST", `/app/quiz/${quiz.id}?question=${index + 1}`, { form });
    }
    await keepForReview(learner, "quiz", quiz.id);

    const csv = text(await exported(learner, "csv"));
    expect(csv).toMatch(/^front,back,source,page,file,deck\r?\n/);
    expect(csv.match(/,Kept questions\r?$/gm)).toHaveLength(3);
    const md = text(await exported(learner, "md"));
    expect(md.match(/^# /gm)).toHaveLength(3);
    expect(md.match(/^## /gm)).toHaveLength(all);
    for (const { options, correctAnswer } of quiz.questions) {
      expect(csv).toContain(options[correctAnswer]);
    }

    const body = new FormData();
    body.append("file", new File([await exported(learner, "apkg")], "all.apkg"));
    const stranger = await newLearner();
    const response = await stranger.call("POST", "/api/import", { body });
    expect(response.status).toBe(201);
    expect(await answerOf(response)).toMatchObject({ cards: all, skipped: [] });
    expect(text(await exported(await newLearner(), "csv"))).not.toContain("Study notes");
  });

  it("leaves out items that the learner reported as wrong", async () => {
    const { learner } = await learnerWithDeck();
    const { entries } = await readQueue(appNow(), learner);
    const wrong = `/api/items/${entries[0]?.id}/wrong`;
    expect((await learner.call("POST", wrong, { json: { reason: "No." } })).status).toBe(200);
    expect(text(await exported(learner, "md")).match(/^## /gm)).toHaveLength(4);
  });

  it("gives an empty file to a new learner, and refuses visitors and unknown formats", async () => {
    const learner = await newLearner();
    for (const format of ["apkg", "csv", "md"]) await exported(learner, format);
    expect((await learner.call("GET", "/api/export?format=gift")).status).toBe(400);
    expect((await learner.call("GET", "/api/export")).status).toBe(400);
    expect((await new Browser().call("GET", "/api/export?format=csv")).status).toBe(401);
  });

  it("is linked from the account settings", async () => {
    const page = await pageOf(await newLearner(), "/profile/settings");
    for (const format of ["apkg", "csv", "md"]) {
      expect(page).toContain(`href="/api/export?format=${format}"`);
    }
  });
});
