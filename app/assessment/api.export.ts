import { z } from "zod";
import { idSchema } from "~/library/schema";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { downloadOf } from "./download-of.server";
import { exportFormats } from "./export/export-formats";
import { exportWork } from "./export-work.server";
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
