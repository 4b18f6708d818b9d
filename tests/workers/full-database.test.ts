import { beforeAll, describe, expect, it, vi } from "vitest";
import { pagesOf } from "../fakes/every-page";
import { pixelPng, studyDocx } from "./documents";
import {
  answerOf,
  Browser,
  databases,
  type ErrorAnswer,
  type Learner,
  newLearner,
  password,
  uploaded,
} from "./learner";

const sentence =
  "Fennec's storage is full, so nothing new can be saved, logins included. What is there can still be read. Try again later, or tell the people who run this site.";

/** Each database refuses to add rows, as a full one does. */
async function fill(): Promise<void> {
  for (const database of Object.values(databases)) {
    const { results } = await database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE TABLE%'")
      .all<{ name: string }>();
    for (const { name } of results) {
      if (/^(_|d1_|sqlite_|passage_index)/.test(name)) continue;
      await database.exec(
        `CREATE TRIGGER full_${name} BEFORE INSERT ON ${name} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
      );
    }
  }
}

interface Made {
  id: string;
}

async function study(learner: Learner) {
  const post = async (path: string, json: object) => {
    const response = await learner.call("POST", path, { json });
    expect(response.status, path).toBeLessThan(300);
    return answerOf<Made & { quizId?: string; testId?: string }>(response);
  };
  const { id: fileId } = await uploaded(learner, studyDocx());
  const { id: pictureId } = await uploaded(learner, pixelPng());
  const course = await post("/api/courses", { name: "Biology", fileIds: [fileId] });
  const deck = await post("/api/flashcards", { fileId, count: 5 });
  const card = await post("/api/cards", { front: "front", back: "back" });
  const quiz = await post("/api/quiz", { fileId, questionCount: 1 });
  const test = await post("/api/practice-test", { fileId, questionCount: 1 });
  return { fileId, pictureId, course, deck, card, quiz, test };
}

describe("a full database", () => {
  let learner: Learner;
  let made: Awaited<ReturnType<typeof study>>;
  const log = vi.spyOn(console, "error");

  beforeAll(async () => {
    learner = await newLearner();
    made = await study(learner);
    await fill();
  });

  it("still shows every page to those who are logged in", async () => {
    const pages = pagesOf({
      ids: {
        fileId: made.fileId,
        courseId: made.course.id,
        deckId: made.deck.id,
        quizId: made.quiz.id,
        doneQuizId: made.quiz.id,
        testId: made.test.id,
      },
      pictureId: made.pictureId,
      card: { id: made.card.id, deckId: (made.card as unknown as { deckId: string }).deckId },
      doneTestId: made.test.id,
    });
    // A sheet is stored when it is made, so that its answers can be entered.
    for (const page of pages.filter((one) => one !== "/app/review/sheet")) {
      expect((await learner.call("GET", page)).status, page).toBeLessThan(500);
    }
  });

  it("says what is the matter to whoever logs in or saves something, and logs it", async () => {
    const calls: [Browser, string, object][] = [
      [new Browser(), "/api/login", { username: learner.username, password }],
      [
        new Browser(),
        "/api/register",
        { username: "too-late", email: "late@example.org", password },
      ],
      [learner, "/api/upload/text", { text: "Ships find shelter in a harbour." }],
      [learner, "/api/cards", { front: "front", back: "back" }],
      [learner, "/api/import", { text: "one\tback\ntwo\tback" }],
      [learner, "/api/courses", { name: "Physics", fileIds: [] }],
      [learner, "/api/quiz", { fileId: made.fileId, questionCount: 1 }],
      [
        learner,
        `/api/review/${made.card.id}`,
        { kind: "card", rating: "good", answerId: "an answer" },
      ],
    ];
    for (const [browser, path, json] of calls) {
      log.mockClear();
      const response = await browser.call("POST", path, { json });
      expect(response.status, path).toBe(503);
      expect(response.headers.get("Retry-After"), path).toBe("3600");
      const { code, error } = await answerOf<ErrorAnswer>(response);
      expect({ code, error }, path).toEqual({ code: "storage_full", error: sentence });
      const events = log.mock.calls.map(([line]) => JSON.parse(line).event);
      expect(events, path).toEqual(["database_full"]);
    }
  });

  it("keeps what was typed into a form", async () => {
    const form = { username: learner.username, password, intent: "login" };
    const refused = await new Browser().call("POST", "/auth", { form });
    expect(refused.status).toBe(503);
    const page = await refused.text();
    expect(page).toContain("storage is full, so nothing new can be saved, logins included.");
    expect(page).toContain(`value="${learner.username}"`);
    const card = { front: "Which organelle?", back: "Mitochondrion" };
    const answer = await learner.call("POST", "/app/flashcards/new-card", { form: card });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Which organelle?");
  });

  it("answers a chat message with the same sentence", async () => {
    const json = { message: "What is chlorophyll?", fileId: made.fileId };
    const response = await learner.call("POST", "/api/chat", { json });
    expect(await response.text()).toContain("storage is full");
  });

  it("lets learners log out and delete, which makes room", async () => {
    const path = `/api/decks/${made.deck.id}`;
    expect((await learner.call("DELETE", path)).status).toBe(200);
    expect((await learner.call("POST", "/api/logout")).status).toBe(200);
  });
});
