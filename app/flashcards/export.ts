import { AppError } from "~/platform/errors";
import { pageLoader } from "~/platform/page-route.server";
import { exportCards } from "./export-cards.server";
import { deckParameters } from "./schema";

export const loader = pageLoader({
  access: "learner",
  input: deckParameters,
  async run({ app, actor, input }) {
    try {
      const { fileName, text } = await exportCards(app, actor, input.deckId);
      return new Response(text, {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="${fileName}"`,
        },
      });
    } catch (error) {
      // There is no page around a download that could say it.
      if (error instanceof AppError) return new Response(error.message, { status: error.status });
      throw error;
    }
  },
});
