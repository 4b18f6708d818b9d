import { apiRoute, endpoint } from "~/platform/api-route.server";
import { findLearners } from "./find-learners.server";
import { searchSchema } from "./schema";

const route = apiRoute({
  GET: endpoint({
    access: "administrator",
    input: searchSchema,
    run: ({ app, input }) => findLearners(app, input.q, input.exact !== undefined),
  }),
});

export const loader = route.loader;
export const action = route.action;
