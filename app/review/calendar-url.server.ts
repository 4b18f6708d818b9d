import type { App } from "~/platform/app.server";

/** The private address of a calendar. @param request for this site's origin */
export function calendarUrl(app: App, token: string, request: Request): string {
  return `${originOf(app, request)}/api/review/calendar/${token}.ics`;
}

/** Where links from outside lead. */
export function originOf(app: App, request: Request): string {
  return app.config.publicOrigin ?? new URL(request.url).origin;
}

export { findCalendarToken } from "./calendar-store.server";
