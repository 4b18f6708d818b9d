import { redirect } from "@remix-run/cloudflare";
import { pageAction, pageForm, redirectLoader } from "~/platform/page-route.server";
import { noInput } from "~/platform/route.server";
import { endCalendar } from "./end-calendar.server";
import * as m from "./messages";
import { renewCalendar } from "./renew-calendar.server";
import { calendarPath, todayPath } from "./review-links";

export const loader = redirectLoader("learner", todayPath);

const renew = pageForm({
  access: "learner",
  input: noInput,
  failureTitle: m.calendarNotChanged,
  failsTo: { path: calendarPath },
  async run({ app, actor, request, scope }) {
    await renewCalendar(app, actor, request);
    scope.leaveNotice({ tone: "success", title: m.calendarMade() });
    return redirect(calendarPath);
  },
});

const end = pageForm({
  access: "learner",
  input: noInput,
  failureTitle: m.calendarNotChanged,
  failsTo: { path: calendarPath },
  async run({ app, actor, scope }) {
    await endCalendar(app, actor);
    scope.leaveNotice({ tone: "info", title: m.calendarEnded() });
    return redirect(calendarPath);
  },
});

export const action = pageAction({ renew, end });
