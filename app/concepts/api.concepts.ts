import { apiRoute, endpoint } from "~/platform/api-route.server";
import { listConcepts } from "./list-concepts.server";
import { conceptsParameters } from "./schema";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: conceptsParameters,
    run: async ({ app, actor, input }) => ({ concepts: await listConcepts(app, actor, input) }),
  }),
});

export const loader = route.loader;
export const action = route.action;
