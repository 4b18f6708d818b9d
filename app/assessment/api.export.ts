import { z } from "zod";
import { downloadOf } from "~/assessment/export/download-of.server";
import { exportWork } from "~/assessment/export/export-work.server";
import { idSchema } from "~/library/schema";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { exportFormats } from "./export/export-formats";
import * as m from "./messages";

const route = apiRoute({
  GET: endpoint({
    access: "learner",
    input: z.object({
      id: idSchema,
      format: z.enum(exportFormats, { error: m.exportFormatUnknown }),
    }),
    run: async ({ app, actor, input }) => downloadOf(await exportWork(app, actor, input)),
  }),
});

export const loader = route.loader;
export const action = route.action;
