import { apiRoute, endpoint } from "~/platform/api-route.server";
import { checkBrowserPhrasing } from "./check-phrasing.server";
import { phrasingRequestSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: phrasingRequestSchema,
    run: ({ app, actor, input }) => checkBrowserPhrasing(app, actor, input),
  }),
});

export const loader = route.loader;
export const action = route.action;
