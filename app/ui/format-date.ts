const days = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

/** "Mar 3, 2026", in UTC, so that server and browser render the same. */
export function formatDate(iso: string) {
  return days.format(new Date(iso));
}
