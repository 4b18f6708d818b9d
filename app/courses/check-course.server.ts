import { listFiles } from "~/library/list-files.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError, notFound } from "~/platform/errors";
import { examProblem } from "./exam-day";
import * as m from "./messages";

/** @throws AppError not_found if the learner lacks one of these files */
export async function checkFiles(
  app: App,
  actor: Actor,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const own = new Set((await listFiles(app, actor)).map(({ id }) => id));
  if (fileIds.some((id) => !own.has(id))) throw notFound(m.documentNotFound());
}

/** @throws AppError invalid_request if it cannot be the date of a coming exam */
export function checkExam(app: App, examOn: string): void {
  const message = examProblem(examOn, app.clock.now());
  if (message === null) return;
  throw new AppError("invalid_request", message, { issues: [{ path: "examOn", message }] });
}
