import type { App, Owner } from "~/platform/app.server";
import { dayOf } from "./queue";
import { reviewItems } from "./review-sources.server";

export const dayMs = 24 * 60 * 60_000;

/** How many items are due on each of the next days, today first; what is overdue counts today. */
export async function countDueDays(app: App, owner: Owner, days: number): Promise<number[]> {
  const { start } = dayOf(app.clock.now());
  const first = start.getTime() / dayMs;
  const until = new Date(start.getTime() + days * dayMs - 1);
  const lists = await Promise.all(
    reviewItems(app).map((items) => items.forecast(app, owner, until)),
  );
  const counts = new Array<number>(days).fill(0);
  for (const { day, count } of lists.flat()) {
    const index = Math.max(0, day - first);
    counts[index] = (counts[index] ?? 0) + count;
  }
  return counts;
}
