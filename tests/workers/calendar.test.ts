import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { studyDocx } from "./documents";
import { keepForReview } from "./kept-work";
import {
  answerOf,
  Browser,
  type ErrorAnswer,
  home,
  homeDatabase,
  type Learner,
  newLearner,
  password,
  uploaded,
} from "./learner";

const day = 86_400_000;

/** A learner with five new cards and a missed question in review, all due today. */
async function learnerWithReviews(): Promise<Learner> {
  const learner = await newLearner();
  const fileId = (await uploaded(learner, studyDocx("only-mine.docx"))).id;
  const make = async <T>(path: string, json: object) =>
    answerOf<T>(await learner.call("POST", path, { json: { fileId, ...json } }));
  await keepForReview(
    learner,
    "flashcards",
    (await make<{ id: string }>("/api/flashcards", { count: 5 })).id,
  );
  const quiz = await make<{ id: string; questions: { correctAnswer: number }[] }>("/api/quiz", {
    questionCount: 1,
  });
  const wrong = quiz.questions[0]?.correctAnswer === 0 ? "1" : "0";
  const form = { question: "1", option: wrong };
  await learner.call("POST", `/app/quiz/${quiz.id}?question=1`, { form });
  await keepForReview(learner, "quiz", quiz.id);
  return learner;
}

async function createAddress(learner: Learner): Promise<string> {
  const response = await learner.call("POST", "/api/review/calendar");
  expect(response.status).toBe(200);
  return (await answerOf<{ calendarUrl: string }>(response)).calendarUrl;
}

const addressOf = async (learner: Learner) =>
  (await answerOf<{ calendarUrl: string | null }>(await learner.call("GET", "/api/review")))
    .calendarUrl;

/** Fetches as a calendar app does, without a session. */
const fetchCalendar = (address: string, method = "GET") =>
  new Browser().call(method, new URL(address).pathname);

const valuesOf = (calendar: string, name: string) =>
  calendar
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .flatMap((line) => (line.startsWith(name) ? line.slice(name.length + 1) : []));

/** "20261127", so many days from now. */
const dateIn = (days: number) =>
  new Date(Date.now() + days * day).toISOString().slice(0, 10).replaceAll("-", "");

