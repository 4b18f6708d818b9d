import { interfaceLocale } from "~/localization/interface-language";

/** "Mar 3, 2026", in UTC, so that server and browser render the same. */
export function formatDate(iso: string) {
  return new Date(iso).toLocaleDateString(interfaceLocale(), {
    dateStyle: "medium",
    timeZone: "UTC",
  });
}
