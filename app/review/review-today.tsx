import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { listNextExams } from "~/courses/list-next-exams.server";
import { listFiles } from "~/library/list-files.server";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import { reachServer } from "~/ui/reach-server";
import { calendarUrl, findCalendarToken } from "./calendar-url.server";
import { changeSettings } from "./change-settings.server";
import { TodayScreen } from "./components/today-screen";
import { describeNext } from "./describe-next";
import { listUnfinished } from "./list-unfinished.server";
import * as m from "./messages";
import { readForecast } from "./read-forecast.server";
import { readQueue } from "./read-queue.server";
import { settingsForm } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.todayTitle());

/** A card or question takes about as long; seconds. */
const secondsEach = 12;

export const loader = pageLoader({
  access: "learner",
  input: noInput,
  early: async ({ app, owner }) =>
    Promise.all([
      readQueue(app, owner),
      listUnfinished(app, owner),
      readForecast(app, owner),
      listFiles(app, owner),
      findCalendarToken(app.database, owner.id),
      listNextExams(app, owner),
    ]),
  async run({ app, request, early: [queue, unfinished, forecast, files, token, exams] }) {
    const count = queue.due + queue.new;
    const [newest] = files;
    return {
      due: queue.due,
      new: queue.new,
      heldBack: queue.capped,
      minutes: Math.max(1, Math.round((count * secondsEach) / 60)),
      hasBegun: queue.ratedToday.length > 0,
      next: describeNext(queue.next, app.clock.now()),
      isEmpty: count + queue.capped === 0 && queue.next === null,
      forecast,
      unfinished,
      newest: newest ? { title: newest.name, href: `/app?fileId=${newest.id}` } : null,
      limits: queue.limits,
      calendarUrl: token && calendarUrl(app, token, request),
      exams,
    };
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: settingsForm,
    failureTitle: m.settingsNotSavedTitle,
    async run({ app, actor, input, scope }) {
      await changeSettings(app, actor, input);
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
