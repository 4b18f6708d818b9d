import { z } from "zod";
import { downloadOf } from "~/assessment/export/download-of.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { collectionFormats, exportEverything } from "./export-everything.server";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: z.object({ format: z.enum(collectionFormats) }),
    run: async ({ app, actor, input }) =>
      downloadOf(await exportEverything(app, actor, input.format)),
  }),
});

export const loader = route.loader;
export const action = route.action;
