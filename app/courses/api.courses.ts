import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { createCourse } from "./create-course.server";
import { listCourses } from "./list-courses.server";
import { newCourseSchema } from "./schema";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: noInput,
    run: async ({ app, actor }) => listCourses(app, actor),
  }),
  POST: endpoint({
    access: "learner",
    input: newCourseSchema,
    status: 201,
    run: async ({ app, actor, input }) => createCourse(app, actor, input),
  }),
});

export const loader = route.loader;
export const action = route.action;
