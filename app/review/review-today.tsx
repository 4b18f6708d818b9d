import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { presentedSession } from "~/account/session-token.server";
import { listFirstCourses } from "~/courses/list-first-courses.server";
import { findLastUsed } from "~/library/find-last-used.server";
import { interfaceLocale } from "~/localization/interface-language";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import { reachServer } from "~/ui/reach-server";
import { calendarUrl, findCalendarToken } from "./calendar-url.server";
import { changeLimits } from "./change-limits.server";
import { TodayScreen } from "./components/today-screen";
import { describeNext } from "./describe-next";
import { estimateMinutes } from "./estimate-minutes";
import { findReminder } from "./find-reminder.server";
import { listUnanswered } from "./list-unanswered.server";
import { listUnfinished } from "./list-unfinished.server";
import * as m from "./messages";
import { nextStep } from "./next-step";
import { readForecast } from "./read-forecast.server";
import { readQueue } from "./read-queue.server";
import { todayPath } from "./review-links";
import { settingsForm } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.todayTitle());

export const loader = pageLoader({
  access: "learner",
  input: noInput,
  early: async ({ app, owner, request }) =>
    Promise.all([
      readQueue(app, owner),
      listUnfinished(app, owner),
      listUnanswered(app, owner),
      readForecast(app, owner),
      findLastUsed(app, owner),
      findCalendarToken(app.database, owner.id),
      listFirstCourses(app, owner),
      findReminder(app, owner, presentedSession(request)),
    ]),
  async run({
    app,
    request,
    early: [queue, begun, unanswered, forecast, lastUsed, token, exams, reminder],
  }) {
    const count = queue.due + queue.new;
    const unfinished = begun.map(({ kind, deleteHref, ...work }) => ({
      ...work,
      deletion: { kind, to: `${deleteHref}?${new URLSearchParams({ back: todayPath })}` },
    }));
    const lastDocument = lastUsed && {
      title: lastUsed.name,
      href: `/app?fileId=${lastUsed.id}`,
    };
    return {
      due: queue.due,
      new: queue.new,
      heldBack: queue.capped,
      minutes: estimateMinutes(queue),
      next: describeNext(queue.next, app.clock.now()),
      isEmpty: count + queue.capped === 0 && queue.next === null,
      forecast: forecast.map(({ day, ...items }) => ({
        name: nameDay(day),
        count: items.due + items.new,
      })),
      unfinished,
      unanswered,
      lastDocument,
      step: nextStep({ count, unfinished, lastDocument }),
      limits: queue.limits,
      calendarUrl: token && calendarUrl(app, token, request),
      exams,
      reminder,
    };
  },
});

/** "Tue" */
function nameDay(day: Date): string {
  return day.toLocaleDateString(interfaceLocale(), { weekday: "short", timeZone: "UTC" });
}

export const action = pageAction(
  pageForm({
    access: "learner",
    input: settingsForm,
    failureTitle: m.settingsNotSavedTitle,
    async run({ app, actor, input, scope }) {
      await changeLimits(app, actor, input);
      scope.leaveNotice({ tone: "success", title: m.settingsSavedTitle() });
      return redirect("/app/review");
    },
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.settingsNotSavedTitle(), failure: m.noAnswer() });

export default function ReviewToday() {
  const answer = useActionData<typeof action>();
  return <TodayScreen {...useLoaderData<typeof loader>()} result={answer?.result} />;
}
