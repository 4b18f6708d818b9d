import { apiRoute, endpoint } from "~/platform/api-route.server";
import { reportItem, restoreItem } from "./report-item.server";
import { itemParameters, wrongSchema } from "./schema";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: wrongSchema,
    async run({ app, actor, input }) {
      await reportItem(app, actor, input);
      return { success: true };
    },
  }),
  DELETE: endpoint({
    access: "learner",
    input: itemParameters,
    async run({ app, actor, input }) {
      await restoreItem(app, actor, input.id);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
