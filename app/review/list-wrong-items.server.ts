import type { WrongItem } from "~/assessment/review-items";
import type { App } from "~/platform/app.server";
import { reviewItems } from "./review-sources.server";

/** The latest items of one database that learners called wrong, newest first. */
export async function listWrongItems(app: App, limit: number): Promise<WrongItem[]> {
  const items = await Promise.all(reviewItems(app).map((kind) => kind.listWrong(app, limit)));
  return items.flat().sort(newestFirst).slice(0, limit);
}

export function newestFirst(one: WrongItem, other: WrongItem): number {
  return other.at.getTime() - one.at.getTime();
}
