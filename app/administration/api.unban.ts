import { apiRoute, endpoint } from "~/platform/api-route.server";
import { unbanLearner } from "./ban-learner.server";
import { notedSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "administrator",
    input: notedSchema,
    run: async ({ app, input }) => {
      await unbanLearner(app, input.id, input.note);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
