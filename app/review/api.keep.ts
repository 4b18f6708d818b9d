import { apiRoute, endpoint } from "~/platform/api-route.server";
import { keepForReview } from "./keep-for-review.server";
import { removeFromReview } from "./remove-from-review.server";
import { keepSchema, keptWorkParameters } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: keepSchema,
    run: async ({ app, actor, input }) => ({ kept: await keepForReview(app, actor, input) }),
  }),
  DELETE: endpoint({
    access: "learner",
    input: keptWorkParameters,
    async run({ app, actor, input }) {
      await removeFromReview(app, actor, input);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
