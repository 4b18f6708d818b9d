import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { changeCourse } from "~/courses/change-course.server";
import { createCourse } from "~/courses/create-course.server";
import { deleteCourse } from "~/courses/delete-course.server";
import { settleExams } from "~/courses/settle-exams.server";
import type { Actor, App } from "~/platform/app.server";
import { answerItem } from "~/review/answer-item.server";
import { readQueue } from "~/review/read-queue.server";
import { undoAnswer } from "~/review/undo-answer.server";
import { createApp } from "../../workers/create-app";
import { studyDocx } from "./documents";
import { keepForReview, makeDeck } from "./kept-work";
import {
  actorOf,
  answerOf,
  Browser,
  type ErrorAnswer,
  home,
  homeDatabase,
  type Learner,
  newLearner,
  uploaded,
} from "./learner";

interface CourseAnswer {
  id: string;
  name: string;
  examOn: string | null;
  fileIds: string[];
}

const day = 86_400_000;

/** The UTC date `days` days from now. */
const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

async function make(learner: Learner, json: object): Promise<CourseAnswer> {
  const response = await learner.call("POST", "/api/courses", { json });
  expect(response.status).toBe(201);
  return answerOf<CourseAnswer>(response);
}

async function list(learner: Learner): Promise<CourseAnswer[]> {
  return answerOf<CourseAnswer[]>(await learner.call("GET", "/api/courses"));
}

const change = (learner: Learner, id: string, json: object) =>
  learner.call("PATCH", `/api/courses/${id}`, { json });

/** A learner with a document and a deck of five cards in review. */
async function learnerWithDeck(name?: string) {
  const learner = await newLearner();
  const file = await uploaded(learner, studyDocx(name));
  const deckId = await makeDeck(learner, file);
  await keepForReview(learner, "flashcards", deckId);
  return { learner, actor: actorOf(learner), fileId: file.id, deckId };
}

/** The app `days` days later. */
function appIn(days: number): App {
  const now = new Date(Date.now() + days * day);
  return createApp(env, createExecutionContext(), now).at(home);
}

/** Answers everything of a day's queue. @returns the ids of the ratings */
async function answerAll(days: number, actor: Actor): Promise<string[]> {
  const app = appIn(days);
  const { entries } = await readQueue(app, actor);
  const ratings: string[] = [];
  for (const { id } of entries) {
    const answer = { itemId: id, grade: "easy" as const, answerId: `on day ${days}` };
    ratings.push((await answerItem(app, actor, answer)).ratingId);
  }
  return ratings;
}

/** The due times of a learner's cards, in UTC days from now. */
async function dueDays({ id }: { id: string }): Promise<number[]> {
  const { results } = await homeDatabase
    .prepare("SELECT due FROM cards WHERE user_id = ? ORDER BY number")
    .bind(id)
    .all<{ due: number }>();
  const today = Math.floor(Date.now() / day);
  return results.map(({ due }) => Math.floor(due / day) - today);
}

