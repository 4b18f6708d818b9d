import { apiRoute, endpoint } from "~/platform/api-route.server";
import { listReview } from "./list-review.server";
import { queueParameters } from "./schema";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: queueParameters,
    run: async ({ app, actor, input }) => listReview(app, actor, input),
  }),
});

export const loader = route.loader;
export const action = route.action;
