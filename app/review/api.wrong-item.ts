import { apiRoute, endpoint } from "~/platform/api-route.server";
import { itemParameters, wrongSchema } from "./schema";
import { putBack, setAside } from "./set-aside.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: wrongSchema,
    async run({ app, actor, input }) {
      await setAside(app, actor, input);
      return { success: true };
    },
  }),
  DELETE: endpoint({
    access: "learner",
    input: itemParameters,
    async run({ app, actor, input }) {
      await putBack(app, actor, input.id);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
