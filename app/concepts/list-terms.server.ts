import { findOwnRow } from "~/library/find-file.server";
import { openFiles } from "~/library/open-material.server";
import type { Actor, App } from "~/platform/app.server";
import { dayOf } from "~/review/queue";
import { countTerms, type TermConcept } from "./count-terms";
import { readAnswers } from "./read-answers.server";

/**
 * The key terms of a document that the learner has answered several questions or cards about, the weakest first. None
 * while it is read, and none without a document: reading the terms of many would take too long for a page.
 * @throws AppError not_found
 */
export async function listTerms(
  app: App,
  actor: Actor,
  fileId: string | null,
): Promise<TermConcept[]> {
  if (fileId === null) return [];
  const { status } = await findOwnRow(app, actor, fileId);
  const answers = await readAnswers(app, actor, [fileId]);
  if (status !== "ready" || answers.length < 2) return [];
  const { terms } = await app.studyGuides.writeGuide(await openFiles(app, actor, [fileId]));
  return countTerms(terms, answers, dayOf(app.clock.now()).end.getTime());
}
