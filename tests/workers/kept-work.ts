import { expect } from "vitest";
import { answerOf, type FileAnswer, type Learner } from "./learner";

/** Answers "Keep these for review?" of a deck, quiz or test. */
export async function keepForReview(
  learner: Learner,
  mode: string,
  workId: string,
  keep: "yes" | "no" = "yes",
): Promise<void> {
  const form = { mode, workId, keep, back: "/app/quiz" };
  const response = await learner.call("POST", "/app/review/keep", { form });
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/app/quiz");
}

/** Makes cards from a file. @returns the id of their deck */
export async function makeDeck(learner: Learner, file: FileAnswer, count = 5): Promise<string> {
  const json = { fileId: file.id, count };
  const response = await learner.call("POST", "/api/flashcards", { json });
  return (await answerOf<{ id: string }>(response)).id;
}
