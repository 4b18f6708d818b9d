import { interfaceLanguage } from "~/localization/interface-language";
import type { App, Owner } from "~/platform/app.server";
import { dayOf } from "./queue";
import { reviewItems } from "./review-sources.server";

const dayMs = 24 * 60 * 60_000;
const days = 7;

/** What is due on one day. */
export interface DayLoad {
  /** "Tue" */
  name: string;
  count: number;
}

/** How many items are due on each of the next seven days, today first; what is overdue counts today. */
export async function readForecast(app: App, owner: Owner): Promise<DayLoad[]> {
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
  return counts.map((count, index) => ({ name: nameDay(start.getTime() + index * dayMs), count }));
}

function nameDay(moment: number): string {
  return new Date(moment).toLocaleDateString(interfaceLanguage(), {
    weekday: "short",
    timeZone: "UTC",
  });
}
