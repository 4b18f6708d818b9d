import { newToken } from "~/account/random-token.server";
import type { Actor, App } from "~/platform/app.server";
import { storeCalendarToken } from "./calendar-store.server";
import { calendarUrl } from "./calendar-url.server";

/**
 * Gives the learner's calendar a new private address; the former one, if there was one, leads nowhere.
 * @param request tells this site's origin
 */
export async function renewCalendar(app: App, actor: Actor, request: Request): Promise<string> {
  const token = newToken(app.shard);
  await storeCalendarToken(app.database, actor.id, token);
  return calendarUrl(app, token, request);
}
