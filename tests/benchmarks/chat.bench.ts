import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { insertUser } from "~/account/account-store.server";
import { extractionVersion } from "~/library/extraction/extraction-version";
import { insertFileStatements } from "~/library/file-store.server";
import { openMaterial } from "~/library/open-material.server";
import { insertPassageStatements } from "~/library/passage-store.server";
import { createApp } from "../../workers/create-app";
import { variedText } from "./varied-text";

const books = 100;
const passagesEach = 1_000;
const questions = 60;
const limit = 50;

it("answers from a library of 100,000 passages", { timeout: 600_000 }, async () => {
  const app = createApp(env, createExecutionContext());
  const learner = { id: "reader" };
  const createdAt = new Date();
  const key = { username: "reader", usernameKey: "reader", email: null, passwordHash: "" };
  await insertUser(app.database, { ...learner, ...key, createdAt });
  const english = variedText(42);
  for (let book = 0; book < books; book += 1) {
    const file = { id: `book${book}`, userId: learner.id };
    const passages = Array.from({ length: passagesEach }, (_, ordinal) => ({
      ordinal,
      page: Math.floor(ordinal / 3) + 1,
      heading: null,
      text: english.passage(),
    }));
    await app.database.batch([
      ...insertFileStatements(app.database, {
        ...file,
        ...{ name: `${file.id}.pdf`, type: "pdf", size: 1, bytesKey: file.id, createdAt },
        ...{ status: "ready", problem: null, pages: 334, pagesRead: null, words: 100_000 },
        extractionVersion,
        source: null,
        usedAt: null,
        queued: null,
      }),
      ...insertPassageStatements(app.database, file, passages),
    ]);
  }
  const answer = async (question: string) => {
    const start = performance.now();
    const task = { question, history: [], learnerName: null };
    const material = await openMaterial(app, learner, null);
    let cited = 0;
    for await (const event of app.textModel.answer({ ...task, material }, neverAborted)) {
      if (event.type === "citations") cited = event.citations.length;
    }
    // On workerd, the clock only advances with I/O.
    await scheduler.wait(0);
    return { time: performance.now() - start, cited };
  };
  const first = await answer(english.question());
  const times: number[] = [];
  let cited = 0;
  for (let number = 0; number < questions; number += 1) {
    const reply = await answer(english.question());
    times.push(reply.time);
    cited += reply.cited > 0 ? 1 : 0;
  }
  expect(cited).toBeGreaterThan(questions / 2);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  console.log(
    `chat answer, ${books * passagesEach} passages of one learner, ${questions} questions: ` +
      `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (at most ${limit}); the first ${first.time.toFixed(0)} ms`,
  );
});

const neverAborted = new AbortController().signal;
