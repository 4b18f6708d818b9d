import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { pixelPng, studyDocx } from "./documents";
import { answerOf, Browser, expectIssue, makePremium, newLearner, uploaded } from "./learner";

const unknownFeature =
  "The feature must be quizzesCreated, flashcardsCreated, practiceTestsTaken, chatMessagesCount, or audioTtsUsage.";

interface SubscriptionAnswer {
  tier: string;
  isPremium: boolean;
  quizzesCreated: number;
  flashcardsCreated: number;
  practiceTestsTaken: number;
  chatMessagesCount: number;
  audioTtsUsage: number;
  timeSpentInChatMinutes: number;
  remaining: Record<string, number>;
  chatResetsAt: string;
  allowances: Record<string, { used: number; limit: number }>;
}

async function subscriptionOf(learner: Browser): Promise<SubscriptionAnswer> {
  const response = await learner.call("GET", "/api/user/subscription");
  expect(response.status).toBe(200);
  return answerOf<SubscriptionAnswer>(response);
}

function tomorrow(): string {
  const now = new Date();
  return new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1),
  ).toISOString();
}

async function idOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  return (await answerOf<{ id: string }>(response)).id;
}

describe("GET /api/user/subscription", () => {
  it("returns the plan of a new learner", async () => {
    const learner = await newLearner();
    expect(await subscriptionOf(learner)).toEqual({
      tier: "free",
      isPremium: false,
      quizzesCreated: 0,
      flashcardsCreated: 0,
      practiceTestsTaken: 0,
      chatMessagesCount: 0,
      audioTtsUsage: 0,
      timeSpentInChatMinutes: 0,
      remaining: { quiz: 15, flashcards: 20, practiceTest: 20, chat: 10, tts: 0 },
      chatResetsAt: tomorrow(),
      allowances: {
        generated: { used: 0, limit: 1_000_000 },
        uploadedBytes: { used: 0, limit: 2 ** 40 },
        storedBytes: { used: 0, limit: 2 ** 40 },
        storedPassages: { used: 0, limit: 1_000_000 },
        storedItems: { used: 0, limit: 1_000_000 },
        ocrPages: { used: 0, limit: 1_000_000 },
        speechSeconds: { used: 0, limit: 0 },
      },
    });
  });

  it("returns what is used of each allowance", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    await uploaded(learner, pixelPng());
    await learner.call("POST", "/api/quiz", { json: { fileId: file.id, questionCount: 1 } });
    const row = await env.DB.prepare(
      "SELECT sum(size) AS bytes, (SELECT count(*) FROM passages WHERE user_id = ?1) AS passages FROM files WHERE user_id = ?1",
    )
      .bind(learner.id)
      .first<{ bytes: number; passages: number }>();
    expect((await subscriptionOf(learner)).allowances).toMatchObject({
      generated: { used: 1 },
      uploadedBytes: { used: row?.bytes },
      storedBytes: { used: row?.bytes },
      storedPassages: { used: row?.passages },
      ocrPages: { used: 1 },
    });
    expect(row?.passages).toBeGreaterThan(0);
    const page = await (await learner.call("GET", "/profile?tab=analytics")).text();
    expect(page).toContain("Daily limits and storage");
    expect(page).toContain("Quizzes, decks and tests made today");
    expect(page).not.toContain("Seconds read aloud today");
    expect((await learner.call("DELETE", `/api/files/${file.id}`)).status).toBe(200);
    const after = (await subscriptionOf(learner)).allowances;
    expect(after.storedPassages?.used).toBe(0);
    expect(after.uploadedBytes?.used).toBe(row?.bytes);
  });

  it("returns 999 as the remaining number for premium, until the paid time is over", async () => {
    const learner = await newLearner();
    await makePremium(learner);
    expect(await subscriptionOf(learner)).toMatchObject({
      tier: "premium",
      isPremium: true,
      remaining: { quiz: 999, flashcards: 999, practiceTest: 999, chat: 999, tts: 999 },
    });
    await env.DB.prepare("UPDATE subscriptions SET premium_until = ? WHERE user_id = ?")
      .bind(Date.now() - 1, learner.id)
      .run();
    expect(await subscriptionOf(learner)).toMatchObject({ tier: "free", isPremium: false });
  });

  it("requires a login, and answers GET only", async () => {
    expect((await new Browser().call("GET", "/api/user/subscription")).status).toBe(401);
    const learner = await newLearner();
    const response = await learner.call("POST", "/api/user/subscription");
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET");
  });
});

