import { apiRoute, endpoint } from "~/platform/api-route.server";
import { previewLoad } from "./preview-load.server";
import { loadParameters } from "./schema";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: loadParameters,
    run: async ({ app, actor, input: { id, examOn } }) => previewLoad(app, actor, id, examOn),
  }),
});

export const loader = route.loader;
export const action = route.action;
