import { apiRoute, endpoint } from "~/platform/api-route.server";
import { openTrack } from "./open-track.server";
import { trackParameters } from "./schema";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: trackParameters,
    run: async ({ app, actor, input, request }) => openTrack(app, actor, input.id, request),
  }),
});

export const loader = route.loader;
export const action = route.action;