describe("usage counts", () => {
  it("include quizzes, cards and finished tests, and stay after these are deleted", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const make = (path: string, request: Record<string, unknown>) =>
      learner.call("POST", path, { json: { fileId: file.id, ...request } });
    await idOf(await make("/api/quiz", { questionCount: 3 }));
    await idOf(await make("/api/quiz", { questionCount: 2 }));
    await idOf(await make("/api/flashcards", { count: 5 }));
    const test = await idOf(await make("/api/practice-test", { questionCount: 2 }));
    // A refused quiz is not counted.
    expect((await make("/api/quiz", { questionCount: 16 })).status).toBe(402);
    const before = await subscriptionOf(learner);
    expect(before).toMatchObject({
      quizzesCreated: 2,
      flashcardsCreated: 5,
      practiceTestsTaken: 0,
      remaining: { quiz: 15, flashcards: 20, practiceTest: 20 },
    });
    // The last answer is sent twice, but the test is finished once.
    for (const question of ["1", "2", "2"]) {
      await learner.call("POST", `/practice-test/${test}`, {
        form: { intent: "answer", question, option: "0" },
      });
    }
    expect((await subscriptionOf(learner)).practiceTestsTaken).toBe(1);
    await env.DB.batch(
      ["quizzes", "decks", "practice_tests"].map((table) =>
        env.DB.prepare(`DELETE FROM ${table} WHERE user_id = ?`).bind(learner.id),
      ),
    );
    expect((await learner.call("DELETE", `/api/files/${file.id}`)).status).toBe(200);
    expect(await subscriptionOf(learner)).toEqual({
      ...before,
      practiceTestsTaken: 1,
      allowances: {
        ...before.allowances,
        storedBytes: { ...before.allowances.storedBytes, used: 0 },
        storedPassages: { ...before.allowances.storedPassages, used: 0 },
        storedItems: { ...before.allowances.storedItems, used: 0 },
      },
    });
  });

  it("change only together with the batch that stores the work", async () => {
    const learner = await newLearner();
    const quiz = env.DB.prepare(
      `INSERT INTO quizzes (id, user_id, title, instructions, difficulty, created_at)
       VALUES (?, ?, 't', 'i', 'easy', 0)`,
    ).bind(`retried-${learner.id}`, learner.id);
    await quiz.run();
    // A repeated batch stores nothing, so it counts nothing.
    await expect(env.DB.batch([quiz])).rejects.toThrow(/UNIQUE/);
    await expect(env.DB.batch([quiz, env.DB.prepare("SELECT nothing")])).rejects.toThrow();
    expect((await subscriptionOf(learner)).quizzesCreated).toBe(1);
  });

  it("include today's chat messages and how many are left", async () => {
    const learner = await newLearner();
    await uploaded(learner, studyDocx());
    for (const message of ["What is chlorophyll?", "What is rubisco?"]) {
      expect((await learner.call("POST", "/api/chat", { json: { message } })).status).toBe(200);
    }
    expect(await subscriptionOf(learner)).toMatchObject({
      chatMessagesCount: 2,
      remaining: { chat: 8 },
    });
    expect((await learner.call("POST", "/api/chat/reset")).status).toBe(200);
    expect((await subscriptionOf(learner)).chatMessagesCount).toBe(2);
    await runInDurableObject(env.DAILY_USAGE.getByName(learner.id), (_, state) => {
      state.storage.sql.exec("UPDATE kept SET day = '2020-01-01'");
    });
    expect(await subscriptionOf(learner)).toMatchObject({
      chatMessagesCount: 0,
      remaining: { chat: 10 },
    });
  });

  it("include the time in chat, at most five minutes between two messages", async () => {
    const learner = await newLearner();
    const minute = 60_000;
    const start = Date.now();
    let ordinal = 0;
    const say = (conversation: string, at: number) => {
      ordinal += 1;
      return env.DB.batch([
        env.DB.prepare(
          `INSERT INTO conversations (id, user_id, created_at, updated_at) VALUES (?1, ?2, ?3, ?3)
           ON CONFLICT DO NOTHING`,
        ).bind(conversation, learner.id, start),
        env.DB.prepare(
          `INSERT INTO messages (id, conversation_id, ordinal, role, content, citations, created_at)
           VALUES (?, ?, ?, 'user', 'x', '[]', ?)`,
        ).bind(`${conversation}-${ordinal}`, conversation, ordinal, start + at),
      ]);
    };
    const minutes = async () => (await subscriptionOf(learner)).timeSpentInChatMinutes;
    const [first, second] = [`${learner.id}-a`, `${learner.id}-b`];
    await say(first, 0);
    expect(await minutes()).toBe(0);
    await say(first, 2 * minute);
    await say(second, 3 * minute);
    expect(await minutes()).toBe(3);
    // An hour between two messages counts as five minutes.
    await say(first, 63 * minute);
    expect(await minutes()).toBe(8);
    // A message with an earlier time does not reduce it.
    await say(second, 60 * minute);
    await env.DB.prepare("DELETE FROM conversations WHERE user_id = ?").bind(learner.id).run();
    expect(await minutes()).toBe(8);
    await say(first, 64 * minute);
    expect(await minutes()).toBe(9);
  });
});

