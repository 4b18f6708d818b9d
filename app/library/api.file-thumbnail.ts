import { apiRoute, endpoint } from "~/platform/api-route.server";
import { drawThumbnail } from "./draw-thumbnail.server";
import { fileParameters } from "./schema";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: fileParameters,
    run: async ({ app, actor, input, request }) => drawThumbnail(app, actor, input.id, request),
  }),
});

export const loader = route.loader;
export const action = route.action;
