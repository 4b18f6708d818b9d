const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

const hour = 3_600_000;
const day = 24 * hour;

/** Roughly how long ago, such as "3 hours ago", "yesterday" or "12 days ago". */
export function timeSince(iso: string, now: string): string {
  const past = Math.max(0, Date.parse(now) - Date.parse(iso));
  if (past < hour) return "less than an hour ago";
  if (past < day) return words.format(-Math.floor(past / hour), "hour");
  return words.format(-Math.floor(past / day), "day");
}
