import type { ProfileTab } from "./schema";

/** The profile with a tab open; Analytics has the plain address. */
export function profileLink(tab: ProfileTab): string {
  return tab === "analytics" ? "/profile" : `/profile?tab=${tab}`;
}

/** The same with the account settings open. */
export function settingsLink(tab: ProfileTab): string {
  return profileLink(tab).replace("/profile", "/profile/settings");
}
