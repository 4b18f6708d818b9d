import { findLanguages } from "~/account/find-languages.server";
import { isBanned } from "~/account/is-banned.server";
import { isToken, shardOfToken } from "~/account/random-token.server";
import { inLanguage } from "~/localization/current-language.server";
import { interfaceLanguage } from "~/localization/interface-language";
import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { idOf } from "~/platform/ids";
import { productName } from "~/platform/product";
import { findCalendar } from "./calendar-store.server";
import { originOf } from "./calendar-url.server";
import { writeCalendar } from "./ics";
import * as m from "./messages";
import { type DayLoad, readForecast } from "./read-forecast.server";

const days = 28;
const refreshHours = 4;

/**
 * A learner's days with something to review, as a calendar. It holds counts only, because whoever has the
 * address can read it.
 * @param file the last part of the address
 * @param request for this site's origin
 * @throws AppError not_found if the address was renewed, switched off, or never was one, or the learner is banned
 */
export async function readCalendar(app: App, file: string, request: Request): Promise<string> {
  const token = file.replace(/\.ics$/, "");
  if (token === file || !isToken(token)) throw noCalendar();
  const own = app.at(shardOfToken(token, app.config.shards));
  const calendar = await findCalendar(own.database, token);
  if (calendar === null || (await isBanned(own.database, calendar.userId))) throw noCalendar();
  const [load, chosen] = await Promise.all([
    readForecast(own, { id: calendar.userId }, days),
    findLanguages(own.database, [calendar.userId]),
  ]);
  const language = chosen.get(calendar.userId) ?? calendar.language ?? interfaceLanguage();
  return inLanguage(language, () => write(app, calendar.userId, load, request));
}

async function write(
  app: App,
  userId: string,
  load: readonly DayLoad[],
  request: Request,
): Promise<string> {
  const now = app.clock.now();
  const events = load.map(async ({ day, due, new: fresh }) => {
    const count = due + fresh;
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

function noCalendar(): AppError {
  return new AppError("not_found", m.noCalendar());
}
