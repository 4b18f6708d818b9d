import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { awaitReply } from "~/chat/await-reply.server";
import { sendVoice } from "~/chat/send-voice.server";
import { AppError } from "~/platform/errors";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import { webm } from "../fakes/sounds.mjs";
import { studyDocx } from "./documents";
import { actorOf, answerOf, type Learner, newLearner, uploaded } from "./learner";

/** The number of equal requests that a learner sends at once. */
const atOnce = 50;

interface Figures {
  quizzesCreated: number;
  flashcardsCreated: number;
  practiceTestsTaken: number;
  chatMessagesCount: number;
  audioTtsUsage: number;
}

/** `npm run bench` does the same with a hundred learners. */
it("counts exactly what succeeded if a learner does everything fifty times at once", {
  timeout: 240_000,
}, async () => {
  const learner = await newLearner();
  const { id: fileId } = await uploaded(learner, studyDocx());
  const post = (path: string, json: object) => learner.call("POST", path, { json });
  const test = await answerOf<{ id: string }>(
    await post("/api/practice-test", { fileId, questionCount: 1 }),
  );
  const fifty = (request: (number: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: atOnce }, (_, number) => request(number)));
  const [chats, voices, quizzes, decks, , told] = await Promise.all([
    fifty((number) => post("/api/chat", { message: `What is chlorophyll? ${number}`, fileId })),
    Promise.all(Array.from({ length: atOnce }, () => sendVoiceMessage(learner, fileId))),
    fifty(() => post("/api/quiz", { fileId, questionCount: 1 })),
    fifty(() => post("/api/flashcards", { fileId, count: 5 })),
    fifty(() =>
      learner.call("POST", `/practice-test/${test.id}`, { form: { question: "1", option: "0" } }),
    ),
    fifty((number) =>
      post("/api/user/track-usage", { feature: "audioTtsUsage", count: (number % 3) + 1 }),
    ),
  ]);
  const statuses = [...chats.map(({ status }) => status), ...voices];
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  const refused = statuses.filter((status) => status === 402 || status === 429);
  expect(refused).toHaveLength(2 * atOnce - 10);
  const cards = await Promise.all(
    decks
      .filter(({ ok }) => ok)
      .map(async (deck) => (await answerOf<{ flashcards: unknown[] }>(deck)).flashcards.length),
  );
  const subscription = await learner.call("GET", "/api/user/subscription");
  expect(await answerOf<Figures>(subscription)).toMatchObject({
    chatMessagesCount: 10,
    quizzesCreated: succeeded(quizzes),
    flashcardsCreated: cards.reduce((sum, count) => sum + count, 0),
    practiceTestsTaken: 1,
    audioTtsUsage: told.reduce((sum, { ok }, number) => sum + (ok ? (number % 3) + 1 : 0), 0),
  } satisfies Figures);
  // Work that waits too long in the queue is refused, more often on a busy machine.
  for (const { ok, status } of [...quizzes, ...decks]) expect(ok || status === 429).toBe(true);
  expect(succeeded(quizzes)).toBeGreaterThan(0);
  expect(cards.length).toBeGreaterThan(0);
});

function succeeded(answers: Response[]): number {
  return answers.filter(({ ok }) => ok).length;
}

/** The status of a voice message, with a fake transcriber. */
async function sendVoiceMessage(learner: Learner, fileId: string): Promise<number> {
  const app = {
    ...createApp(env as unknown as Bindings, createExecutionContext()),
    transcriber: { transcribe: async () => ({ text: "What is chlorophyll?", language: "en" }) },
  };
  const actor = actorOf(learner);
  const body = new FormData();
  body.set("audio", new File([webm(1) as BlobPart], "voice.webm"));
  body.set("fileId", fileId);
  const request = new Request("http://fennec.test/api/voice", { method: "POST", body });
  try {
    await awaitReply(await sendVoice(app, actor, request));
    return 200;
  } catch (error) {
    if (error instanceof AppError) return error.status;
    throw error;
  }
}
