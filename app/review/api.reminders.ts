import { presentedSession } from "~/account/session-token.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { changeReminderTime, endReminders, startReminders } from "./change-reminders.server";
import { findReminder } from "./find-reminder.server";
import { reminderSchema, reminderTimeSchema } from "./schema";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: noInput,
    run: async ({ app, actor, request }) => findReminder(app, actor, presentedSession(request)),
  }),
  POST: endpoint({
    access: "learner",
    input: reminderSchema,
    async run({ app, actor, input: { subscription, hour, timeZone }, request }) {
      const session = await presentedSession(request);
      const address = { endpoint: subscription.endpoint, ...subscription.keys };
      await startReminders(app, actor, { address, session, hour, timeZone });
      return findReminder(app, actor, presentedSession(request));
    },
  }),
  PATCH: endpoint({
    access: "learner",
    input: reminderTimeSchema,
    async run({ app, actor, input, request }) {
      await changeReminderTime(app, actor, input);
      return findReminder(app, actor, presentedSession(request));
    },
  }),
  DELETE: endpoint({
    access: "learner",
    input: noInput,
    async run({ app, actor, request }) {
      await endReminders(app, actor, await presentedSession(request));
      return findReminder(app, actor, presentedSession(request));
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
