import type { App, Owner } from "~/platform/app.server";
import type { DueToday } from "~/study-mode";

/** What a study mode, such as Review, has for the learner today; null if there is nothing. */
export async function findDue(app: App, owner: Owner): Promise<DueToday | null> {
  const found = await Promise.all(app.studyModes.map((mode) => mode.findDue?.(app, owner) ?? null));
  return found.find((due) => due !== null) ?? null;
}
