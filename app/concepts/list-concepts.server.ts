import { findStudied } from "~/courses/find-studied.server";
import { writeParts } from "~/library/document-parts";
import type { DocumentSection } from "~/library/document-sections";
import { listFiles } from "~/library/list-files.server";
import { listSections } from "~/library/list-sections.server";
import type { Actor, App } from "~/platform/app.server";
import { dayOf } from "~/review/queue";
import type { StudyScope } from "~/study-scope";
import { rankConcepts } from "./rank-concepts";
import { readAnswers } from "./read-answers.server";
import type { Concept } from "./schema";

/** Sections to look at for those that were never asked: what is long is studied in parts. */
const mostSections = 300;

/**
 * The parts of a document that the learner has answered questions or cards about, the weakest first, and then those
 * that were never asked; the same of a course. Of all documents, only those with answers.
 * @throws AppError not_found if the learner has no such file or course
 */
export async function listConcepts(app: App, actor: Actor, scope: StudyScope): Promise<Concept[]> {
  const { fileIds } = await findStudied(app, actor, scope);
  const own = fileIds ?? (await listFiles(app, actor)).map(({ id }) => id);
  const [answers, sections] = await Promise.all([
    readAnswers(app, actor, own),
    fileIds === null ? [] : listSections(app, actor, fileIds, mostSections),
  ]);
  const { end } = dayOf(app.clock.now());
  const parts = Map.groupBy(answers, ({ section }) => keyOf(section));
  const asked = [...parts.values()].flatMap((same) => {
    const section = same[0]?.section;
    if (!section) return [];
    const right = same.filter(({ isRight }) => isRight).length;
    const due = same.filter(({ review }) => review && review.due <= end.getTime()).length;
    const kept = same.filter(({ review }) => review !== null).length;
    return [{ ...placeOf(section), right, answers: same.length, due, kept }];
  });
  const unasked = sections
    .filter((section) => !parts.has(keyOf(section)))
    .map((section) => ({ ...placeOf(section), right: 0, answers: 0, due: 0, kept: 0 }));
  return rankConcepts([...asked, ...unasked]);
}

const placeOf = ({ fileId, heading, page, part }: DocumentSection) => {
  return { fileId, heading, page, part };
};

function keyOf({ fileId, part }: DocumentSection): string {
  return `${fileId} ${writeParts([part])}`;
}
