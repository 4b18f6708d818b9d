import { scopeSchema } from "~/library/schema";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { resetChat } from "./reset-chat.server";

const route = apiRoute({
  POST: endpoint({
    access: "learner",
    input: scopeSchema,
    async run({ app, actor, input }) {
      await resetChat(app, actor, input);
      return { success: true };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
