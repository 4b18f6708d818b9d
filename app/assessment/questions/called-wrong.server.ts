import type { KnownQuestion } from "~/ai/ports";
import type { Actor, App } from "~/platform/app.server";

/** A question that its learner called wrong. */
export interface CalledWrong extends KnownQuestion {
  /** As `keyOfQuestion` gives it. */
  key: string;
}

/** The questions that the learner called wrong, wherever that was. */
export async function questionsCalledWrong(app: App, actor: Actor): Promise<CalledWrong[]> {
  const lists = await Promise.all(
    app.studyModes.map((mode) => mode.listCalledWrong?.(app, actor) ?? []),
  );
  return lists.flat();
}
