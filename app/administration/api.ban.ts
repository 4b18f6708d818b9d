import { apiRoute, endpoint } from "~/platform/api-route.server";
import { banLearner } from "./ban-learner.server";
import { notedSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "administrator",
    input: notedSchema,
    run: ({ app, input }) => banLearner(app, input.id, input.note),
  }),
});

export const loader = route.loader;
export const action = route.action;
