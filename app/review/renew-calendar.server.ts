import { newToken } from "~/account/random-token.server";
import { interfaceLanguage } from "~/localization/interface-language";
import type { Actor, App } from "~/platform/app.server";
import { storeCalendar } from "./calendar-store.server";
import { calendarUrl } from "./calendar-url.server";

/**
 * Gives the learner's calendar a new private address; the former one, if there was one, leads nowhere.
 * @param request for this site's origin
 */
export async function renewCalendar(app: App, actor: Actor, request: Request): Promise<string> {
  const token = newToken(app.shard);
  const language = interfaceLanguage();
  await storeCalendar(app.database, { userId: actor.id, token, language });
  return calendarUrl(app, token, request);
}
