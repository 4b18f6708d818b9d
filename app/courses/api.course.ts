import { apiRoute, endpoint } from "~/platform/api-route.server";
import { changeCourse } from "./change-course.server";
import { deleteCourse } from "./delete-course.server";
import { courseChangeSchema, courseParameters } from "./schema";

const route = apiRoute({
  PATCH: endpoint({
    access: "learner",
    input: courseChangeSchema,
    run: async ({ app, actor, input: { id, ...change } }) => changeCourse(app, actor, id, change),
  }),
  DELETE: endpoint({
    access: "learner",
    input: courseParameters,
    async run({ app, actor, input }) {
      await deleteCourse(app, actor, input.id);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
