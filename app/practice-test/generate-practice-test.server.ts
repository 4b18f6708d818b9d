import type { ItemCounts, Material } from "~/ai/ports";
import { isQuotedIn } from "~/ai/text/is-quoted-in";
import { generationNotice } from "~/assessment/questions/generation-notice";
import { knownQuestions } from "~/assessment/questions/known-questions.server";
import { listReportedQuestions } from "~/assessment/questions/reported-questions.server";
import { writeQuestions } from "~/assessment/questions/write-questions.server";
import type { Question } from "~/assessment/schema";
import { generateWithinPlan } from "~/billing/generate-within-plan.server";
import { withinStoredItems } from "~/billing/within-stored-items.server";
import { findStudied } from "~/courses/find-studied.server";
import { openStudied } from "~/courses/open-studied.server";
import { readText } from "~/library/read-text.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids";
import { everything, isSameScope, type StudyScope } from "~/study-scope";
import { longestText } from "./longest-text";
import * as m from "./messages";
import { nameOfText } from "./name-test";
import { insertPracticeTest } from "./practice-test-store.server";
import type { PracticeRequest, PracticeTest } from "./schema";

interface GeneratedTest {
  test: PracticeTest;
  /** How much its material holds; null if that could not be computed. */
  readItemCounts(): Promise<ItemCounts | null>;
}

/**
 * Generates and stores a practice test from a file, a course or a pasted text. The text itself is not kept.
 * @throws AppError upgrade_required, rate_limited, not_found, too_large, no_content or a provider's failure
 */
export async function generatePracticeTest(
  app: App,
  actor: Actor,
  request: PracticeRequest,
  id = newId(),
): Promise<GeneratedTest> {
  const wanted = { feature: "practiceTest", count: request.questionCount, id } as const;
  return generateWithinPlan(app, actor, wanted, () => makePracticeTest(app, actor, request, id));
}

async function makePracticeTest(
  app: App,
  actor: Actor,
  request: PracticeRequest,
  id: string,
): Promise<GeneratedTest> {
  const { scope, title, material } = await openSource(app, actor, request);
  const { questions: written, notices } = await writeQuestions(app, {
    id,
    material,
    topic: null,
    difficulty: "medium",
    count: request.questionCount,
    exercise: "test",
    known: await knownQuestions(app, actor, scope),
    wrong: await listReportedQuestions(app, actor),
    failure: m.generationFailed,
  });
  const isPasted = isSameScope(scope, everything);
  const questions = isPasted ? written.flatMap(quoteText) : written;
  if (questions.length === 0) {
    const field = isPasted ? "textContent" : "fileId";
    throw new AppError("no_content", m.noQuestions(), { field });
  }
  const row = {
    id,
    userId: actor.id,
    ...scope,
    title,
    createdAt: app.clock.now(),
    finishedAt: null,
    keepAnsweredAt: null,
    score: null,
  };
  await withinStoredItems(app, actor, (check) =>
    insertPracticeTest(app.database, row, questions, check),
  );
  const counts = { made: questions.length, requested: request.questionCount };
  const test: PracticeTest = {
    id,
    questions: questions.map((question, index) => ({
      id: `${id}-${index + 1}`,
      ...question,
      optionSources: question.optionSources.map((source) => (isPasted ? null : source)),
    })),
    ...generationNotice(notices, counts, m.shorter),
  };
  return { test, readItemCounts: () => findItemCounts(app, material) };
}

async function findItemCounts(app: App, material: Material): Promise<ItemCounts | null> {
  try {
    return await app.textModel.countItems(material);
  } catch (error) {
    // The test is made, and only a sentence in a notice depends on this.
    app.log.error("items_not_counted", error);
    return null;
  }
}

async function openSource(
  app: App,
  actor: Actor,
  { textContent, ...wanted }: PracticeRequest,
): Promise<{ scope: StudyScope; title: string; material: Material }> {
  const studied = await findStudied(app, actor, wanted);
  const { fileId, courseId, title } = studied;
  if (title !== null) {
    return { scope: { fileId, courseId }, title, material: await openStudied(app, actor, studied) };
  }
  const text = textContent ?? "";
  if (text.length > longestText) {
    const message = m.textTooLong({ limit: longestText });
    throw new AppError("too_large", message, { field: "textContent" });
  }
  const material = await readText(app, text, "textContent");
  return { scope: everything, title: nameOfText(text), material };
}

/**
 * A pasted text has no place to link to, so the explanation quotes it. Its quotes about the options
 * are stored for the review; no API call returns them.
 */
function quoteText(question: Question): Question[] {
  const { source, explanation } = question;
  if (source === null) return [];
  const quoted = isQuotedIn(source.quote, explanation)
    ? explanation
    : `${explanation} “${source.quote}”`;
  return [{ ...question, explanation: quoted, source: null }];
}
