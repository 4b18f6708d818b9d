import type { App, Owner } from "~/platform/app.server";
import type { DueToday } from "~/study-mode";
import * as m from "./messages";
import { readDay } from "./read-day.server";
import { todayPath } from "./review-links";
import { reviewMode } from "./study-mode";

/** What comes in review today, for navigation; null if nothing. */
export async function findDue(app: App, owner: Owner): Promise<DueToday | null> {
  const day = await readDay(app, owner);
  const count = day.due + day.new;
  if (count <= 0) return null;
  const { id: mode } = reviewMode;
  return {
    mode,
    count,
    text: m.itemsDueToday({ count }),
    label: m.modeWithDue({ count }),
    path: todayPath,
  };
}
