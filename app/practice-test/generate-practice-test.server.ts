import type { Holdings, Material } from "~/ai/ports";
import { isQuotedIn } from "~/ai/text/is-quoted-in";
import { requirePlan } from "~/billing/require-plan.server";
import { withinAllowance } from "~/billing/within-allowance.server";
import { findFile } from "~/library/find-file.server";
import { openMaterial } from "~/library/open-material.server";
import { readText } from "~/library/read-text.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids";
import { knownQuestions } from "~/quiz/known-questions.server";
import { noticeOf } from "~/quiz/notice-of";
import type { QuizQuestion } from "~/quiz/schema";
import { writeQuestions } from "~/quiz/write-questions.server";
import { longestText } from "./longest-text";
import { nameOfFile, nameOfText } from "./name-test";
import { insertPracticeTest } from "./practice-test-store.server";
import type { PracticeRequest, PracticeTest } from "./schema";

/**
 * Makes a practice test from a file or a pasted text, and stores it. The text itself is not kept.
 * @returns the test, and how much its material holds
 * @throws AppError upgrade_required, rate_limited, not_found, too_large, no_content or a provider's failure
 */
export async function generatePracticeTest(
  app: App,
  actor: Actor,
  request: PracticeRequest,
  id = newId(),
): Promise<MadeTest> {
  requirePlan(actor, "practiceTest", request.questionCount);
  return withinAllowance(app, actor, async (hold) => {
    await hold("generated", 1, id);
    return makePracticeTest(app, actor, request, id);
  });
}

interface MadeTest {
  test: PracticeTest;
  holds(): Promise<Holdings | null>;
}

async function makePracticeTest(
  app: App,
  actor: Actor,
  request: PracticeRequest,
  id: string,
): Promise<MadeTest> {
  const { fileId, title, material } = await openSource(app, actor, request);
  const { questions: written, notices } = await writeQuestions(app, {
    id,
    material,
    topic: null,
    difficulty: "medium",
    count: request.questionCount,
    exercise: "test",
    known: await knownQuestions(app, actor, fileId),
    failure: () => "An error occurred while generating your practice test. Please try again.",
  });
  const questions = fileId === null ? written.flatMap(quoteText) : written;
  if (questions.length === 0) {
    throw new AppError(
      "no_content",
      "Could not generate questions from this content. Please try again with different material.",
      { field: fileId === null ? "textContent" : "fileId" },
    );
  }
  const createdAt = app.clock.now();
  await insertPracticeTest(
    app.database,
    { id, userId: actor.id, fileId, title, createdAt, finishedAt: null, score: null },
    questions,
  );
  const test: PracticeTest = {
    id,
    questions: questions.map((question, index) => ({
      id: `${id}-${index + 1}`,
      ...question,
      optionSources: question.optionSources.map((source) => (fileId === null ? null : source)),
    })),
    ...noticeOf(notices, "practice test", questions.length, request.questionCount),
  };
  const holds = async () => {
    try {
      return await app.textModel.holds(material);
    } catch (error) {
      // The test is made: what else there would be to say is no reason to fail.
      app.log.error("holdings_not_read", error);
      return null;
    }
  };
  return { test, holds };
}

async function openSource(
  app: App,
  actor: Actor,
  { fileId, textContent }: PracticeRequest,
): Promise<{ fileId: string | null; title: string; material: Material }> {
  if (fileId !== null) {
    const { name } = await findFile(app, actor, fileId);
    return { fileId, title: nameOfFile(name), material: await openMaterial(app, actor, fileId) };
  }
  const text = textContent ?? "";
  if (text.length > longestText) {
    throw new AppError(
      "too_large",
      "That text is longer than 200,000 characters. Shorten it, or upload it as a file.",
      { field: "textContent" },
    );
  }
  const material = await readText(app, text, "textContent");
  return { fileId: null, title: nameOfText(text), material };
}

/**
 * A pasted text has no place to link to, so the explanation quotes it. Its quotes about the options
 * are stored for the review; no API call returns them.
 */
function quoteText(question: QuizQuestion): QuizQuestion[] {
  const { source, explanation } = question;
  if (source === null) return [];
  const quoted = isQuotedIn(source.quote, explanation)
    ? explanation
    : `${explanation} “${source.quote}”`;
  return [{ ...question, explanation: quoted, source: null }];
}
