import { fileParameters } from "~/library/schema";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { writeStudyGuide } from "./write-study-guide.server";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: fileParameters,
    run: async ({ app, actor, input }) =>
      writeStudyGuide(app, actor, { fileId: input.id, courseId: null }),
  }),
});

export const loader = route.loader;
export const action = route.action;