describe("POST /api/user/track-usage", () => {
  it.each([
    "quizzesCreated",
    "flashcardsCreated",
    "practiceTestsTaken",
    "chatMessagesCount",
    "audioTtsUsage",
  ] as const)("increases %s and returns the new counts", async (feature) => {
    const learner = await newLearner();
    const before = await subscriptionOf(learner);
    const track = (json: Record<string, unknown>) =>
      learner.call("POST", "/api/user/track-usage", { json });
    expect((await track({ feature })).status).toBe(200);
    const response = await track({ feature, count: 3 });
    expect(response.status).toBe(200);
    const after = await answerOf<SubscriptionAnswer>(response);
    const chat = feature === "chatMessagesCount" ? 6 : 10;
    expect(after).toEqual({
      ...before,
      [feature]: 4,
      remaining: { ...before.remaining, chat },
    });
    expect(await subscriptionOf(learner)).toEqual(after);
  });

  it("counts each of several concurrent calls", async () => {
    const learner = await newLearner();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        learner.call("POST", "/api/user/track-usage", { json: { feature: "audioTtsUsage" } }),
      ),
    );
    expect((await subscriptionOf(learner)).audioTtsUsage).toBe(20);
  });

  it.each([
    [{ feature: "isPremium" }, "feature", unknownFeature],
    [{ feature: "user_id" }, "feature", unknownFeature],
    [{}, "feature", unknownFeature],
    [{ feature: "audioTtsUsage", count: 0 }, "count", "The count must be at least 1."],
    [{ feature: "audioTtsUsage", count: -5 }, "count", "The count must be at least 1."],
    [{ feature: "audioTtsUsage", count: 1001 }, "count", "The count must be at most 1000."],
    [
      { feature: "audioTtsUsage", count: 1.5 },
      "count",
      "The count must be a whole number from 1 to 1000.",
    ],
    [
      { feature: "audioTtsUsage", count: "2" },
      "count",
      "The count must be a whole number from 1 to 1000.",
    ],
  ])("refuses %j", async (json, path, message) => {
    const learner = await newLearner();
    const response = await learner.call("POST", "/api/user/track-usage", { json });
    await expectIssue(response, path, message);
    expect(await subscriptionOf(learner)).toMatchObject({ audioTtsUsage: 0 });
  });

  it("requires a login", async () => {
    const response = await new Browser().call("POST", "/api/user/track-usage", {
      json: { feature: "audioTtsUsage" },
    });
    expect(response.status).toBe(401);
  });
});