describe("courses", () => {
  let learner: Learner;
  let fileId: string;

  beforeAll(async () => {
    learner = await newLearner();
    fileId = (await uploaded(learner, studyDocx())).id;
  });

  it("can be created, listed, changed and deleted, without losing their documents", async () => {
    const examOn = dayIn(30);
    const course = await make(learner, { name: "  Biology ", examOn, fileIds: [fileId, fileId] });
    expect(course).toEqual({ id: course.id, name: "Biology", examOn, fileIds: [fileId] });
    expect(await list(learner)).toEqual([course]);

    const renamed = await change(learner, course.id, { name: "Botany" });
    expect(renamed.status).toBe(200);
    expect(await answerOf(renamed)).toEqual({ ...course, name: "Botany" });
    const emptied = await change(learner, course.id, { examOn: null, fileIds: [] });
    expect(await answerOf(emptied)).toEqual({
      ...{ id: course.id, name: "Botany", examOn: null, fileIds: [] },
    });

    expect((await learner.call("DELETE", `/api/courses/${course.id}`)).status).toBe(200);
    expect((await learner.call("DELETE", `/api/courses/${course.id}`)).status).toBe(404);
    expect(await list(learner)).toEqual([]);
    expect((await learner.call("GET", `/api/files/${fileId}/content`)).status).toBe(200);
  });

  it.each([
    ["name", { examOn: null }],
    ["name", { name: " " }],
    ["name", { name: "a".repeat(101) }],
    ["examOn", { name: "Biology", examOn: "2027-02-30" }],
    ["examOn", { name: "Biology", examOn: "soon" }],
    ["examOn", { name: "Biology", examOn: dayIn(-1) }],
    ["examOn", { name: "Biology", examOn: dayIn(800) }],
    ["fileIds", { name: "Biology", fileIds: "all" }],
    ["fileIds", { name: "Biology", fileIds: Array.from({ length: 81 }, (_, at) => `file${at}`) }],
  ])("cannot be created with an invalid %s: %j", async (field, json) => {
    const response = await learner.call("POST", "/api/courses", { json });
    expect(response.status).toBe(400);
    const { code, issues } = await answerOf<ErrorAnswer>(response);
    expect(code).toBe("invalid_request");
    expect(issues?.map(({ path }) => path)).toEqual([field]);
  });

  it("can have an exam today, and be renamed after their exam", async () => {
    const own = await newLearner();
    const { id } = await make(own, { name: "Biology", examOn: dayIn(0) });
    const later = appIn(5);
    const { examOn, fileIds } = { examOn: dayIn(0), fileIds: [] };
    const course = await changeCourse(later, actorOf(own), id, { name: "Done", examOn, fileIds });
    expect(course).toEqual({ id, name: "Done", examOn, fileIds });
    await expect(changeCourse(later, actorOf(own), id, { examOn: dayIn(1) })).rejects.toMatchObject(
      { code: "invalid_request" },
    );
  });

  it("cannot be read or changed by another learner, and cannot hold another learner's files", async () => {
    const other = await newLearner();
    const { id } = await make(learner, { name: "Mine", fileIds: [fileId] });
    const calls = [
      change(other, id, { name: "Theirs" }),
      other.call("DELETE", `/api/courses/${id}`),
      other.call("GET", `/api/review?courseId=${id}`),
      other.call("POST", "/api/courses", { json: { name: "Theirs", fileIds: [fileId] } }),
      learner.call("POST", "/api/courses", { json: { name: "X", fileIds: ["a".repeat(20)] } }),
    ];
    for (const response of await Promise.all(calls)) expect(response.status).toBe(404);
    expect(await list(other)).toEqual([]);
    const page = await other.call("GET", `/app/courses/${id}`);
    expect([page.status, page.headers.get("Location")]).toEqual([302, "/app/courses"]);
    expect((await new Browser().call("GET", "/api/courses")).status).toBe(401);
    expect((await change(learner, id, {})).status).toBe(400);
    await learner.call("DELETE", `/api/courses/${id}`);
  });

  it("are created once if the form is sent twice, and show errors in the form", async () => {
    const own = await newLearner();
    const form = { name: "Biology", examOn: dayIn(20), once: "one key" };
    const send = (values: Record<string, string>) =>
      own.call("POST", "/app/courses/new", { form: values });
    const answers = await Promise.all([send(form), send(form)]);
    const places = answers.map((response) => response.headers.get("Location"));
    expect(places[0]).toMatch(/^\/app\/courses\/[0-9a-z]{20}$/);
    expect(places[1]).toBe(places[0]);
    expect(await list(own)).toHaveLength(1);

    const past = await send({ ...form, examOn: dayIn(-3) });
    expect(past.status).toBe(400);
    expect(await past.text()).toContain("That date is in the past.");
    const nameless = await send({ ...form, name: "" });
    expect(await nameless.text()).toContain("Give the course a name.");
    const impossible = await send({ ...form, examOn: "2027-02-30" });
    expect(await impossible.text()).toContain("exist. Check the exam date.");
    expect(await list(own)).toHaveLength(1);
  });

  it("keep the checked documents if the form fails, and save a changed selection", async () => {
    const own = await newLearner();
    const ids = [];
    for (const name of ["one.docx", "two.docx"]) {
      ids.push((await uploaded(own, studyDocx(name))).id);
    }
    const boxes = Object.fromEntries(ids.map((id) => [`file-${id}`, "on"]));
    const failed = await own.call("POST", "/app/courses/new", { form: { name: "", ...boxes } });
    const checked = (await failed.text()).match(/<input[^>]*name="file-[^>]*checked/g);
    expect(checked).toHaveLength(2);

    const { id } = await make(own, { name: "Biology", fileIds: ids });
    const form = { name: "Biology", examOn: "", [`file-${ids[1]}`]: "on" };
    // The draft in the address changes nothing.
    const path = `/app/courses/${id}?show=days&file-${ids[0]}=on`;
    expect((await own.call("POST", `/app/courses/${id}`, { form })).status).toBe(302);
    expect(await list(own)).toMatchObject([{ examOn: null, fileIds: [ids[1]] }]);
    expect((await own.call("GET", path)).status).toBe(200);
    expect(await list(own)).toMatchObject([{ examOn: null, fileIds: [ids[1]] }]);
  });

  it("are limited to 100 per learner", async () => {
    const own = await newLearner();
    const rows = Array.from({ length: 99 }, (_, at) =>
      homeDatabase
        .prepare("INSERT INTO courses (id, user_id, name, created_at) VALUES (?, ?, ?, 1)")
        .bind(`${own.id}-${at}`, own.id, `Course ${at}`),
    );
    await homeDatabase.batch(rows);
    const json = { name: "One more" };
    expect((await own.call("POST", "/api/courses", { json })).status).toBe(201);
    expect((await own.call("POST", "/api/courses", { json })).status).toBe(413);
    expect(await list(own)).toHaveLength(100);
  });

  it("are part of the learner's export, and are deleted with the account", async () => {
    const { learner: own, fileId: file } = await learnerWithDeck();
    const course = await make(own, { name: "Biology", examOn: dayIn(9), fileIds: [file] });
    const exported = await answerOf<{ courses: unknown }>(
      await own.call("GET", "/api/user/export"),
    );
    expect(exported.courses).toEqual([course]);
    await own.call("DELETE", `/api/files/${file}`);
    expect(await list(own)).toEqual([{ ...course, fileIds: [] }]);
    const json = { currentPassword: "correct horse 7", confirmation: own.username };
    const deleted = await own.call("POST", "/api/user/delete", { json });
    expect(deleted.status).toBe(200);
    const rows = await homeDatabase
      .prepare("SELECT count(*) AS count FROM courses WHERE user_id = ?")
      .bind(own.id)
      .first<{ count: number }>();
    expect(rows?.count).toBe(0);
  });
});

describe("an exam", () => {
  it("brings reviews forward when it is set, and restores them when it is moved or removed", async () => {
    const { learner, actor, fileId } = await learnerWithDeck();
    await answerAll(0, actor);
    const own = await dueDays(learner);
    await answerAll(Math.max(...own), actor);
    const remembered = await dueDays(learner);
    expect(Math.min(...remembered)).toBeGreaterThan(Math.max(...own) + 20);

    const now = appIn(Math.max(...own) + 1);
    const exam = Math.max(...own) + 15;
    const input = { name: "Biology", examOn: dayIn(exam), fileIds: [fileId] };
    const { id } = await createCourse(now, actor, input);
    const limited = await dueDays(learner);
    for (const due of limited) {
      expect(due).toBeGreaterThanOrEqual(exam - 7);
      expect(due).toBeLessThan(exam);
    }

    // An exam later than all due times.
    await changeCourse(now, actor, id, { examOn: dayIn(500) });
    expect(await dueDays(learner)).toEqual(remembered);
    await changeCourse(now, actor, id, { examOn: dayIn(exam) });
    expect(await dueDays(learner)).toEqual(limited);
    await changeCourse(now, actor, id, { fileIds: [] });
    expect(await dueDays(learner)).toEqual(remembered);
    await changeCourse(now, actor, id, { fileIds: [fileId] });
    expect(await dueDays(learner)).toEqual(limited);
    await changeCourse(now, actor, id, { examOn: null });
    expect(await dueDays(learner)).toEqual(remembered);
    await changeCourse(now, actor, id, { examOn: dayIn(exam) });
    await deleteCourse(now, actor, id);
    expect(await dueDays(learner)).toEqual(remembered);
  });

  it("brings reviews forward on each rating without changing what the scheduler remembers", async () => {
    const { learner, actor, fileId } = await learnerWithDeck();
    await answerAll(0, actor);
    const first = Math.max(...(await dueDays(learner)));
    const exam = first + 15;
    const input = { name: "Biology", examOn: dayIn(exam), fileIds: [fileId] };
    const { id } = await createCourse(appIn(0), actor, input);
    const ratings = await answerAll(first, actor);
    for (const due of await dueDays(learner)) {
      expect(due).toBeGreaterThanOrEqual(exam - 7);
      expect(due).toBeLessThan(exam);
    }
    const scheduled = async () =>
      homeDatabase
        .prepare("SELECT scheduled_days, stability FROM cards WHERE user_id = ? ORDER BY number")
        .bind(learner.id)
        .all();
    const { results } = await scheduled();
    for (const { scheduled_days: days } of results) expect(days).toBeGreaterThan(15);

    for (const rating of ratings) await undoAnswer(appIn(first), actor, rating);
    expect(Math.max(...(await dueDays(learner)))).toBe(first);
    await answerAll(first, actor);
    expect((await scheduled()).results).toEqual(results);
    // On the day before the exam, each item is due for the last time.
    const last = await dueDays(learner);
    await answerAll(exam - 1, actor);
    expect(Math.min(...(await dueDays(learner)))).toBeGreaterThan(Math.max(...last) + 7);
    await deleteCourse(appIn(exam - 1), actor, id);
  });

  it("schedules reviews in its last days, on the days that the buttons showed", async () => {
    const { learner, actor, fileId } = await learnerWithDeck();
    await make(learner, { name: "C", examOn: dayIn(5), fileIds: [fileId] });
    const { entries } = await readQueue(appIn(0), actor);
    expect(entries).toHaveLength(5);
    for (const { id } of entries) {
      const path = `/app/review/session?item=${id}&side=back`;
      const promised = (await (await learner.call("GET", path)).text()).match(
        /Easy<\/span><span[^>]*>(\d+ \w+)/,
      );
      const answer = await answerOf<{ nextDue: string }>(
        await learner.call("POST", `/api/review/${id}`, {
          json: { kind: "card", rating: "easy", answerId: "once" },
        }),
      );
      const due = Date.parse(answer.nextDue);
      expect(due).toBeLessThan(Date.parse(dayIn(5)));
      const days = (due - Date.now()) / day;
      expect(promised?.[1]).toBe(`${Math.round(days)} days`);
    }
    for (const due of await dueDays(learner)) expect([3, 4]).toContain(due);
    await answerAll(4, actor);
    expect(Math.min(...(await dueDays(learner)))).toBeGreaterThan(5);
  });

  it("restores the due times that it brought forward once its day has begun", async () => {
    const { learner, actor, fileId } = await learnerWithDeck();
    const { id } = await make(learner, { name: "C", examOn: dayIn(12), fileIds: [fileId] });
    await answerAll(0, actor);
    const setOwn = homeDatabase
      .prepare("UPDATE cards SET stability = 60, scheduled_days = 60 WHERE user_id = ?")
      .bind(learner.id);
    await setOwn.run();
    await change(learner, id, { name: "Changed" });
    for (const due of await dueDays(learner)) expect(due).toBeLessThan(12);
    const brought = await dueDays(learner);
    await settleExams(appIn(11));
    expect(await dueDays(learner)).toEqual(brought);
    const settled = () =>
      homeDatabase.prepare("SELECT exam_settled_on AS day FROM courses WHERE id = ?").bind(id);
    expect((await settled().first<{ day: string | null }>())?.day).toBeNull();
    await settleExams(appIn(12));
    expect(await dueDays(learner)).toEqual([60, 60, 60, 60, 60]);
    expect((await settled().first<{ day: string | null }>())?.day).toBe(dayIn(12));

    // Each exam is settled once: later changes are not undone, and a new date counts again.
    await homeDatabase.prepare("UPDATE cards SET due = 1 WHERE user_id = ?").bind(learner.id).run();
    await settleExams(appIn(13));
    expect(Math.max(...(await dueDays(learner)))).toBeLessThan(0);
    const later = { examOn: dayIn(40) };
    await changeCourse(appIn(13), actor, id, later);
    for (const due of await dueDays(learner)) expect([33, 34, 35, 36, 37, 38, 39]).toContain(due);
    await settleExams(appIn(41));
    expect(await dueDays(learner)).toEqual([60, 60, 60, 60, 60]);
  });

  it("counts only if it is the earliest upcoming exam of a document", async () => {
    const { learner, actor, fileId } = await learnerWithDeck();
    await answerAll(0, actor);
    const first = Math.max(...(await dueDays(learner)));
    await answerAll(first, actor);
    const remembered = await dueDays(learner);
    const now = appIn(first + 1);
    const course = (exam: number) =>
      createCourse(now, actor, { name: "C", examOn: dayIn(exam), fileIds: [fileId] });
    const { id } = await course(first + 12);
    const early = await dueDays(learner);
    await course(first + 30);
    expect(await dueDays(learner)).toEqual(early);
    await deleteCourse(now, actor, id);
    for (const due of await dueDays(learner)) {
      expect(due).toBeGreaterThanOrEqual(Math.min(first + 23, ...remembered));
      expect(due).toBeLessThan(first + 30);
    }
  });

  it("no longer applies to items whose document is deleted", async () => {
    const { learner, actor, fileId } = await learnerWithDeck();
    await answerAll(0, actor);
    const first = Math.max(...(await dueDays(learner)));
    await answerAll(first, actor);
    const remembered = await dueDays(learner);
    const input = { name: "C", examOn: dayIn(first + 12), fileIds: [fileId] };
    await createCourse(appIn(first + 1), actor, input);
    expect(await dueDays(learner)).not.toEqual(remembered);
    await learner.call("DELETE", `/api/files/${fileId}`);
    expect(await dueDays(learner)).toEqual(remembered);
  });

  it("leaves the items of other learners and other documents alone", async () => {
    const [one, other] = [await learnerWithDeck("one.docx"), await learnerWithDeck("other.docx")];
    await answerAll(0, other.actor);
    await answerAll(Math.max(...(await dueDays(other.learner))), other.actor);
    const before = await dueDays(other.learner);
    const json = { name: "C", examOn: dayIn(1), fileIds: [one.fileId] };
    await make(one.learner, json);
    expect(await dueDays(other.learner)).toEqual(before);
  });
});

describe("review of a course", () => {
  it("asks only about documents of the course, by API and in a session", async () => {
    const { learner, fileId } = await learnerWithDeck("in.docx");
    const outside = await uploaded(learner, studyDocx("out.docx"));
    await keepForReview(learner, "flashcards", await makeDeck(learner, outside));
    const { id } = await make(learner, { name: "In", fileIds: [fileId] });
    const review = async (query: string) =>
      answerOf<{ new: number; items: { id: string; source: { fileId: string } }[] }>(
        await learner.call("GET", `/api/review${query}`),
      );
    expect((await review("")).new).toBe(10);
    const { new: fresh, items } = await review(`?courseId=${id}`);
    expect([fresh, items.length]).toEqual([5, 5]);
    expect(new Set(items.map(({ source }) => source.fileId))).toEqual(new Set([fileId]));
    expect((await review(`?fileId=${outside.id}`)).new).toBe(5);
    const both = await learner.call("GET", `/api/review?courseId=${id}&fileId=${fileId}`);
    expect(both.status).toBe(400);

    const session = `/app/review/session?courseId=${id}`;
    const asked = new Set<string>();
    let next = (await learner.call("GET", session)).headers.get("Location");
    while (next?.includes("item=")) {
      expect(next).toContain(`courseId=${id}`);
      const item = new URL(next, "http://fennec.test").searchParams.get("item") ?? "";
      asked.add(item);
      const rating = { intent: "rate", item, answerId: "x", grade: "easy" };
      next = (await learner.call("POST", next, { form: rating })).headers.get("Location");
    }
    expect(asked).toEqual(new Set(items.map((item) => item.id)));
    expect(next).toBe(session);
    const end = await (await learner.call("GET", session)).text();
    expect(end).toContain(`/app/courses/${id}`);
    expect((await review("")).new).toBe(5);
  });

  it("is offered on today's page and on the course's page, with a preview of the daily load", async () => {
    const { learner, fileId } = await learnerWithDeck();
    const text = async (path: string) => (await learner.call("GET", path)).text();
    expect(await text("/app/courses")).toContain("No courses yet");
    const draft = `/app/courses/new?show=days&name=B&examOn=${dayIn(3)}&file-${fileId}=on`;
    const shown = await text(draft);
    expect(shown).toContain("Preview. Your changes");
    expect(shown.match(/<tr/g)).toHaveLength(4);
    expect(await list(learner)).toEqual([]);
    expect(await text(`/app/courses/new?show=days&examOn=${dayIn(-3)}`)).toContain("in the past");
    expect(await text("/app/courses/new?show=days&examOn=2027-02-30")).toContain(
      "exist. Check the exam date.",
    );

    const { id } = await make(learner, { name: "Botany", examOn: dayIn(3), fileIds: [fileId] });
    expect(await text("/app/review")).toContain("Botany");
    expect(await text("/app/courses")).toContain("5 new");
    const page = await text(`/app/courses/${id}`);
    expect(page).toContain("Review this course");
    expect(page).toContain("Exam in 3 days");
    expect(page).not.toContain("Preview. Your changes");

    const limits = { newPerDay: "1", duePerDay: "50" };
    await learner.call("POST", "/app/review", { form: limits });
    expect(await text(`/app/courses/${id}`)).toContain("you need 2 new items a day");
    // With only the day, the stored documents are shown until then.
    const other = await text(`/app/courses/${id}?show=days&examOn=${dayIn(10)}`);
    expect(other).toContain("Preview. Your changes");
    expect(other).not.toContain("you need");
  });
});

describe("before an exam", () => {
  /** A learner with decks of five cards in review, each from a document of its own. */
  async function learnerWithDecks(count: number) {
    const { learner, actor, fileId } = await learnerWithDeck("0.docx");
    const fileIds = [fileId];
    for (let at = 1; at < count; at += 1) {
      const file = await uploaded(learner, studyDocx(`${at}.docx`));
      await keepForReview(learner, "flashcards", await makeDeck(learner, file));
      fileIds.push(file.id);
    }
    return { learner, actor, fileIds };
  }

  const setLimits = (learner: Learner, newPerDay: number, duePerDay: number) =>
    learner.call("POST", "/app/review", {
      form: { newPerDay: String(newPerDay), duePerDay: String(duePerDay) },
    });

  it("reviews documents with an exam first within the daily limits, the earliest exam first", async () => {
    const { learner, actor, fileIds } = await learnerWithDecks(3);
    const [, later = "", first = ""] = fileIds;
    await make(learner, { name: "Later", examOn: dayIn(90), fileIds: [later] });
    await make(learner, { name: "First", examOn: dayIn(60), fileIds: [first] });
    await setLimits(learner, 7, 10);
    const counts = async (days: number) => {
      const { entries } = await readQueue(appIn(days), actor);
      return fileIds.map((file) => entries.filter(({ fileId }) => fileId === file).length);
    };
    expect(await counts(0)).toEqual([0, 2, 5]);
    await setLimits(learner, 20, 12);
    await answerAll(0, actor);
    const due = Math.max(...(await dueDays(learner)));
    expect(await counts(due)).toEqual([2, 5, 5]);
    // Once the exams are over, the oldest comes first.
    const over = await counts(100);
    expect(over.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(over).not.toEqual([2, 5, 5]);
  });

  it("reviews items with an exam even if more items than fit in the queue are due earlier", async () => {
    const { learner, actor, fileIds } = await learnerWithDecks(1);
    await homeDatabase
      .prepare(
        `INSERT INTO review_questions (id, user_id, file_id, title, question, options, correct_answer,
          explanation, source, option_sources, due, stability, difficulty, scheduled_days, learning_steps,
          reps, lapses, state, kept_at)
        WITH RECURSIVE numbers(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM numbers WHERE at < 505)
        SELECT ?1 || at, ?1, CASE WHEN at > 500 THEN ?2 END, 'Quiz', 'question', '[]', 0, '', 'null', '[]',
          at, 1, 5, 1, 0, at % 2, 0, (at % 2) * 2, 1 FROM numbers`,
      )
      .bind(learner.id, fileIds[0])
      .run();
    const own = async (state: number) => {
      const { entries } = await readQueue(appIn(0), actor);
      return entries.filter((one) => one.fileId === fileIds[0] && one.state === state).length;
    };
    expect([await own(0), await own(2)]).toEqual([0, 0]);
    await make(learner, { name: "C", examOn: dayIn(60), fileIds });
    // Five cards and two questions are new.
    expect([await own(0), await own(2)]).toEqual([7, 3]);
  });

  it("gives the exam as the reason for an item that is not due otherwise", async () => {
    const { learner, actor, fileIds } = await learnerWithDecks(1);
    await answerAll(0, actor);
    await answerAll(Math.max(...(await dueDays(learner))), actor);
    await homeDatabase
      .prepare("UPDATE cards SET last_review = last_review - ?1, due = due - ?1 WHERE user_id = ?2")
      .bind(20 * day, learner.id)
      .run();
    const examOn = dayIn(1);
    await make(learner, { name: "C", examOn, fileIds });
    const date = new Date(examOn).toLocaleDateString("en", {
      ...{ day: "numeric", month: "long", timeZone: "UTC" },
    });
    const { items } = await answerOf<{ items: { id: string; reason: string }[] }>(
      await learner.call("GET", "/api/review"),
    );
    expect(items.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 5 }, () => `Before your exam on ${date}`),
    );
    const page = await learner.call("GET", `/app/review/session?item=${items[0]?.id}`);
    expect(await page.text()).toContain(`Before your exam on ${date}`);
  });

  it("returns by API the load that the page shows, after that of earlier exams", async () => {
    const { learner, fileIds } = await learnerWithDecks(2);
    const [one = "", two = ""] = fileIds;
    await setLimits(learner, 2, 50);
    const { id } = await make(learner, { name: "C", examOn: dayIn(3), fileIds: [one] });
    const load = async (query = "") =>
      answerOf<{ examOn: string; days: { new: number }[]; shortfalls: object[]; isEmpty: boolean }>(
        await learner.call("GET", `/api/courses/${id}/load${query}`),
      );
    const days = (...counts: number[]) =>
      counts.map((count, at) => ({ day: dayIn(at), due: 0, new: count }));
    const own = { examOn: dayIn(3), days: days(2, 2, 1), shortfalls: [], isEmpty: false };
    expect(await load()).toEqual(own);
    expect(await load(`?examOn=${dayIn(3)}`)).toEqual(own);
    const low = { of: "new", limit: 2, needed: 3, highest: 200, covered: 5, all: 5 };
    expect(await load(`?examOn=${dayIn(2)}`)).toMatchObject({ shortfalls: [low] });
    expect((await list(learner)).map(({ examOn }) => examOn)).toEqual([dayIn(3)]);

    const { id: other } = await make(learner, { name: "D", examOn: dayIn(2), fileIds: [two] });
    expect(await load()).toMatchObject({ days: days(0, 0, 2), shortfalls: [{ needed: 4 }] });
    const page = await (await learner.call("GET", `/app/courses/${id}`)).text();
    expect(page).toContain("you need 4 new items a day");
    await change(learner, other, { examOn: null });
    expect(await load()).toEqual(own);
    await change(learner, id, { examOn: null });
    expect(await load()).toEqual({ examOn: null, days: [], shortfalls: [], isEmpty: false });
    expect((await load(`?examOn=${dayIn(4)}`)).days).toHaveLength(4);
  });

  it("refuses the load for an invalid date, and for another learner's course", async () => {
    const [learner, other] = [await newLearner(), await newLearner()];
    const { id } = await make(learner, { name: "C" });
    const path = `/api/courses/${id}/load`;
    for (const examOn of [dayIn(-1), dayIn(800), "soon", "2027-02-30"]) {
      const response = await learner.call("GET", `${path}?examOn=${examOn}`);
      expect(response.status).toBe(400);
      const { issues } = await answerOf<ErrorAnswer>(response);
      expect(issues?.map((issue) => issue.path)).toEqual(["examOn"]);
    }
    expect((await other.call("GET", path)).status).toBe(404);
    expect((await new Browser().call("GET", path)).status).toBe(401);
  });
});

