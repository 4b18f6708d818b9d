import { apiRoute, endpoint } from "~/platform/api-route.server";
import { listReview } from "./list-review.server";
import { queueParameters } from "./schema";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: queueParameters,
    run: async ({ app, actor, input, request }) => listReview(app, actor, input, request),
  }),
});

export const loader = route.loader;
export const action = route.action;
