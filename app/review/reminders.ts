import { redirect } from "@remix-run/cloudflare";
import { presentedSession } from "~/account/session-token.server";
import { pageAction, pageForm, redirectLoader } from "~/platform/page-route.server";
import { noInput } from "~/platform/route.server";
import { changeReminderTime, endReminders, startReminders } from "./change-reminders.server";
import * as m from "./messages";
import { remindersPath, todayPath } from "./review-links";
import { reminderForm, reminderTimeSchema } from "./schema";

export const loader = redirectLoader("learner", todayPath);

const start = pageForm({
  access: "learner",
  input: reminderForm,
  failureTitle: m.remindersNotChanged,
  failsTo: { path: remindersPath },
  async run({ app, actor, input: { hour, timeZone, ...address }, request, scope }) {
    const session = await presentedSession(request);
    await startReminders(app, actor, { address, session, hour, timeZone });
    scope.leaveNotice({ tone: "success", title: m.remindersStarted() });
    return redirect(remindersPath);
  },
});

const change = pageForm({
  access: "learner",
  input: reminderTimeSchema,
  failureTitle: m.remindersNotChanged,
  failsTo: { path: remindersPath },
  async run({ app, actor, input, scope }) {
    await changeReminderTime(app, actor, input);
    scope.leaveNotice({ tone: "success", title: m.remindersChanged() });
    return redirect(remindersPath);
  },
});

const end = pageForm({
  access: "learner",
  input: noInput,
  failureTitle: m.remindersNotChanged,
  failsTo: { path: remindersPath },
  async run({ app, actor, request, scope }) {
    await endReminders(app, actor, await presentedSession(request));
    scope.leaveNotice({ tone: "info", title: m.remindersEnded() });
    return redirect(remindersPath);
  },
});

export const action = pageAction({ start, change, end });
