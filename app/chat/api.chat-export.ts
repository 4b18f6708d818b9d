import { apiRoute, endpoint } from "~/platform/api-route.server";
import { exportNotes, notesResponse } from "./export-notes.server";
import { exportRequestSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: exportRequestSchema,
    run: async ({ app, actor, input }) => notesResponse(await exportNotes(app, actor, input)),
  }),
});

export const loader = route.loader;
export const action = route.action;
