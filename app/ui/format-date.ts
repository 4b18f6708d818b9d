const days = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

/** "Mar 3, 2026", by the UTC day, so that server and browser write the same. */
export function formatDate(iso: string) {
  return days.format(new Date(iso));
}
