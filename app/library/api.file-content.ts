import { apiRoute, endpoint } from "~/platform/api-route.server";
import { openContent } from "./open-content.server";
import { fileParameters } from "./schema";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: fileParameters,
    run: async ({ app, actor, input, request }) => openContent(app, actor, input.id, request),
  }),
});

export const loader = route.loader;
export const action = route.action;
