import { apiRoute, endpoint } from "~/platform/api-route.server";
import { deleteLearner } from "./delete-learner.server";
import { learnerSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "administrator",
    input: learnerSchema,
    run: async ({ app, input }) => {
      await deleteLearner(app, input.id);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
