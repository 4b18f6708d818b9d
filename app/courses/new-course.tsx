import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { NewCourseScreen } from "./components/new-course-screen";
import { courseLink, examDateId, newCoursePath } from "./course-links";
import { createCourse } from "./create-course.server";
import { findOwnCourse } from "./find-own-course.server";
import * as m from "./messages";
import { courseForm, coursePageParameters } from "./schema";
import { viewCourse } from "./view-course.server";

export const meta: MetaFunction = () => pageMeta(m.newCourseTitle());

export const loader = pageLoader({
  access: "learner",
  input: coursePageParameters,
  missing: { path: newCoursePath, title: m.documentNotFound },
  async run({ app, actor, input: { fileId, draft } }) {
    if (fileId === undefined || draft) return viewCourse(app, actor, null, draft);
    const course = await findOwnCourse(app, actor, fileId);
    if (course.id !== null) throw redirect(`${courseLink(course.id)}#${examDateId}`);
    return viewCourse(app, actor, course, undefined);
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: courseForm,
    failureTitle: m.notSavedTitle,
    async run({ app, actor, input, scope, newId }) {
      const { id } = await createCourse(app, actor, input, newId);
      scope.leaveNotice({ tone: "success", title: m.savedTitle() });
      return redirect(courseLink(id));
    },
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notSavedTitle(), failure: m.noAnswer() });

export default function NewCourse() {
  const answer = useActionData<typeof action>();
  return <NewCourseScreen view={useLoaderData<typeof loader>()} result={answer?.result} />;
}
