import { redirect } from "@remix-run/cloudflare";
import { downloadOf } from "~/assessment/export/download-of.server";
import { AppError } from "~/platform/errors";
import { pageLoader } from "~/platform/page-route.server";
import { exportDeck } from "./export-deck.server";
import * as m from "./messages";
import { exportParameters } from "./schema";

export const loader = pageLoader({
  access: "learner",
  input: exportParameters,
  async run({ app, actor, input, scope }) {
    try {
      return downloadOf(await exportDeck(app, actor, input));
    } catch (error) {
      // A download has no page that could show a notice.
      if (error instanceof AppError) return new Response(error.message, { status: error.status });
      app.log.error("export_failed", error, { format: input.format });
      scope.leaveNotice({
        tone: "error",
        title: m.exportFailedTitle(),
        message: m.exportFailed(),
      });
      return redirect(`/app/flashcards/${input.deckId}`);
    }
  },
});