describe("the calendar of reviews", () => {
  it("has no address until one is created", async () => {
    const learner = await newLearner();
    expect(await addressOf(learner)).toBeNull();
    const address = await createAddress(learner);
    expect(address).toMatch(/^https?:\/\/[^/]+\/api\/review\/calendar\/(\d\.)?[\w-]{43}\.ics$/);
    expect(await addressOf(learner)).toBe(address);
  });

  it("needs a login to change it, and none to read it", async () => {
    for (const method of ["POST", "DELETE"]) {
      expect((await new Browser().call(method, "/api/review/calendar")).status).toBe(401);
    }
    const response = await fetchCalendar(await createAddress(await newLearner()));
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it("lists the number of reviews per day, and nothing else about the learner", async () => {
    const learner = await learnerWithReviews();
    const address = await createAddress(learner);
    const calendar = await (await fetchCalendar(address)).text();
    expect(valuesOf(calendar, "SUMMARY")[0]).toBe("6 cards and questions to review");
    expect(valuesOf(calendar, "DTSTART;VALUE=DATE")[0]).toBe(dateIn(0));
    expect(valuesOf(calendar, "DTEND;VALUE=DATE")[0]).toBe(dateIn(1));
    expect(valuesOf(calendar, "URL")[0]).toBe(`${new URL(address).origin}/app/review`);
    for (const text of [learner.username, learner.id, "only-mine", "chlorophyll"]) {
      expect(calendar.toLowerCase()).not.toContain(text.toLowerCase());
    }
    const again = await (await fetchCalendar(address)).text();
    expect(valuesOf(again, "UID")).toEqual(valuesOf(calendar, "UID"));
  });

  it("has lines of at most 75 octets, each ended by CRLF", async () => {
    const calendar = await (
      await fetchCalendar(await createAddress(await learnerWithReviews()))
    ).text();
    expect(calendar.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
    expect(calendar.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of calendar.split("\r\n")) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
  });

  it("limits each day to the daily limit, and moves the rest to the next", async () => {
    const learner = await learnerWithReviews();
    const address = await createAddress(learner);
    await homeDatabase
      .prepare("UPDATE cards SET state = 2, due = ? WHERE user_id = ?")
      .bind(Date.now() - day, learner.id)
      .run();
    await homeDatabase
      .prepare("INSERT INTO review_settings (user_id, new_per_day, due_per_day) VALUES (?, 20, 4)")
      .bind(learner.id)
      .run();
    const calendar = await (await fetchCalendar(address)).text();
    const counts = valuesOf(calendar, "SUMMARY").map((text) => Number.parseInt(text, 10));
    // Today's mistake is repeated even beyond the limit, as in today's plan.
    expect(counts).toEqual([5, 1]);
    expect(valuesOf(calendar, "DTSTART;VALUE=DATE")).toEqual([dateIn(0), dateIn(1)]);
  });

  it("is gone from its old address once that is renewed", async () => {
    const learner = await newLearner();
    const first = await createAddress(learner);
    const second = await createAddress(learner);
    expect(second).not.toBe(first);
    expect((await fetchCalendar(second)).status).toBe(200);
    const gone = await fetchCalendar(first);
    expect(gone.status).toBe(404);
    expect(await answerOf<ErrorAnswer>(gone)).toMatchObject({ code: "not_found" });
  });

  it("can be switched off repeatedly, without affecting other learners", async () => {
    const [learner, other] = [await newLearner(), await newLearner()];
    const [address, others] = [await createAddress(learner), await createAddress(other)];
    for (const _ of [1, 2]) {
      const response = await learner.call("DELETE", "/api/review/calendar");
      expect(response.status).toBe(200);
      expect(await answerOf(response)).toEqual({ success: true });
    }
    expect((await fetchCalendar(address)).status).toBe(404);
    expect(await addressOf(learner)).toBeNull();
    expect((await fetchCalendar(others)).status).toBe(200);
    expect(await addressOf(other)).toBe(others);
  });

  it("answers 404 at an address that was never issued", async () => {
    const address = await createAddress(await newLearner());
    const path = new URL(address).pathname;
    const secret = /([\w-]{43})\.ics$/.exec(path)?.[1] ?? "";
    const folder = "/api/review/calendar";
    const elsewhere = home === 0 ? `1.${secret}` : secret;
    for (const file of [
      "x.ics",
      "x",
      `${"a".repeat(43)}.ics`,
      `${elsewhere}.ics`,
      `9.${secret}.ics`,
    ])
      expect((await new Browser().call("GET", `${folder}/${file}`)).status, file).toBe(404);
    expect((await new Browser().call("GET", path.replace(/\.ics$/, ""))).status).toBe(404);
    expect((await fetchCalendar(address, "POST")).status).toBe(405);
    expect((await fetchCalendar(address, "HEAD")).status).toBe(200);
  });

  it("is not served while the learner is banned", async () => {
    const learner = await newLearner();
    const address = await createAddress(learner);
    const ban = homeDatabase.prepare("UPDATE users SET banned_at = ? WHERE id = ?");
    await ban.bind(1, learner.id).run();
    expect((await fetchCalendar(address)).status).toBe(404);
    await ban.bind(null, learner.id).run();
    expect((await fetchCalendar(address)).status).toBe(200);
  });

  it("is deleted with the account", async () => {
    const learner = await newLearner();
    const address = await createAddress(learner);
    const json = { currentPassword: password };
    const deleted = await learner.call("POST", "/api/user/delete", { json });
    expect(deleted.status).toBe(200);
    expect((await fetchCalendar(address)).status).toBe(404);
    const row = homeDatabase.prepare("SELECT 1 FROM review_calendars WHERE user_id = ?");
    expect(await row.bind(learner.id).first()).toBeNull();
  });

  it("is created, shown and switched off on the page", async () => {
    const learner = await learnerWithReviews();
    const send = async (intent: string) => {
      const response = await learner.call("POST", "/app/review/calendar", { form: { intent } });
      expect(response.headers.get("Location")).toBe("/app/review?section=calendar");
      return (await learner.call("GET", "/app/review?section=calendar")).text();
    };
    const page = await send("renew");
    const address = await addressOf(learner);
    expect(page).toContain(`value="${address}"`);
    expect(await send("end")).not.toContain("Private address");
    expect((await fetchCalendar(address ?? "")).status).toBe(404);
  });
});

async function sheetOf(learner: Learner): Promise<string> {
  const response = await learner.call("GET", "/app/review/sheet");
  expect(response.status).toBe(302);
  return response.headers.get("Location") ?? "";
}

const ratingsOf = async ({ id }: Learner) =>
  homeDatabase
    .prepare("SELECT count(*) AS n FROM review_log WHERE user_id = ?")
    .bind(id)
    .first("n");

const keptSheets = async ({ id }: Learner) =>
  (await env.BYTES.list({ prefix: `sheets/${id}/` })).objects.length;

describe("a printed review sheet", () => {
  it("stays the same for the same queue, and is found by its code in either case", async () => {
    const learner = await learnerWithReviews();
    const sheet = await sheetOf(learner);
    expect(sheet).toMatch(/^\/app\/review\/sheet\?code=[0-9a-z]{8}$/);
    expect(await sheetOf(learner)).toBe(sheet);
    expect(await keptSheets(learner)).toBe(1);
    const code = sheet.slice(-8).toUpperCase();
    const typed = `${code.slice(0, 4)}-${code.slice(4)}`;
    const page = await (await learner.call("GET", `/app/review/sheet?code=${typed}`)).text();
    expect(page).toContain(`Code ${typed}`);
    expect(page.match(/type="radio"[^>]*value="skip"/g)).toHaveLength(6);
  });

  it("records the ratings of all items at once, and only once", async () => {
    const learner = await learnerWithReviews();
    const before = Number(await ratingsOf(learner));
    const sheet = await sheetOf(learner);
    // The question was missed a moment ago, so it comes last.
    const form = {
      "ticks[0]": "easy",
      "ticks[1]": "again",
      "ticks[2]": "skip",
      "ticks[5]": "0",
    };
    const send = () => learner.call("POST", sheet, { form });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    expect(await ratingsOf(learner)).toBe(before + 3);
    await send();
    expect(await ratingsOf(learner)).toBe(before + 3);
    const page = await (await learner.call("GET", sheet)).text();
    expect(page.match(/Entered: /g)).toHaveLength(3);
    // Omitted answers can still be entered.
    await learner.call("POST", sheet, { form: { "ticks[2]": "medium" } });
    expect(await ratingsOf(learner)).toBe(before + 4);
    // It says what the end of a session says.
    const saved = await (await learner.call("GET", sheet)).text();
    expect(saved).toMatch(/\d+ of \d+ answers right today\. \S/);
  });

  it("refuses a form without a tick, or with ticks that fit no item", async () => {
    const learner = await learnerWithReviews();
    const before = await ratingsOf(learner);
    const sheet = await sheetOf(learner);
    for (const form of [
      { "ticks[0]": "skip" },
      { "ticks[0]": "perfect" },
      { "ticks[0]": "0" },
      { "ticks[5]": "easy" },
    ] as Record<string, string>[]) {
      const response = await learner.call("POST", sheet, { form });
      expect(response.status).toBe(400);
    }
    expect(await ratingsOf(learner)).toBe(before);
  });

  it("leaves the place of a deleted item empty", async () => {
    const learner = await learnerWithReviews();
    const sheet = await sheetOf(learner);
    await homeDatabase
      .prepare("DELETE FROM review_questions WHERE user_id = ?")
      .bind(learner.id)
      .run();
    const page = await (await learner.call("GET", sheet)).text();
    expect(page).toContain("This item was deleted.");
    const before = Number(await ratingsOf(learner));
    await learner.call("POST", sheet, { form: { "ticks[0]": "easy", "ticks[5]": "0" } });
    expect(await ratingsOf(learner)).toBe(before + 1);
  });

  it("cannot be read or entered by another learner", async () => {
    const [learner, other] = [await learnerWithReviews(), await newLearner()];
    const sheet = await sheetOf(learner);
    const page = await (await other.call("GET", sheet)).text();
    expect(page).toContain("find a sheet with this code");
    const before = await ratingsOf(learner);
    const answer = await other.call("POST", sheet, { form: { "ticks[1]": "easy" } });
    expect(answer.headers.get("Location")).toBe("/app/review/sheet");
    expect(await ratingsOf(learner)).toBe(before);
  });

  it("is not created if nothing is due", async () => {
    const response = await (await newLearner()).call("GET", "/app/review/sheet");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Nothing is due today");
  });

  it("is deleted with the account", async () => {
    const learner = await learnerWithReviews();
    await sheetOf(learner);
    expect(await keptSheets(learner)).toBe(1);
    await learner.call("POST", "/api/user/delete", { json: { currentPassword: password } });
    await expect.poll(() => keptSheets(learner)).toBe(0);
  });
});