describe("the page /profile", () => {
  it.each(["/profile", "/profile?tab=files", "/profile/settings", "/profile/delete-account"])(
    "redirects a visitor of %s to the login and back",
    async (path) => {
      const response = await new Browser().call("GET", path);
      expect(response.status).toBe(302);
      expect(response.headers.get("Location")).toBe(`/auth?redirectTo=${encodeURIComponent(path)}`);
    },
  );

  it("shows the learner's name and plan, and opens at Analytics for an unknown tab", async () => {
    const learner = await newLearner();
    for (const path of ["/profile", "/profile?tab=analytics", "/profile?tab=nothing"]) {
      const page = await textOf(await learner.call("GET", path));
      expect(page).toContain(`${learner.username} Member since`);
      expect(page).toContain("Free Plan Upgrade to premium for unlimited access");
      expect(page).toContain("Upgrade to Premium - $9.99/mo");
    }
  });

  it("shows a premium learner no limits", async () => {
    const learner = await newLearner();
    await makePremium(learner);
    const page = await textOf(await learner.call("GET", "/profile"));
    expect(page).toContain("Premium Plan Enjoy unlimited access to all features");
    expect(page).not.toContain("Upgrade to Premium");
    expect(page).not.toContain("Free Usage");
    expect(page).not.toContain("Premium Feature Only");
  });

  it("shows that the limit is reached at ten messages", async () => {
    const learner = await newLearner();
    const used = async (count: number) => {
      const json = { feature: "chatMessagesCount", count };
      await learner.call("POST", "/api/user/track-usage", { json });
      return textOf(await learner.call("GET", "/profile"));
    };
    expect(await used(9)).not.toContain("Limit reached");
    expect(await used(1)).toContain("10 / 10 Limit reached");
  });

  it("lists files, and deletes one after a confirmation", async () => {
    const learner = await newLearner();
    const empty = await textOf(await learner.call("GET", "/profile?tab=files"));
    expect(empty).toContain("You haven't uploaded any files yet Upload your first file");
    const file = await uploaded(learner, studyDocx("Week 1.docx"));
    expect(await textOf(await learner.call("GET", "/profile?tab=files"))).toMatch(
      /Week 1\.docx \d+\.\d\d KB OpenDelete/,
    );
    const path = `/profile/files/${file.id}/delete`;
    const question = await textOf(await learner.call("GET", path));
    expect(question).toContain("Are you sure?");
    expect(question).toContain(
      'This will permanently delete "Week 1.docx". This action cannot be undone.',
    );
    const other = await newLearner();
    expect((await other.call("GET", path)).headers.get("Location")).toBe("/profile?tab=files");
    expect(await textOf(await other.call("GET", "/profile?tab=files"))).toContain(
      "No file to delete",
    );
    await other.call("POST", path, { form: {} });
    expect(await textOf(await other.call("GET", "/profile?tab=files"))).toContain(
      "Error deleting file",
    );
    const response = await learner.call("POST", path, { form: {} });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/profile?tab=files");
    const after = await textOf(await learner.call("GET", "/profile?tab=files"));
    expect(after).toContain("The file has been successfully deleted");
    expect(after).toContain("You haven't uploaded any files yet");
  });

  it("lists the learner's own conversations, quizzes, decks and tests", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx("Week 1.docx"));
    const make = async (path: string, json: Record<string, unknown>) =>
      idOf(await learner.call("POST", path, { json: { fileId: file.id, ...json } }));
    await make("/api/chat", { message: "What is chlorophyll?" });
    await make("/api/chat", { message: "And what is rubisco?", fileId: null });
    const quiz = await make("/api/quiz", { questionCount: 2 });
    const deck = await make("/api/flashcards", { count: 5 });
    const test = await make("/api/practice-test", { questionCount: 2 });
    await learner.call("POST", `/app/quiz/${quiz}`, { form: { question: "1", option: "0" } });
    const chats = await (await learner.call("GET", "/profile?tab=chats")).text();
    expect(chats).toContain(`href="/app?fileId=${file.id}"`);
    expect(chats).toContain('href="/app?fileId=library"');
    expect(plain(chats)).toMatch(/Week 1\.docx .*, 2 messages/);
    const work = await (await learner.call("GET", "/profile?tab=quizzes")).text();
    expect(work).toContain(`href="/app/quiz/${quiz}"`);
    expect(work).toContain(`href="/app/flashcards/${deck}"`);
    expect(work).toContain(`href="/practice-test/${test}"`);
    expect(plain(work)).toContain("2 questions, medium 1 of 2 answered");
    expect(plain(work)).toContain("5 cards");
    expect(plain(work)).toContain("2 questions Not started");
    const other = await newLearner();
    expect(await textOf(await other.call("GET", "/profile?tab=chats"))).toContain("No chats yet");
    expect(await textOf(await other.call("GET", "/profile?tab=quizzes"))).toContain(
      "No quizzes, flashcards or tests yet",
    );
  });
});

/** The text of a page, without its markup and scripts. */
function plain(page: string): string {
  return page
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<\/?(?:span|time|bdi|a)\b[^>]*>/g, (tag) => (tag.startsWith("<span") ? " " : ""))
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
}

async function textOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  return plain(await response.text());
}
