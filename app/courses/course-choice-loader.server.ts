import { pageLoader } from "~/platform/page-route.server";
import { listCourses } from "./list-courses.server";
import { optionalCourse } from "./schema";

/** The loader of a page whose form has a `CourseField`. */
export const courseChoiceLoader = pageLoader({
  access: "learner",
  input: optionalCourse,
  early: ({ app, owner }) => listCourses(app, owner),
  run: async ({ input: { courseId }, early }) => ({
    courses: early.map(({ id, name }) => ({ id, name })),
    /** The one that the page was opened from. */
    courseId: courseId ?? null,
  }),
});
