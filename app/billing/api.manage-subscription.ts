import { apiRoute, endpoint } from "~/platform/api-route.server";
import { noInput } from "~/platform/route.server";
import { openPortal } from "./open-portal.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: noInput,
    run: async ({ app, actor, request }) => ({
      url: await openPortal(app, actor, new URL(request.url).origin),
    }),
  }),
});

export const loader = route.loader;
export const action = route.action;
