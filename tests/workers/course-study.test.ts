import { createExecutionContext, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { Citation, StudyGuide } from "~/ai/ports";
import type { Question } from "~/assessment/schema";
import { awaitReply } from "~/chat/await-reply.server";
import { readRecording } from "~/chat/read-recording.server";
import { sendVoice } from "~/chat/send-voice.server";
import { createApp } from "../../workers/create-app";
import { wav } from "../fakes/sounds.mjs";
import { plantsDocx, revolutionDocx, shortDocx } from "./documents";
import { keepForReview } from "./kept-work";
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
import { everythingKept, placesOf } from "./whole-storage";

interface Reply {
  id: string;
  content: string;
  fileId: string | null;
  courseId: string | null;
  citations: Citation[];
}

const post = (learner: Learner, path: string, json: object) => learner.call("POST", path, { json });

async function made<T>(learner: Learner, path: string, json: object, status = 200): Promise<T> {
  const response = await post(learner, path, json);
  expect(response.status, `${path}: ${await response.clone().text()}`).toBe(status);
  return answerOf<T>(response);
}

async function makeCourse(learner: Learner, fileIds: string[], name = "Finals"): Promise<string> {
  return (await made<{ id: string }>(learner, "/api/courses", { name, fileIds }, 201)).id;
}

/** A learner with a course of two documents. */
async function learnerWithCourse() {
  const learner = await newLearner();
  const plantsId = (await uploaded(learner, plantsDocx())).id;
  const revolutionId = (await uploaded(learner, revolutionDocx())).id;
  const courseId = await makeCourse(learner, [revolutionId, plantsId]);
  return { learner, plantsId, revolutionId, courseId };
}

const message = "What is Rubisco, and what is the tithe?";

/** A recording about a file or a course. */
function recordingAbout(about: Record<string, string>): Request {
  const body = new FormData();
  body.set("audio", new File([wav(1) as BlobPart], "voice.wav"));
  for (const [name, id] of Object.entries(about)) body.set(name, id);
  return new Request("http://fennec.test/api/voice", { method: "POST", body });
}

/** Every call that accepts a course, except voice. */
function calls(learner: Learner, about: { courseId: string; fileId?: string }) {
  const query = new URLSearchParams(about);
  return {
    chat: () => post(learner, "/api/chat", { ...about, message }),
    reset: () => post(learner, "/api/chat/reset", about),
    notes: () => post(learner, "/api/chat/export", about),
    turn: () => learner.call("GET", `/api/chat/turns/none?${query}`),
    stop: () => learner.call("DELETE", `/api/chat/turns/none?${query}`),
    quiz: () => post(learner, "/api/quiz", { ...about, questionCount: 2 }),
    cards: () => post(learner, "/api/flashcards", { ...about, count: 5 }),
    test: () => post(learner, "/api/practice-test", { ...about, questionCount: 2 }),
    guide: () => learner.call("GET", `/api/study-guide?${query}`),
    review: () => learner.call("GET", `/api/review?${query}`),
    concepts: () => learner.call("GET", `/api/concepts?${query}`),
  };
}

describe("API calls about a course", () => {
  let own: Awaited<ReturnType<typeof learnerWithCourse>>;
  beforeAll(async () => {
    own = await learnerWithCourse();
  });

  it("accept a file or a course, not both", async () => {
    const both = { courseId: own.courseId, fileId: own.plantsId };
    for (const [name, call] of Object.entries(calls(own.learner, both))) {
      const response = await call();
      expect(response.status, name).toBe(400);
      const { issues } = await answerOf<ErrorAnswer>(response);
      expect(issues, name).toEqual([
        { path: "courseId", message: "Send `fileId` or `courseId`, not both." },
      ]);
    }
    await expect(readRecording(recordingAbout(both))).rejects.toMatchObject({
      code: "invalid_request",
      details: { issues: [{ path: "courseId" }] },
    });
  });

  it("do not find another learner's course", async () => {
    const other = await newLearner();
    for (const courseId of [own.courseId, "nothing"]) {
      for (const [name, call] of Object.entries(calls(other, { courseId }))) {
        const response = await call();
        expect(response.status, name).toBe(404);
        expect((await answerOf<ErrorAnswer>(response)).code).toBe("not_found");
      }
    }
  });

  it("say that a course has no documents, or none that can be read", async () => {
    const learner = await newLearner();
    const empty = await makeCourse(learner, [], "Empty");
    const { chat, quiz, cards, test, guide, review, concepts } = calls(learner, {
      courseId: empty,
    });
    for (const call of [chat, quiz, cards, test, guide]) {
      const response = await call();
      expect(response.status).toBe(422);
      expect(await answerOf<ErrorAnswer>(response)).toMatchObject({
        code: "no_content",
        error: "“Empty” has no documents yet. Add some to the course, then try again.",
      });
    }
    expect(await answerOf(await review())).toMatchObject({ due: 0, new: 0, items: [] });
    expect(await answerOf(await concepts())).toEqual({ concepts: [] });
    const usage = "/api/user/subscription";
    expect(await answerOf(await learner.call("GET", usage))).toMatchObject({
      chatMessagesCount: 0,
    });

    const fileId = (await uploaded(learner, plantsDocx())).id;
    await homeDatabase
      .prepare("UPDATE files SET status = 'unreadable', problem = 'No text.' WHERE id = ?")
      .bind(fileId)
      .run();
    const unread = calls(learner, { courseId: await makeCourse(learner, [fileId], "Unread") });
    const refused = await unread.chat();
    expect(refused.status).toBe(422);
    expect((await answerOf<ErrorAnswer>(refused)).code).toBe("unreadable_document");
    const unmade = await answerOf<ErrorAnswer>(await unread.quiz());
    expect(unmade.error).toBe(
      "There isn't enough in “Unread” for a quiz. Add more documents to the course.",
    );

    const readable = (await uploaded(learner, revolutionDocx())).id;
    const partly = calls(learner, { courseId: await makeCourse(learner, [fileId, readable]) });
    const { questions } = await answerOf<{ questions: Question[] }>(await partly.quiz());
    expect(new Set(questions.map(({ source }) => source?.fileId))).toEqual(new Set([readable]));
  });
});

describe("the chat of a course", () => {
  it("answers only from the documents of the course, in a conversation of its own", async () => {
    const { learner, plantsId, revolutionId, courseId } = await learnerWithCourse();
    const outside = shortDocx("Else.docx", "The mitochondrion is the organelle that makes ATP.");
    const outsideId = (await uploaded(learner, outside)).id;
    const ask = (question: string) =>
      made<Reply>(learner, "/api/chat", { courseId, message: question });

    const both = await ask(message);
    expect(both).toMatchObject({ fileId: null, courseId });
    expect(new Set(both.citations.map(({ fileId }) => fileId))).toEqual(
      new Set([plantsId, revolutionId]),
    );
    const other = await ask("What is the mitochondrion?");
    expect(other.citations.map(({ fileId }) => fileId)).not.toContain(outsideId);

    const page = await (await learner.call("GET", `/app?courseId=${courseId}`)).text();
    for (const text of ["Finals", "2 documents", "Plants.docx", "Revolution.docx", "tithe"]) {
      expect(page).toContain(text);
    }
    expect(await (await learner.call("GET", "/app?fileId=library")).text()).not.toContain(
      "Rubisco,",
    );
    const profile = await (await learner.call("GET", "/profile?tab=chats")).text();
    expect(profile).toContain(`/app?courseId=${courseId}`);
    const notes = await post(learner, "/api/chat/export", { courseId });
    expect(await notes.text()).toMatch(/\nFinals\n[\s\S]*What is Rubisco, and what is the tithe\?/);
    const kept = await answerOf<{ conversations: { courseId: string; messages: Reply[] }[] }>(
      await learner.call("GET", "/api/user/export"),
    );
    expect(kept.conversations).toMatchObject([{ fileId: null, courseId }]);
    expect(kept.conversations[0]?.messages).toHaveLength(4);

    const again = await learner.call("GET", `/api/chat/turns/${both.id}?courseId=${courseId}`);
    expect(await again.text()).toContain(both.content.split("\n")[0]);
    expect((await learner.call("GET", `/api/chat/turns/${both.id}`)).status).toBe(404);

    await made(learner, "/api/chat/reset", { courseId });
    const rows = "SELECT count(*) AS n FROM conversations WHERE user_id = ?";
    expect(await homeDatabase.prepare(rows).bind(learner.id).first()).toEqual({ n: 0 });
  });

  it("answers a voice recording, and does not find another learner's course", async () => {
    const { learner, courseId } = await learnerWithCourse();
    const app = {
      ...createApp(env, createExecutionContext()).at(home),
      transcriber: { transcribe: async () => ({ text: "What is Rubisco?", language: "en" }) },
    };
    const reply = await awaitReply(
      await sendVoice(app, actorOf(learner), recordingAbout({ courseId })),
    );
    expect(reply).toMatchObject({ fileId: null, courseId });
    const other = await newLearner();
    await expect(
      sendVoice(app, actorOf(other), recordingAbout({ courseId })),
    ).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("asks for an attempt first, and saves the answer as a card, with forms", async () => {
    const { learner, courseId } = await learnerWithCourse();
    const path = `/app?courseId=${courseId}`;
    const scope = { fileId: "", courseId };
    const send = (form: Record<string, string>) =>
      learner.call("POST", "/app?index", { form: { ...scope, ...form } });
    const switched = await send({ intent: "tryFirst", tryFirst: "on" });
    expect(switched.headers.get("Location")).toBe(path);
    const sent = await send({ intent: "send", message: "What is Rubisco?", tryFirst: "on" });
    expect(sent.headers.get("Location")).toBe(`${path}#latest`);
    const row = await homeDatabase
      .prepare("SELECT id FROM messages WHERE withheld = 1 ORDER BY created_at DESC")
      .first<{ id: string }>();
    const id = row?.id ?? "";
    const attempted = await send({ intent: "attempt", id, attempt: "An enzyme" });
    expect(attempted.headers.get("Location")).toBe(`${path}#message-${id}`);
    const kept = await send({ intent: "keep", id });
    expect(kept.headers.get("Location")).toBe(`${path}#message-${id}`);
    // The card quotes a document of the course, so it is part of its review.
    const review = await learner.call("GET", `/api/review?courseId=${courseId}`);
    expect(await answerOf(review)).toMatchObject({ new: 1 });
    const reset = await send({ intent: "reset" });
    expect(reset.headers.get("Location")).toBe("/app?fileId=library");
  });

  it("is deleted with the course, wherever it was stored", async () => {
    const { learner, courseId } = await learnerWithCourse();
    await made(learner, "/api/chat", { courseId, message });
    const quiz = await made<{ id: string }>(learner, "/api/quiz", { courseId, questionCount: 2 });
    const session = env.STUDY_SESSION.getByName(`${learner.id}-course-${courseId}`);
    await runInDurableObject(session, (_, { storage }) => storage.put("left over", courseId));
    expect(placesOf([courseId], await everythingKept()).length).toBeGreaterThan(3);
    expect((await learner.call("DELETE", `/api/courses/${courseId}`)).status).toBe(200);
    await expect
      .poll(async () => {
        await runDurableObjectAlarm(session);
        return runInDurableObject(session, (_, { storage }) => storage.get("left over"));
      })
      .toBeUndefined();
    expect(placesOf([courseId], await everythingKept())).toEqual([]);
    const page = await learner.call("GET", `/app/quiz/${quiz.id}`);
    expect(page.headers.get("Location")).toMatch(/fileId=library&question=1/);
  });
});

describe("study material made from a course", () => {
  it("draws on all documents, is named after the course, and appears in its review", async () => {
    const { learner, plantsId, revolutionId, courseId } = await learnerWithCourse();
    const documents = new Set([plantsId, revolutionId]);
    const sourcesOf = (items: { source: Citation | null }[]) =>
      new Set(items.map(({ source }) => source?.fileId));

    const quiz = await made<{ id: string; quizTitle: string; questions: Question[] }>(
      learner,
      "/api/quiz",
      { courseId, questionCount: 10 },
    );
    expect(quiz.quizTitle).toBe("Finals");
    expect(sourcesOf(quiz.questions)).toEqual(documents);
    const test = await made<{ id: string; questions: Question[] }>(learner, "/api/practice-test", {
      ...{ courseId, questionCount: 10 },
    });
    expect(sourcesOf(test.questions)).toEqual(documents);
    const deck = await made<{ id: string; flashcards: { source: Citation | null }[] }>(
      learner,
      "/api/flashcards",
      { courseId, count: 10 },
    );
    expect(sourcesOf(deck.flashcards)).toEqual(documents);
    const about = await made<{ questions: Question[] }>(learner, "/api/quiz", {
      ...{ courseId, topic: "guillotine", questionCount: 1 },
    });
    expect(sourcesOf(about.questions)).toEqual(new Set([revolutionId]));

    const titles = await homeDatabase
      .prepare(
        `SELECT title FROM quizzes WHERE course_id = ?1 UNION ALL SELECT title FROM decks WHERE course_id = ?1
          UNION ALL SELECT title FROM practice_tests WHERE course_id = ?1`,
      )
      .bind(courseId)
      .all<{ title: string }>();
    expect(titles.results.map(({ title }) => title).sort()).toEqual(
      ["Finals", "Finals", "Finals", "guillotine"].sort(),
    );

    await keepForReview(learner, "flashcards", deck.id);
    await keepForReview(learner, "quiz", quiz.id);
    const count = async (query: string) =>
      (await answerOf<{ new: number }>(await learner.call("GET", `/api/review?${query}`))).new;
    const whole = await count(`courseId=${courseId}`);
    const parts = (await count(`fileId=${plantsId}`)) + (await count(`fileId=${revolutionId}`));
    expect(whole).toBe(Math.min(parts, 20));
    expect(parts).toBe(deck.flashcards.length + quiz.questions.length);
  });

  it("asks other questions than earlier quizzes of the course", async () => {
    const { learner, courseId } = await learnerWithCourse();
    const ask = async () =>
      (
        await made<{ questions: Question[] }>(learner, "/api/quiz", { courseId, questionCount: 3 })
      ).questions.map(({ source }) => source?.quote);
    const first = new Set(await ask());
    expect((await ask()).filter((quote) => first.has(quote))).toEqual([]);
  });

  it("is made with forms, and stays in the course", async () => {
    const { learner, plantsId, courseId } = await learnerWithCourse();
    const scope = { fileId: "", courseId };
    const setup = await (await learner.call("GET", `/app/quiz?courseId=${courseId}`)).text();
    expect(setup).toContain("This course");
    const quiz = await learner.call("POST", `/app/quiz?courseId=${courseId}`, {
      form: { ...scope, useActiveFile: "true", questionCount: "2" },
    });
    expect(quiz.headers.get("Location")).toMatch(
      new RegExp(`^/app/quiz/[0-9a-z]+\\?courseId=${courseId}&question=1$`),
    );
    const deck = await learner.call("POST", "/app/flashcards", {
      form: { ...scope, useActiveFile: "true", count: "5", includeTerm: "on" },
    });
    expect(deck.headers.get("Location")).toMatch(
      new RegExp(`^/app/flashcards/[0-9a-z]+\\?courseId=${courseId}$`),
    );
    const both = await learner.call("POST", "/app/quiz", {
      form: { ...scope, fileId: plantsId, useActiveFile: "true", questionCount: "2" },
    });
    expect(both.status).toBe(400);

    const choice = await learner.call("GET", `/practice-test?courseId=${courseId}`);
    expect(await choice.text()).toContain("The course, or one of your files");
    const sources = async (fileId: string) => {
      const response = await learner.call("POST", "/practice-test?tab=upload", {
        form: { tab: "upload", courseId, fileId, questionCount: "8" },
      });
      const id = response.headers.get("Location")?.split("/").at(-1) ?? "";
      return homeDatabase
        .prepare("SELECT file_id, course_id FROM practice_tests WHERE id = ?")
        .bind(id)
        .first();
    };
    // The course is one of the choices; a chosen file takes precedence.
    expect(await sources("")).toEqual({ file_id: null, course_id: courseId });
    expect(await sources(plantsId)).toEqual({ file_id: plantsId, course_id: null });
  });

  it("includes a study guide with the facts of all documents and their sources", async () => {
    const { learner, plantsId, revolutionId, courseId } = await learnerWithCourse();
    const response = await learner.call("GET", `/api/study-guide?courseId=${courseId}`);
    const { terms } = await answerOf<StudyGuide>(response);
    const cited = new Set(terms.flatMap(({ lines }) => lines.map(({ source }) => source.fileId)));
    expect(cited).toEqual(new Set([plantsId, revolutionId]));
    const page = await (await learner.call("GET", `/app/docs/guide?courseId=${courseId}`)).text();
    for (const text of ["Study guide: Finals", "Plants.docx", "Rubisco", "Tithe"]) {
      expect(page).toContain(text);
    }
    const alone = await learner.call("GET", `/api/study-guide?fileId=${plantsId}`);
    const same = await learner.call("GET", `/api/files/${plantsId}/guide`);
    expect(await answerOf(alone)).toEqual(await answerOf(same));
    expect((await learner.call("GET", "/api/study-guide")).status).toBe(400);
  });

  it("is linked from the page of the course, which the sidebar then selects", async () => {
    const { learner, revolutionId, courseId } = await learnerWithCourse();
    const page = await (await learner.call("GET", `/app/courses/${courseId}`)).text();
    for (const path of [
      ...["/app", "/app/quiz", "/app/flashcards", "/practice-test", "/app/docs/guide"],
      "/app/docs/concepts",
    ]) {
      expect(page).toContain(`href="${path}?courseId=${courseId}"`);
    }
    expect(page).toContain("Course, 2 documents");
    const concepts = await learner.call("GET", `/app/docs/concepts?courseId=${courseId}`);
    expect(await concepts.text()).toContain("Take a quiz or a practice test on this course");
    const docs = await learner.call("GET", `/app/docs?courseId=${courseId}`);
    expect(docs.headers.get("Location")).toBe(`/app/docs?fileId=${revolutionId}`);
    const empty = await makeCourse(learner, [], "Empty");
    const nowhere = await learner.call("GET", `/app/docs?courseId=${empty}`);
    expect(nowhere.headers.get("Location")).toBe(`/app/courses/${empty}`);
    const gone = await (await learner.call("GET", "/app/quiz?courseId=deleted")).text();
    expect(gone).toContain("This document");
  });
});
