import { interfaceLocale } from "~/localization/interface-language";

const hour = 3_600_000;
const day = 24 * hour;

/** Roughly how long ago: "3 hours ago", "yesterday", "12 days ago"; null for less than an hour. */
export function timeSince(iso: string, now: string): string | null {
  const past = Math.max(0, Date.parse(now) - Date.parse(iso));
  if (past < hour) return null;
  const format = new Intl.RelativeTimeFormat(interfaceLocale(), { numeric: "auto" });
  if (past < day) return format.format(-Math.floor(past / hour), "hour");
  return format.format(-Math.floor(past / day), "day");
}
