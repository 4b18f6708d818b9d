import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { listConversed } from "~/chat/list-conversed.server";
import { listFiles } from "~/library/list-files.server";
import type { FileSummary } from "~/library/schema";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { changeCourse } from "./change-course.server";
import { CourseScreen } from "./components/course-screen";
import { countDue } from "./count-due.server";
import { courseLink, coursesPath } from "./course-links";
import { describeExam } from "./describe-exam";
import { findCourse } from "./find-course.server";
import * as m from "./messages";
import { courseChangeForm, coursePageParameters } from "./schema";
import { viewCollections } from "./view-collections.server";
import { viewCourse } from "./view-course.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.title ?? m.coursesTitle());

const missing = { path: coursesPath, title: m.noSuchCourseTitle };

export const loader = pageLoader({
  access: "learner",
  input: coursePageParameters,
  missing,
  async run({ app, actor, input: { courseId = "", draft } }) {
    const course = await findCourse(app, actor, courseId);
    const [view, countsOf, conversed, files, collections] = await Promise.all([
      viewCourse(app, actor, course, draft),
      countDue(app, actor),
      listConversed(app, actor),
      listFiles(app, actor),
      viewCollections(app, actor, course.id),
    ]);
    return {
      id: course.id,
      title: course.name,
      exam: describeExam(course.examOn, app.clock.now()),
      ...countsOf(course),
      documents: course.fileIds.length,
      pages: countPages(files, course.fileIds),
      hasNotes: conversed.some(({ courseId: id }) => id === course.id),
      view,
      collections,
    };
  },
});

function countPages(files: readonly FileSummary[], fileIds: readonly string[]): number {
  const own = files.filter(({ id }) => fileIds.includes(id));
  return own.reduce((sum, { pages }) => sum + (pages ?? 0), 0);
}

export const action = pageAction(
  pageForm({
    access: "learner",
    input: courseChangeForm,
    failureTitle: m.notSavedTitle,
    missing,
    async run({ app, actor, input, scope }) {
      const { courseId, ...change } = input;
      await changeCourse(app, actor, courseId, change);
      scope.leaveNotice({ tone: "success", title: m.savedTitle() });
      return redirect(courseLink(courseId));
    },
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notSavedTitle(), failure: m.noAnswer() });

export default function Course() {
  const answer = useActionData<typeof action>();
  return <CourseScreen {...useLoaderData<typeof loader>()} result={answer?.result} />;
}
