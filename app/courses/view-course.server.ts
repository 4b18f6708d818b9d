import { listFiles } from "~/library/list-files.server";
import type { Actor, App } from "~/platform/app.server";
import type { CourseFormView } from "./components/course-views";
import { daysUntil, examProblem, utcDay } from "./exam-day";
import * as m from "./messages";
import { viewLoad } from "./read-load.server";
import { type Course, fileField, isDay } from "./schema";

type Values = Pick<Course, "name" | "examOn" | "fileIds">;

/** The values in the URL to preview; null if it has none. */
export type CourseDraft = { [field in keyof Values]: Values[field] | null };

/**
 * The form of a course as it is stored, or with values that are not saved.
 * @param course null for a new one
 */
export async function viewCourse(
  app: App,
  actor: Actor,
  course: (Values & { id: string | null }) | null,
  draft: CourseDraft | undefined,
): Promise<CourseFormView> {
  const now = app.clock.now();
  const examOn = draft ? draft.examOn : (course?.examOn ?? null);
  const fileIds = draft?.fileIds ?? course?.fileIds ?? [];
  const problem = draft?.examOn ? problemOf(draft.examOn, course, now) : null;
  const ahead = examOn !== null && problem === null && daysUntil(examOn, now) > 0;
  const [files, load] = await Promise.all([
    listFiles(app, actor),
    ahead ? viewLoad(app, actor, { id: course?.id ?? null, examOn, fileIds }) : null,
  ]);
  const checked = new Set(fileIds);
  return {
    name: draft?.name ?? course?.name ?? "",
    examOn: examOn ?? "",
    examProblem: problem,
    earliest: utcDay(now),
    documents: files.map(({ id, name }) => ({
      field: fileField(id),
      name,
      isChecked: checked.has(id),
    })),
    load,
    isDraft: draft !== undefined,
  };
}

function problemOf(examOn: string, course: Values | null, now: Date): string | null {
  if (!isDay(examOn)) return m.examImpossible();
  return examOn === course?.examOn ? null : examProblem(examOn, now);
}
