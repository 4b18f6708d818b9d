import type { KnownQuestion } from "~/ai/ports";
import type { Actor, App } from "~/platform/app.server";

/** A question that its learner reported as wrong. */
export interface ReportedQuestion extends KnownQuestion {
  /** As `keyOfQuestion` gives it. */
  key: string;
}

/** The questions that the learner reported as wrong, wherever that was. */
export async function listReportedQuestions(app: App, actor: Actor): Promise<ReportedQuestion[]> {
  const lists = await Promise.all(
    app.studyModes.map((mode) => mode.listReportedQuestions?.(app, actor) ?? []),
  );
  return lists.flat();
}
