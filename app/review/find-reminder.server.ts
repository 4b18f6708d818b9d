import type { App, Owner } from "~/platform/app.server";
import { findReminderRow } from "./reminder-store.server";
import { reminderHours } from "./reminder-times";

/** The learner's reminder, as `GET /api/review/reminders` answers it. */
export interface ReminderView {
  /** For `PushManager.subscribe`; null if reminders are not offered here. */
  publicKey: string | null;
  enabled: boolean;
  /** Of the day, in the time zone. */
  hour: number;
  /** Null until the learner's is known. */
  timeZone: string | null;
  /** How many browsers show reminders. */
  devices: number;
  /** Whether the browser of this session does. */
  onThisDevice: boolean;
}

/** Read before the session is known to be valid. @param session hash of the request's session token */
export async function findReminder(
  app: App,
  owner: Owner,
  session: Promise<string | null>,
): Promise<ReminderView> {
  const [{ reminder, sessions }, own] = await Promise.all([
    findReminderRow(app.database, owner.id),
    session,
  ]);
  return {
    publicKey: app.reminders?.publicKey ?? null,
    enabled: reminder?.enabled ?? false,
    hour: reminder?.hour ?? reminderHours.default,
    timeZone: reminder?.timeZone ?? null,
    devices: sessions.length,
    onThisDevice: own !== null && sessions.includes(own),
  };
}
