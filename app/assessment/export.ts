import { z } from "zod";
import { downloadOf } from "~/assessment/export/download-of.server";
import { exportWork } from "~/assessment/export/export-work.server";
import { idSchema } from "~/library/schema";
import { AppError } from "~/platform/errors";
import { pageLoader } from "~/platform/page-route.server";
import { exportFormats } from "./export/export-formats";

export const loader = pageLoader({
  access: "learner",
  input: z.object({ id: idSchema, format: z.enum(exportFormats) }),
  async run({ app, actor, input }) {
    try {
      return downloadOf(await exportWork(app, actor, input));
    } catch (error) {
      // A download has no page that could show a notice.
      if (error instanceof AppError) return new Response(error.message, { status: error.status });
      throw error;
    }
  },
});
