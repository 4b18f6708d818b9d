/** When a learner wants to be reminded. */
export interface ReminderTime {
  /** Of the day. */
  hour: number;
  /** IANA name. */
  timeZone: string;
}

/** The hours to choose from; nobody is reminded at night. */
export const reminderHours = { first: 8, last: 21, default: 18 };

const secondMs = 1_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * The next moment at which the clock of the time zone shows the hour.
 * @param checkedAt there is none any more on this day; null if there may be one each day
 */
export function nextReminder(
  now: Date,
  { hour, timeZone }: ReminderTime,
  checkedAt: Date | null,
): Date {
  const wall = wallClock(now, timeZone);
  const today = startOfDay(wall);
  const isChecked = checkedAt !== null && startOfDay(wallClock(checkedAt, timeZone)) === today;
  const isPast = today + hour * hourMs <= wall;
  return momentOf(today + hour * hourMs + (isChecked || isPast ? dayMs : 0), timeZone);
}

/** When the learner's day began. */
export function startOfLocalDay(now: Date, timeZone: string): Date {
  return momentOf(startOfDay(wallClock(now, timeZone)), timeZone);
}

/** Seconds until it is too late to remind; 0 if it is night. */
export function secondsUntilNight(now: Date, timeZone: string): number {
  const time = wallClock(now, timeZone) % dayMs;
  if (time < reminderHours.first * hourMs) return 0;
  return Math.max(0, Math.floor(((reminderHours.last + 1) * hourMs - time) / secondMs));
}

/** Whether dates can be written for a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const startOfDay = (wall: number) => Math.floor(wall / dayMs) * dayMs;

/** What the clock of a time zone shows, in milliseconds as if that were UTC. */
function wallClock(moment: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
  });
  const shown = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The moment at which the clock of a time zone shows a time. */
function momentOf(wall: number, timeZone: string): Date {
  const offsetAt = (time: number) => wallClock(new Date(time), timeZone) - time;
  // Twice: clocks may have been changed between the first guess and the moment.
  return new Date(wall - offsetAt(wall - offsetAt(wall)));
}
