import { interfaceLanguage } from "~/localization/interface-language";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import * as m from "./messages";
import type { PushAddress } from "./ports";
import {
  deleteDevice,
  findReminderRow,
  type ReminderRow,
  storeDevice,
  storeReminder,
} from "./reminder-store.server";
import { nextReminder, type ReminderTime, reminderHours } from "./reminder-times";

interface Wish {
  /** By default the present one, or early in the evening. */
  hour?: number | undefined;
  timeZone: string;
}

/**
 * Shows reminders in the browser of a session, from now on.
 * @param session hash of the request's session token
 * @throws AppError provider_unconfigured if there are no keys for it
 */
export async function startReminders(
  app: App,
  actor: Actor,
  { address, session, ...wish }: Wish & { address: PushAddress; session: string | null },
): Promise<void> {
  if (!app.reminders) throw new AppError("provider_unconfigured", m.remindersNotOffered());
  const { reminder } = await findReminderRow(app.database, actor.id);
  const now = app.clock.now();
  const device = { ...address, sessionHash: session ?? "", userId: actor.id, createdAt: now };
  await storeDevice(app.database, rowFor(actor, reminder, wish, now), device);
}

/**
 * Changes the hour. @throws AppError not_found if reminders are off
 */
export async function changeReminderTime(
  app: App,
  actor: Actor,
  time: ReminderTime,
): Promise<void> {
  const { reminder, sessions } = await findReminderRow(app.database, actor.id);
  if (!reminder?.enabled) throw new AppError("not_found", m.remindersAreOff());
  const changed = rowFor(actor, reminder, time, app.clock.now());
  const nextAt = sessions.length > 0 ? changed.nextAt : null;
  await storeReminder(app.database, { ...changed, nextAt });
}

/** Ends reminders in the browser of a session. @param session hash of the request's session token */
export async function endReminders(app: App, actor: Actor, session: string | null): Promise<void> {
  await deleteDevice(app.database, actor.id, session ?? "");
}

function rowFor(
  actor: Actor,
  former: ReminderRow | null,
  { hour = former?.hour ?? reminderHours.default, timeZone }: Wish,
  now: Date,
): Omit<ReminderRow, "checkedAt"> {
  const nextAt = nextReminder(now, { hour, timeZone }, former?.checkedAt ?? null);
  const language = interfaceLanguage();
  return { userId: actor.id, hour, timeZone, language, enabled: true, nextAt };
}
