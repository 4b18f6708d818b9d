import { apiRoute, endpoint } from "~/platform/api-route.server";
import { itemNotFound } from "./review-sources.server";
import { ratingParameters } from "./schema";
import { undoAnswer } from "./undo-answer.server";

const route = apiRoute({
  DELETE: endpoint({
    access: "learner",
    input: ratingParameters,
    async run({ app, actor, input }) {
      const itemId = await undoAnswer(app, actor, input.ratingId);
      if (itemId === null) throw itemNotFound();
      return { itemId };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
