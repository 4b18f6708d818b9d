import { apiRoute, endpoint } from "~/platform/api-route.server";
import { removeItem } from "./remove-item.server";
import { itemParameters } from "./schema";

const route = apiRoute({
  DELETE: endpoint({
    access: "learner",
    input: itemParameters,
    async run({ app, actor, input }) {
      await removeItem(app, actor, input.id);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
