import { apiRoute, endpoint } from "~/platform/api-route.server";
import { generateTracks } from "./generate-tracks.server";
import { generateSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: generateSchema,
    run: async ({ input }) => generateTracks(input),
  }),
});

export const loader = route.loader;
export const action = route.action;
