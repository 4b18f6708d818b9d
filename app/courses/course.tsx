import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
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
    const [view, countsOf] = await Promise.all([
      viewCourse(app, actor, course, draft),
      countDue(app, actor),
    ]);
    return {
      id: course.id,
      title: course.name,
      exam: describeExam(course.examOn, app.clock.now()),
      ...countsOf(course),
      view,
    };
  },
});

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
