import type { StudyGuide } from "~/ai/ports";
import { openMaterial } from "~/library/open-material.server";
import type { Actor, App } from "~/platform/app.server";

/**
 * The study guide of a file, made of the same facts as its cards and questions.
 * @throws AppError not_found or still_reading
 */
export async function writeStudyGuide(app: App, actor: Actor, fileId: string): Promise<StudyGuide> {
  return app.studyGuides.writeGuide(await openMaterial(app, actor, fileId));
}