describe("the exam date of a document", () => {
  it("is set on a course with this document only, which is created once", async () => {
    const { learner, fileId } = await learnerWithDeck("Cell biology.docx");
    const reader = await (await learner.call("GET", `/app/docs?fileId=${fileId}`)).text();
    expect(reader).toContain("Set exam date");
    const path = `/app/courses/new?fileId=${fileId}`;
    expect(reader).toContain(path);
    const page = await (await learner.call("GET", path)).text();
    expect(page).toMatch(/<input[^>]*value="Cell biology"/);
    expect(page).toMatch(new RegExp(`<input[^>]*name="file-${fileId}"[^>]*checked`));
    expect(await list(learner)).toEqual([]);

    const form = { name: "Cell biology", examOn: dayIn(9), [`file-${fileId}`]: "on" };
    const made = await learner.call("POST", "/app/courses/new", { form });
    const [course] = await list(learner);
    expect(made.headers.get("Location")).toBe(`/app/courses/${course?.id}`);
    expect(course).toMatchObject({ examOn: dayIn(9), fileIds: [fileId] });
    const again = await learner.call("GET", path);
    expect(again.status).toBe(302);
    expect(again.headers.get("Location")).toBe(`/app/courses/${course?.id}#exam-date`);

    const other = await newLearner();
    const nowhere = await other.call("GET", path);
    expect([nowhere.status, nowhere.headers.get("Location")]).toEqual([302, "/app/courses/new"]);
  });
});
