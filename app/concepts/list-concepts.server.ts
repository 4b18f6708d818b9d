import type { z } from "zod";
import { findCourse } from "~/courses/find-course.server";
import { writeParts } from "~/library/document-parts";
import type { DocumentSection } from "~/library/document-sections";
import { listFiles } from "~/library/list-files.server";
import type { App, Owner } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { dayOf } from "~/review/queue";
import * as m from "./messages";
import { rankConcepts } from "./rank-concepts";
import { readAnswers } from "./read-answers.server";
import type { Concept, conceptsParameters } from "./schema";

/**
 * The parts of a document that the learner has answered questions or cards about, the weakest first; without a
 * document those of a course, or of all documents.
 * @throws AppError not_found if the learner has no such file or course
 */
export async function listConcepts(
  app: App,
  owner: Owner,
  chosen: z.output<typeof conceptsParameters>,
): Promise<Concept[]> {
  const answers = await readAnswers(app, owner, await chooseFiles(app, owner, chosen));
  const { end } = dayOf(app.clock.now());
  const parts = Map.groupBy(answers, ({ section }) => keyOf(section));
  return rankConcepts(
    [...parts.values()].flatMap((same) => {
      const section = same[0]?.section;
      if (!section) return [];
      const { fileId, heading, page, part } = section;
      const right = same.filter(({ isRight }) => isRight).length;
      const due = same.filter(({ review }) => review && review.due <= end.getTime()).length;
      return [{ fileId, heading, page, part, right, answers: same.length, due }];
    }),
  );
}

async function chooseFiles(
  app: App,
  owner: Owner,
  { fileId, courseId }: z.output<typeof conceptsParameters>,
): Promise<string[]> {
  const [files, course] = await Promise.all([
    listFiles(app, owner),
    courseId === undefined ? null : findCourse(app, owner, courseId),
  ]);
  const own = files.map(({ id }) => id);
  if (course) return course.fileIds;
  if (fileId === undefined) return own;
  if (!own.includes(fileId)) throw notFound(m.documentNotFound());
  return [fileId];
}

function keyOf({ fileId, part }: DocumentSection): string {
  return `${fileId} ${writeParts([part])}`;
}
