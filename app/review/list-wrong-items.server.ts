import type { WrongItem } from "~/assessment/review-items";
import type { Actor, App } from "~/platform/app.server";
import { reviewItems } from "./review-sources.server";

/** The latest items of one database that learners reported as wrong, newest first. */
export async function listWrongItems(app: App, limit: number, owner?: Actor): Promise<WrongItem[]> {
  const items = await Promise.all(
    reviewItems(app).map((kind) => kind.listReported(app, limit, owner)),
  );
  return items.flat().sort(newestFirst).slice(0, limit);
}

/** The latest items that the learner reported as wrong, newest first. */
export async function listOwnWrong(app: App, actor: Actor): Promise<WrongItem[]> {
  return listWrongItems(app, 200, actor);
}

export function newestFirst(one: WrongItem, other: WrongItem): number {
  return other.at.getTime() - one.at.getTime();
}
