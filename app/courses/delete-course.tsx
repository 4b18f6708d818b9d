import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { DeleteCourseScreen } from "./components/delete-course";
import { coursesPath } from "./course-links";
import { deleteCourse } from "./delete-course.server";
import { findCourse } from "./find-course.server";
import * as m from "./messages";
import { courseIdParameters } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.deleteTitle());

const missing = { path: coursesPath, title: m.noSuchCourseTitle };

export const loader = pageLoader({
  access: "learner",
  input: courseIdParameters,
  missing,
  async run({ app, actor, input }) {
    const { id, name } = await findCourse(app, actor, input.courseId);
    return { id, name };
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: courseIdParameters,
    failureTitle: m.notDeletedTitle,
    missing,
    async run({ app, actor, input, scope }) {
      await deleteCourse(app, actor, input.courseId);
      scope.leaveNotice({ tone: "success", title: m.deletedTitle() });
      return redirect(coursesPath);
    },
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notDeletedTitle(), failure: m.noAnswer() });

export default function DeleteCourse() {
  const answer = useActionData<typeof action>();
  return <DeleteCourseScreen {...useLoaderData<typeof loader>()} notice={answer?.result.notice} />;
}
