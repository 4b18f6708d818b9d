import { scopeSchema } from "~/library/schema";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { listConcepts } from "./list-concepts.server";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: scopeSchema,
    run: async ({ app, actor, input }) => ({ concepts: await listConcepts(app, actor, input) }),
  }),
});

export const loader = route.loader;
export const action = route.action;
