import { interfaceLanguage } from "~/localization/interface-language";
import type { App, Owner } from "~/platform/app.server";
import { countDueDays, dayMs } from "./count-due-days.server";
import { dayOf } from "./queue";

const days = 7;

/** What is due on one day. */
export interface DayLoad {
  /** "Tue" */
  name: string;
  count: number;
}

/** How many items are due on each of the next seven days, today first; what is overdue counts today. */
export async function readForecast(app: App, owner: Owner): Promise<DayLoad[]> {
  const counts = await countDueDays(app, owner, days);
  const { start } = dayOf(app.clock.now());
  return counts.map((count, index) => ({ name: nameDay(start.getTime() + index * dayMs), count }));
}

function nameDay(moment: number): string {
  return new Date(moment).toLocaleDateString(interfaceLanguage(), {
    weekday: "short",
    timeZone: "UTC",
  });
}
