import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { studyDocx } from "./documents";
import { Browser, newLearner, uploaded } from "./learner";

// Each query to the database takes longer than most reads, so a page makes as few as possible.

const statement = Object.getPrototypeOf(env.DB.prepare("SELECT 1"));
const queryMethods = [
  vi.spyOn(Object.getPrototypeOf(env.DB), "batch"),
  ...(["all", "first", "raw", "run"] as const).map((name) => vi.spyOn(statement, name)),
];
afterEach(() => void vi.clearAllMocks());
const queriesMade = () => queryMethods.reduce((sum, way) => sum + way.mock.calls.length, 0);

describe("database queries of a page", () => {
  it.each([
    ["/app/quiz", 1],
    ["/app/flashcards", 1],
    ["/soundtrack", 1],
    // The plan decides what is left, so the session is read first.
    ["/profile", 2],
    // The selected file decides which conversation is shown.
    ["/app", 2],
  ])("%s makes %i", async (path, most) => {
    const learner = await newLearner();
    vi.clearAllMocks();
    const response = await learner.call("GET", path);
    expect(response.status).toBe(200);
    await response.text();
    expect(queriesMade()).toBe(most);
  });

  it("are not made for a visitor who is not logged in", async () => {
    const response = await new Browser().call("GET", "/app/quiz");
    expect(response.status).toBe(302);
    expect(queriesMade()).toBe(0);
  });
});

describe("data read in parallel with the session", () => {
  it("is the learner's own", async () => {
    const [nora, omar] = [await newLearner(), await newLearner()];
    await uploaded(nora, studyDocx("only-noras.docx"));
    const pageOf = async (browser: Browser) => (await browser.call("GET", "/app/quiz")).text();
    expect(await pageOf(nora)).toContain("only-noras.docx");
    expect(await pageOf(omar)).not.toContain("only-noras.docx");
  });

  it("is not shown if the session has ended or the learner is banned", async () => {
    const nora = await newLearner();
    await uploaded(nora, studyDocx("only-noras.docx"));

    await env.DB.prepare("UPDATE users SET banned_at = 1 WHERE id = ?").bind(nora.id).run();
    for (const path of ["/app/quiz", "/soundtrack"]) {
      const response = await nora.call("GET", path);
      expect([302, 401]).toContain(response.status);
      expect(await response.text()).not.toContain("only-noras.docx");
    }
    await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(nora.id).run();
    expect((await nora.call("GET", "/app/quiz")).status).toBe(302);
  });
});
