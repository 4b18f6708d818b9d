import { isToken, shardOfToken } from "~/account/random-token.server";
import { listRatingsSince } from "~/assessment/review-log-store.server";
import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { idOf } from "~/platform/ids";
import { productName } from "~/platform/product";
import { findCalendarOwner } from "./calendar-store.server";
import { originOf } from "./calendar-url.server";
import { countDueDays, dayMs } from "./count-due-days.server";
import { writeCalendar } from "./ics";
import * as m from "./messages";
import { dayOf, remainingToday } from "./queue";
import { findDailyLimits } from "./review-settings-store.server";
import { spreadLoad } from "./spread-load";

const days = 28;
const refreshHours = 4;

/**
 * A learner's days with something to review, as a calendar. It holds counts only, because whoever has the
 * address can read it.
 * @param file the last part of the address
 * @param request tells this site's origin
 * @throws AppError not_found if the address was renewed, switched off, or never was one
 */
export async function readCalendar(app: App, file: string, request: Request): Promise<string> {
  const token = file.replace(/\.ics$/, "");
  if (token === file || !isToken(token)) throw noCalendar();
  const own = app.at(shardOfToken(token, app.config.shards));
  const userId = await findCalendarOwner(own.database, token);
  if (userId === null) throw noCalendar();
  const now = app.clock.now();
  const { start } = dayOf(now);
  const load = await readLoad(own, userId, start);
  const events = load.map(async (count, index) => {
    const day = new Date(start.getTime() + index * dayMs);
    const url = `${originOf(app, request)}/app/review`;
    return {
      uid: await idOf(userId, day.toISOString()),
      day,
      summary: m.calendarDay({ count }),
      description: m.calendarDayLink({ url }),
      url,
      count,
    };
  });
  return writeCalendar({
    name: m.calendarName({ product: productName }),
    writtenAt: now,
    refreshHours,
    events: (await Promise.all(events)).filter(({ count }) => count > 0),
  });
}

/** How many items come on each day, within the daily limits. */
async function readLoad(app: App, userId: string, today: Date): Promise<number[]> {
  const [due, limits, rated] = await Promise.all([
    countDueDays(app, { id: userId }, days),
    findDailyLimits(app.database, userId),
    listRatingsSince(app.database, userId, today),
  ]);
  return spreadLoad(due, { today: remainingToday(limits, rated).due, perDay: limits.duePerDay });
}

function noCalendar(): AppError {
  return new AppError("not_found", m.noCalendar());
}
