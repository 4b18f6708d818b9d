import { expect } from "vitest";
import { studyDocx } from "./documents";
import { answerOf, newLearner, uploaded } from "./learner";

/** Requests of one kind that a learner makes at once. */
export const atOnce = 50;

interface Figures {
  quizzesCreated: number;
  flashcardsCreated: number;
  practiceTestsTaken: number;
  chatMessagesCount: number;
  audioTtsUsage: number;
}

/**
 * A new free learner makes fifty requests at once of every call that is counted: chat, quiz,
 * flashcards, the end of a test and what the browser tells. The figures are what succeeded.
 * @returns how many requests were made
 */
export async function useEverything(): Promise<number> {
  const learner = await newLearner();
  const { id: fileId } = await uploaded(learner, studyDocx());
  const post = (path: string, json: object) => learner.call("POST", path, { json });
  const test = await answerOf<{ id: string }>(
    await post("/api/practice-test", { fileId, questionCount: 1 }),
  );
  const fifty = (request: (number: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: atOnce }, (_, number) => request(number)));
  const [chats, quizzes, decks, ends, told] = await Promise.all([
    fifty((number) => post("/api/chat", { message: `What is chlorophyll? ${number}`, fileId })),
    fifty(() => post("/api/quiz", { fileId, questionCount: 1 })),
    fifty(() => post("/api/flashcards", { fileId, count: 5 })),
    fifty(() =>
      learner.call("POST", `/practice-test/${test.id}`, { form: { question: "1", option: "0" } }),
    ),
    fifty((number) =>
      post("/api/user/track-usage", { feature: "audioTtsUsage", count: (number % 3) + 1 }),
    ),
  ]);
  expect(statuses(chats)).toEqual({ 200: 10, 402: 40 });
  const cards = await Promise.all(
    decks
      .filter(({ ok }) => ok)
      .map(async (deck) => (await answerOf<{ flashcards: unknown[] }>(deck)).flashcards.length),
  );
  const subscription = await learner.call("GET", "/api/user/subscription");
  expect(await answerOf<Figures>(subscription)).toMatchObject({
    chatMessagesCount: succeeded(chats),
    quizzesCreated: succeeded(quizzes),
    flashcardsCreated: cards.reduce((sum, count) => sum + count, 0),
    practiceTestsTaken: 1,
    audioTtsUsage: told.reduce((sum, { ok }, number) => sum + (ok ? (number % 3) + 1 : 0), 0),
  } satisfies Figures);
  expect(succeeded(quizzes)).toBe(atOnce);
  expect(cards).toHaveLength(atOnce);
  return chats.length + quizzes.length + decks.length + ends.length + told.length;
}

function succeeded(answers: Response[]): number {
  return answers.filter(({ ok }) => ok).length;
}

function statuses(answers: Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
