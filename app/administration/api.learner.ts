import { apiRoute, endpoint } from "~/platform/api-route.server";
import { showLearner } from "./find-learners.server";
import { learnerSchema } from "./schema";

const route = apiRoute({
  GET: endpoint({
    access: "administrator",
    input: learnerSchema,
    run: ({ app, input }) => showLearner(app, input.id),
  }),
});

export const loader = route.loader;
export const action = route.action;
