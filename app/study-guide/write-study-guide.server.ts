import type { StudyGuide } from "~/ai/ports";
import { findStudied } from "~/courses/find-studied.server";
import { openStudied } from "~/courses/open-studied.server";
import type { Actor, App } from "~/platform/app.server";
import type { StudyScope } from "~/study-scope";

/**
 * The study guide of a file or a course, made of the same facts as its cards and questions.
 * @throws AppError not_found, no_content or still_reading
 */
export async function writeStudyGuide(
  app: App,
  actor: Actor,
  scope: StudyScope,
): Promise<StudyGuide> {
  const material = await openStudied(app, actor, await findStudied(app, actor, scope));
  return app.studyGuides.writeGuide(material);
}
