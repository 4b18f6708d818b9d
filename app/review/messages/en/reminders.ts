import { plural } from "~/localization/plural";

// The section of today's page
export const reminders = () => "Reminders";
export const remindersOffer = () =>
  "One notification a day in this browser, at the hour you choose, and only if something is due and you have not studied that day. It says how many items are due, and nothing else.";
export const remindersNeedScripts = () =>
  "Reminders need JavaScript, which is off in this browser. Your calendar app can show how much there is to review instead: see Calendar.";
export const remindersUnsupported = () =>
  "This browser doesn't support web notifications. On an iPhone or iPad, add the page to the home screen first. Your calendar app can show how much there is to review instead: see Calendar.";
export const remindersBlocked = () =>
  "Notifications are blocked for this site. Allow them in your browser's settings for this site, and try again.";
export const remindersOn = ({ hour }: { hour: string }) =>
  `You'll be reminded in this browser at about ${hour} if something is due.`;
export const remindersElsewhere = ({ count }: { count: number }) =>
  plural(count, {
    one: "Reminders are also on in # other browser.",
    other: "Reminders are also on in # other browsers.",
  });
export const reminderHour = () => "Hour";
export const startReminders = () => "Remind me";
export const startingReminders = () => "Waiting for your browser";
export const saveReminderHour = () => "Save hour";
export const endReminders = () => "Switch off in this browser";

// What became of it
export const remindersStarted = () => "Reminders are on";
export const remindersChanged = () => "Reminder time saved";
export const remindersEnded = () => "Reminders are off in this browser";
export const remindersNotChanged = () => "Reminders were not changed";
export const remindersNotStarted = () =>
  "Your browser couldn't turn on notifications. Please try again later.";
export const remindersNotOffered = () => "Reminders aren't available on this site.";
export const remindersAreOff = () => "Reminders are off. Switch them on first.";
export const hourMissing = () => "Please choose an hour from 8 to 21.";
export const unknownTimeZone = () => "This time zone is unknown.";
export const noPushEndpoint = () => "This is not the address of a push service.";

// The notification itself
export const reminderBody = ({ count }: { count: number }) =>
  plural(count, {
    one: "# card or question is due today.",
    other: "# cards and questions are due today.",
  });
