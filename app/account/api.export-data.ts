import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { exportData } from "./export-data.server";
import { presentedSession } from "./session-token.server";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: noInput,
    run: async ({ app, actor, request }) => exportData(app, actor, await presentedSession(request)),
  }),
});

export const loader = route.loader;
export const action = route.action;
