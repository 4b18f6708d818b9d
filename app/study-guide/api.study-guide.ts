import { apiRoute, endpoint } from "~/platform/api-route.server";
import { guideParameters } from "./schema";
import { writeStudyGuide } from "./write-study-guide.server";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: guideParameters,
    run: async ({ app, actor, input }) => writeStudyGuide(app, actor, input),
  }),
});

export const loader = route.loader;
export const action = route.action;
