import { findLanguages } from "~/account/find-languages.server";
import { listRatingsSince } from "~/assessment/review-log-store.server";
import { inLanguage } from "~/localization/current-language.server";
import type { App } from "~/platform/app.server";
import { productName } from "~/platform/product";
import * as m from "./messages";
import type { ReminderSender } from "./ports";
import { readDay } from "./read-day.server";
import {
  claimReminders,
  type Device,
  type DueReminder,
  forgetDevices,
  listDevices,
  listDueReminders,
} from "./reminder-store.server";
import { nextReminder, secondsUntilNight, startOfLocalDay } from "./reminder-times";
import { todayPath } from "./review-links";

/** Learners in one run: with five browsers each, about 700 of the 1,000 requests that a worker may make. */
const pageSize = 100;

/** Learners at once: their reads are one batch, and a worker waits for six requests at a time. */
const atOnce = 6;

/** For a browser that is offline; seconds. */
const longestLifetime = 4 * 3600;

/**
 * Runs every hour, and again at once while there is more: reminds learners whose hour has come, if something is
 * due and they have not studied today. A reminder is taken before it is sent, so that a failure loses one instead
 * of sending two.
 * @returns whether there is more to do
 */
export async function sendReminders(app: App): Promise<boolean> {
  const sender = app.reminders;
  if (!sender) return false;
  const now = app.clock.now();
  const due = await listDueReminders(app.database, now, pageSize);
  if (due.length === 0) return false;
  const claimed = due.map((one) => {
    // A run that is late into the night takes nothing from the day that has begun.
    const checkedAt = secondsUntilNight(now, one.timeZone) > 0 ? now : null;
    return { ...one, checkedAt, following: nextReminder(now, one, checkedAt) };
  });
  const ours = await claimReminders(app.database, claimed);
  const [shown, chosen] = await Promise.all([
    listDevices(app.database, [...ours]),
    findLanguages(app.database, [...ours]),
  ]);
  const devices = Map.groupBy(shown, ({ userId }) => userId);
  const reminders = due
    .filter(({ userId }) => ours.has(userId))
    .map((one) => ({ ...one, language: chosen.get(one.userId) ?? one.language }));
  const outcomes: Outcome[] = [];
  for (let start = 0; start < reminders.length; start += atOnce) {
    const some = reminders.slice(start, start + atOnce);
    const work = some.map((one) => remind(app, sender, one, devices.get(one.userId) ?? []));
    outcomes.push(...(await Promise.all(work)).flat());
  }
  await tidy(app, reminders, devices, outcomes);
  return due.length === pageSize;
}

interface Outcome {
  device: Device;
  result: Awaited<ReturnType<ReminderSender["send"]>>;
}

async function remind(
  app: App,
  sender: ReminderSender,
  { userId, timeZone, language }: DueReminder,
  devices: Device[],
): Promise<Outcome[]> {
  const lifetime = Math.min(longestLifetime, secondsUntilNight(app.clock.now(), timeZone));
  if (devices.length === 0 || lifetime === 0) return [];
  try {
    const count = await countUnlessStudied(app, userId, timeZone);
    if (count === 0) return [];
    const reminder = inLanguage(language, () => ({
      title: productName,
      body: m.reminderBody({ count }),
      path: todayPath,
    }));
    return await Promise.all(
      devices.map(async (device) => ({
        device,
        result: await sender.send(device, reminder, lifetime),
      })),
    );
  } catch (error) {
    app.log.error("reminder_failed", error, { userId });
    return [];
  }
}

/** How many items come today, as today's page counts them; 0 if the learner has studied. */
async function countUnlessStudied(app: App, userId: string, timeZone: string): Promise<number> {
  const morning = startOfLocalDay(app.clock.now(), timeZone);
  const [rated, today] = await Promise.all([
    listRatingsSince(app.database, userId, morning),
    readDay(app, { id: userId }),
  ]);
  return rated.length > 0 ? 0 : today.due + today.new;
}

async function tidy(
  app: App,
  reminders: DueReminder[],
  devices: Map<string, Device[]>,
  outcomes: Outcome[],
): Promise<void> {
  const gone = outcomes.filter(({ result }) => result === "gone").map(({ device }) => device);
  const lonely = reminders.map(({ userId }) => userId).filter((userId) => !devices.has(userId));
  await forgetDevices(
    app.database,
    gone.map(({ sessionHash }) => sessionHash),
    [...lonely, ...gone.map(({ userId }) => userId)],
  );
  const count = (wanted: Outcome["result"]) =>
    outcomes.filter(({ result }) => result === wanted).length;
  app.log.info("reminders_sent", {
    learners: reminders.length,
    sent: count("sent"),
    gone: gone.length,
    failed: count("failed"),
  });
}
