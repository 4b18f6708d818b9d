import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import { CoursesScreen } from "./components/courses-screen";
import { countDue } from "./count-due.server";
import { courseLink } from "./course-links";
import { describeExam } from "./describe-exam";
import { listCourses } from "./list-courses.server";
import * as m from "./messages";
import { orderCourses } from "./order-courses";

export const meta: MetaFunction = () => pageMeta(m.coursesTitle());

export const loader = pageLoader({
  access: "learner",
  input: noInput,
  early: async ({ app, owner }) => Promise.all([listCourses(app, owner), countDue(app, owner)]),
  async run({ app, early: [courses, countsOf] }) {
    const now = app.clock.now();
    return {
      courses: orderCourses(courses, now).map((course) => ({
        id: course.id,
        name: course.name,
        href: courseLink(course.id),
        exam: describeExam(course.examOn, now),
        documents: course.fileIds.length,
        ...countsOf(course),
      })),
    };
  },
});

export default function Courses() {
  return <CoursesScreen {...useLoaderData<typeof loader>()} />;
}
